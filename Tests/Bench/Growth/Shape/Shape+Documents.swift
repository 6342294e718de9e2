import Foundation

extension Shape {
    /// Documents of Interface Builder; whether a file is one is told by its first bytes.
    static let documents = [
        Shape("scenes of a storyboard", [.validate, .render, .toScene], upTo: 20_000) { n in
            storyboard(
                lines(n, 0) { number in
                    scene(
                        number,
                        label(number, "Label \(number)", y: 20),
                        "<segue destination=\"c\((number + 1) % n)\" kind=\"show\" id=\"g\(number)\"/>"
                    )
                }
            )
        },
        Shape(
            "cells of a static table in a storyboard",
            [.validate, .full, .toScene],
            upTo: 10_000
        ) {
            n in
            storyboard(
                table(
                    "dataMode=\"static\"",
                    "<sections><tableViewSection id=\"s\"><cells>"
                        + lines(n, 0) { cell($0, label($0, "Label \($0)", y: 11)) }
                        + "</cells></tableViewSection></sections>"
                )
            )
        },
        Shape("prototypes of a storyboard", [.validate, .full, .toScene], upTo: 10_000) { n in
            storyboard(
                table(
                    "dataMode=\"prototypes\"",
                    "<prototypes>" + lines(n, 0) { cell($0, label($0, "Label", y: 11)) }
                        + "</prototypes>"
                )
            )
        },
        Shape(
            "attributes of an element of markup",
            [.validate],
            data: (
                "m.xml",
                { n in
                    "<LMColumnView \((0..<n).map { "layer.a\($0)=\"1\"" }.joined(separator: " "))/>"
                }
            )
        ) { _ in "scenes: {s: {controller: view, view: {file: m.xml}}}\n" },
        Shape("framed views one below the other", [.validate, .full, .toScene], upTo: 8_000) { n in
            storyboard(scene(0, lines(n, 0) { label($0, "Label \($0)", y: 30 * $0) }))
        },
        Shape("framed views in a grid", [.validate, .full, .toScene], upTo: 8_000) { n in
            storyboard(
                scene(0, lines(n, 0) { label($0, "\($0)", x: 40 * ($0 % 8), y: 30 * ($0 / 8)) })
            )
        },
        Shape("framed views in one place", [.validate, .full, .toScene], upTo: 8_000) { n in
            storyboard(scene(0, lines(n, 0) { label($0, "Label \($0)", y: 20) }))
        },
        Shape("objects that are not there", [.json], upTo: 40_000, broken: true) { n in
            storyboard(
                scene(
                    0,
                    label(0, "Label", y: 20),
                    lines(n, 0) {
                        "<outlet property=\"p\($0)\" destination=\"x\($0)\" id=\"o\($0)\"/>"
                    }
                )
            )
        },
        Shape("outlets of a controller in a storyboard", [.validate, .toScene], upTo: 8_000) { n in
            storyboard(
                scene(
                    0,
                    lines(n, 0) { label($0, "Label", y: 30 * $0) },
                    lines(n, 0) {
                        "<outlet property=\"p\($0)\" destination=\"l\($0)\" id=\"o\($0)\"/>"
                    }
                )
            )
        },
    ]

    private static func storyboard(_ scenes: String) -> String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
        initialViewController="c0">
        <scenes>
        \(scenes)</scenes>
        </document>

        """
    }

    private static func scene(_ number: Int, _ views: String, _ connections: String = "") -> String
    {
        """
        <scene sceneID="s\(number)"><objects><viewController id="c\(number)" \
        customClass="Screen\(number)" sceneMemberID="viewController">
        <view key="view" contentMode="scaleToFill" id="v\(number)">
        <rect key="frame" x="0" y="0" width="375" height="667"/>
        <subviews>\(views)</subviews></view>
        <connections>\(connections)</connections></viewController></objects></scene>
        """
    }

    private static func table(_ attributes: String, _ content: String) -> String {
        """
        <scene sceneID="s"><objects><tableViewController id="c0" sceneMemberID="viewController">
        <tableView key="view" contentMode="scaleToFill" \(attributes) id="t">\(content)</tableView>
        </tableViewController></objects></scene>

        """
    }

    private static func cell(_ number: Int, _ views: String) -> String {
        """
        <tableViewCell contentMode="scaleToFill" reuseIdentifier="r\(number)" id="p\(number)">\
        <tableViewCellContentView key="contentView" contentMode="center" id="q\(number)">\
        <rect key="frame" x="0" y="0" width="375" height="44"/><subviews>\(views)</subviews>\
        </tableViewCellContentView></tableViewCell>
        """
    }

    private static func label(_ number: Int, _ text: String, x: Int = 16, y: Int) -> String {
        """
        <label contentMode="left" text="\(text)" id="l\(number)">\
        <rect key="frame" x="\(x)" y="\(y)" width="38" height="21"/></label>
        """
    }
}
