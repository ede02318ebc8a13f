import Semantics

/// What every sequence has: arrays, sets, dictionaries, ranges and strings.
extension StandardLibrary {
  static let sequenceProperties: [String: LibraryType.Property] = [
    "count": { value, evaluator in .int(count(value, evaluator)) },
    "underestimatedCount": { value, evaluator in .int(count(value, evaluator)) },
    "isEmpty": { value, evaluator in .bool(count(value, evaluator) == 0) },
    "first": { value, evaluator in elements(value, evaluator).first?.inOptional ?? Value.none },
    "last": { value, evaluator in elements(value, evaluator).last?.inOptional ?? Value.none },
    "publisher": { value, evaluator in
      .foreign(PublisherValue(elements(value, evaluator), completes: true))
    },
    "startIndex": { value, _ in .int(value.firstPosition) },
    "endIndex": { value, evaluator in .int(value.firstPosition &+ count(value, evaluator)) },
    "indices": { value, evaluator in
      let start = value.firstPosition
      return .range(RangeValue(lower: .int(start), upper: .int(start &+ count(value, evaluator)), isClosed: false))
    },
    "lazy": { value, _ in value },
  ]

  static let sequenceMethods: [String: LibraryType.Method] = transforming.merging(searching) { first, _ in first }
    .merging(slicing) { first, _ in first }.merging(ordering) { first, _ in first }

  static func elements(_ value: Value, _ evaluator: Evaluator) -> [Value] { evaluator.elements(of: value, at: .none) }

  private static func count(_ value: Value, _ evaluator: Evaluator) -> Int {
    evaluator.spend(value.textCost)
    return switch value {
    case .array(let elements): elements.count
    case .string(let text): text.count
    case .dictionary(let dictionary): dictionary.count
    case .set(let set): set.elements.count
    case .range(let range):
      if case .int(let lower)? = range.lower, case .int(let upper)? = range.upper {
        max(0, (range.isClosed ? upper &+ 1 : upper) &- lower)
      } else {
        0
      }
    default: elements(value, evaluator).count
    }
  }

  /// Runs a closure over elements until it is interrupted.
  static func each(_ value: Value, _ site: CallSite, _ body: (Value) -> Bool) {
    for element in elements(value, site.evaluator) {
      guard site.evaluator.step(at: site.span), body(element) else { return }
    }
  }

  private static func collect(_ value: Value, _ site: CallSite, _ body: (Value, inout [Value]) -> Void) -> [Value] {
    var result: [Value] = []
    each(value, site) { element in
      body(element, &result)
      return true
    }
    return result
  }

  // MARK: map, filter, reduce

  private static let transforming: [String: LibraryType.Method] = [
    "map": { value, site in
      guard let function = site.function(0) else { return nil }
      let mapped = collect(value, site) { $1.append(site.evaluator.call(function, [$0])) }
      // Tuples have the labels of the type that is expected.
      guard let type = site.expected, type.arguments.first?.name == "Tuple" else { return .array(mapped) }
      return site.evaluator.coerce(.array(mapped), to: type)
    },
    "compactMap": { value, site in
      guard let function = site.function(0) else { return nil }
      return .array(
        collect(value, site) { element, result in
          let mapped = site.evaluator.call(function, [element])
          if case .none = mapped { return }
          result.append(mapped.held)
        }
      )
    },
    "flatMap": { value, site in
      guard let function = site.function(0) else { return nil }
      return .array(
        collect(value, site) { element, result in
          result += elements(site.evaluator.call(function, [element]), site.evaluator)
        }
      )
    },
    "filter": { value, site in
      guard let function = site.function(0) else { return nil }
      let kept = collect(value, site) { element, result in
        if site.evaluator.isTrue(site.evaluator.call(function, [element])) { result.append(element) }
      }
      return rebuilt(kept, like: value, site.evaluator)
    },
    "forEach": { value, site in
      guard let function = site.function(0) else { return nil }
      each(value, site) { element in
        _ = site.evaluator.call(function, [element])
        return true
      }
      return .void
    },
    "reduce": { value, site in
      if site.labels.first == "into" { return reduceInto(value, site) }
      guard site.count == 2 else { return nil }
      var result = site.evaluate(0, as: startType(site))
      guard let function = site.function(1) else { return nil }
      each(value, site) { element in
        result = site.evaluator.call(function, [result, element])
        return true
      }
      return result
    },
    "enumerated": { value, site in
      .array(
        elements(value, site.evaluator).enumerated().map { offset, element in
          .tuple(TupleValue(labels: ["offset", "element"], elements: [.int(offset), element]))
        }
      )
    },
    "joined": { value, site in
      let parts = elements(value, site.evaluator)
      if site.count == 0, parts.contains(where: { $0.text == nil }) {
        return .array(flattened(parts, site.evaluator))
      }
      let separator = site.evaluate("separator")
      if let separator, separator.text == nil, separator.isSequence {
        let between = elements(separator, site.evaluator)
        let joined = parts.enumerated().flatMap { index, part in
          (index == 0 ? [] : between) + elements(part, site.evaluator)
        }
        return .array(joined)
      }
      return .string(joined(parts, separator?.text ?? "", site.evaluator))
    },
  ]

  /// The elements of the parts, as long as there is fuel for them.
  private static func flattened(_ parts: [Value], _ evaluator: Evaluator) -> [Value] {
    var result: [Value] = []
    for part in parts {
      guard evaluator.fuel > 0 else { break }
      result += elements(part, evaluator)
    }
    return result
  }

  /// The parts in words, as long as there is fuel for their length.
  private static func joined(_ parts: [Value], _ separator: String, _ evaluator: Evaluator) -> String {
    var result = ""
    for (index, part) in parts.enumerated() {
      let length = result.utf8.count
      if index > 0 { result += separator }
      result += evaluator.describe(part)
      evaluator.spend((result.utf8.count - length) / 16)
      if evaluator.fuel == 0 { break }
    }
    return result
  }

  /// The texts among the elements in one, as long as there is fuel for their length.
  static func joinedTexts(_ elements: [Value], _ evaluator: Evaluator) -> String {
    joined(elements.filter { $0.text != nil }, "", evaluator)
  }

  /// The type of what a reduction starts with.
  private static func startType(_ site: CallSite) -> TypeValue? {
    site.expected ?? site.arguments.first.flatMap { site.evaluator.floatingType(ofNumber: $0.value, by: site.span) }
  }

  private static func reduceInto(_ value: Value, _ site: CallSite) -> Value? {
    var result = site.evaluate(0, as: startType(site))
    guard let function = site.function(1) else { return nil }
    each(value, site) { element in
      var arguments = [result, element]
      result = .void
      _ = site.evaluator.call(function, &arguments)
      result = arguments.first ?? .void
      return true
    }
    return result
  }

  static func rebuilt(_ elements: [Value], like value: Value, _ evaluator: Evaluator) -> Value {
    switch value.withoutPositions {
    case .string: .string(elements.compactMap(\.text).joined())
    case .set: .set(evaluator.makeSet(elements))
    case .dictionary:
      .dictionary(
        evaluator.makeDictionary(elements.compactMap { $0.element(0) }, elements.compactMap { $0.element(1) })
      )
    default: .array(elements)
    }
  }

  // MARK: Searching

  private static let searching: [String: LibraryType.Method] = [
    "contains": { value, site in
      if let function = predicate(site) { return .bool(firstOffset(value, site, function) != nil) }
      let wanted = site.evaluate(0, as: elementType(value, site))
      if case .range(let range) = value { return .bool(contains(range, wanted, site.evaluator)) }
      if case .set(let set) = value {
        return .bool(site.evaluator.has(wanted, in: set))
      }
      let all = elements(value, site.evaluator)
      if case .array(let part) = wanted, let first = all.first, !first.isSequence {
        return .bool(all.indices.contains { starts(all[$0...], with: part, site.evaluator) } || part.isEmpty)
      }
      return .bool(all.contains { site.evaluator.equal($0, wanted) ?? false })
    },
    "allSatisfy": { value, site in
      guard let function = site.function(0) else { return nil }
      return .bool(
        elements(value, site.evaluator).allSatisfy { site.evaluator.isTrue(site.evaluator.call(function, [$0])) }
      )
    },
    "first": { value, site in
      guard let function = predicate(site) else { return nil }
      return firstElement(value, site, function)?.inOptional ?? Value.none
    },
    "last": { value, site in
      guard let function = predicate(site) else { return nil }
      return elements(value, site.evaluator).last { site.evaluator.isTrue(site.evaluator.call(function, [$0])) }?
        .inOptional ?? Value.none
    },
    "firstIndex": { value, site in offset(value, site, isLast: false) },
    "lastIndex": { value, site in offset(value, site, isLast: true) },
    "count": { value, site in
      guard let function = predicate(site) else { return nil }
      return .int(
        elements(value, site.evaluator).filter { site.evaluator.isTrue(site.evaluator.call(function, [$0])) }.count
      )
    },
    "starts": { value, site in
      let prefix = elements(site.evaluate(0), site.evaluator)
      return .bool(starts(elements(value, site.evaluator)[...], with: prefix, site.evaluator))
    },
    "elementsEqual": { value, site in
      .bool(
        site.evaluator.areEqual(
          .array(elements(value, site.evaluator)),
          .array(elements(site.evaluate(0), site.evaluator))
        )
      )
    },
    "lexicographicallyPrecedes": { value, site in
      let (left, right) = (elements(value, site.evaluator), elements(site.evaluate(0), site.evaluator))
      let function = site.count > 1 ? site.function(1) : nil
      let evaluator = site.evaluator
      let isLess = { (a: Value, b: Value) in
        function.map { evaluator.isTrue(evaluator.call($0, [a, b])) } ?? evaluator.less(a, b) ?? false
      }
      for (a, b) in zip(left, right) {
        if isLess(a, b) { return .bool(true) }
        if isLess(b, a) { return .bool(false) }
      }
      return .bool(left.count < right.count)
    },
    "makeIterator": { value, site in
      site.evaluator.noteEffect()
      site.evaluator.noteTie()
      return .foreign(IteratorValue(elements(value, site.evaluator)))
    },
    "randomElement": { value, site in
      let elements = elements(value, site.evaluator)
      // Of nothing it is nil, whatever chance says.
      if elements.count > 1 { site.evaluator.noteVaryingValue() }
      return elements.first?.inOptional ?? Value.none
    },
  ]

  private static func starts(_ all: ArraySlice<Value>, with prefix: [Value], _ evaluator: Evaluator) -> Bool {
    evaluator.spend(prefix.count / 4)
    let start = all.prefix(prefix.count)
    return start.count == prefix.count && zip(start, prefix).allSatisfy { evaluator.areEqual($0, $1) }
  }

  private static func predicate(_ site: CallSite) -> FunctionValue? {
    guard site.count == 1, site.labels[0] == "where" || site.closure(0) != nil else { return nil }
    return site.function(0)
  }

  private static func elementType(_ value: Value, _ site: CallSite) -> TypeValue? {
    elements(value, site.evaluator).first.map { site.evaluator.type(of: $0) }
  }

  /// A range without an end is searched until something is found, or no fuel is left.
  private static func firstElement(_ value: Value, _ site: CallSite, _ function: FunctionValue) -> Value? {
    let evaluator = site.evaluator
    guard case .range(let range) = value, range.upper == nil, case .int(var number)? = range.lower else {
      return elements(value, evaluator).first { evaluator.isTrue(evaluator.call(function, [$0])) }
    }
    while evaluator.step(at: site.span) {
      if evaluator.isTrue(evaluator.call(function, [.int(number)])) { return .int(number) }
      number = number.addingReportingOverflow(1).partialValue
    }
    return nil
  }

  private static func firstOffset(_ value: Value, _ site: CallSite, _ function: FunctionValue) -> Int? {
    elements(value, site.evaluator).firstIndex { site.evaluator.isTrue(site.evaluator.call(function, [$0])) }
  }

  private static func offset(_ value: Value, _ site: CallSite, isLast: Bool) -> Value? {
    let all = elements(value, site.evaluator)
    let evaluator = site.evaluator
    let found: Int?
    if let function = predicate(site) {
      let holds = { (element: Value) in evaluator.isTrue(evaluator.call(function, [element])) }
      found = isLast ? all.lastIndex(where: holds) : all.firstIndex(where: holds)
    } else {
      let wanted = site.evaluate(0, as: elementType(value, site))
      let holds = { (element: Value) in evaluator.equal(element, wanted) ?? false }
      found = isLast ? all.lastIndex(where: holds) : all.firstIndex(where: holds)
    }
    return found.map { .int(value.firstPosition &+ $0) } ?? Value.none
  }

  // MARK: Order

  private static let ordering: [String: LibraryType.Method] = [
    "sorted": { value, site in sorted(elements(value, site.evaluator), site).map { .array($0) } },
    "min": { value, site in extreme(value, site, isMaximum: false) },
    "max": { value, site in extreme(value, site, isMaximum: true) },
  ]

  static func sorted(_ elements: [Value], _ site: CallSite) -> [Value]? {
    let evaluator = site.evaluator
    if site.labels == ["using"] {
      let comparators = site.evaluate(0, as: .named(LibraryType.textComparator.name))
      return SortComparison.sort(elements, by: comparators, evaluator)
    }
    if let function = site.count > 0 ? site.function(0) : nil {
      return stableSort(elements) { evaluator.isTrue(evaluator.call(function, [$0, $1])) }
    }
    return stableSort(elements) { evaluator.less($0, $1) ?? false }
  }

  /// Merge sort: any answers of the comparison, also contradictory ones, give some order.
  static func stableSort(_ elements: [Value], _ isLess: (Value, Value) -> Bool) -> [Value] {
    guard elements.count > 1 else { return elements }
    let middle = elements.count / 2
    let left = stableSort(Array(elements[..<middle]), isLess)
    let right = stableSort(Array(elements[middle...]), isLess)
    var result: [Value] = []
    result.reserveCapacity(elements.count)
    var (i, j) = (0, 0)
    while i < left.count, j < right.count {
      if isLess(right[j], left[i]) {
        result.append(right[j])
        j += 1
      } else {
        result.append(left[i])
        i += 1
      }
    }
    return result + left[i...] + right[j...]
  }

  private static func extreme(_ value: Value, _ site: CallSite, isMaximum: Bool) -> Value? {
    // `max(0, count)` in an extension of a sequence is the function.
    guard site.count < 2 else { return nil }
    let evaluator = site.evaluator
    let function = site.count > 0 ? site.function(0) : nil
    var best: Value?
    for element in elements(value, evaluator) {
      guard let current = best else {
        best = element
        continue
      }
      let (low, high) = isMaximum ? (current, element) : (element, current)
      let isBetter =
        function.map { evaluator.isTrue(evaluator.call($0, [low, high])) } ?? evaluator.less(low, high) ?? false
      if isBetter { best = element }
    }
    return best ?? Value.none
  }
}

extension Value {
  /// An element of a tuple.
  func element(_ index: Int) -> Value? {
    guard case .tuple(let tuple) = self, tuple.elements.indices.contains(index) else { return nil }
    return tuple.elements[index]
  }
}
