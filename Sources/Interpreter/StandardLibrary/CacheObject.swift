import Semantics

/// `NSCache`: what was put into it, which here is never thrown away.
final class CacheObject: ForeignObject {
  let typeName = "NSCache"
  private var entries: [(key: Value, value: Value)] = []
  /// How much it may hold, which nothing here comes to.
  fileprivate private(set) var limits: [Value] = [.int(0), .int(0)]
  private var lastLogged = 0

  fileprivate func entry(_ key: Value, _ evaluator: Evaluator) -> Value {
    evaluator.noteTie()
    evaluator.spend(entries.count / 4)
    return entries.first { $0.key.isEqual(to: key) }?.value ?? .none
  }

  fileprivate func set(_ key: Value, to value: Value?, _ evaluator: Evaluator) {
    evaluator.noteTie()
    evaluator.noteWrite(&lastLogged, restore: { [entries] in self.entries = entries })
    evaluator.spend(entries.count / 4)
    entries.removeAll { $0.key.isEqual(to: key) }
    if let value { entries.append((key, value)) }
  }

  fileprivate func set(_ limit: Value, at index: Int) -> Bool {
    guard limits.indices.contains(index) else { return false }
    limits[index] = limit
    return true
  }

  fileprivate func empty(_ evaluator: Evaluator) {
    evaluator.noteTie()
    evaluator.noteWrite(&lastLogged, restore: { [entries] in self.entries = entries })
    entries = []
  }

  static let type = LibraryType(
    name: "NSCache",
    properties: [
      "countLimit": { value, _ in value.cache?.limits[0] }, "totalCostLimit": { value, _ in value.cache?.limits[1] },
    ],
    setters: [
      "countLimit": { value, limit in value.cache?.set(limit, at: 0) ?? false },
      "totalCostLimit": { value, limit in value.cache?.set(limit, at: 1) ?? false },
    ],
    methods: [
      "object": { value, site in
        guard let cache = value.cache, let key = site.evaluate("forKey") else { return nil }
        return cache.entry(key, site.evaluator)
      },
      "removeAllObjects": { value, site in
        value.cache?.empty(site.evaluator)
        return .void
      },
      "removeObject": { value, site in
        guard let cache = value.cache, let key = site.evaluate("forKey") else { return nil }
        cache.set(key, to: nil, site.evaluator)
        return .void
      },
      "setObject": { value, site in
        guard let cache = value.cache, let key = site.evaluate("forKey") else { return nil }
        cache.set(key, to: site.evaluate(0), site.evaluator)
        return .void
      },
    ],
    initializer: { site in
      // It belongs to the evaluation that has made it: others find it as it was made.
      site.evaluator.noteEffect()
      site.evaluator.noteTie()
      return .foreign(CacheObject())
    }
  )
}

extension Value {
  fileprivate var cache: CacheObject? { foreignValue?.object as? CacheObject }
}
