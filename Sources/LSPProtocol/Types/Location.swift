extension LSP {
  package struct Location: JSONWritable, Hashable, Sendable {
    package let uri: String
    package let range: Range

    package init(uri: String, range: Range) {
      self.uri = uri
      self.range = range
    }

    package func write(to json: inout JSONWriter) {
      json.object {
        $0.member("uri", uri)
        $0.member("range", range)
      }
    }
  }

  /// A place to go to, with the text it was reached from.
  package struct LocationLink: JSONWritable, Hashable, Sendable {
    package let originSelectionRange: Range?
    package let targetURI: String
    package let targetRange: Range
    package let targetSelectionRange: Range

    package init(originSelectionRange: Range?, targetURI: String, targetRange: Range, targetSelectionRange: Range) {
      self.originSelectionRange = originSelectionRange
      self.targetURI = targetURI
      self.targetRange = targetRange
      self.targetSelectionRange = targetSelectionRange
    }

    package func write(to json: inout JSONWriter) {
      json.object {
        $0.member("originSelectionRange", optional: originSelectionRange)
        $0.member("targetUri", targetURI)
        $0.member("targetRange", targetRange)
        $0.member("targetSelectionRange", targetSelectionRange)
      }
    }
  }
}
