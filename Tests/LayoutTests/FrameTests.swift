import Testing

/// Trees and the frames they come to, derived from the rules of each algorithm.
@Suite struct FrameTests {
  @Test(arguments: FrameCases.all) func frames(_ example: FrameCase) throws {
    let notation = try TreeNotation(example.source)
    #expect(notation.differences() == [])
  }
}

/// A named tree in `TreeNotation`.
struct FrameCase: CustomTestStringConvertible {
  let testDescription: String
  let source: String

  init(_ name: String, _ source: String) {
    testDescription = name
    self.source = source
  }
}

enum FrameCases {
  static let all = stacks + frames + wrappers + decorations + alignment + texts + containers + safeAreas
}
