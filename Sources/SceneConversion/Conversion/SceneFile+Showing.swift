import SceneKitLite
import SceneRules
package import SceneText

extension SceneFile {
    /// Everything that shows a diagnostic code in an example: what is found in the file, and what goes wrong
    /// in drawing it, or in turning its tables dynamic where the code is of conversions.
    package func findings(showing code: DiagnosticCode) -> (findings: [Diagnostic], in: SourceMap) {
        guard code.isFoundByConverting else { return (findingsWhenDrawn, sources) }
        let result = SceneConverter(ConversionRequest(.dynamic)).convert(self)
        return (findingsWhenDrawn + result.findings, result.sources)
    }
}
