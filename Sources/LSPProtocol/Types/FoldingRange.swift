extension LSP {
  package enum FoldingRangeKind: String, Sendable {
    case comment
    case imports
    case region
  }

  /// Whole lines to hide; the first one stays in sight.
  package struct FoldingRange: JSONWritable, Sendable {
    package let startLine: Int
    package let endLine: Int
    package let kind: FoldingRangeKind?

    package init(startLine: Int, endLine: Int, kind: FoldingRangeKind?) {
      self.startLine = startLine
      self.endLine = endLine
      self.kind = kind
    }

    package func write(to json: inout JSONWriter) {
      json.object {
        $0.member("startLine", startLine)
        $0.member("endLine", endLine)
        $0.member("kind", optional: kind?.rawValue)
      }
    }
  }
}
