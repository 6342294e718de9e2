extension SceneDecoder {
    /// Decodes `snapshots:`.
    func snapshots(_ node: YAMLNodeID) -> [SnapshotDefinition] {
        var snapshots: [SnapshotDefinition] = []
        entries(of: node, "a mapping from names to snapshots", for: "snapshots") { name, value in
            checkIdentifier(name)
            snapshots.append(snapshot(value, name: name))
        }
        return snapshots
    }

    private func side(_ field: Field) -> Located<Int>? {
        integer(field.value, minimum: Catalog.leastScreenSide, for: field.name)
    }

    private func snapshot(_ node: YAMLNodeID, name: Located<String>) -> SnapshotDefinition {
        var snapshot = SnapshotDefinition(name: name)
        guard !isNull(node) else { return snapshot }
        fields(of: node, as: table(.snapshot), owner: name.range) { field in
            switch field.name {
            case "scene": snapshot.scene = plainText(field.value, for: field.name)
            case "do": snapshot.steps = steps(field)
            case "device": snapshot.device = choice(field.value, of: .device, for: field.name)
            case "width": snapshot.width = side(field)
            case "height": snapshot.height = side(field)
            case "full": snapshot.isFull = boolean(field.value, for: field.name)?.value ?? false
            case "style":
                snapshot.characters = choice(field.value, of: .characters, for: field.name)
            case "format":
                items(of: field.value) { item in
                    if let format = choice(item, of: .format, for: field.name) {
                        snapshot.formats.append(format)
                    }
                }
            case "data": snapshot.data = replacements(field, "a mapping from data to files")
            case "log": snapshot.printsLog = boolean(field.value, for: field.name)?.value ?? false
            default:
                snapshot.redactions = replacements(field, "a mapping from patterns to replacements")
            }
        }
        if let device = snapshot.device, let size = snapshot.width {
            reportConflict(
                "a snapshot has either 'device' or 'width'",
                at: size.range,
                with: device.range
            )
        }
        return snapshot
    }

    private func steps(_ field: Field) -> [StepDefinition] {
        var steps: [StepDefinition] = []
        items(of: field.value) { item in
            guard let text = plainText(item, for: field.name) else { return }
            var parser = StepParser(text.value, at: tree.textOrigin(of: item))
            switch parser.parse() {
            case .success(let step): steps.append(step)
            case .failure(let fault): log.report(fault.diagnostic)
            }
        }
        return steps
    }

    private func replacements(_ field: Field, _ type: String) -> [ReplacementDefinition] {
        var replacements: [ReplacementDefinition] = []
        entries(of: field.value, type, for: field.name) { name, value in
            if let text = plainText(value, for: name.value) {
                replacements.append(ReplacementDefinition(name: name, replacement: text))
            }
        }
        return replacements
    }
}
