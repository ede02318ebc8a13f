import Semantics
import SourceText
import Syntax

extension RefactoringMaker {
  /// Makes a view of its own of a piece of a view's body: what it uses of the code around becomes its properties, bindings
  /// where it is written.
  static let extractSubview = RefactoringMaker(kind: .extract) { place in
    guard let view = ViewCode.at(place), view.maker != nil,
      let owner = view.node.ancestors.lazy.compactMap(TypeDeclarationSyntax.init).last,
      let captures = place.captures(of: Array(view.node.descendants), in: view.range)
    else { return [] }
    let name = place.freeName("ExtractedView")
    let arguments = captures.map { "\($0.name): \($0.argument)" }.joined(separator: ", ")
    let properties = captures.map { "  \($0.declaration)\n" }.joined()
    let body = place.tree.text.outdented(view.range, by: view.indentation)
    let lines = body.split(separator: "\n", omittingEmptySubsequences: false)
    let inner = lines.map { $0.isEmpty ? "" : "    \($0)" }.joined(separator: "\n")
    let gap = properties.isEmpty ? "" : "\n"
    let type = "\n\nstruct \(name): View {\n\(properties)\(gap)  var body: some View {\n\(inner)\n  }\n}"
    return [
      Change(
        "Extract into a view of its own",
        [
          TextEdit(range: view.range, replacement: "\(name)(\(arguments))"),
          TextEdit(range: ByteRange(owner.node.range.end, owner.node.range.end), replacement: type),
        ]
      )
    ]
  }
}

/// A name that a piece of code takes from the code around it.
struct Capture {
  let name: String
  let type: Type
  let isBinding: Bool

  var argument: String { isBinding ? "$\(name)" : name }
  var declaration: String { isBinding ? "@Binding var \(name): \(type)" : "let \(name): \(type)" }
}

extension RefactoringPlace {
  /// What a piece of code takes from around it; nil where something cannot be passed on.
  func captures(of tokens: [SyntaxNode], in piece: ByteRange) -> [Capture]? {
    var found: [Capture] = []
    var known: Set<String> = []
    for token in tokens where token.kind == .identifier || token.kind == .dollarIdentifier {
      guard let (_, resolution) = typing.name(at: token.range.start, in: file) else { continue }
      guard let source = source(of: resolution, token, in: piece) else { continue }
      guard case .passed(let type) = source else { return nil }
      let name = token.kind == .dollarIdentifier ? String(token.text.dropFirst()) : token.identifier
      let isBinding = token.kind == .dollarIdentifier || token.isWritten
      if known.insert(name).inserted {
        found.append(Capture(name: name, type: type, isBinding: isBinding))
      } else if isBinding, let index = found.firstIndex(where: { $0.name == name }) {
        found[index] = Capture(name: name, type: found[index].type, isBinding: true)
      }
    }
    return found
  }

  private enum Source {
    case passed(Type)
    case fixed
  }

  /// Where a name's value comes from; nil for what the new view sees itself.
  private func source(of resolution: Resolution, _ token: SyntaxNode, in piece: ByteRange) -> Source? {
    switch resolution {
    case .local(let span):
      guard let (declaring, range) = analysis.program.absolute(span), declaring == file else { return .fixed }
      if piece.contains(range) { return nil }
      guard let type = typing.type(ofLocal: span), type.isPassable, !token.isWritten else { return .fixed }
      return .passed(type)
    case .declaration(let id):
      // A member that is named alone is one of `self`.
      guard id.owner != nil, id.kind == .variable || id.kind == .function, token.parent?.kind == .identifierExpression,
        let role = typing.role(of: id), !role.isStatic, !role.isFramework
      else { return nil }
      guard id.kind == .variable, let type = typing.type(of: id), type.isPassable else { return .fixed }
      return .passed(type)
    case .structural: return token.text == "self" ? .fixed : nil
    case .module, .unknown: return nil
    }
  }

  /// `name`, or with the first number behind it that makes it one that nothing has yet.
  func freeName(_ name: String) -> String {
    var free = name
    var number = 2
    while analysis.program.declares(free) {
      free = "\(name)\(number)"
      number += 1
    }
    return free
  }
}

extension Type {
  /// Whether a property can be declared of it.
  fileprivate var isPassable: Bool {
    switch self {
    case .nominal(_, let arguments): arguments.allSatisfy(\.isPassable)
    case .tuple(let elements): elements.allSatisfy { $0.type.isPassable }
    case .existential: true
    case .metatype(let inner): inner.isPassable
    case .function, .opaque, .parameter, .member, .inout, .variable, .unknown: false
    }
  }
}
