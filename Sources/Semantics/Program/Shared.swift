/// A value whose copies are one until one of them is changed: a copy costs no more than one reference.
struct Shared<Value: Sendable>: Sendable {
  // SAFETY: unchecked, since a box that several hold is never changed.
  private final class Box: @unchecked Sendable {
    var value: Value

    init(_ value: Value) { self.value = value }
  }

  private var box: Box

  init(_ value: Value) { box = Box(value) }

  /// What is changed is copied before where others hold it.
  var value: Value {
    _read { yield box.value }
    _modify {
      if !isKnownUniquelyReferenced(&box) { box = Box(box.value) }
      yield &box.value
    }
  }
}
