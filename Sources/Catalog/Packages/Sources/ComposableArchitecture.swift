extension PackageSource {
  /// pointfreeco/swift-composable-architecture: a store holds the state it is made with, shows its properties as its
  /// own, and hands parts of it on. Reducers are not run: what is seen is the state at the start.
  static let composableArchitecture = PackageSource(
    "ComposableArchitecture",
    """
    import SwiftUI

    public typealias StoreOf<R: Reducer> = Store<R.State, R.Action>
    public typealias ViewStoreOf<R: Reducer> = ViewStore<R.State, R.Action>

    public protocol Reducer<State, Action> {
      associatedtype State
      associatedtype Action
    }

    public protocol ObservableState {}

    public struct DependencyValues {}

    public struct Reduce<State, Action>: Reducer {
      public init(_ reduce: @escaping (inout State, Action) -> Effect<Action>) {}
    }

    public struct EmptyReducer<State, Action>: Reducer {
      public init() {}
    }

    public struct BindingReducer<State, Action>: Reducer {
      public init() {}
    }

    public struct Effect<Action> {
      public static var none: Effect<Action> { Effect() }
    }

    @dynamicMemberLookup
    public final class Store<State, Action> {
      public var state: State

      public init<R>(initialState: @autoclosure () -> State, reducer: () -> R) {
        state = initialState()
      }

      public init<R>(
        initialState: @autoclosure () -> State,
        reducer: () -> R,
        withDependencies prepare: ((inout DependencyValues) -> Void)?
      ) {
        state = initialState()
      }

      public init(_state: State) { state = _state }

      public subscript<Value>(dynamicMember keyPath: KeyPath<State, Value>) -> Value { state[keyPath: keyPath] }

      public func send(_ action: Action) {}
      public func send(_ action: Action, animation: Animation?) {}

      public func scope<Child, ChildAction, Path>(state: KeyPath<State, Child>, action: Path) -> Store<Child, ChildAction> {
        Store<Child, ChildAction>(_state: self.state[keyPath: state])
      }
    }

    @dynamicMemberLookup
    public final class ViewStore<State, Action> {
      public var state: State

      public init(_state: State) { state = _state }
      public init<Whole, WholeAction>(_ store: Store<Whole, WholeAction>, observe toState: (Whole) -> State) {
        state = toState(store.state)
      }

      public subscript<Value>(dynamicMember keyPath: KeyPath<State, Value>) -> Value { state[keyPath: keyPath] }

      public func send(_ action: Action) {}
      public func send(_ action: Action, animation: Animation?) {}
      public func binding<Value>(get: (State) -> Value, send: (Value) -> Action) -> Binding<Value> {
        .constant(get(state))
      }
      public func binding<Value>(get: (State) -> Value, send: Action) -> Binding<Value> { .constant(get(state)) }
    }

    public struct WithViewStore<ViewState, ViewAction, Content: View>: View {
      let viewStore: ViewStore<ViewState, ViewAction>
      let content: (ViewStore<ViewState, ViewAction>) -> Content

      public init<State, Action>(
        _ store: Store<State, Action>,
        observe toViewState: (State) -> ViewState,
        @ViewBuilder content: @escaping (ViewStore<ViewState, ViewAction>) -> Content
      ) {
        viewStore = ViewStore(_state: toViewState(store.state))
        self.content = content
      }

      public var body: some View { content(viewStore) }
    }

    public struct IfLetStore<State, Action, Content: View>: View {
      let content: Content?

      public init(
        _ store: Store<State?, Action>,
        @ViewBuilder then ifContent: (Store<State, Action>) -> Content
      ) {
        content = store.state.map { ifContent(Store(_state: $0)) }
      }

      public var body: some View { content }
    }

    public struct WithPerceptionTracking<Content: View>: View {
      let content: Content

      public init(@ViewBuilder content: () -> Content) { self.content = content() }

      public var body: some View { content }
    }
    """
  )
}
