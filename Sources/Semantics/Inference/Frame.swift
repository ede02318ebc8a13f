/// The variables of a body while it is checked: what each slot holds.
final class Frame {
  let body: Body
  private let parent: Frame?
  private var types: [Type?]
  /// Functions that the body declares, by their slots, with what they promise.
  private var functions: [Int: TypeScheme] = [:]
  /// Slots of computed variables, which hold no wrapper but are asked for their value like one.
  private var computed: Set<Int> = []

  init(_ body: Body, in parent: Frame? = nil) {
    self.body = body
    self.parent = parent
    types = Array(repeating: nil, count: body.slots.count)
  }

  /// The frame that has the variable, and its slot there: a captured one is another body's.
  private func owner(of slot: Int) -> (Frame, Int) {
    var (frame, slot) = (self, slot)
    while let parent = frame.parent, let capture = frame.body.captures.first(where: { $0.slot == slot }) {
      (frame, slot) = (parent, capture.outerSlot)
    }
    return (frame, slot)
  }

  func type(of slot: Int) -> Type {
    let (frame, slot) = owner(of: slot)
    return frame.types.indices.contains(slot) ? frame.types[slot] ?? .unsolved : .unsolved
  }

  func set(_ slot: Int, to type: Type) {
    if types.indices.contains(slot) { types[slot] = type }
  }

  func declare(_ function: TypeScheme, at slot: Int) { functions[slot] = function }

  func function(at slot: Int) -> TypeScheme? {
    let (frame, slot) = owner(of: slot)
    return frame.functions[slot]
  }

  func setComputed(_ slot: Int, _ type: Type) {
    set(slot, to: type)
    computed.insert(slot)
  }

  func isComputed(_ slot: Int) -> Bool {
    let (frame, slot) = owner(of: slot)
    return frame.computed.contains(slot)
  }

  /// Where the variable is declared.
  func span(of slot: Int) -> SourceSpan {
    body.slots.indices.contains(slot) ? body.slots[slot].span : .none
  }
}
