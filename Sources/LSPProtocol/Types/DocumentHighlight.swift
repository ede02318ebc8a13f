extension LSP {
  /// A place that means the same as the one under the cursor.
  package struct DocumentHighlight: JSONWritable, Sendable {
    package let range: Range

    package init(range: Range) {
      self.range = range
    }

    package func write(to json: inout JSONWriter) {
      json.object {
        $0.member("range", range)
        $0.member("kind", 1)
      }
    }
  }
}
