/// How variables without a written type lead to each other: `let a = b`, `let b = c` and so on may be thousands deep.
///
/// What lies too deep is put off: it is worked out by itself, before what asked for it is tried again. So the types of all
/// are found, each in its turn, and the stack stays small.
struct Descent {
  /// So many variables are looked into, one within the other.
  static let deepest = 32
  /// How often one that was put off is tried: those that need each other in a circle are never finished.
  static let mostTrials = 3

  /// How many are being looked into; 0 where nobody has asked for the type of a variable.
  var depth = 0
  /// What was put off, in the order in which it was met.
  private(set) var postponed: [DeclarationID] = []
  /// What was tried and lacks something that was put off.
  private var unfinished: Set<DeclarationID> = []
  /// Counts each answer that something was put off.
  private(set) var cuts = 0

  mutating func postpone(_ id: DeclarationID) {
    cuts += 1
    if unfinished.insert(id).inserted { postponed.append(id) }
  }

  /// Whether it was tried in vain already, which is then another answer of that kind.
  mutating func lacks(_ id: DeclarationID) -> Bool {
    guard unfinished.contains(id) else { return false }
    cuts += 1
    return true
  }

  mutating func leave(_ id: DeclarationID) { unfinished.insert(id) }
}

extension Resolver {
  /// The type of the variable `id`, as `infer` finds it.
  func descending(to id: DeclarationID, _ infer: () -> Type) -> Type {
    guard descent.depth > 0 else { return finishing(infer) }
    guard descent.depth < Descent.deepest else {
      descent.postpone(id)
      noteCut()
      return .unknown(.limit)
    }
    descent.depth += 1
    defer { descent.depth -= 1 }
    return infer()
  }

  /// Tries until nothing is put off that was not tried by itself.
  private func finishing(_ infer: () -> Type) -> Type {
    defer { descent = Descent() }
    var agenda: [DeclarationID] = []
    var trials: [DeclarationID: Int] = [:]
    while true {
      descent = Descent()
      descent.depth = 1
      var type: Type?
      let postponed = forgettingCuts {
        if let next = agenda.last { _ = scheme(of: next) } else { type = infer() }
        let open = descent.postponed.filter { trials[$0, default: 0] < Descent.mostTrials }
        return open.isEmpty ? nil : open
      }
      if let postponed {
        for id in postponed { trials[id, default: 0] += 1 }
        agenda += postponed
      } else if agenda.popLast() == nil {
        return type ?? .unknown(.limit)
      }
    }
  }
}
