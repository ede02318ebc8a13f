package import SourceText

/// A declaration in the outline of a file.
package struct SymbolNode: Sendable {
  package enum Kind: Sendable {
    case structure
    case `class`
    case enumeration
    case `protocol`
    case `extension`
    case enumCase
    case function
    case method
    case initializer
    case `subscript`
    case property
    case variable
    case `typealias`
    case preview
  }

  package let name: String
  /// A few words beside the name, such as a type.
  package let detail: String?
  package let kind: Kind
  package let range: ByteRange
  /// The name; lies within `range`.
  package let nameRange: ByteRange
  package let children: [SymbolNode]
}
