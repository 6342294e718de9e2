import Testing

@testable import SceneText

@Suite struct ShortRendererTests {
    @Test func writesALineForEachFinding() {
        #expect(
            Findings.unresolvedOutlet.text(ShortRenderer()) == """
                Scenes/Invalid/unresolved-outlet.yaml:14:29: error: outlet 'titleLabel' of \
                'ContactCell' names no view [unresolved-outlet]

                """
        )
        #expect(
            Findings.scripts.text(ShortRenderer()) == """
                scene.yaml:1:20: error: no view 'x' [unresolved-outlet]
                scene.yaml:2:5: warning: unknown tag 'y' [unknown-tag]
                scene.yaml:3:1: warning: the file ends [unknown-tag]

                """
        )
    }

    @Test func keepsAMessageOnItsLine() {
        var findings = Findings()
        let scene = findings.add("a\nb.yaml", "x")
        findings.report(Findings.outlet, "no view '\u{1B}[31m\n'", at: findings.mark(scene, "x"))
        #expect(
            findings.text(ShortRenderer())
                == "a␊b.yaml:1:1: error: no view '␛[31m␊' [unresolved-outlet]\n"
        )
    }

    @Test func writesNothingWithoutFindings() {
        #expect(Findings().text(ShortRenderer()).isEmpty)
    }

    @Test func countsColumnsOnALineOfManyFindings() {
        var findings = Findings()
        let scene = findings.add("scene.yaml", "ё1, ё2, ё3\n4")
        for piece in ["2", "3", "1", "4"] { findings.report(at: findings.mark(scene, piece)) }
        let places = findings.text(ShortRenderer()).split(separator: "\n").map { $0.prefix(15) }
        #expect(
            places == ["scene.yaml:1:6:", "scene.yaml:1:10", "scene.yaml:1:2:", "scene.yaml:2:1:"]
        )
    }
}

@Suite struct JSONRendererTests {
    @Test func writesAnObjectForEachFinding() {
        #expect(
            Findings.unresolvedOutlet.text(JSONRenderer()) == """
                {"version":1,"severity":"error","code":"unresolved-outlet",\
                "message":"outlet 'titleLabel' of 'ContactCell' names no view",\
                "path":"Scenes/Invalid/unresolved-outlet.yaml",\
                "line":14,"column":29,"endLine":14,"endColumn":37,"startOffset":65,"endOffset":73,\
                "label":"no view of this cell has this id",\
                "secondary":[{"path":"Scenes/Invalid/unresolved-outlet.yaml",\
                "line":12,"column":14,"endLine":12,"endColumn":25,"startOffset":24,"endOffset":35,\
                "label":"the outlet is declared by this class"}],"notes":[],\
                "helps":[{"text":"a view with a similar id exists: 'nameLabel'",\
                "edit":{"path":"Scenes/Invalid/unresolved-outlet.yaml",\
                "line":14,"column":29,"endLine":14,"endColumn":37,"startOffset":65,"endOffset":73,\
                "replacement":"nameLabel"}}]}

                """
        )
        #expect(
            Findings.scripts.text(JSONRenderer()) == #"""
                {"version":1,"severity":"error","code":"unresolved-outlet","message":"no view 'x'",\#
                "path":"scene.yaml","line":1,"column":20,"endLine":1,"endColumn":21,\#
                "startOffset":35,"endOffset":36,\#
                "secondary":[{"path":"my views/50%, a:b.yaml","line":1,"column":4,"endLine":1,\#
                "endColumn":7,"startOffset":4,"endOffset":7,"label":"used here"}],\#
                "notes":["100 % of it:\nall"],"helps":[]}
                {"version":1,"severity":"warning","code":"unknown-tag","message":"unknown tag 'y'",\#
                "path":"scene.yaml","line":2,"column":5,"endLine":2,"endColumn":8,\#
                "startOffset":43,"endOffset":46,"label":"tag","secondary":[],"notes":[],"helps":[]}
                {"version":1,"severity":"warning","code":"unknown-tag","message":"the file ends",\#
                "path":"scene.yaml","line":3,"column":1,"endLine":3,"endColumn":1,\#
                "startOffset":48,"endOffset":48,"secondary":[],"notes":[],"helps":[]}

                """#
        )
    }
}

@Suite struct GitHubRendererTests {
    @Test func writesACommandForEachFinding() {
        #expect(
            Findings.unresolvedOutlet.text(GitHubRenderer()) == """
                ::error file=Scenes/Invalid/unresolved-outlet.yaml,line=14,endLine=14,col=29,\
                endColumn=37,title=unresolved-outlet::\
                outlet 'titleLabel' of 'ContactCell' names no view\
                %0Ahelp: a view with a similar id exists: 'nameLabel'

                """
        )
        #expect(
            Findings.scripts.text(GitHubRenderer()) == """
                ::error file=scene.yaml,line=1,endLine=1,col=20,endColumn=21,\
                title=unresolved-outlet::no view 'x'%0Anote: 100 %25 of it:%0Aall
                ::warning file=scene.yaml,line=2,endLine=2,col=5,endColumn=8,\
                title=unknown-tag::unknown tag 'y'
                ::warning file=scene.yaml,line=3,endLine=3,col=1,endColumn=1,\
                title=unknown-tag::the file ends

                """
        )
    }

    @Test func escapesPathsAndLeavesOutTheEndColumnOfSeveralLines() {
        var findings = Findings()
        let scene = findings.add("50%, a:b.yaml", "a\nb")
        findings.report(at: findings.mark(scene, "a\nb"))
        #expect(
            findings.text(GitHubRenderer()) == """
                ::error file=50%25%2C a%3Ab.yaml,line=1,endLine=2,col=1,\
                title=unresolved-outlet::message

                """
        )
    }
}

@Suite struct SARIFRendererTests {
    private let renderer = SARIFRenderer(tool: "scenectl", version: "1.2.3")

    @Test func writesALogWithRulesAndFixes() {
        #expect(
            Findings.unresolvedOutlet.text(renderer) == #"""
                {"$schema":"https://json.schemastore.org/sarif-2.1.0.json","version":"2.1.0",\#
                "runs":[{"tool":{"driver":{"name":"scenectl","version":"1.2.3",\#
                "rules":[{"id":"unresolved-outlet",\#
                "shortDescription":{"text":"An outlet names no view."},\#
                "fullDescription":{"text":"The outlet would be nil."},\#
                "help":{"text":"The outlet would be nil.\n\nBad:\n\n\n\nGood:\n\n",\#
                "markdown":"The outlet would be nil.\n\nBad:\n\n```yaml\n\n```\n\nGood:\n\n```yaml\n\n```"},\#
                "defaultConfiguration":{"level":"error"},"properties":{"tags":["outlets"]}}]}},\#
                "invocations":[{"executionSuccessful":true}],\#
                "originalUriBaseIds":{"%SRCROOT%":{"description":{"text":\#
                "The top of the repository, or the folder of the run if there is none."}}},\#
                "columnKind":"unicodeCodePoints",\#
                "results":[{"ruleId":"unresolved-outlet","ruleIndex":0,"level":"error",\#
                "message":{"text":"outlet 'titleLabel' of 'ContactCell' names no view\#
                \nhelp: a view with a similar id exists: 'nameLabel'"},\#
                "locations":[{"physicalLocation":\#
                {"artifactLocation":{"uri":"Scenes/Invalid/unresolved-outlet.yaml","uriBaseId":"%SRCROOT%"},\#
                "region":{"startLine":14,"startColumn":29,"endLine":14,"endColumn":37,\#
                "byteOffset":65,"byteLength":8}},\#
                "message":{"text":"no view of this cell has this id"}}],\#
                "relatedLocations":[{"physicalLocation":\#
                {"artifactLocation":{"uri":"Scenes/Invalid/unresolved-outlet.yaml","uriBaseId":"%SRCROOT%"},\#
                "region":{"startLine":12,"startColumn":14,"endLine":12,"endColumn":25,\#
                "byteOffset":24,"byteLength":11}},\#
                "message":{"text":"the outlet is declared by this class"}}],\#
                "partialFingerprints":{"codeFileMessage/v1":"0c02e2d2a1c41dad"},\#
                "fixes":[{"description":{"text":"a view with a similar id exists: 'nameLabel'"},\#
                "artifactChanges":[{\#
                "artifactLocation":{"uri":"Scenes/Invalid/unresolved-outlet.yaml","uriBaseId":"%SRCROOT%"},\#
                "replacements":[{"deletedRegion":{"startLine":14,"startColumn":29,"endLine":14,\#
                "endColumn":37,"byteOffset":65,"byteLength":8},\#
                "insertedContent":{"text":"nameLabel"}}]}]}]}]}]}

                """#
        )
    }

    @Test func numbersTheRulesAndEncodesPaths() {
        let text = Findings.scripts.text(renderer)
        #expect(text.contains(#""uri":"my%20views/50%25%2C%20a%3Ab.yaml""#))
        #expect(text.contains(#"{"ruleId":"unknown-tag","ruleIndex":1,"level":"warning""#))
        #expect(text.contains(#""byteOffset":48,"byteLength":0"#))
    }

    @Test func tellsHowTheRunEnded() {
        let renderer = SARIFRenderer(tool: "x", version: "1", exitCode: 2, failures: ["no a"])
        let text = Findings().text(renderer)
        #expect(
            text.contains(
                #""invocations":[{"executionSuccessful":false,"exitCode":2,"toolExecutionNotifications""#
                    + #":[{"level":"error","message":{"text":"no a"}}]}]"#
            )
        )
    }

    @Test func writesALogWithoutFindings() {
        #expect(
            Findings().text(renderer) == #"""
                {"$schema":"https://json.schemastore.org/sarif-2.1.0.json","version":"2.1.0",\#
                "runs":[{"tool":{"driver":{"name":"scenectl","version":"1.2.3","rules":[]}},\#
                "invocations":[{"executionSuccessful":true}],\#
                "originalUriBaseIds":{"%SRCROOT%":{"description":{"text":\#
                "The top of the repository, or the folder of the run if there is none."}}},\#
                "columnKind":"unicodeCodePoints","results":[]}]}

                """#
        )
    }
}
