/// The slots of a block's names. Most blocks have a few, which are faster to look through than to hash.
private struct NameTable {
  private static let fewest = 8

  private var few: [(name: String, slot: Int)] = []
  /// All of them, where there are many.
  private var many: [String: Int] = [:]

  var isEmpty: Bool { few.isEmpty }

  subscript(name: String) -> Int? {
    get {
      guard many.isEmpty else { return many[name] }
      return few.last { $0.name == name }?.slot
    }
    set {
      guard let newValue else { return }
      few.append((name, newValue))
      if !many.isEmpty {
        many[name] = newValue
      } else if few.count > Self.fewest {
        for entry in few { many[entry.name] = entry.slot }
      }
    }
  }
}

/// The variables of a body while it is lowered: nested blocks give names to slots, closures capture from outside.
final class BodyScope {
  let parent: BodyScope?
  /// A closure or local function sees the variables around it; other bodies do not.
  let isClosure: Bool
  private(set) var slots: [LocalVariable] = []
  private(set) var captures: [Capture] = []
  private var blocks = [NameTable()]
  /// Whether a variable in it wraps another one: its name begins with `@`.
  private var hasWrappers = false
  /// What `self` is needed for.
  private(set) var selfUse = SelfUse.none
  /// How many of `$0`, `$1` … are used.
  private(set) var implicitParameterCount = 0
  /// The slots whose uses are noted, and those of them that were used since.
  private var watchedSlots: Set<Int> = []
  private var usedSlots: Set<Int> = []
  var hasReturn = false
  var waits = false
  var awaited: [Awaited] = []
  /// An error may leave what has been lowered so far.
  var `throws` = false
  /// The type of error that the body throws, where it says so: `throws(LoadError)`.
  var thrownType: TypeReference?
  /// The local variables that are computed or observed, which nothing wraps.
  private var computed: Set<String> = []

  init(parent: BodyScope?, isClosure: Bool) {
    self.parent = parent
    self.isClosure = isClosure
  }

  func noteComputed(_ name: String) { computed.insert(name) }

  /// Whether a local variable of that name here or around is one of them.
  func isComputed(_ name: String) -> Bool {
    var scope: BodyScope? = self
    while let current = scope {
      if current.computed.contains(name) { return true }
      scope = current.isClosure ? current.parent : nil
    }
    return false
  }

  func pushBlock() { blocks.append(NameTable()) }

  func popBlock() {
    if blocks.count > 1 { blocks.removeLast() }
  }

  /// A new variable in the innermost block.
  func declare(_ name: String, type: TypeReference? = nil, isMutable: Bool = false, span: SourceSpan) -> Int {
    let slot = append(name, type: type, isMutable: isMutable, span: span)
    blocks[blocks.count - 1][name] = slot
    if name.utf8.first == UInt8(ascii: "@") { hasWrappers = true }
    return slot
  }

  private func append(_ name: String, type: TypeReference?, isMutable: Bool, span: SourceSpan) -> Int {
    slots.append(LocalVariable(name: name, isMutable: isMutable, type: type, span: span))
    return slots.count - 1
  }

  /// The slot of `name` in the innermost block only.
  func ownSlot(_ name: String) -> Int? { blocks.last?[name] }

  /// The slot of `name`; one of an enclosing body is captured.
  func lookUp(_ name: String) -> Int? {
    if name == "self" { noteSelf(nil) }
    return find(name)
  }

  /// The slot of what wraps `name`; one of an enclosing body is captured.
  func lookUpWrapper(of name: String) -> Int? {
    var scope = self
    while !scope.hasWrappers {
      guard scope.isClosure, let parent = scope.parent else { return nil }
      scope = parent
    }
    return find("@" + name)
  }

  /// The slot of `self` for a name that stands alone and may be its member.
  func selfSlot(for name: String, isType: Bool) -> Int? {
    noteSelf(isType ? name : nil)
    return find("self")
  }

  private func noteSelf(_ typeName: String?) {
    var scope = self
    while scope.isClosure {
      // What a closure needs is noted at those around it, too.
      switch (scope.selfUse, typeName) {
      case (.value, _): return
      case (_, nil): scope.selfUse = .value
      case (.none, let name?): scope.selfUse = .names([name])
      case (.names(let names), let name?):
        guard !names.contains(name) else { return }
        scope.selfUse = .names(names.union([name]))
      }
      guard let parent = scope.parent else { return }
      scope = parent
    }
  }

  /// Which of some variables are used, here or in closures, by what `lower` lowers.
  func noting<Result>(_ slots: Set<Int>, while lower: () -> Result) -> (Result, used: Set<Int>) {
    let (outerWatched, outerUsed) = (watchedSlots, usedSlots)
    watchedSlots.formUnion(slots)
    usedSlots = []
    let result = lower()
    let used = usedSlots.intersection(slots)
    usedSlots.formUnion(outerUsed)
    watchedSlots = outerWatched
    return (result, used)
  }

  private func find(_ name: String) -> Int? {
    for block in blocks.reversed() where !block.isEmpty {
      guard let slot = block[name] else { continue }
      if watchedSlots.contains(slot) { usedSlots.insert(slot) }
      return slot
    }
    guard isClosure, let parent, let outer = parent.find(name) else { return nil }
    let variable = parent.slots[outer]
    let slot = append(name, type: variable.type, isMutable: variable.isMutable, span: variable.span)
    blocks[0][name] = slot
    captures.append(Capture(outerSlot: outer, slot: slot))
    return slot
  }

  /// The slot of `$index`; all up to it become parameters.
  func implicitParameter(_ index: Int, span: SourceSpan) -> Int? {
    guard index < 64 else { return nil }
    while implicitParameterCount <= index {
      blocks[0]["$\(implicitParameterCount)"] =
        append("$\(implicitParameterCount)", type: nil, isMutable: true, span: span)
      implicitParameterCount += 1
    }
    return blocks[0]["$\(index)"]
  }

  func slot(ofImplicitParameter index: Int) -> Int { blocks[0]["$\(index)"] ?? 0 }
}
