import Catalog
import Interpreter
package import Semantics
package import SourceText
import Syntax

/// What is worth knowing about the piece of code under the cursor.
package struct Hover: Sendable {
  package let range: ByteRange
  package let contents: RichText
}

extension Analysis {
  /// What the name at `offset` means, and where layout puts what it makes.
  package func hover(at offset: ByteOffset, in file: FileID) -> Hover? {
    if let other = countingBranch(at: offset, in: file) { return other.hover(at: offset, in: file) }
    guard let tree = tree(of: file), let use = hoveredName(at: offset, in: tree.root) else { return nil }
    var contents = RichText()
    if let literal = literal(at: offset, in: tree.root), literal.range.count <= 60,
      let type = Typing(program).type(of: literal.range, in: file), !type.hasUnknowns
    {
      contents.append(.code("\(literal.line): \(type)"))
    }
    describe(use, in: file, into: &contents)
    let (instances, isReceiver) = instances(of: use, in: file)
    if !instances.isEmpty {
      if !contents.isEmpty { contents.append(.rule) }
      FrameDescription(instances: instances, isReceiver: isReceiver, analysis: self).append(to: &contents)
    }
    return contents.isEmpty ? nil : Hover(range: use.range, contents: contents)
  }

  /// The number or text that is written under the cursor; nil on anything else.
  private func literal(at offset: ByteOffset, in root: SyntaxNode) -> SyntaxNode? {
    guard NameUse(at: offset, in: root) == nil, let token = root.token(at: offset), token.range.contains(offset),
      token.kind.isLiteral, let whole = token.parent,
      whole.kind == .literalExpression || whole.kind == .stringLiteralExpression
    else { return nil }
    return whole
  }

  /// The name under the cursor; on a literal in an argument, the name of the call it is passed to.
  func hoveredName(at offset: ByteOffset, in root: SyntaxNode) -> NameUse? {
    if let use = NameUse(at: offset, in: root) { return use }
    guard let token = root.token(at: offset), token.range.contains(offset), token.kind.isLiteral else { return nil }
    let call = token.ancestors.first { $0.kind == .functionCallExpression }.flatMap(FunctionCallSyntax.init)
    guard let callee = call?.callee, let name = callee.tokens.last else { return nil }
    return NameUse(at: name.range.start, in: root)
  }

  /// The elements that the call of a name makes, in all scenes of the file; those of the view that a modifier is
  /// applied to where the modifier makes none.
  func instances(of use: NameUse, in file: FileID) -> (elements: [ElementInstance], isReceiver: Bool) {
    // What stands for a type makes nothing: no scene need be evaluated to know.
    switch use.role {
    case .type, .attribute: return ([], false)
    case .value, .member, .label, .keyPath, .macro, .declaration: break
    }
    if use.call == nil, isOtherValue(use, in: file) { return ([], false) }
    let program = program
    let offset = use.range.start
    let own = instances(at: offset, in: file) { element in
      guard let name = program.absolute(element.nameSpan), name.file == file else { return false }
      if name.range.contains(use.range) { return true }
      guard let value = use.staticValue else { return false }
      return program.absolute(element.span)?.range == value.range
    }
    guard own.isEmpty, var receiver = use.receiver else { return (own, false) }
    while true {
      let found = instances(at: offset, in: file) { element in
        program.absolute(element.span).map { $0.file == file && $0.range == receiver.range } ?? false
      }
      guard found.isEmpty, let next = receiver.receiver else { return (found, true) }
      receiver = next
    }
  }

  /// Whether the type of the named value is known to be no view, such as a number: scenes have no elements for it.
  private func isOtherValue(_ use: NameUse, in file: FileID) -> Bool {
    switch use.role {
    case .value, .member: break
    default: return false
    }
    guard let type = usedType(of: use, in: file), case .nominal = type, !type.hasUnknowns else { return false }
    return Typing(program).conformance(of: type, to: "View").conforms == false
  }

  /// The wanted elements of the first few scenes that have any.
  private func instances(
    at offset: ByteOffset,
    in file: FileID,
    where isWanted: (Element) -> Bool
  ) -> [ElementInstance] {
    var found: [ElementInstance] = []
    var shownScenes = 0
    for (tried, scene) in scenes(showing: offset, in: file).enumerated() {
      let elements = scene.elements.filter(isWanted)
      found += elements.map { ElementInstance(scene: scene, element: $0) }
      shownScenes += elements.isEmpty ? 0 : 1
      if shownScenes == Self.mostShownScenes || tried + 1 == Self.mostTriedScenes || isCancelled() { break }
    }
    return found
  }

  private static let mostShownScenes = 4
  private static let mostTriedScenes = 12
}

extension NameUse {
  /// The whole of `Color.red` for each of its names.
  fileprivate var staticValue: SyntaxNode? {
    guard call == nil else { return nil }
    if case .member = role { return token.parent }
    return token.parent?.parent.flatMap { $0.kind == .memberAccessExpression ? $0 : nil }
  }

  /// What a called modifier is applied to.
  fileprivate var receiver: SyntaxNode? {
    guard call != nil, case .member(let base?) = role else { return nil }
    return base
  }
}

extension SyntaxNode {
  /// What the call of a modifier is applied to.
  fileprivate var receiver: SyntaxNode? {
    FunctionCallSyntax(self)?.callee.flatMap(MemberAccessSyntax.init)?.base
  }
}

/// One element in one scene.
struct ElementInstance {
  let scene: SceneResult
  let element: Element
}

extension SyntaxKind {
  fileprivate var isLiteral: Bool {
    switch self {
    case .stringLiteral, .stringQuote, .stringSegment, .integerLiteral, .floatLiteral, .trueKeyword, .falseKeyword,
      .nilKeyword:
      true
    default: false
    }
  }
}
