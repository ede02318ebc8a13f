import Semantics

/// Parts of sequences, and the positions in them.
extension StandardLibrary {
  /// How many elements the first argument says, at least none.
  private static func count(_ site: CallSite) -> Int {
    let count = site.evaluate(0, as: .named("Int")).integer ?? 0
    if count < 0 { site.evaluator.noteTrap("\(count) elements are asked for", at: site.span) }
    return max(0, count)
  }

  static let slicing: [String: LibraryType.Method] = [
    "prefix": { value, site in
      let all = elements(value, site.evaluator)
      if site.labels == ["while"] || site.closure(0) != nil, let function = site.function(0) {
        return part(
          all.prefix { site.evaluator.isTrue(site.evaluator.call(function, [$0])) },
          of: value,
          site.evaluator
        )
      }
      let isPosition = ["through", "upTo"].contains(site.labels.first)
      let most = count(site) &- (isPosition ? value.firstPosition : 0) &+ (site.labels == ["through"] ? 1 : 0)
      return part(all.prefix(max(0, most)), of: value, site.evaluator)
    },
    "suffix": { value, site in
      let all = elements(value, site.evaluator)
      if site.labels == ["from"] {
        return part(all.dropFirst(max(0, count(site) &- value.firstPosition)), of: value, site.evaluator)
      }
      return part(all.suffix(count(site)), of: value, site.evaluator)
    },
    "dropFirst": { value, site in
      let dropped = site.count == 0 ? 1 : count(site)
      return part(elements(value, site.evaluator).dropFirst(dropped), of: value, site.evaluator)
    },
    "dropLast": { value, site in
      let dropped = site.count == 0 ? 1 : count(site)
      return part(elements(value, site.evaluator).dropLast(dropped), of: value, site.evaluator)
    },
    "drop": { value, site in
      guard let function = site.function(0) else { return nil }
      let rest = elements(value, site.evaluator).drop { site.evaluator.isTrue(site.evaluator.call(function, [$0])) }
      return part(rest, of: value, site.evaluator)
    },
    "reversed": { value, site in .array(elements(value, site.evaluator).reversed()) },
    "shuffled": { value, site in
      if let shuffled = SeededChoices(site)?.rearranged(elements(value, site.evaluator)) { return .array(shuffled) }
      site.evaluator.noteVaryingValue()
      return .array(elements(value, site.evaluator))
    },
    "split": { value, site in
      let last = site.count - 1
      let position = site.index(of: "whereSeparator") ?? (last >= 0 && site.closure(last) != nil ? last : nil)
      let function = position.flatMap { site.function($0) }
      let separator = site.evaluate("separator")
      let most = max(0, site.evaluate("maxSplits")?.integer ?? .max)
      let omitsEmpty = site.evaluate("omittingEmptySubsequences").map(site.evaluator.isTrue) ?? true
      if let text = value.text, let word = separator?.text, word.count > 1 {
        return .array(split(text, at: word, most, omitsEmpty, from: value.firstPosition, site.evaluator))
      }
      let all = elements(value, site.evaluator)
      let parts = all.split(maxSplits: most, omittingEmptySubsequences: omitsEmpty) { element in
        if let function { return site.evaluator.isTrue(site.evaluator.call(function, [element])) }
        return separator.map { site.evaluator.areEqual($0, element) } ?? false
      }
      return .array(parts.map { part($0, of: value, site.evaluator) })
    },
    "index": { value, site in
      if site.labels == ["after"] { return .int((site.evaluate(0, as: .named("Int")).integer ?? 0) &+ 1) }
      if site.labels == ["before"] { return .int((site.evaluate(0).integer ?? 0) &- 1) }
      guard site.count >= 2 else { return nil }
      let (start, distance) = (site.evaluate(0).integer ?? 0, site.evaluate(1).integer ?? 0)
      if let limit = site.evaluate("limitedBy")?.integer {
        let end = start &+ distance
        let isBeyond = distance < 0 ? limit <= start && end < limit : limit >= start && end > limit
        if isBeyond { return Value.none }
      }
      if let text = value.text, !(0...text.count).contains(start &+ distance) {
        site.evaluator.noteTrap("position \(start &+ distance) is beyond the \(text.count) characters", at: site.span)
      }
      return .int(start &+ distance)
    },
    "difference": { value, site in
      guard let other = site.evaluate("from") else { return nil }
      let evaluator = site.evaluator
      let function = site.count > 1 ? site.function(1) : nil
      let areEqual = { (a: Value, b: Value) in
        function.map { evaluator.isTrue(evaluator.call($0, [a, b])) } ?? evaluator.areEqual(a, b)
      }
      return DifferenceValue(from: elements(other, evaluator), to: elements(value, evaluator), site, areEqual)
        .map { .foreign($0) }
    },
    "applying": { value, site in
      let changes = elements(site.evaluate(0), site.evaluator)
      let all = elements(value, site.evaluator)
      site.evaluator.spend(changes.count &* (all.count / 32))
      return DifferenceValue.applying(changes, to: all).map { rebuilt($0, like: value, site.evaluator) } ?? Value.none
    },
    "distance": { _, site in .int((site.evaluate(1).integer ?? 0) &- (site.evaluate(0).integer ?? 0)) },
  ]

  /// The parts of a text between the places where a word of several letters stands.
  private static func split(
    _ text: String,
    at word: String,
    _ most: Int,
    _ omitsEmpty: Bool,
    from start: Int,
    _ evaluator: Evaluator
  ) -> [Value] {
    var parts: [Value] = []
    var place = start
    let pieces = TextSearch(word, evaluator).parts(of: text)
    for (index, piece) in pieces.enumerated() {
      defer { place = place &+ piece.count &+ word.count }
      if omitsEmpty, piece.isEmpty { continue }
      guard parts.count < most else {
        return parts + [Value(slice: pieces[index...].joined(separator: word), from: place)]
      }
      parts.append(Value(slice: piece, from: place))
    }
    return parts
  }

  /// Elements of a sequence, from one of its positions on, as a part of it.
  private static func part(_ elements: ArraySlice<Value>, of value: Value, _ evaluator: Evaluator) -> Value {
    let start = value.firstPosition &+ elements.startIndex
    return switch value.withoutPositions {
    case .array: Value(slice: Array(elements), from: start)
    case .string: Value(slice: elements.compactMap(\.text).joined(), from: start)
    default: rebuilt(Array(elements), like: value, evaluator)
    }
  }
}
