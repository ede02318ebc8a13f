/// How text is laid out: swift-format's defaults, but for lines of 120 characters and lists that are broken item by item.
package struct FormatStyle: Hashable, Sendable {
  /// One step of indentation.
  package enum Indentation: Hashable, Sendable {
    case tab
    case spaces(Int)
  }

  /// Columns that a line may take where nothing else is asked for.
  package static let standardLineLength = 120
  /// Columns that a tab takes when a line is measured (swift-format's default).
  package static let tabWidth = 8
  /// What a file without any indentation gets, as Xcode writes it.
  package static let standard = FormatStyle(indentation: .spaces(4))

  static let mostBlankLines = 1
  /// Blanks before a comment that follows code.
  static let spacesBeforeComment = 2

  package let indentation: Indentation
  /// Columns that a line may take.
  package let lineLength: Int

  package init(indentation: Indentation, lineLength: Int = standardLineLength) {
    self.indentation = indentation
    self.lineLength = lineLength
  }

  /// The white space that starts a line `steps` deep: as bytes, which a long one is made of in no time.
  func indent(_ steps: Int) -> [UInt8] {
    switch indentation {
    case .tab: Array(repeating: UInt8(ascii: "\t"), count: steps)
    case .spaces(let count): Array(repeating: UInt8(ascii: " "), count: steps &* count)
    }
  }

  /// The columns that `indent` takes.
  func width(_ steps: Int) -> Int {
    switch indentation {
    case .tab: steps &* Self.tabWidth
    case .spaces(let count): steps &* count
    }
  }
}
