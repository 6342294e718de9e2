package import SceneText

extension Label {
    /// How the text of the label is set.
    package var textStyle: TextBlock.Style {
        TextBlock.Style(
            lineLimit: numberOfLines > 0 ? numberOfLines : nil,
            lineBreakMode: lineBreakMode,
            alignment: textAlignment
        )
    }

    /// The lines that the label draws in a size.
    package func textBlock(in size: GridSize) -> TextBlock {
        TextBlock(text ?? "", style: textStyle, width: size.width, height: size.height)
    }
}

extension TextView {
    /// How the text of the view is set: as many lines as it takes, from the top.
    package var textStyle: TextBlock.Style {
        TextBlock.Style(lineLimit: nil, alignment: textAlignment)
    }

    /// The lines of the whole text at a width; those that do not show are cut by the frame.
    package func textBlock(width: Int) -> TextBlock {
        TextBlock(text ?? "", style: textStyle, width: width)
    }
}
