/// A built-in type's members as data: what each name does. Completion reads the names.
struct LibraryType: Sendable {
  typealias Property = @Sendable (Value, Evaluator) -> Value?
  typealias Method = @Sendable (Value, CallSite) -> Value?
  /// Evaluates the arguments and gives the change to make.
  typealias MutatingMethod = @Sendable (CallSite, _ receiver: TypeValue?) -> ((inout Value) -> Value)?
  typealias Static = @Sendable (Evaluator) -> Value?
  typealias StaticMethod = @Sendable (CallSite) -> Value?
  /// Sets a property; false where the value has another form.
  typealias Setter = @Sendable (inout Value, Value) -> Bool

  let name: String
  var properties: [String: Property] = [:]
  var setters: [String: Setter] = [:]
  var methods: [String: Method] = [:]
  var mutatingMethods: [String: MutatingMethod] = [:]
  var statics: [String: Static] = [:]
  var staticMethods: [String: StaticMethod] = [:]
  var initializer: StaticMethod?
}
