import Semantics

/// Raw values of an enum: written, counted up from the one before, or the case's name.
enum EnumRawValues {
  static func rawValue(of caseName: String, in nominal: NominalType, _ evaluator: Evaluator) -> Value? {
    find(in: nominal, evaluator) { enumCase, _ in enumCase.name == caseName }?.value
  }

  /// The first case with a raw value that `matches`.
  static func first(
    in nominal: NominalType,
    _ evaluator: Evaluator,
    where matches: (Value) -> Bool
  ) -> EnumCaseDeclaration? {
    find(in: nominal, evaluator) { _, value in matches(value) }?.enumCase
  }

  private static func find(
    in nominal: NominalType,
    _ evaluator: Evaluator,
    _ matches: (EnumCaseDeclaration, Value) -> Bool
  ) -> (enumCase: EnumCaseDeclaration, value: Value)? {
    let type = rawType(of: nominal, evaluator)
    guard type != nil || nominal.cases.contains(where: { $0.rawValue != nil }) else { return nil }
    let isText = type == "String" || type == "Character"
    var next = 0
    for enumCase in nominal.cases {
      let value = written(enumCase, evaluator) ?? (isText ? .string(enumCase.name) : .int(next))
      let converted = convert(value, type)
      if matches(enumCase, converted) { return (enumCase, converted) }
      if case .int(let number) = value { next = number &+ 1 }
    }
    return nil
  }

  /// The type of the raw values; nil for an enum without.
  private static func rawType(of nominal: NominalType, _ evaluator: Evaluator) -> String? {
    guard let first = nominal.declaration?.inheritance.first else { return nil }
    let name = evaluator.resolve(first, in: .global).name
    return StandardLibrary.scalarTypeNames.contains(name) ? name : nil
  }

  private static func written(_ enumCase: EnumCaseDeclaration, _ evaluator: Evaluator) -> Value? {
    guard let body = enumCase.rawValue, let expression = body.singleExpression else { return nil }
    return evaluator.evaluate(expression, in: Frame(body, context: .global))
  }

  private static func convert(_ value: Value, _ type: String?) -> Value {
    type.map { TypeValue.named($0).isFloatingPoint } ?? false ? value.promoted : value
  }
}
