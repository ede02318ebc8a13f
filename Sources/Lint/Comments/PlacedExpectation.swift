import Queries
import Semantics
import SourceText
import Syntax
import ViewGraph

/// An expectation in a comment, and the line that it speaks of.
struct PlacedExpectation: Equatable, Sendable {
  /// From `expect:` to the end of the comment.
  let place: Place
  /// What follows `expect:`.
  let text: ByteRange
  /// From 0: that of the comment, or the next one with code where the comment stands alone.
  let line: Int
  /// What is expected; or why that cannot be read.
  let expectation: Result<Expectation, ExpectationParser.Problem>

  private static let marker = Array(Remarks.expectation.utf8)

  /// The expectations of a file, in order.
  static func all(in tree: SyntaxTree, of file: FileID) -> [PlacedExpectation] {
    tree.comments(with: marker).compactMap { PlacedExpectation(at: $0.offset, in: $0.comment, of: tree, file) }
  }

  /// Nil where the comment only talks about expectations: it has to begin with one.
  private init?(at offset: Int, in comment: TriviaPiece, of tree: SyntaxTree, _ file: FileID) {
    guard comment.kind == .lineComment || comment.kind == .blockComment else { return nil }
    let source = tree.text
    let opening = source.string(in: ByteRange(comment.range.start, ByteOffset(offset)))
    guard opening.dropFirst(2).allSatisfy(\.isWhitespace) else { return nil }
    let start = ByteOffset(offset + Self.marker.count)
    var body = source.string(in: ByteRange(start, comment.range.end))
    if comment.kind == .blockComment, body.hasSuffix("*/") { body.removeLast(2) }
    while body.last?.isWhitespace == true { body.removeLast() }
    let end = start + body.utf8.count
    place = Place(file: file, range: ByteRange(ByteOffset(offset), end))
    text = ByteRange(start, end)
    expectation = Result { () throws(ExpectationParser.Problem) in try ExpectationParser.parse(body) }
    line = Self.line(of: comment, in: tree)
  }

  private static func line(of comment: TriviaPiece, in tree: SyntaxTree) -> Int {
    let own = tree.text.lineColumn(at: comment.range.start).line
    let before = tree.text.string(in: ByteRange(tree.text.lineStart(own), comment.range.start))
    guard before.allSatisfy(\.isWhitespace), let next = tree.root.token(at: comment.range.end) else { return own }
    return next.range.start >= comment.range.end ? tree.text.lineColumn(at: next.range.start).line : own
  }
}

extension ProgramScope {
  /// What comments of a file expect of frames.
  func expectations(in file: FileID) -> [PlacedExpectation] {
    derived(Self.fileExpectations, for: file)
  }

  private static let fileExpectations = ComparedQuery<ProgramScope, FileID, [PlacedExpectation]> { file, scope in
    scope.read(.remarks(file))
    return scope.tree(file).map { PlacedExpectation.all(in: $0, of: file) } ?? []
  }

  /// What comments expect of frames, in the order of files and places.
  var expectations: [PlacedExpectation] { derived(Self.allExpectations, for: WholeProgram()) }

  private static let allExpectations = ComparedQuery<ProgramScope, WholeProgram, [PlacedExpectation]> { _, scope in
    scope.files.flatMap { scope.expectations(in: $0) }
  }
}
