import SceneText

/// An HTML page that asks for nothing: no file, no network, no font.
struct HTMLPage {
    let title: String
    let style: String

    /// What is in the body before the script, as HTML.
    let body: String
    let script: String

    /// The whole page.
    var text: String {
        """
        <!DOCTYPE html>
        <html lang="en">
        <head>
        <meta charset="utf-8">
        <meta name="viewport" content="width=device-width, initial-scale=1">
        <meta http-equiv="Content-Security-Policy" content="default-src 'none'; \
        style-src 'unsafe-inline'; script-src 'unsafe-inline'; img-src data:">
        <title>\(MarkupText.escaped(title))</title>
        <style>
        \(style)
        </style>
        </head>
        <body>
        \(body)<script>
        \(script)
        </script>
        </body>
        </html>

        """
    }

    /// A difference of texts, with its lines marked as inserted and deleted.
    static func difference(_ text: String) -> String {
        text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
            let line = MarkupText.escaped(String(line))
            return switch line.first {
            case "+": "<ins>\(line)</ins>"
            case "-": "<del>\(line)</del>"
            default: line
            }
        }.joined(separator: "\n")
    }
}
