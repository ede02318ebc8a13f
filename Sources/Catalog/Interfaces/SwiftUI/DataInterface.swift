extension InterfaceFamily {
  /// State, and everything else a view keeps or is handed.
  static let data = InterfaceFamily(
    "Data",
    """
    protocol DynamicProperty {
      mutating func update()
    }
    extension DynamicProperty {
      mutating func update()
    }
    @propertyWrapper struct State<Value>: DynamicProperty {
      init(wrappedValue value: Value)
      init(initialValue value: Value)
      var wrappedValue: Value { get nonmutating set }
      var projectedValue: Binding<Value> { get }
    }
    extension State where Value: ExpressibleByNilLiteral {
      init()
    }
    @propertyWrapper @dynamicMemberLookup struct Binding<Value> {
      var transaction: Transaction
      init(get: @escaping () -> Value, set: @escaping (Value) -> Void)
      init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void)
      static func constant(_ value: Value) -> Binding<Value>
      var wrappedValue: Value { get nonmutating set }
      var projectedValue: Binding<Value> { get }
      init(projectedValue: Binding<Value>)
      subscript<Subject>(dynamicMember keyPath: WritableKeyPath<Value, Subject>) -> Binding<Subject> { get }
      func transaction(_ transaction: Transaction) -> Binding<Value>
      func animation(_ animation: Animation? = .default) -> Binding<Value>
    }
    extension Binding {
      init<V>(_ base: Binding<V>) where Value == V?
      init?(_ base: Binding<Value?>)
      init<V: Hashable>(_ base: Binding<V>) where Value == AnyHashable
    }
    extension Binding: DynamicProperty {}
    extension Binding: @unchecked Sendable where Value: Sendable {}
    extension Binding: Identifiable where Value: Identifiable {
      var id: Value.ID { get }
    }
    extension Binding: Sequence where Value: MutableCollection {
      typealias Element = Binding<Value.Element>
      typealias Iterator = IndexingIterator<Binding<Value>>
      typealias SubSequence = Slice<Binding<Value>>
    }
    extension Binding: Collection where Value: MutableCollection {
      typealias Index = Value.Index
      typealias Indices = Value.Indices
      var startIndex: Value.Index { get }
      var endIndex: Value.Index { get }
      var indices: Value.Indices { get }
      func index(after i: Value.Index) -> Value.Index
      subscript(position: Value.Index) -> Binding<Value.Element> { get }
    }
    extension Binding: BidirectionalCollection where Value: BidirectionalCollection, Value: MutableCollection {
      func index(before i: Value.Index) -> Value.Index
    }
    extension Binding: RandomAccessCollection where Value: MutableCollection, Value: RandomAccessCollection {}
    @available(iOS 17, macOS 14, *)
    @propertyWrapper @dynamicMemberLookup struct Bindable<Value> {
      var wrappedValue: Value
      var projectedValue: Bindable<Value> { get }
    }
    extension Bindable where Value: AnyObject {
      subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>) -> Binding<Subject> { get }
    }
    extension Bindable where Value: Observable {
      init(wrappedValue: Value)
      init(_ wrappedValue: Value)
      init(projectedValue: Bindable<Value>)
    }
    extension Bindable: Identifiable where Value: Identifiable {
      var id: Value.ID { get }
    }
    @propertyWrapper struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty {
      @dynamicMemberLookup struct Wrapper {
        subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>) -> Binding<Subject> { get }
      }
      init(initialValue: ObjectType)
      init(wrappedValue: ObjectType)
      var wrappedValue: ObjectType
      var projectedValue: ObservedObject<ObjectType>.Wrapper { get }
    }
    @available(iOS 14, macOS 11, *)
    @propertyWrapper struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
      init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType)
      var wrappedValue: ObjectType { get }
      var projectedValue: ObservedObject<ObjectType>.Wrapper { get }
    }
    @propertyWrapper struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty {
      init()
      var wrappedValue: ObjectType { get }
      var projectedValue: ObservedObject<ObjectType>.Wrapper { get }
    }
    @propertyWrapper struct Environment<Value>: DynamicProperty {
      init(_ keyPath: KeyPath<EnvironmentValues, Value>)
      @available(iOS 17, macOS 14, *)
      init(_ objectType: Value.Type) where Value: AnyObject, Value: Observable
      @available(iOS 17, macOS 14, *)
      init<T: AnyObject & Observable>(_ objectType: T.Type) where Value == T?
      var wrappedValue: Value { get }
    }
    @available(iOS 15, macOS 12, *)
    @propertyWrapper struct FocusState<Value: Hashable>: DynamicProperty {
      @propertyWrapper struct Binding {
        var wrappedValue: Value { get nonmutating set }
        var projectedValue: FocusState<Value>.Binding { get }
      }
      var wrappedValue: Value { get nonmutating set }
      var projectedValue: FocusState<Value>.Binding { get }
      init() where Value == Bool
      init<T: Hashable>() where Value == T?
    }
    @available(iOS 15, macOS 12, *)
    @propertyWrapper struct AccessibilityFocusState<Value: Hashable>: DynamicProperty {
      @propertyWrapper struct Binding {
        var wrappedValue: Value { get nonmutating set }
        var projectedValue: AccessibilityFocusState<Value>.Binding { get }
      }
      var wrappedValue: Value { get nonmutating set }
      var projectedValue: AccessibilityFocusState<Value>.Binding { get }
      init() where Value == Bool
      init<T: Hashable>() where Value == T?
    }
    @propertyWrapper struct GestureState<Value>: DynamicProperty {
      init(wrappedValue: Value)
      init(initialValue: Value)
      init(wrappedValue: Value, resetTransaction: Transaction)
      init(wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void)
      var wrappedValue: Value { get }
      var projectedValue: GestureState<Value> { get }
    }
    @available(iOS 14, macOS 11, *)
    @propertyWrapper struct Namespace: DynamicProperty {
      struct ID: Hashable, Sendable {}
      init()
      var wrappedValue: Namespace.ID { get }
    }
    @available(iOS 14, macOS 11, *)
    @propertyWrapper struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
      init(wrappedValue: Value)
      init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle)
      var wrappedValue: Value { get }
    }
    @available(iOS 14, macOS 11, *)
    @propertyWrapper struct AppStorage<Value>: DynamicProperty {
      var wrappedValue: Value { get nonmutating set }
      var projectedValue: Binding<Value> { get }
    }
    extension AppStorage {
      init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Bool
      init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Int
      init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Double
      init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == String
      init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == URL
      init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Date
      init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Data
      init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value: RawRepresentable, Value.RawValue == Int
      init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value: RawRepresentable, Value.RawValue == String
      init(_ key: String, store: UserDefaults? = nil) where Value: ExpressibleByNilLiteral
    }
    @available(iOS 14, macOS 11, *)
    @propertyWrapper struct SceneStorage<Value>: DynamicProperty {
      var wrappedValue: Value { get nonmutating set }
      var projectedValue: Binding<Value> { get }
    }
    extension SceneStorage {
      init(wrappedValue: Value, _ key: String) where Value == Bool
      init(wrappedValue: Value, _ key: String) where Value == Int
      init(wrappedValue: Value, _ key: String) where Value == Double
      init(wrappedValue: Value, _ key: String) where Value == String
      init(wrappedValue: Value, _ key: String) where Value == URL
      init(wrappedValue: Value, _ key: String) where Value == Data
      init(wrappedValue: Value, _ key: String) where Value: RawRepresentable, Value.RawValue == Int
      init(wrappedValue: Value, _ key: String) where Value: RawRepresentable, Value.RawValue == String
      init(_ key: String) where Value: ExpressibleByNilLiteral
    }
    @available(iOS 14, macOS 11, *)
    @propertyWrapper struct UIApplicationDelegateAdaptor<DelegateType>: DynamicProperty {
      init(_ delegateType: DelegateType.Type = DelegateType.self)
      var wrappedValue: DelegateType { get }
    }
    @available(iOS 14, macOS 11, *)
    @propertyWrapper struct NSApplicationDelegateAdaptor<DelegateType>: DynamicProperty {
      init(_ delegateType: DelegateType.Type = DelegateType.self)
      var wrappedValue: DelegateType { get }
    }
    @available(iOS 14, macOS 11, *)
    @propertyWrapper struct FocusedValue<Value>: DynamicProperty {
      init(_ keyPath: KeyPath<FocusedValues, Value?>)
      var wrappedValue: Value? { get }
    }
    @available(iOS 14, macOS 11, *)
    @propertyWrapper struct FocusedBinding<Value>: DynamicProperty {
      init(_ keyPath: KeyPath<FocusedValues, Binding<Value>?>)
      var wrappedValue: Value? { get nonmutating set }
      var projectedValue: Binding<Value?> { get }
    }
    @available(iOS 14, macOS 11, *)
    protocol FocusedValueKey {
      associatedtype Value
    }
    @available(iOS 14, macOS 11, *)
    struct FocusedValues {
      subscript<Key: FocusedValueKey>(key: Key.Type) -> Key.Value? { get set }
    }
    """
  )
}
