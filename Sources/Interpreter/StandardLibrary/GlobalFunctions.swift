import Semantics

extension StandardLibrary {
  /// Free functions by name; nil where the arguments are not theirs.
  static let functions: [String: LibraryType.StaticMethod] = mathematics.merging(general) { first, _ in first }
    .merging(Keychain.functions) { first, _ in first }

  private static let general: [String: LibraryType.StaticMethod] = [
    "min": { site in extreme(site) { $0.less($1, $2) ?? false } },
    "max": { site in extreme(site) { $0.less($2, $1) ?? false } },
    "zip": { site in
      let first = elements(site.evaluate(0), site.evaluator)
      let second = elements(site.evaluate(1), site.evaluator)
      site.evaluator.spend(min(first.count, second.count))
      return .array(zip(first, second).map { .tuple(TupleValue([$0, $1])) })
    },
    "stride": { site in stride(site) },
    "repeatElement": { site in
      let count = min(max(site.evaluate("count")?.integer ?? 0, 0), 100_000)
      site.evaluator.spend(count / 4)
      return .array(Array(repeating: site.evaluate(0), count: count))
    },
    "swap": { site in
      let (first, second) = (site.evaluate(0), site.evaluate(1))
      site.modify(0) { $0 = second }
      site.modify(1) { $0 = first }
      return .void
    },
    "type": { site in
      guard site.labels == ["of"] else { return nil }
      return .type(site.evaluator.type(of: site.evaluate(0)))
    },
    "print": { site in ignored(site) }, "debugPrint": { site in ignored(site) }, "dump": { site in ignored(site) },
    "NSLog": { site in ignored(site) }, "os_log": { site in ignored(site) }, "os_signpost": { site in ignored(site) },
    "NSSearchPathForDirectoriesInDomains": { site in site.directory(0).map { .array([.string($0)]) } },
    "NSHomeDirectory": { _ in .string(AppFolder.home) },
    "NSTemporaryDirectory": { _ in .string(AppFolder.temporary + "/") },
    "assert": { _ in .void }, "precondition": { _ in .void },
    "assertionFailure": { _ in .void },
    "fatalError": { site in site.evaluator.trap("'fatalError' is called", at: site.span) },
    "preconditionFailure": { site in site.evaluator.trap("'preconditionFailure' is called", at: site.span) },
    "NSLocalizedString": { site in localized(site, key: site.evaluate(0), table: site.evaluate("tableName")) },
    // Evaluation is deterministic: what is random is the least that it can be.
    "arc4random": { site in varying(.int(0), site) }, "arc4random_uniform": { site in varying(.int(0), site) },
    "drand48": { site in varying(.double(0), site) },
    "srand48": { site in ignored(site) },
    // A scene is no test: the classes of the frameworks for tests are not there.
    "NSClassFromString": { site in site.evaluate(0).text.flatMap { $0.hasPrefix("XC") ? Value.none : nil } },
    "AnyHashable": { site in site.evaluate(0) },
    "CGPointMake": { site in
      .foreign(PointValue(x: site.coordinate(0), y: site.coordinate(1)))
    },
    "sequence": { site in
      guard site.count == 2, let next = site.function(1) else { return nil }
      switch site.labels[0] {
      case "first": return unfold(from: site.evaluate(0), site) { site.evaluator.call(next, [$0]) }
      case "state":
        var state = [site.evaluate(0)]
        let following = { (_: Value) in site.evaluator.call(next, &state) }
        return unfold(from: following(.void), site, following)
      default: return nil
      }
    },
  ]

  /// What a key stands for: what the table says, else the value that is given, else the key.
  static func localized(_ site: CallSite, key: Value, table: Value?) -> Value {
    if let key = key.text, let text = site.evaluator.translation(of: key, in: table?.text) { return .string(text) }
    let value = site.evaluate("value")
    return value?.text.map { $0.isEmpty ? key : .string($0) } ?? key
  }

  /// The elements up to nil, and of an endless sequence so many as are ever looked at.
  private static func unfold(from first: Value, _ site: CallSite, _ next: (Value) -> Value) -> Value {
    var current = first
    var result: [Value] = []
    while result.count < 10_000, site.evaluator.step(at: site.span) {
      if case .none = current { break }
      result.append(current)
      current = next(current)
    }
    return .array(result)
  }

  /// The value of this evaluation, which another run may have otherwise.
  private static func varying(_ value: Value, _ site: CallSite) -> Value {
    site.evaluator.noteVaryingValue()
    return value
  }

  /// Arguments are evaluated, nothing is shown.
  private static func ignored(_ site: CallSite) -> Value? {
    for index in 0..<site.count { _ = site.evaluate(index) }
    return .void
  }

  private static func extreme(_ site: CallSite, _ isBetter: (Evaluator, Value, Value) -> Bool) -> Value? {
    var expected = site.expected?.isFloatingPoint ?? false ? site.expected : nil
    if site.arguments.contains(where: \.value.isImplicitMember),
      let other = site.arguments.firstIndex(where: { !$0.value.isImplicitMember })
    {
      expected = site.evaluator.type(of: site.evaluate(other))
    }
    var values = (0..<site.count).map { site.evaluate($0, as: expected) }
    if values.contains(where: \.isDouble) { values = values.map(\.promoted) }
    if site.isWritten, let own = values.first(where: \.isUserDefined) {
      let type = site.evaluator.type(of: own)
      for index in values.indices where values[index].isScalar && site.arguments[index].value.isLiteral {
        values[index] = site.evaluate(index, as: type)
      }
    }
    for case .unknown(let unknown) in values { return .unknown(unknown) }
    return values.dropFirst().reduce(values.first) { best, next in
      best.map { isBetter(site.evaluator, next, $0) ? next : $0 }
    }
  }

  private static func stride(_ site: CallSite) -> Value? {
    guard site.count == 3, site.labels.first == "from" else { return nil }
    let isClosed = site.labels[1] == "through"
    let (from, to, by) = (site.evaluate(0), site.evaluate(1), site.evaluate(2))
    if let start = from.date, let end = to.date {
      let seconds = [Value.double(start), .double(end), by]
      let moments = CallSite(labels: site.labels, values: seconds, evaluator: site.evaluator, span: site.span)
      guard case .array(let steps)? = stride(moments) else { return nil }
      return .array(steps.compactMap { $0.number.map(LibraryType.date) })
    }
    guard let start = from.number, let end = to.number, let step = by.number else { return nil }
    if step == 0 { return site.evaluator.trap("a stride has no step of 0", at: site.span) }
    let isDouble = from.isDouble || to.isDouble || by.isDouble
    var result: [Value] = []
    var index = 0.0
    while result.count < 100_000 {
      let next = start + index * step
      let isPast = step > 0 ? next > end : next < end
      if isPast || !isClosed && next == end { break }
      result.append(isDouble ? .double(next) : .int(Int(clamping: next)))
      index += 1
    }
    site.evaluator.spend(result.count / 4)
    return .array(result)
  }
}
