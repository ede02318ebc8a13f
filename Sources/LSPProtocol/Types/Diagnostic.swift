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
  /// A document's diagnostics, as the answer to a pull: all of them, or that they are those the client has.
  package struct DocumentDiagnosticReport: JSONWritable, Sendable {
    /// The document, where several are reported at once.
    private let document: (uri: String, version: Int?)?
    private let id: String?
    /// As JSON; nil where they are the same.
    private let items: [UInt8]?

    /// `previous` is the name of what the client has.
    package init(
      items: [Diagnostic],
      previous: String? = nil,
      document: (uri: String, version: Int?)? = nil
    ) {
      let bytes = JSONWriter.bytes(of: items)
      let id = Self.name(of: bytes)
      self.document = document
      self.id = id
      self.items = id == previous ? nil : bytes
    }

    package func write(to json: inout JSONWriter) {
      json.object {
        $0.member("kind", items == nil ? "unchanged" : "full")
        $0.member("resultId", optional: id)
        if let items { $0.member("items", RawJSON(items)) }
        if let document {
          $0.member("uri", document.uri)
          $0.member("version", document.version.map(JSONValue.integer) ?? .null)
        }
      }
    }

    /// Tells other diagnostics from these.
    private static func name(of bytes: [UInt8]) -> String {
      var hash: UInt64 = 0xCBF2_9CE4_8422_2325
      for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01B3 }
      return String(hash, radix: 36)
    }
  }

  /// The diagnostics of a workspace.
  package struct WorkspaceDiagnosticReport: JSONWritable, Sendable {
    package let items: [DocumentDiagnosticReport]

    package init(items: [DocumentDiagnosticReport]) { self.items = items }

    package func write(to json: inout JSONWriter) {
      json.object { $0.member("items", items) }
    }
  }
}
