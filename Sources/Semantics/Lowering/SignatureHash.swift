import Syntax

/// A hash of a declaration's tokens without the code of its bodies. Spaces, comments and places do not count.
struct SignatureHash {
  private var hasher = Hasher()

  /// `owner`: the types around the declaration.
  init(owner: [String]) {
    for name in owner { hasher.combine(name) }
  }

  var value: UInt64 { UInt64(bitPattern: Int64(hasher.finalize())) }

  /// Everything that stands in `node`.
  mutating func add(whole node: SyntaxNode) { add(node, isWhole: true) }

  /// `node` without the code of functions, accessors and members. Of the default values of parameters and the initial
  /// values of variables with a written type it counts only that there is one.
  mutating func add(header node: SyntaxNode) { add(node, isWhole: false) }

  mutating func add(_ pieces: [SyntaxNode]) {
    for piece in pieces { add(whole: piece) }
  }

  private mutating func add(_ node: SyntaxNode, isWhole: Bool) {
    guard !node.isToken else { return add(token: node) }
    var pending = [(children: node.children.makeIterator(), parent: node, isWhole: isWhole)]
    while !pending.isEmpty {
      let (parent, isWhole) = (pending[pending.count - 1].parent, pending[pending.count - 1].isWhole)
      guard let child = pending[pending.count - 1].children.next() else {
        pending.removeLast()
        continue
      }
      guard !child.isToken else {
        add(token: child)
        continue
      }
      switch isWhole ? .whole : Part(child, in: parent) {
      case .absent: continue
      case .mark: hasher.combine(child.kind.rawValue)
      case .header: pending.append((child.children.makeIterator(), child, false))
      case .whole: pending.append((child.children.makeIterator(), child, true))
      }
    }
  }

  private mutating func add(token: SyntaxNode) {
    guard !token.isMissing else { return }
    // SAFETY: the hasher reads the bytes and does not keep them.
    token.slice.withUnsafeBytes { hasher.combine(bytes: $0) }
    hasher.combine(UInt8(0))
  }
}

/// How much of a piece of a declaration counts.
private enum Part {
  case absent
  /// Only that it is there.
  case mark
  case header
  case whole

  init(_ node: SyntaxNode, in parent: SyntaxNode) {
    switch node.kind {
    case .memberBlock: self = .absent
    case .codeBlock: self = .mark
    case .accessorBlock: self = node.child(.statementList) == nil ? .header : .mark
    case .initializerClause:
      let hasType = parent.kind != .patternBinding || parent.child(.typeAnnotation) != nil
      self = hasType ? .mark : .whole
    default: self = .header
    }
  }
}
