/// Scenes whose rows are written out by several tests, and their results.
enum StaticTableSample {
    static let rivers = """
        data:
          rivers:
            - {title: Africa, rivers: [{name: Nile, long: true}, {name: Congo, color: systemTeal}]}
            - {title: Brazil, note: End, rivers: [{name: Po}]}
        scenes:
          rivers:
            controller: table
            class: Rivers
            table:
              style: plain
              prototypes:
                - {identifier: River, accessory: checkmark, backgroundColor: systemRed}
                - identifier: Long
                  textLabel: {textColor: systemBlue, id: title}
                  accessibility: {hint: Long}
        classes:
          Rivers:
            superclass: TableViewController
            rows:
              from: rivers
              rows: "{group.rivers}"
              header: "{group.title}"
              footer: "{group.note?}"
              index: true
            cells:
              - when: "{item.long ?? false}"
                identifier: Long
                set:
                  textLabel.text: "{item.name}"
                  textLabel.textColor: "{item.color? ?? nil}"
                  accessibility.label: "{item.name} the long"
              - identifier: River
                height: 30.0
                set:
                  textLabel.text: "{item.name}"
                  accessory: "{row == 0 ? 'checkmark' : 'none'}"
                  backgroundColor: "{item.color? ?? nil}"
            willDisplay: {selectionStyle: "{group.title == 'Africa' ? 'none' : 'default'}"}
        snapshots:
          start: {scene: rivers}

        """

    static let level = """
        scenes:
          animal:
            controller: table
            class: AnimalController
            table:
              header: {slider: {id: volume, value: 0.5, accessibility: {label: Volume}, actions: {valueChanged: changed}}}
              prototypes:
                - identifier: NameCell
                  class: NameCell
                  content: {label: {id: name, text: Unknown}}
                  outlets: {nameLabel: name}
                - identifier: KindCell
                  style: value1
                  text: Kind
                - identifier: TagCell
                  content: [{label: {tag: 7}}]
            outlets: {volumeSlider: volume}
        classes:
          NameCell:
            superclass: TableViewCell
            outlets: {nameLabel: Label}
          AnimalController:
            superclass: TableViewController
            properties:
              level: {type: Double, value: 0.5}
              unit: {type: String, value: dB}
              name: String?
            outlets: {volumeSlider: Slider}
            rows: [{kind: name}, {kind: Volume, low: 3}, {kind: tag}, {kind: tag, low: 2}]
            cells:
              - when: "{item.kind == 'name'}"
                identifier: NameCell
                set: {nameLabel.text: "{name?}"}
              - when: "{item.kind == 'Volume'}"
                identifier: KindCell
                set:
                  detailTextLabel.text: >-
                    {{{row + 1}}} {level * item.low | %1.1f}
                    {unit}
                  textLabel.text: "{item.kind}"
              - identifier: TagCell
                set: {"#7.text": "{item.low ?? 0 > 1 ? level : volumeSlider.value}"}
            actions:
              changed: {set: {level: "{volumeSlider.value}", name: Rex}}
        snapshots:
          start: {scene: animal}

        """

    static let tones = """
        data:
          tones: [bell, horn]
        scenes:
          tones:
            controller: table
            table:
              prototypes:
                - {identifier: ToneCell}
                - {identifier: OtherCell}
              sections:
                - cells: [{text: Off}]
                - selectionMode: singleCheckmark
                  rows: {from: tones, header: Tones}
                  cell:
                    identifier: ToneCell
                    set: {textLabel.text: "{item | capitalized}", checked: "{row == 1}"}
                - {rows: {count: 2}, cell: {identifier: OtherCell, set: {textLabel.text: "{section} {row}"}}}
        snapshots:
          s: {do: [select 1 0]}

        """

    static let twice = """
        data:
          lamps: [Desk, Hall]
        scenes:
          tabs:
            controller: tabs
            tabs: [one, two]
          one:
            controller: table
            class: Lamps
            title: One
            table:
              prototypes: # 1
                - {identifier: Lamp, id: first}
          two:
            controller: table
            class: Lamps
            title: Two
            table:
              prototypes:
                - {identifier: Lamp, id: second}
        initial: tabs
        classes:
          Lamps:
            superclass: TableViewController
            rows: lamps
            cell: {identifier: Lamp, set: {textLabel.text: "{item}"}}

        """
}
