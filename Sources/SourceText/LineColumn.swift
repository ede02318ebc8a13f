/// A position in a text as a line and a column, both counted from 0; columns count UTF-8 bytes.
public struct LineColumn: Hashable, Comparable, Sendable {
  public let line: Int
  public let column: Int

  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  public static func < (lhs: LineColumn, rhs: LineColumn) -> Bool {
    (lhs.line, lhs.column) < (rhs.line, rhs.column)
  }
}

extension LineColumn: CustomStringConvertible {
  public var description: String { "\(line):\(column)" }
}
