import Catalog
import Semantics
import SourceText

extension Evaluator {
  /// `Type.name`; nil where there is no such member.
  package func staticProperty(_ name: String, of type: TypeValue) -> Value? {
    staticProperty(name, of: type, labels: nil)
  }

  func staticProperty(_ name: String, of type: TypeValue, labels: [String]?) -> Value? {
    guard type.nominal == nil else { return anyStaticProperty(name, of: type, labels: labels) }
    noteRead(name)
    let key = EvaluationMemo.FrameworkMemberKey(type: type.name, name: name)
    if let known = memo.frameworkMembers[key] { return known }
    guard !isDeclared(name) else { return anyStaticProperty(name, of: type, labels: labels) }
    let before = effects
    guard let value = anyStaticProperty(name, of: type, labels: labels) else { return nil }
    if before == effects, value.isConstant(of: type) { memo.frameworkMembers[key] = value }
    return value
  }

  private func anyStaticProperty(_ name: String, of type: TypeValue, labels: [String]?) -> Value? {
    if name == "self" || name == "Type" { return .type(type) }
    if name.hasPrefix("$") { return staticProjection(String(name.dropFirst()), of: type) }
    for member in methods(name, of: .type(type)) {
      if let value = staticValue(member, name, of: type, labels: labels) { return value }
    }
    if name == "init" {
      return .function(FunctionValue(.staticMember(type, name: name), context: .global, labels: labels))
    }
    if name == "allCases", let nominal = type.nominal, nominal.conforms(to: "CaseIterable") {
      return .array(nominal.cases.map { .enumeration(EnumerationValue(type: type, caseName: $0.name)) })
    }
    if let nested = memberType(name, of: type) { return .type(nested) }
    if let member = moduleMember(name, of: type) { return member }
    if let nominal = type.nominal, nominal.declaration != nil, hasInstanceMethod(name, nominal) {
      return .function(FunctionValue(.unbound(type, name: name), context: .global))
    }
    if let value = StandardLibrary.staticProperty(name, of: type, self) { return value }
    if let value = host.staticMember(name, of: type.name) { return value }
    for typeName in type.nominal?.conformances.sorted() ?? [] {
      if let value = host.staticMember(name, of: typeName) { return value }
    }
    if StandardLibrary.hasStaticMethod(name, of: type) {
      return .function(FunctionValue(.staticMember(type, name: name), context: .global, labels: labels))
    }
    if name == "allCases", type.nominal == nil, let cases = Frameworks.standard.allCases(of: type.name) {
      return .array(cases.compactMap { staticProperty($0, of: type) })
    }
    if type.nominal == nil, Frameworks.standard.isConstant(name, of: type.name) {
      return Value(.token(type: type.name, name: name))
    }
    return dynamicMember(name, of: .type(type), at: .none)
  }

  /// `$x` of a static property with a wrapper.
  private func staticProjection(_ name: String, of type: TypeValue) -> Value? {
    for case .variable(let variable, let owner) in methods(name, of: .type(type)) where variable.isStored {
      let stored = read(storageBox(variable, of: selfType(of: owner, for: type), owner: owner))
      if isWrapped(variable) { return property("projectedValue", of: stored) }
      for attribute in variable.attributes {
        let wrapper = host.makeWrapper(attribute, property: variable, owner: owner, initial: stored, evaluator: self)
        if let wrapper { return wrapper.projected(self) }
      }
    }
    return nil
  }

  /// `SwiftUI.Color`, `Models.User`: what looks like a type that nobody declares is a module.
  private func moduleMember(_ name: String, of type: TypeValue) -> Value? {
    guard isModule(type) || isUndeclared(type) else { return nil }
    guard isModule(type) else {
      // `Unicode.Scalar` is nobody's `Scalar`.
      return StandardLibrary.types["\(type.name).\(name)"] == nil ? self.type(named: name).map { .type($0) } : nil
    }
    if name.isCapitalized { return .type(builtIn(name)) }
    return StandardLibrary.functions[name] == nil
      ? nil : .function(FunctionValue(.global(name: name), context: .global))
  }

  /// Whether the name of the type stands for a module of the system.
  func isModule(_ type: TypeValue) -> Bool {
    type.nominal == nil && Self.modules.contains(type.name)
  }

  /// Nobody here knows the type: the name may be a module's.
  func isUndeclared(_ type: TypeValue) -> Bool {
    type.nominal == nil && type.arguments.isEmpty && !isDeclared(type.name)
      && !StandardLibrary.typeNames.contains(type.name) && !host.knows(type.name)
  }

  private static let modules: Set<String> = [
    "AppKit", "Charts", "Combine", "CoreGraphics", "Foundation", "MapKit", "Swift", "SwiftData", "SwiftUI", "UIKit",
  ]

  private func staticValue(_ member: Member, _ name: String, of type: TypeValue, labels: [String]?) -> Value? {
    switch member {
    case .variable(let variable, let owner):
      guard !variable.isRequirement else { return nil }
      let target = selfType(of: owner, for: type)
      return storedOrComputed(variable, of: target, owner: owner)
    case .enumCase(let enumCase, _):
      if enumCase.payload.isEmpty { return .enumeration(EnumerationValue(type: type, caseName: name)) }
      return .function(FunctionValue(.staticMember(type, name: name), context: .global, labels: labels))
    case .function(let function, _):
      guard labels == nil || function.labelList == labels, function.body != nil else { return nil }
      return .function(FunctionValue(.staticMember(type, name: name), context: .global, labels: labels))
    case .type(let declaration): return self.type(named: declaration.qualifiedName).map { .type($0) }
    case .typealias(let alias, let owner):
      return alias.type.map { .type(resolve($0, in: context(type, owner: owner))) }
    case .subscript: return nil
    }
  }

  /// `extension ButtonStyle where Self == Plain`: what `Self` is, when the member is reached through the protocol.
  private func selfType(of owner: TypeDeclaration, for type: TypeValue) -> TypeValue {
    for requirement in owner.requirements where requirement.kind == .sameType && requirement.left.name == "Self" {
      return resolve(requirement.right, in: context(type, owner: nil))
    }
    return type
  }

  private func hasInstanceMethod(_ name: String, _ nominal: NominalType) -> Bool {
    instanceMembers(name, of: nominal).contains { $0.function != nil }
  }

  /// `Type.name(arguments)`; nil where there is no such member. Inout parameters change `arguments`.
  package func callStatic(
    _ name: String,
    of type: TypeValue,
    labels: [String?],
    _ arguments: inout [Value]
  ) -> Value? {
    if name == "init" { return construct(type, labels: labels, arguments) }
    var receiver: Value? = .type(type)
    let source = Arguments(labels: labels, values: arguments)
    guard let choice = choose(methods(name, of: .type(type)), source, receiver: receiver) else { return nil }
    let value = invoke(choice, source, receiver: &receiver, expecting: nil)
    arguments = source.values
    return value
  }
}

extension Value {
  /// Whether a static member of a type is always this value: the framework's are, and numbers; a date may be another.
  fileprivate func isConstant(of type: TypeValue) -> Bool {
    switch self {
    case .double: type.isFloatingPoint
    case .foreign, .view: StandardLibrary.type(type.name) == nil
    default: false
    }
  }
}
