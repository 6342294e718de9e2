import SceneGoldens
import SceneKitLite

extension BoardFile {
    /// Puts beside each picture how it was before; what is gone since is shown as it was.
    mutating func compare(with old: BoardFile?, at reference: String) {
        var rest = old?.cards ?? []
        for index in cards.indices {
            guard let place = rest.firstIndex(where: { $0.key == cards[index].key }) else {
                cards[index].change = .added
                continue
            }
            cards[index].compare(with: rest.remove(at: place), at: reference)
        }
        for var card in rest {
            card.change = .removed
            card.links = []
            card.findings = []
            cards.append(card)
        }
    }
}

extension BoardCard {
    fileprivate mutating func compare(with old: BoardCard, at reference: String) {
        let (before, now) = (old.description, description)
        guard before != now || old.picture.svg != picture.svg else {
            change = .same
            return
        }
        change = .changed
        if old.picture.svg != picture.svg { oldPicture = old.picture }
        difference = GoldenDiff(recorded: before, drawn: now).text(
            oldName: reference,
            newName: "now"
        )
    }
}
