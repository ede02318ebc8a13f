import SourceText

/// An atom of a `LayoutStream`, counted from the start of the text.
struct AtomID: Hashable {
  let index: Int
}

/// A run of bytes that is printed as it is: a token, a comment, or an untouched item.
struct Atom: Equatable {
  enum Role: Equatable {
    case token(TokenID)
    /// A comment; `endsLine` where it follows code on its line.
    case comment(isLine: Bool, endsLine: Bool)
    case untouched
  }

  let role: Role
  let range: ByteRange
  let extent: TextExtent
  /// The white space before it where that stays as it is.
  let keptGap: TextExtent?

  var endsLine: Bool {
    if case .comment(_, endsLine: true) = role { return true }
    return false
  }

  var isLineComment: Bool {
    if case .comment(isLine: true, _) = role { return true }
    return false
  }
}

/// All that is printed, in order, with what decides about the white space between.
struct LayoutStream {
  var atoms: [Atom] = []
  var elements: [LayoutElement] = []
}
