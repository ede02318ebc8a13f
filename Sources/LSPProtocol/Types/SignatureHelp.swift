extension LSP {
  package struct SignatureHelp: JSONWritable, Sendable {
    package let signatures: [SignatureInformation]
    package let activeSignature: Int

    package init(signatures: [SignatureInformation], activeSignature: Int) {
      self.signatures = signatures
      self.activeSignature = activeSignature
    }

    package func write(to json: inout JSONWriter) {
      json.object {
        $0.member("signatures", signatures)
        $0.member("activeSignature", activeSignature)
        let active = signatures.indices.contains(activeSignature) ? signatures[activeSignature].activeParameter : nil
        $0.member("activeParameter", optional: active)
      }
    }
  }

  package struct SignatureInformation: JSONWritable, Sendable {
    /// A parameter, by its text or by its place in the label.
    package enum Parameter: JSONWritable, Sendable {
      case text(String)
      case range(Int, Int)

      package func write(to json: inout JSONWriter) {
        json.object {
          switch self {
          case .text(let text): $0.member("label", text)
          case .range(let start, let end): $0.member("label", [start, end])
          }
        }
      }
    }

    package let label: String
    package let documentation: String?
    package let parameters: [Parameter]
    package let activeParameter: Int?

    package init(label: String, documentation: String?, parameters: [Parameter], activeParameter: Int?) {
      self.label = label
      self.documentation = documentation
      self.parameters = parameters
      self.activeParameter = activeParameter
    }

    package func write(to json: inout JSONWriter) {
      json.object {
        $0.member("label", label)
        $0.member("documentation", optional: documentation)
        $0.member("parameters", parameters)
        $0.member("activeParameter", optional: activeParameter)
      }
    }
  }
}
