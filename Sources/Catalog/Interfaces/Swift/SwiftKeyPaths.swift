extension InterfaceFamily {
  /// Key paths.
  static let swiftKeyPaths = InterfaceFamily(
    "KeyPaths",
    standing: .inToolchain,
    #"""
    class AnyKeyPath: Hashable, Equatable {
      static var rootType: any Any.Type { get }
      static var valueType: any Any.Type { get }
      static func == (a: AnyKeyPath, b: AnyKeyPath) -> Bool
    }
    class PartialKeyPath<Root>: AnyKeyPath {
    }
    class KeyPath<Root, Value>: PartialKeyPath<Root> {
      func appending<AppendedValue>(path: KeyPath<Value, AppendedValue>) -> KeyPath<Root, AppendedValue>
      func appending<AppendedValue>(path: ReferenceWritableKeyPath<Value, AppendedValue>) -> ReferenceWritableKeyPath<Root, AppendedValue>
    }
    class WritableKeyPath<Root, Value>: KeyPath<Root, Value> {
      func appending<AppendedValue>(path: KeyPath<Value, AppendedValue>) -> KeyPath<Root, AppendedValue>
      func appending<AppendedValue>(path: WritableKeyPath<Value, AppendedValue>) -> WritableKeyPath<Root, AppendedValue>
      func appending<AppendedValue>(path: ReferenceWritableKeyPath<Value, AppendedValue>) -> ReferenceWritableKeyPath<Root, AppendedValue>
    }
    class ReferenceWritableKeyPath<Root, Value>: WritableKeyPath<Root, Value> {
      func appending<AppendedValue>(path: KeyPath<Value, AppendedValue>) -> KeyPath<Root, AppendedValue>
      func appending<AppendedValue>(path: WritableKeyPath<Value, AppendedValue>) -> ReferenceWritableKeyPath<Root, AppendedValue>
      func appending<AppendedValue>(path: ReferenceWritableKeyPath<Value, AppendedValue>) -> ReferenceWritableKeyPath<Root, AppendedValue>
    }
    """#
  )
}
