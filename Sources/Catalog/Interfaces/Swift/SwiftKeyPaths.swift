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
    class PartialKeyPath<Root>: AnyKeyPath, Hashable, Equatable {
    }
    class KeyPath<Root, Value>: PartialKeyPath, Hashable, Equatable {
      func appending<AppendedValue>(path: KeyPath<Value, AppendedValue>) -> KeyPath<Root, AppendedValue>
      func appending<AppendedValue>(path: ReferenceWritableKeyPath<Value, AppendedValue>) -> ReferenceWritableKeyPath<Root, AppendedValue>
    }
    class WritableKeyPath<Root, Value>: KeyPath, Hashable, Equatable {
      func appending<AppendedValue>(path: KeyPath<Value, AppendedValue>) -> KeyPath<Root, AppendedValue>
      func appending<AppendedValue>(path: WritableKeyPath<Value, AppendedValue>) -> WritableKeyPath<Root, AppendedValue>
      func appending<AppendedValue>(path: ReferenceWritableKeyPath<Value, AppendedValue>) -> ReferenceWritableKeyPath<Root, AppendedValue>
    }
    class ReferenceWritableKeyPath<Root, Value>: WritableKeyPath, Hashable, Equatable {
      func appending<AppendedValue>(path: KeyPath<Value, AppendedValue>) -> KeyPath<Root, AppendedValue>
      func appending<AppendedValue>(path: WritableKeyPath<Value, AppendedValue>) -> ReferenceWritableKeyPath<Root, AppendedValue>
      func appending<AppendedValue>(path: ReferenceWritableKeyPath<Value, AppendedValue>) -> ReferenceWritableKeyPath<Root, AppendedValue>
    }
    """#
  )
}
