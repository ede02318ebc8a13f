import Semantics
import ViewGraph

/// Reads of wrapped properties in code that runs before the view is in the hierarchy: initializers and initial values,
/// also by way of methods and computed properties.
struct EarlyReads {
  /// A use of a wrapped property; `member` names the method or property that it goes through.
  struct Read {
    let expression: Expression
    /// Nil for a wrapper that is made on the spot.
    let property: VariableDeclaration?
    var member: String?
    /// The code that reads it, for a message.
    var place = ""
  }

  private let type: TypeParts
  private let wrappers: Set<String>
  private let properties: [String: VariableDeclaration]
  /// Methods and computed properties that read a wrapped property, by name.
  private var readers: [String: VariableDeclaration] = [:]

  init(of type: TypeParts, wrappedBy wrappers: Set<String>, in scope: ProgramScope) {
    self.type = type
    self.wrappers = wrappers
    let wrapped = type.variables.filter { $0.attributes.contains { wrappers.contains($0.name) } }
    properties = Dictionary(wrapped.map { ($0.name, $0) }) { first, _ in first }
    guard !properties.isEmpty else { return }
    readers = indirectReaders()
  }

  /// The first read of each property in each piece of code.
  var all: [Read] {
    let initializers = type.initializers.compactMap { function in
      function.body.map { (body: $0, place: "'init'") }
    }
    let values = type.variables.filter { $0.isStored && !$0.modifiers.contains(.lazy) && !$0.modifiers.isTypeMember }
    let initialValues = values.compactMap { variable in
      variable.initializer.map { (body: $0, place: "the initial value of '\(variable.name)'") }
    }
    return (initializers + initialValues).flatMap { first(in: $0.body, place: $0.place) }
  }

  private func first(in body: Body, place: String) -> [Read] {
    var seen: Set<String> = []
    return reads(in: body).compactMap { read in
      guard seen.insert(read.property?.name ?? "").inserted else { return nil }
      var read = read
      read.place = place
      return read
    }
  }

  private func reads(in body: Body) -> [Read] {
    ImmediateCode.expressions(of: body).compactMap { expression in
      if let name = expression.ownMember {
        if let property = properties[name] { return Read(expression: expression, property: property) }
        if let property = readers[name] { return Read(expression: expression, property: property, member: name) }
      }
      guard case .member(let member) = expression.kind, member.name == "wrappedValue", let base = member.base else {
        return nil
      }
      if let name = base.ownMember, name.hasPrefix("_"), let property = properties[String(name.dropFirst())] {
        return Read(expression: expression, property: property)
      }
      guard let wrapper = base.asCall?.calledName, wrapper == "Environment", wrappers.contains(wrapper),
        base.asCall?.receiver == nil
      else { return nil }
      return Read(expression: expression, property: nil)
    }
  }

  /// Members that read a wrapped property themselves or through each other.
  private func indirectReaders() -> [String: VariableDeclaration] {
    var bodies: [(name: String, body: Body)] = []
    for function in type.functions where !function.modifiers.isTypeMember {
      if let body = function.body { bodies.append((function.name, body)) }
    }
    for variable in type.variables where variable.name != "body" {
      if let body = variable.accessors.getter?.body { bodies.append((variable.name, body)) }
    }
    var found: [String: VariableDeclaration] = [:]
    var isGrowing = true
    while isGrowing {
      isGrowing = false
      for (name, body) in bodies where found[name] == nil {
        let used = ImmediateCode.expressions(of: body).lazy.compactMap(\.ownMember)
        guard let property = used.compactMap({ properties[$0] ?? found[$0] }).first else { continue }
        found[name] = property
        isGrowing = true
      }
    }
    return found
  }
}
