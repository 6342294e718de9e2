import SceneKitLite
import SceneRules
import SceneText

/// The pictures of scenes.
enum ScenePictures {
    /// Whether a document and its export are valid and draw a scene alike, at the width of the document and at two others.
    static func areAlike(_ document: SceneFile, _ export: SceneFile, _ scene: String) -> Bool {
        guard !document.hasErrors, !export.hasErrors else { return false }
        let own = (ScreenSize(canvasOf: document) ?? .phone).columns
        return [own, 40, 60].allSatisfy { columns in
            let picture = picture(of: scene, in: document, columns: columns)
            return picture != nil
                && picture == Self.picture(of: scene, in: export, columns: columns)
        }
    }

    /// All of a scene, however high; nil for one that cannot be drawn.
    static func picture(of scene: String, in file: SceneFile, columns: Int) -> String? {
        let storyboard = Storyboard(file, classes: .standIns)
        let size = ScreenSize(columns: columns, lines: 40)
        guard !file.hasErrors, let player = ScenePlayer(storyboard, scene: scene, size: size) else {
            return nil
        }
        var bytes: [UInt8] = []
        ScreenRenderer(.text).writeFull(player.window) { bytes += $0 }
        return storyboard.faults.isEmpty ? String(decoding: bytes, as: UTF8.self) : nil
    }
}
