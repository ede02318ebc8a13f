/// Parts of a text that are cut out or replaced: positions are numbers of characters here.
enum StringChanges {
  static let methods: [String: LibraryType.Method] = [
    "replacingCharacters": { value, site in
      guard var text = value.text, let range = site.evaluate("in"), let new = site.evaluate("with")?.text else {
        return nil
      }
      replace(range, in: &text, from: value.firstPosition, with: new, site)
      return .string(text)
    }
  ]

  static let mutatingMethods: [String: LibraryType.MutatingMethod] = [
    "remove": { site, _ in
      let index = site.evaluate(0).integer ?? -1
      return { value in
        var removed = Value.none
        let index = index &- value.firstPosition
        _ = value.changeText { text in
          guard text.utf8.count > index, index >= 0,
            let place = text.index(text.startIndex, offsetBy: index, limitedBy: text.endIndex), place < text.endIndex
          else { return }
          removed = .string(String(text.remove(at: place)))
        }
        return removed
      }
    },
    "popLast": { _, _ in
      { value in
        var removed = Value.none
        _ = value.changeText { text in removed = text.popLast().map { .string(String($0)) } ?? .none }
        return removed
      }
    },
    "removeSubrange": { site, _ in
      let range = site.evaluate(0)
      return { value in
        let start = value.firstPosition
        return value.changeText { replace(range, in: &$0, from: start, with: "", site) }
      }
    },
    "replaceSubrange": { site, _ in
      let range = site.evaluate(0)
      let new = StandardLibrary.joinedTexts(
        StandardLibrary.elements(site.evaluate("with") ?? .string(""), site.evaluator),
        site.evaluator
      )
      return { value in
        let start = value.firstPosition
        return value.changeText { replace(range, in: &$0, from: start, with: new, site) }
      }
    },
  ]

  static let setters: [String: LibraryType.Setter] = [
    "unicodeScalars": { value, scalars in
      guard case .array(let elements) = scalars else { return false }
      var text = ""
      for element in elements { text.unicodeScalars.append(contentsOf: (element.text ?? "").unicodeScalars) }
      value = .string(text)
      return true
    }
  ]

  private static func replace(
    _ range: Value,
    in text: inout String,
    from first: Int,
    with new: String,
    _ site: CallSite
  ) {
    site.evaluator.spend((text.utf8.count + new.utf8.count) / 16)
    guard let places = range.places(in: text.count, from: first) else { return }
    let start = text.index(text.startIndex, offsetBy: places.lowerBound)
    text.replaceSubrange(start..<text.index(start, offsetBy: places.count), with: new)
  }
}
