extension LSP {
  package enum DiagnosticSeverity: Int, Sendable {
    case error = 1
    case warning = 2
    case information = 3
    case hint = 4
  }

  package enum DiagnosticTag: Int, Sendable {
    case unnecessary = 1
    case deprecated = 2
  }

  package struct DiagnosticRelatedInformation: JSONWritable, Hashable, Sendable {
    package let location: Location
    package let message: String

    package init(location: Location, message: String) {
      self.location = location
      self.message = message
    }

    package func write(to json: inout JSONWriter) {
      json.object {
        $0.member("location", location)
        $0.member("message", message)
      }
    }
  }

  package struct Diagnostic: JSONWritable, Hashable, Sendable {
    package let range: Range
    package let severity: DiagnosticSeverity
    package let code: String
    /// Address of the rule's documentation.
    package let href: String?
    package let source: String
    package let message: String
    package let tags: [DiagnosticTag]
    package let relatedInformation: [DiagnosticRelatedInformation]

    package init(
      range: Range,
      severity: DiagnosticSeverity,
      code: String,
      href: String?,
      source: String,
      message: String,
      tags: [DiagnosticTag],
      relatedInformation: [DiagnosticRelatedInformation]
    ) {
      self.range = range
      self.severity = severity
      self.code = code
      self.href = href
      self.source = source
      self.message = message
      self.tags = tags
      self.relatedInformation = relatedInformation
    }

    package func write(to json: inout JSONWriter) {
      json.object {
        $0.member("range", range)
        $0.member("severity", severity.rawValue)
        $0.member("code", code)
        if let href { $0.member("codeDescription", object: { $0.member("href", href) }) }
        $0.member("source", source)
        $0.member("message", message)
        if !tags.isEmpty { $0.member("tags", tags.map(\.rawValue)) }
        if !relatedInformation.isEmpty { $0.member("relatedInformation", relatedInformation) }
      }
    }
  }
}

extension LSP {
  /// The whole list of a document's diagnostics, as the answer to a pull.
  package struct DocumentDiagnosticReport: JSONWritable, Sendable {
    package let items: [Diagnostic]

    package init(items: [Diagnostic]) {
      self.items = items
    }

    package func write(to json: inout JSONWriter) {
      json.object {
        $0.member("kind", "full")
        $0.member("items", items)
      }
    }
  }
}
