/// A value of the evaluated language. `Double`, `CGFloat` and `Float` are one case; an optional that holds x is x, unless
/// x is nil.
package enum Value {
  case void
  case none
  /// `.some(nil)`: nil in so many optionals besides its own.
  case someNone(Int)
  case bool(Bool)
  case int(Int)
  case double(Double)
  /// `String`, `Substring`, `Character`.
  case string(String)
  case tuple(TupleValue)
  case array([Value])
  case dictionary(DictionaryValue)
  case set(SetValue)
  case range(RangeValue)
  case structure(StructureValue)
  case enumeration(EnumerationValue)
  case object(ObjectValue)
  case function(FunctionValue)
  case type(TypeValue)
  case keyPath(KeyPathValue)
  indirect case foreign(any ForeignValue)
  /// A view of the framework: the foreign value that there are most of.
  case view(ViewValue)
  case unknown(UnknownValue)
}
