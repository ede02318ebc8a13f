extension BodyChecker {
  /// A literal is whatever is wanted of it: nobody can tell where that is not known.
  func literal(_ kind: LiteralKind, _ expected: Type?) -> Type {
    let literal = system.fresh(kind)
    if let reason = expected?.unknownReason { system.leave(literal, unknown: reason) }
    return literal
  }

  /// Looks at what stands in a text, and tells what kind of literal it is.
  func string(_ segments: [StringSegment], _ expression: Expression) -> LiteralKind {
    for case .interpolation(let arguments) in segments {
      for argument in arguments { _ = check(argument.value) }
    }
    return expression.literalKind ?? .string
  }

  func nilLiteral(_ expected: Type?) -> Type {
    if let expected, expected.wrapped != nil || expected.isUnknown || isMadeFromNil(expected) { return expected }
    return .optional(system.fresh())
  }

  /// Whether a type other than an optional can be written as `nil`.
  func isMadeFromNil(_ type: Type) -> Bool {
    guard case .nominal = type else { return false }
    return resolver.conforms(type, to: NominalID(name: "ExpressibleByNilLiteral", file: nil)) == true
  }

  func array(_ elements: [Expression], _ expected: Type?) -> Type {
    let target = expected.map { $0.wrapped.map(system.head) ?? $0 }
    if let target, let element = literalElement(of: target, "ArrayLiteralElement") {
      for value in elements { check(value, convertingTo: element) }
      return target
    }
    return .array(join(elements, nil))
  }

  /// The elements of a list of implicit members alone, and their type, which what is called on the list has to tell:
  /// `[.first, .last].contains(position)`. Nil for other values.
  func openList(_ expression: Expression) -> (elements: [Expression], element: Type)? {
    guard case .array(let elements) = expression.kind, !elements.isEmpty, elements.allSatisfy(\.isImplicitMember) else {
      return nil
    }
    let element = system.fresh()
    recordType(expression.span, .array(element))
    return (elements, element)
  }

  func dictionary(_ elements: [DictionaryElement], _ expected: Type?) -> Type {
    let target = expected.map { $0.wrapped.map(system.head) ?? $0 }
    if let target, case .nominal = target {
      let arguments = target.isFramework("Dictionary") ? target.arguments : []
      let key = arguments.first ?? resolver.associatedType("Key", of: system.simplified(target))
      let value = arguments.last ?? resolver.associatedType("Value", of: system.simplified(target))
      for element in elements {
        check(element.key, convertingTo: key)
        check(element.value, convertingTo: value)
      }
      return target
    }
    if elements.isEmpty { return .dictionary(system.fresh(), system.fresh()) }
    let keys = join(elements.map(\.key), nil)
    return .dictionary(keys, join(elements.map(\.value), nil))
  }

  /// The type of the elements that a literal of a type has; nil for a type that is not known, or not made from one.
  private func literalElement(of type: Type, _ name: String) -> Type? {
    guard case .nominal(let id, let arguments) = type else { return type.isUnknown ? type : nil }
    if id.file == nil, id.name == "Array" || id.name == "Set", let element = arguments.first { return element }
    let element = resolver.associatedType(name, of: system.simplified(type))
    if !element.isUnknown { return element }
    // An option set is written as a list of options.
    return resolver.conforms(type, to: NominalID(name: "OptionSet", file: nil)) == true ? type : nil
  }

  func tuple(_ elements: [Argument], _ expected: Type?) -> Type {
    if elements.count == 1, elements[0].label == nil { return check(elements[0].value, expected) }
    var wanted: [Type?] = []
    if case .tuple(let parts)? = expected, parts.count == elements.count { wanted = parts.map(\.type) }
    return .tuple(
      elements.enumerated().map { index, element in
        let hint = wanted.indices.contains(index) ? wanted[index] : nil
        return Type.TupleElement(label: element.label, type: check(element.value, hint))
      }
    )
  }

  /// The type that all of some expressions convert to.
  func join(_ values: [Expression], _ expected: Type?) -> Type {
    if let expected, isConcrete(expected) {
      let types = values.map { check($0, expected) }
      let fits = zip(values, types).map { convert($1, of: $0, to: expected) }
      return fits.allSatisfy(\.self) ? choice(of: values, types, withinOptional: expected) ?? expected : .unsolved
    }
    var joined: Type?
    for value in values {
      let type = check(value, joined.map(system.head) ?? expected)
      joined = joined.map { join($0, type) } ?? type
    }
    return joined ?? system.fresh()
  }

  /// The type within an optional that values of some types convert to, where one of them has such a type by itself and none
  /// is an optional: what is chosen becomes an optional once, not each of them before.
  private func choice(of values: [Expression], _ types: [Type], withinOptional expected: Type) -> Type? {
    guard let wrapped = expected.wrapped.map(system.head), isConcrete(wrapped), wrapped.wrapped == nil,
      values.contains(where: \.hasOwnType)
    else { return nil }
    let unknown = zip(values, types).first { $0.hasOwnType && system.head($1).isUnknown }
    if let unknown { return unknown.1 }
    let areValues = types.allSatisfy { type in
      let type = system.head(type)
      return isConcrete(type) && type.wrapped == nil
    }
    return areValues ? wrapped : nil
  }

  func isConcrete(_ type: Type) -> Bool {
    if case .variable = type { return false }
    return !type.isUnknown
  }

  /// The type that values of both convert to.
  func join(_ left: Type, _ right: Type) -> Type {
    let (left, right) = (system.head(left), system.head(right))
    if left.isUnknown { return left }
    if right.isUnknown { return right }
    for (source, target) in [(right, left), (left, right)] {
      let mark = system.mark()
      if system.convert(source, to: target) { return target }
      system.goBack(to: mark)
    }
    // `nil` and a value of another type
    if let wrapped = left.wrapped, case .variable = system.head(wrapped), system.convert(right, to: left) {
      return left
    }
    if let wrapped = right.wrapped, case .variable = system.head(wrapped), system.convert(left, to: right) {
      return right
    }
    return commonAncestor(left, right) ?? .unsolved
  }

  private func commonAncestor(_ left: Type, _ right: Type) -> Type? {
    guard case .nominal(let id, _) = left, case .nominal(let other, _) = right else { return nil }
    let others = resolver.ancestry(of: other).superclasses
    return resolver.ancestry(of: id).superclasses.first { others.contains($0) }
  }
}
