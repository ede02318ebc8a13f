extension PackageSource {
  /// SwiftUIFlux: a store of one state in the environment, views that are connected to it, and actions that reducers answer.
  static let swiftUIFlux = PackageSource(
    "SwiftUIFlux",
    """
    import Combine
    import SwiftUI

    public protocol FluxState {}
    public protocol Action {}
    public typealias DispatchFunction = (Action) -> Void
    public typealias Reducer<State: FluxState> = (_ state: State, _ action: Action) -> State
    public typealias Middleware<State> =
      (@escaping DispatchFunction, @escaping () -> State?) -> (@escaping DispatchFunction) -> DispatchFunction

    public protocol AsyncAction: Action {
      func execute(state: FluxState?, dispatch: @escaping DispatchFunction)
    }

    public final class Store<StoreState: FluxState>: ObservableObject {
      @Published public var state: StoreState
      private let reducer: Reducer<StoreState>

      public init(reducer: @escaping Reducer<StoreState>, middleware: [Middleware<StoreState>] = [], state: StoreState) {
        self.reducer = reducer
        self.state = state
      }

      public func dispatch(action: Action) { state = reducer(state, action) }
    }

    public struct StoreProvider<S: FluxState, V: View>: View {
      public let store: Store<S>
      public let content: () -> V

      public init(store: Store<S>, content: @escaping () -> V) {
        self.store = store
        self.content = content
      }

      public var body: some View { content().environmentObject(store) }
    }

    public struct StoreConnector<S: FluxState, V: View>: View {
      @EnvironmentObject var store: Store<S>
      let content: (S, @escaping DispatchFunction) -> V

      public init(content: @escaping (S, @escaping DispatchFunction) -> V) { self.content = content }

      public var body: V { content(store.state, { store.dispatch(action: $0) }) }
    }

    public protocol ConnectedView: View {
      associatedtype State: FluxState
      associatedtype Props
      associatedtype V: View
      func map(state: State, dispatch: @escaping DispatchFunction) -> Props
      func body(props: Props) -> V
    }

    extension ConnectedView {
      public func render(state: State, dispatch: @escaping DispatchFunction) -> V {
        body(props: map(state: state, dispatch: dispatch))
      }

      public var body: StoreConnector<State, V> { StoreConnector(content: { render(state: $0, dispatch: $1) }) }
    }
    """
  )
}
