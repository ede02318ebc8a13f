extension LibraryType {
  /// JSON as dictionaries, arrays, texts and numbers, without types of the program.
  static let jsonSerialization = LibraryType(
    name: "JSONSerialization",
    staticMethods: [
      "jsonObject": { site in
        guard let data = site.evaluate("with")?.data else { return nil }
        site.evaluator.spend(data.bytes.count / 4)
        var reader = JSONReader(data.bytes)
        return reader.whole() ?? failed(site)
      },
      "data": { site in
        guard let object = site.evaluate("withJSONObject") else { return nil }
        let options = site.evaluate("options", as: .named("JSONSerialization.WritingOptions"))
        let settings = SettingsValue("JSONSerialization", options.map { ["outputFormatting": $0] } ?? [:])
        return JSONEncoding(.foreign(settings), site.evaluator).encoded(object).map { .foreign($0) }
      },
      "isValidJSONObject": { site in
        switch site.evaluate(0) {
        case .array, .dictionary: .bool(true)
        case .unknown: nil
        default: .bool(false)
        }
      },
    ]
  )

  private static func failed(_ site: CallSite) -> Value {
    site.evaluator.throwError(.foreign(OpaqueValue(typeName: "CocoaError", description: "propertyListReadCorrupt")))
    return .void
  }
}
