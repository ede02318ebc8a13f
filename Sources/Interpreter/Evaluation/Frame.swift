package import Semantics

/// The variables of one activation of a body.
package final class Frame {
  package enum Slot {
    case value(Value)
    /// A value that was made from stand-ins.
    case marked(Value, standIns: [String])
    /// Shared with closures.
    case box(Box)
  }

  // SAFETY: unchecked, since every access reads or writes one slot and ends before anything else is called; nothing
  // holds the slots `inout`.
  @exclusivity(unchecked) package var slots: [Slot]
  package let body: Body
  package let context: LexicalContext

  package init(_ body: Body, context: LexicalContext) {
    self.body = body
    self.context = context
    slots = []
    let count = body.slots.count
    slots.reserveCapacity(count)
    for _ in 0..<count { slots.append(.value(.void)) }
  }
}
