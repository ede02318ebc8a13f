import Semantics

/// The names under which a type's properties stand in coded data (Swift: `CodingKey`).
enum CodingKeys {
  /// By the properties' names; nil for a type that declares none.
  static func names(of nominal: NominalType, _ evaluator: Evaluator) -> [String: String]? {
    guard let keys = evaluator.nominal(named: nominal.name + ".CodingKeys"), keys.kind == .enumeration else {
      return nil
    }
    var result: [String: String] = [:]
    for enumCase in keys.cases { result[enumCase.name] = name(ofCase: enumCase.name, in: keys, evaluator) }
    return result
  }

  /// What a key is called: an enum's raw value or case, or what the key says of itself.
  static func name(of key: Value, _ evaluator: Evaluator) -> String? {
    if case .enumeration(let enumeration) = key, let nominal = enumeration.type.nominal {
      return name(ofCase: enumeration.caseName, in: nominal, evaluator)
    }
    return evaluator.property("stringValue", of: key)?.text
  }

  private static func name(ofCase name: String, in keys: NominalType, _ evaluator: Evaluator) -> String {
    EnumRawValues.rawValue(of: name, in: keys, evaluator)?.text ?? name
  }

  /// `userName` as `user_name`.
  static func snake(_ name: String) -> String {
    name.reduce(into: "") { $0 += $1.isUppercase ? "_" + $1.lowercased() : String($1) }
  }
}
