import Semantics

/// Raw values of an enum: written, counted up from the one before, or the case's name.
enum EnumRawValues {
  static func rawValue(of caseName: String, in nominal: NominalType, _ evaluator: Evaluator) -> Value? {
    let type = nominal.declaration?.inheritance.first?.name
    let isText = type == "String" || type == "Character"
    var next = 0
    for enumCase in nominal.cases {
      let value = written(enumCase, evaluator) ?? (isText ? .string(enumCase.name) : .int(next))
      if enumCase.name == caseName { return convert(value, type) }
      if case .int(let number) = value { next = number &+ 1 }
    }
    return nil
  }

  private static func written(_ enumCase: EnumCaseDeclaration, _ evaluator: Evaluator) -> Value? {
    guard let body = enumCase.rawValue, let expression = body.singleExpression else { return nil }
    return evaluator.evaluate(expression, in: Frame(body, context: .global))
  }

  private static func convert(_ value: Value, _ type: String?) -> Value {
    type.map { TypeValue.named($0).isFloatingPoint } ?? false ? value.promoted : value
  }
}
