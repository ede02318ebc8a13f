extension LibraryType {
  static let array = LibraryType(
    name: "Array",
    mutatingMethods: [
      "append": { site, receiver in
        let added = site.evaluate(0, as: site.labels == ["contentsOf"] ? receiver : receiver?.unwrapped.arguments.first)
        let isMany = site.labels == ["contentsOf"]
        let elements = isMany ? StandardLibrary.elements(added, site.evaluator) : [added]
        return { $0.changeArray { $0 += elements } }
      },
      "insert": { site, receiver in
        let isMany = site.labels.first == "contentsOf"
        let added = site.evaluate(0, as: isMany ? receiver : receiver?.unwrapped.arguments.first)
        let elements = isMany ? StandardLibrary.elements(added, site.evaluator) : [added]
        let index = site.evaluate("at")?.integer ?? 0
        return { $0.changeArray { $0.insert(contentsOf: elements, at: min(max(index, 0), $0.count)) } }
      },
      "remove": { site, _ in
        if site.labels == ["atOffsets"] {
          let offsets = StandardLibrary.elements(site.evaluate(0), site.evaluator).compactMap(\.integer)
          return {
            $0.changeArray { array in array = array.indices.filter { !offsets.contains($0) }.map { array[$0] } }
          }
        }
        let index = site.evaluate(0).integer ?? -1
        return { value in
          var removed = Value.none
          _ = value.changeArray { if $0.indices.contains(index) { removed = $0.remove(at: index) } }
          return removed
        }
      },
      "removeAll": { site, _ in
        guard site.labels == ["where"] || site.closure(0) != nil, let function = site.function(0) else {
          return { $0.changeArray { $0.removeAll() } }
        }
        return { $0.changeArray { $0.removeAll { site.evaluator.isTrue(site.evaluator.call(function, [$0])) } } }
      },
      "removeFirst": { site, _ in
        let count = site.count == 0 ? 1 : max(0, site.evaluate(0).integer ?? 1)
        return { value in
          var removed = Value.none
          _ = value.changeArray {
            removed = $0.first ?? .none
            $0.removeFirst(min(count, $0.count))
          }
          return removed
        }
      },
      "removeLast": { site, _ in
        let count = site.count == 0 ? 1 : max(0, site.evaluate(0).integer ?? 1)
        return { value in
          var removed = Value.none
          _ = value.changeArray {
            removed = $0.last ?? .none
            $0.removeLast(min(count, $0.count))
          }
          return removed
        }
      },
      "popLast": { _, _ in
        { value in
          var removed = Value.none
          _ = value.changeArray { removed = $0.popLast() ?? .none }
          return removed
        }
      },
      "sort": { site, _ in
        { $0.changeArray { $0 = StandardLibrary.sorted($0, site) } }
      },
      "reverse": { _, _ in { $0.changeArray { $0.reverse() } } },
      "shuffle": { _, _ in { $0.changeArray { _ in } } },
      "swapAt": { site, _ in
        let (first, second) = (site.evaluate(0).integer ?? -1, site.evaluate(1).integer ?? -1)
        return {
          $0.changeArray { array in
            if array.indices.contains(first), array.indices.contains(second) { array.swapAt(first, second) }
          }
        }
      },
      "move": { _, _ in { $0.changeArray { _ in } } },
      "reserveCapacity": { _, _ in { $0.changeArray { _ in } } },
    ],
    initializer: { site in
      if site.count == 0 { return .array([]) }
      if site.labels == ["repeating", "count"] {
        let count = min(max(site.evaluate(1).integer ?? 0, 0), 100_000)
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
          let own = SetValue(first)
          return first.filter { !second.contains($0) } + second.elements.filter { !own.contains($0) }
        }
      },
      "isSubset": { value, site in
        let other = SetValue(StandardLibrary.elements(site.evaluate(0), site.evaluator))
        return .bool(StandardLibrary.elements(value, site.evaluator).allSatisfy(other.contains))
      },
      "isDisjoint": { value, site in
        let other = SetValue(StandardLibrary.elements(site.evaluate(0), site.evaluator))
        return .bool(!StandardLibrary.elements(value, site.evaluator).contains(where: other.contains))
      },
    ],
    mutatingMethods: [
      "insert": { site, receiver in
        let added = site.evaluate(0, as: receiver?.unwrapped.arguments.first)
        return { value in
          let isNew: Bool = if case .set(let set) = value { !set.contains(added) } else { false }
          _ = value.insertMember(added)
          return .tuple(TupleValue(labels: ["inserted", "memberAfterInsert"], elements: [.bool(isNew), added]))
        }
      },
      "remove": { site, receiver in
        let removed = site.evaluate(0, as: receiver?.unwrapped.arguments.first)
        return { value in
          var wasThere = false
          _ = value.changeSet { set in
            wasThere = set.contains(removed)
            return set.elements.filter { !$0.isEqual(to: removed) }
          }
          return wasThere ? removed : .none
        }
      },
      "removeAll": { _, _ in { $0.changeSet { _ in [] } } },
      "formUnion": { site, _ in
        let others = StandardLibrary.elements(site.evaluate(0), site.evaluator)
        return { $0.changeSet { $0.elements + others } }
      },
      "subtract": { site, _ in
        let others = SetValue(StandardLibrary.elements(site.evaluate(0), site.evaluator))
        return { $0.changeSet { $0.elements.filter { !others.contains($0) } } }
      },
    ],
    initializer: { site in
      .set(SetValue(site.count == 0 ? [] : StandardLibrary.elements(site.evaluate(0), site.evaluator)))
    }
  )

  private static func combine(_ value: Value, _ site: CallSite, _ body: ([Value], SetValue) -> [Value]) -> Value? {
    let other = SetValue(StandardLibrary.elements(site.evaluate(0), site.evaluator))
    return .set(SetValue(body(StandardLibrary.elements(value, site.evaluator), other)))
  }
}

extension Value {
  /// Changes the elements in place.
  mutating func changeArray(_ change: (inout [Value]) -> Void) -> Value {
    guard case .array(var elements) = self else { return .void }
    self = .void
    change(&elements)
    self = .array(elements)
    return .void
  }

  mutating func changeSet(_ change: (SetValue) -> [Value]) -> Value {
    guard case .set(let set) = self else { return .void }
    self = .set(SetValue(change(set)))
    return .void
  }

  mutating func changeDictionary(_ change: (DictionaryValue) -> DictionaryValue) -> Value {
    guard case .dictionary(let dictionary) = self else { return .void }
    self = .dictionary(change(dictionary))
    return .void
  }
}
