package import SourceText

/// A name with the part it plays, as meaning tells and spelling does not.
package struct SemanticToken: Equatable, Sendable {
  /// What a name stands for; the order is that of the legend.
  package enum Kind: UInt32, CaseIterable, Sendable {
    case `class`
    case `enum`
    case enumMember
    case function
    case interface
    case macro
    case method
    case namespace
    case parameter
    case property
    case `struct`
    case type
    case typeParameter
    case variable
  }

  /// What more is to say; the order of the bits is that of the legend.
  package struct Traits: OptionSet, Sendable {
    package let rawValue: UInt32

    package init(rawValue: UInt32) { self.rawValue = rawValue }

    package static let declaration = Traits(rawValue: 1 << 0)
    package static let defaultLibrary = Traits(rawValue: 1 << 1)
    package static let deprecated = Traits(rawValue: 1 << 2)
    package static let modification = Traits(rawValue: 1 << 3)
    package static let readonly = Traits(rawValue: 1 << 4)
    package static let `static` = Traits(rawValue: 1 << 5)

    package static let names = ["declaration", "defaultLibrary", "deprecated", "modification", "readonly", "static"]
  }

  package let range: ByteRange
  package let kind: Kind
  package let traits: Traits
}
