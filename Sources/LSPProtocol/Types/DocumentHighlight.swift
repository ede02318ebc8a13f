extension LSP {
  /// A place that means the same as the one under the cursor.
  package struct DocumentHighlight: JSONWritable, Sendable {
    package let range: Range
    package let isWritten: Bool

    package init(range: Range, isWritten: Bool) {
      self.range = range
      self.isWritten = isWritten
    }

    package func write(to json: inout JSONWriter) {
      json.object {
        $0.member("range", range)
        $0.member("kind", isWritten ? 3 : 2)
      }
    }
  }
}
