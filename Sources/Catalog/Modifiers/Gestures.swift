extension ModifierDefinition {
  /// What is told to gestures.
  static let gestures: [ModifierDefinition] = [
    .neutral(
      "onChanged",
      "Acts while the gesture goes on.",
      [
        "func onChanged(_ action: @escaping (Value) -> Void) -> some Gesture"
      ],
      .iOS13,
      receiver: .gesture
    ),
    .neutral(
      "onEnded",
      "Acts when the gesture ends.",
      [
        "func onEnded(_ action: @escaping (Value) -> Void) -> some Gesture"
      ],
      .iOS13,
      receiver: .gesture
    ),
    .neutral(
      "sequenced",
      "Lets another gesture follow.",
      [
        "func sequenced(before other: some Gesture) -> some Gesture"
      ],
      .iOS13,
      receiver: .gesture
    ),
    .neutral(
      "simultaneously",
      "Recognizes another gesture at the same time.",
      [
        "func simultaneously(with other: some Gesture) -> some Gesture"
      ],
      .iOS13,
      receiver: .gesture
    ),
    .neutral(
      "updating",
      "Keeps a state while the gesture goes on.",
      [
        "func updating<State>(_ state: GestureState<State>, body: @escaping (Value, inout State, inout Transaction) -> Void) -> some Gesture"
      ],
      .iOS13,
      receiver: .gesture
    ),
  ]
}
