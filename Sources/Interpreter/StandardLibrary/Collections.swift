extension LibraryType {
  static let array = LibraryType(
    name: "Array",
    methods: [
      "formatted": { value, site in
        if let text = site.formatted(value) { return .string(text) }
        // Texts make a list of words; what other elements are written as depends on their style.
        guard site.count == 0, case .array(let values) = value, values.allSatisfy({ $0.text != nil }) else {
          return nil
        }
        return FormatStyleValue(.list(word: "and")).text(of: value).map { .string($0) }
      }
    ],
    mutatingMethods: [
      "append": { site, receiver in
        let added = site.evaluate(0, as: site.labels == ["contentsOf"] ? receiver : receiver?.unwrapped.arguments.first)
        let isMany = site.labels == ["contentsOf"]
        let elements = isMany ? StandardLibrary.elements(added, site.evaluator) : [added]
        return { $0.changeArray { array in site.evaluator.changing(&array) { $0 += elements } } }
      },
      "insert": { site, receiver in
        let isMany = site.labels.first == "contentsOf"
        let added = site.evaluate(0, as: isMany ? receiver : receiver?.unwrapped.arguments.first)
        let elements = isMany ? StandardLibrary.elements(added, site.evaluator) : [added]
        let index = site.evaluate("at")?.integer ?? 0
        return { value in
          let place = index &- value.firstPosition
          return value.moveElements(site) {
            if place < 0 || place > $0.count { site.noteBeyond(index, of: $0) }
            $0.insert(contentsOf: elements, at: min(max(place, 0), $0.count))
          }
        }
      },
      "remove": { site, _ in
        if site.labels == ["atOffsets"] {
          let offsets = Set(StandardLibrary.elements(site.evaluate(0), site.evaluator).compactMap(\.integer))
          return {
            $0.moveElements(site) { array in array = array.indices.filter { !offsets.contains($0) }.map { array[$0] } }
          }
        }
        guard site.labels == ["at"] else { return nil }
        let index = site.evaluate(0).integer ?? -1
        return { value in
          var removed = Value.none
          let place = index &- value.firstPosition
          _ = value.moveElements(site) {
            guard $0.indices.contains(place) else { return site.noteBeyond(index, of: $0) }
            removed = $0.remove(at: place)
          }
          return removed
        }
      },
      "removeAll": { site, _ in
        guard site.labels == ["where"] || site.closure(0) != nil, let function = site.function(0) else {
          return { $0.changeArray { $0.removeAll() } }
        }
        return { $0.moveElements(site) { $0.removeAll { site.evaluator.isTrue(site.evaluator.call(function, [$0])) } } }
      },
      "removeFirst": { site, _ in
        let count = site.count == 0 ? 1 : max(0, site.evaluate(0).integer ?? 1)
        return { value in
          var removed = Value.none
          let slice = value.slice
          _ = value.moveElements(site) {
            removed = $0.first ?? .none
            site.noteRemoval(of: count, from: $0.count)
            $0.removeFirst(min(count, $0.count))
          }
          // What is left of a slice keeps its positions.
          if let slice {
            value = Value(slice: StandardLibrary.elements(value, site.evaluator), from: slice.start &+ count)
          }
          return removed
        }
      },
      // Only slices have it.
      "popFirst": { site, _ in
        { value in
          var removed = Value.none
          let start = value.firstPosition
          _ = value.moveElements(site) { if !$0.isEmpty { removed = $0.removeFirst().inOptional } }
          if !removed.isNil {
            value = Value(slice: StandardLibrary.elements(value, site.evaluator), from: start &+ 1)
          }
          return removed
        }
      },
      "removeLast": { site, _ in
        let count = site.count == 0 ? 1 : max(0, site.evaluate(0).integer ?? 1)
        return { value in
          var removed = Value.none
          _ = value.changeArray { array in
            removed = array.last ?? .none
            site.noteRemoval(of: count, from: array.count)
            site.evaluator.changing(&array) { $0.removeLast(min(count, $0.count)) }
          }
          return removed
        }
      },
      "popLast": { site, _ in
        { value in
          var removed = Value.none
          _ = value.changeArray { array in
            site.evaluator.changing(&array) { removed = $0.popLast()?.inOptional ?? .none }
          }
          return removed
        }
      },
      "sort": { site, _ in
        { value in
          value.moveElements(site) { elements in
            if let sorted = StandardLibrary.sorted(elements, site) {
              elements = sorted
            } else {
              _ = site.evaluator.unknown("this comparator is not known", at: site.span)
            }
          }
        }
      },
      "partition": { site, _ in
        let function = site.function(0)
        return { value in
          var place = 0
          _ = value.moveElements(site) { array in
            guard let function else { return }
            place = array.partition { site.evaluator.isTrue(site.evaluator.call(function, [$0])) }
          }
          return .int(place)
        }
      },
      "removeSubrange": { site, _ in
        let range = site.evaluate(0)
        return { value in
          value.moveElements(site) { array in
            site.note(range, of: array)
            if let places = range.places(in: array.count) { array.removeSubrange(places) }
          }
        }
      },
      "replaceSubrange": { site, receiver in
        let range = site.evaluate(0)
        let added = StandardLibrary.elements(site.evaluate("with", as: receiver) ?? .array([]), site.evaluator)
        return { value in
          value.moveElements(site) { array in
            site.note(range, of: array)
            if let places = range.places(in: array.count) { array.replaceSubrange(places, with: added) }
          }
        }
      },
      "reverse": { site, _ in { $0.moveElements(site) { $0.reverse() } } },
      "shuffle": { site, _ in
        { $0.moveElements(site) { array in array = SeededChoices(site)?.rearranged(array) ?? array } }
      },
      "swapAt": { site, _ in
        let (first, second) = (site.evaluate(0).integer ?? -1, site.evaluate(1).integer ?? -1)
        return {
          $0.changeArray { array in
            for index in [first, second] where !array.indices.contains(index) { site.noteBeyond(index, of: array) }
            guard array.indices.contains(first), array.indices.contains(second) else { return }
            site.evaluator.changing(&array) { $0.swapAt(first, second) }
          }
        }
      },
      "move": movingOffsets,
      "reserveCapacity": { _, _ in { $0.changeArray { _ in } } },
    ],
    initializer: { site in
      if site.count == 0 { return .array([]) }
      if site.labels == ["repeating", "count"] {
        let asked = site.evaluate(1).integer ?? 0
        if asked < 0 { site.evaluator.noteTrap("\(asked) elements are asked for", at: site.span) }
        let count = min(max(asked, 0), 100_000)
        site.evaluator.spend(count / 4)
        return .array(Array(repeating: site.evaluate(0), count: count))
      }
      return .array(StandardLibrary.elements(site.evaluate(0), site.evaluator))
    }
  )

  static let set = LibraryType(
    name: "Set",
    methods: [
      "union": { value, site in combine(value, site) { $0 + $1.elements } },
      "intersection": { value, site in combine(value, site) { first, second in first.filter(second.contains) } },
      "subtracting": { value, site in combine(value, site) { first, second in first.filter { !second.contains($0) } } },
      "symmetricDifference": { value, site in
        combine(value, site) { first, second in
          let own = site.evaluator.makeSet(first)
          return first.filter { !second.contains($0) } + second.elements.filter { !own.contains($0) }
        }
      },
      "isSubset": { value, site in
        let other = site.evaluator.makeSet(StandardLibrary.elements(site.evaluate(0), site.evaluator))
        return .bool(StandardLibrary.elements(value, site.evaluator).allSatisfy(other.contains))
      },
      "isDisjoint": { value, site in
        let other = site.evaluator.makeSet(StandardLibrary.elements(site.evaluate(0), site.evaluator))
        return .bool(!StandardLibrary.elements(value, site.evaluator).contains(where: other.contains))
      },
      "isSuperset": { value, site in compared(value, site) { own, other in other.elements.allSatisfy(own.contains) } },
      "isStrictSubset": { value, site in
        compared(value, site) { $0.elements.count < $1.elements.count && $0.elements.allSatisfy($1.contains) }
      },
      "isStrictSuperset": { value, site in
        compared(value, site) { $1.elements.count < $0.elements.count && $1.elements.allSatisfy($0.contains) }
      },
    ],
    mutatingMethods: [
      "insert": { site, receiver in
        let added = site.evaluate(0, as: receiver?.unwrapped.arguments.first)
        return { value in
          let isNew: Bool = if case .set(let set) = value { !site.evaluator.has(added, in: set) } else { false }
          if isNew { _ = value.insertMember(added, site.evaluator) }
          return .tuple(TupleValue(labels: ["inserted", "memberAfterInsert"], elements: [.bool(isNew), added]))
        }
      },
      "remove": { site, receiver in
        let removed = site.evaluate(0, as: receiver?.unwrapped.arguments.first)
        return { value in
          var wasThere = false
          _ = value.changeSet(site) { set in
            wasThere = set.contains(removed)
            return set.elements.filter { !site.evaluator.areEqual($0, removed) }
          }
          return wasThere ? removed : .none
        }
      },
      "removeAll": { site, _ in { $0.changeSet(site) { _ in [] } } },
      "formUnion": { site, _ in
        let others = StandardLibrary.elements(site.evaluate(0), site.evaluator)
        return { $0.changeSet(site) { $0.elements + others } }
      },
      "subtract": { site, _ in
        let others = site.evaluator.makeSet(StandardLibrary.elements(site.evaluate(0), site.evaluator))
        return { $0.changeSet(site) { $0.elements.filter { !others.contains($0) } } }
      },
      "formIntersection": { site, _ in
        let others = site.evaluator.makeSet(StandardLibrary.elements(site.evaluate(0), site.evaluator))
        return { $0.changeSet(site) { $0.elements.filter(others.contains) } }
      },
      "formSymmetricDifference": { site, _ in
        let others = site.evaluator.makeSet(StandardLibrary.elements(site.evaluate(0), site.evaluator))
        return {
          $0.changeSet(site) { own in
            own.elements.filter { !others.contains($0) } + others.elements.filter { !own.contains($0) }
          }
        }
      },
      "update": { site, receiver in
        let added = site.evaluate("with", as: receiver?.unwrapped.arguments.first) ?? .void
        return { value in
          let old: Value? = if case .set(let set) = value { set.elements.first { $0.isEqual(to: added) } } else { nil }
          _ = value.changeSet(site) { set in set.elements.filter { !site.evaluator.areEqual($0, added) } + [added] }
          return old?.inOptional ?? .none
        }
      },
      "removeFirst": { site, _ in
        { value in
          var removed = Value.none
          _ = value.changeSet(site) { set in
            removed = set.elements.first ?? .none
            site.noteRemoval(of: 1, from: set.elements.count)
            return Array(set.elements.dropFirst())
          }
          return removed
        }
      },
      "popFirst": { site, _ in
        { value in
          var removed = Value.none
          _ = value.changeSet(site) { set in
            removed = set.elements.first?.inOptional ?? .none
            return Array(set.elements.dropFirst())
          }
          return removed
        }
      },
    ],
    initializer: { site in
      .set(site.evaluator.makeSet(site.count == 0 ? [] : StandardLibrary.elements(site.evaluate(0), site.evaluator)))
    }
  )

  private static func compared(_ value: Value, _ site: CallSite, _ holds: (SetValue, SetValue) -> Bool) -> Value? {
    let other = site.evaluator.makeSet(StandardLibrary.elements(site.evaluate(0), site.evaluator))
    return .bool(holds(site.evaluator.makeSet(StandardLibrary.elements(value, site.evaluator)), other))
  }

  private static func combine(_ value: Value, _ site: CallSite, _ body: ([Value], SetValue) -> [Value]) -> Value? {
    let other = site.evaluator.makeSet(StandardLibrary.elements(site.evaluate(0), site.evaluator))
    return .set(site.evaluator.makeSet(body(StandardLibrary.elements(value, site.evaluator), other)))
  }
}

extension CallSite {
  /// Notes that the elements have no such position.
  fileprivate func noteBeyond(_ index: Int, of elements: [Value]) {
    evaluator.noteTrap("index \(index) is out of range (\(elements.count) elements)", at: span)
  }

  /// Notes where not all positions of a range are there.
  fileprivate func note(_ range: Value, of elements: [Value]) {
    if range.range?.isWithin(elements.count) == false {
      evaluator.noteTrap("the range is beyond the \(elements.count) elements", at: span)
    }
  }

  /// Notes where more is to be removed than there is.
  func noteRemoval(of removed: Int, from count: Int) {
    if removed > count { evaluator.noteTrap("\(removed) of \(count) elements are removed", at: span) }
  }
}

extension Value {
  private mutating func changeSlice(_ change: (inout [Value]) -> Void) -> Value {
    guard let slice else { return .void }
    var elements = slice.elements
    self = .void
    change(&elements)
    self = Value(slice: elements, from: slice.start)
    return .void
  }

  /// Changes the elements in place.
  mutating func changeArray(_ change: (inout [Value]) -> Void) -> Value {
    // Nobody else may hold the elements while they change: they would be copied.
    guard case .array(var elements) = self else { return changeSlice(change) }
    self = .void
    change(&elements)
    self = .array(elements)
    return .void
  }

  /// Changes the elements so that many move: that is paid for.
  mutating func moveElements(_ site: CallSite, _ change: (inout [Value]) -> Void) -> Value {
    changeArray { array in
      site.evaluator.spend(array.count / 32)
      site.evaluator.changing(&array, change)
    }
  }

  mutating func changeSet(_ site: CallSite, _ change: (SetValue) -> [Value]) -> Value {
    guard case .set(let set) = self else { return .void }
    self = .set(site.evaluator.makeSet(change(set)))
    return .void
  }

  mutating func changeDictionary(_ change: (DictionaryValue) -> DictionaryValue) -> Value {
    guard case .dictionary(let dictionary) = self else { return .void }
    self = .dictionary(change(dictionary))
    return .void
  }
}
