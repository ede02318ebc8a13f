extension LSP {
  package enum MarkupKind: String, Sendable {
    case plainText = "plaintext"
    case markdown
  }

  package struct MarkupContent: JSONWritable, Hashable, Sendable {
    package let kind: MarkupKind
    package let value: String

    package init(kind: MarkupKind, value: String) {
      self.kind = kind
      self.value = value
    }

    package func write(to json: inout JSONWriter) {
      json.object {
        $0.member("kind", kind.rawValue)
        $0.member("value", value)
      }
    }
  }

  package struct Hover: JSONWritable, Hashable, Sendable {
    package let contents: MarkupContent
    package let range: Range?

    package init(contents: MarkupContent, range: Range?) {
      self.contents = contents
      self.range = range
    }

    package func write(to json: inout JSONWriter) {
      json.object {
        $0.member("contents", contents)
        $0.member("range", optional: range)
      }
    }
  }
}
