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
    }
    class WritableKeyPath<Root, Value>: KeyPath, Hashable, Equatable {
    }
    class ReferenceWritableKeyPath<Root, Value>: WritableKeyPath, Hashable, Equatable {
    }
    """#
  )
}
