extension SwiftScan {
    /// The bundle that a call names after its callee.
    func bundle(after callee: Int) -> IdentifierUse.Bundle {
        guard let argument = labelled(.bundle, arguments(callee + 1)) else { return .app }
        var written = joined(argument.value.lowerBound, argument.value.upperBound) ?? ""
        for module in ["Foundation.", "NS"] where written.hasPrefix(module) {
            written.removeFirst(module.count)
        }
        if Self.app.contains(written) { return .app }
        if [".module", "Bundle.module"].contains(written) { return .module }
        for call in Self.ofClass where written.hasPrefix(call) && written.hasSuffix(")") {
            return bundle(of: String(written.dropFirst(call.count).dropLast()))
        }
        return .other
    }

    private static let app: Set<String> = [
        "nil", ".main", "Bundle.main", "Bundle.mainBundle()", ".mainBundle()",
    ]

    private static let ofClass = [
        "Bundle(for:", ".init(for:", "Bundle.init(for:", "Bundle(forClass:",
    ]

    /// The bundle of a class, which an expression says.
    private func bundle(of written: String) -> IdentifierUse.Bundle {
        if Self.own.contains(written) { return .app }
        let name = written.hasSuffix(".self") ? String(written.dropLast(5)) : ""
        let isName = name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
        return isName && name.first?.isUppercase == true ? .ofClass(name) : .other
    }

    /// The class of the object whose code it is.
    private static let own: Set<String> = [
        "self", "Self.self", "type(of:self)", "self.classForCoder", "classForCoder",
        "self.dynamicType", "self.classForCoder()", "classForCoder()",
    ]
}
