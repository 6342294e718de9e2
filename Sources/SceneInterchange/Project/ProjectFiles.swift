package import SceneText

/// What a document may name without a path: colours and pictures of asset catalogs, and other storyboards.
///
/// Xcode puts all files of a target together, wherever they are in it. Here those of the document's folder
/// come first, then those of the folders around it up to that of the project, each with its subfolders.
/// Names are looked up among what is there: no path is ever made of a name.
package final class ProjectFiles {
    /// What became of looking up a colour.
    package enum ColorAnswer {
        /// The colour as scenes write it.
        case color(Color)

        /// The file of the colour says nothing that can be used.
        case unreadable(path: String, reason: String)
    }

    private let resources: any Resources
    private let folder: String
    private let limits: Limits
    private var colors: [String: ColorAnswer] = [:]

    /// What is around the folder; nothing is looked at before something is asked for.
    private lazy var search: ProjectSearch = {
        var search = ProjectSearch(resources, limits)
        search.look(around: folder)
        return search
    }()

    /// Makes the files around a folder.
    package init(around folder: String, _ resources: any Resources, limits: Limits) {
        self.folder = folder
        self.resources = resources
        self.limits = limits
    }

    // MARK: Colours

    /// What the catalogs say of a colour; nil where none has it.
    package func answer(color name: String) -> ColorAnswer? {
        if let known = colors[name] { return known }
        guard let path = search.colors[name] else { return nil }
        let answer = answer(at: path)
        colors[name] = answer
        return answer
    }

    /// The colour of a name; nil where no catalog has one that can be read.
    package func color(_ name: String) -> Color? {
        if case .color(let color)? = answer(color: name) { color } else { nil }
    }

    private func answer(at path: String) -> ColorAnswer {
        let text: SourceText
        do throws(ResourceError) {
            text = try resources.read(path, limit: limits.assetFileSize)
        } catch {
            return .unreadable(path: path, reason: "the file cannot be opened")
        }
        do throws(ColorSet.Fault) {
            return .color(try ColorSet.color(in: text, limits: limits))
        } catch {
            return .unreadable(path: text.name, reason: error.reason)
        }
    }

    // MARK: Pictures

    /// The picture of a name for a light or a dark screen; nil where no catalog has one that pages can show.
    package func image(_ name: String, isDark: Bool) -> ImageFile? {
        guard let folder = search.images[name],
            let text = try? resources.read("\(folder)/Contents.json", limit: limits.assetFileSize)
        else { return nil }
        let set = ImageSet(text, limits: limits)
        for entry in set.entries(isDark: isDark) {
            // A name in a catalog is one of a file beside it, and no path.
            guard !entry.file.contains("/"),
                let file = try? resources.read(
                    "\(folder)/\(entry.file)",
                    limit: limits.assetFileSize
                ),
                let image = ImageFile(file.bytes, scale: entry.scale, isTemplate: set.isTemplate)
            else { continue }
            return image
        }
        return nil
    }

    // MARK: Storyboards

    /// The path of a storyboard; nil where there is none of the name.
    package func storyboard(_ name: String) -> String? {
        if let path = search.storyboards[name] { return path }
        search.lookEverywhere()
        return search.storyboards[name]
    }

    /// Whether a project names a storyboard, which is there where the project is built.
    package func lists(storyboard name: String) -> Bool { listed.contains(name) }

    /// The names of the storyboards that projects name.
    private lazy var listed: Set<String> = {
        let ending = ".storyboard"
        var names: Set<String> = []
        for path in search.projects {
            let text = try? resources.read(path, limit: limits.sourceCodeSize)
            let pieces = text?.bytes.split { Self.separators.contains($0) } ?? []
            for piece in pieces where piece.suffix(ending.utf8.count).elementsEqual(ending.utf8) {
                let name = String(decoding: piece.drop { $0 == UInt8(ascii: " ") }, as: UTF8.self)
                names.insert(String(name.dropLast(ending.count)))
            }
        }
        return names
    }()

    /// What is around a name in the file of a project.
    private static let separators = Set("\"/;=\n".utf8)

    /// The names of the storyboards that were seen.
    package var storyboardNames: [String] { search.storyboards.keys.sorted() }

    /// Whether all of the project was looked at, so that what was not seen is not there.
    package var isWhole: Bool { search.isWhole }
}
