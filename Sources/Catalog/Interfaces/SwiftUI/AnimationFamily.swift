extension InterfaceFamily {
  /// Animations, transactions and transitions.
  static let animations = InterfaceFamily(
    "Animations",
    """
    protocol VectorArithmetic: AdditiveArithmetic {
      mutating func scale(by rhs: Double)
      var magnitudeSquared: Double { get }
    }
    extension Double: VectorArithmetic, Animatable {
      typealias AnimatableData = Double
      mutating func scale(by rhs: Double)
      var magnitudeSquared: Double { get }
    }
    extension Float: VectorArithmetic, Animatable {
      typealias AnimatableData = Float
      mutating func scale(by rhs: Double)
      var magnitudeSquared: Double { get }
    }
    extension CGFloat: VectorArithmetic, Animatable {
      typealias AnimatableData = CGFloat
      mutating func scale(by rhs: Double)
      var magnitudeSquared: Double { get }
    }
    struct EmptyAnimatableData: VectorArithmetic, Equatable, Sendable {
      init()
      static var zero: EmptyAnimatableData { get }
      static func + (lhs: EmptyAnimatableData, rhs: EmptyAnimatableData) -> EmptyAnimatableData
      static func - (lhs: EmptyAnimatableData, rhs: EmptyAnimatableData) -> EmptyAnimatableData
      mutating func scale(by rhs: Double)
      var magnitudeSquared: Double { get }
    }
    struct AnimatablePair<First: VectorArithmetic, Second: VectorArithmetic>: VectorArithmetic {
      var first: First
      var second: Second
      init(_ first: First, _ second: Second)
      static var zero: AnimatablePair<First, Second> { get }
      static func + (lhs: AnimatablePair<First, Second>, rhs: AnimatablePair<First, Second>) -> AnimatablePair<First, Second>
      static func - (lhs: AnimatablePair<First, Second>, rhs: AnimatablePair<First, Second>) -> AnimatablePair<First, Second>
      static func == (lhs: AnimatablePair<First, Second>, rhs: AnimatablePair<First, Second>) -> Bool
      mutating func scale(by rhs: Double)
      var magnitudeSquared: Double { get }
    }
    protocol Animatable {
      associatedtype AnimatableData: VectorArithmetic = EmptyAnimatableData
      var animatableData: AnimatableData { get set }
    }
    extension Animatable where AnimatableData == EmptyAnimatableData {
      var animatableData: EmptyAnimatableData { get nonmutating set }
    }
    extension Animatable where Self: VectorArithmetic {
      var animatableData: Self { get set }
    }
    extension CGPoint: Animatable {
      var animatableData: AnimatablePair<CGFloat, CGFloat> { get set }
    }
    extension CGSize: Animatable {
      var animatableData: AnimatablePair<CGFloat, CGFloat> { get set }
    }
    struct Animation: Equatable, Hashable, Sendable {
      static let `default`: Animation
      static var linear: Animation { get }
      static func linear(duration: TimeInterval) -> Animation
      static var easeIn: Animation { get }
      static func easeIn(duration: TimeInterval) -> Animation
      static var easeOut: Animation { get }
      static func easeOut(duration: TimeInterval) -> Animation
      static var easeInOut: Animation { get }
      static func easeInOut(duration: TimeInterval) -> Animation
      @available(iOS 17, macOS 14, *)
      static var spring: Animation { get }
      @_disfavoredOverload static func spring(response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0) -> Animation
      @available(iOS 17, macOS 14, *)
      static func spring(duration: TimeInterval = 0.5, bounce: Double = 0.0, blendDuration: Double = 0) -> Animation
      @available(iOS 17, macOS 14, *)
      static func spring(_ spring: Spring, blendDuration: TimeInterval = 0.0) -> Animation
      static var interactiveSpring: Animation { get }
      static func interactiveSpring(response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: TimeInterval = 0.25) -> Animation
      static func interpolatingSpring(mass: Double = 1.0, stiffness: Double, damping: Double, initialVelocity: Double = 0.0) -> Animation
      @available(iOS 17, macOS 14, *)
      static var smooth: Animation { get }
      @available(iOS 17, macOS 14, *)
      static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Animation
      @available(iOS 17, macOS 14, *)
      static var snappy: Animation { get }
      @available(iOS 17, macOS 14, *)
      static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Animation
      @available(iOS 17, macOS 14, *)
      static var bouncy: Animation { get }
      @available(iOS 17, macOS 14, *)
      static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Animation
      static func timingCurve(_ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: TimeInterval = 0.35) -> Animation
      func delay(_ delay: TimeInterval) -> Animation
      func speed(_ speed: Double) -> Animation
      func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation
      func repeatForever(autoreverses: Bool = true) -> Animation
    }
    @available(iOS 17, macOS 14, *)
    struct Spring: Hashable, Sendable {
      init(duration: TimeInterval = 0.5, bounce: Double = 0.0)
      init(response: Double, dampingRatio: Double)
      static var smooth: Spring { get }
      static var snappy: Spring { get }
      static var bouncy: Spring { get }
    }
    struct Transaction {
      init()
      init(animation: Animation?)
      var animation: Animation?
      var disablesAnimations: Bool
      var isContinuous: Bool
    }
    @available(iOS 17, macOS 14, *)
    func withAnimation<Result>(_ animation: Animation? = .default, completionCriteria: AnimationCompletionCriteria = .logicallyComplete, _ body: () throws -> Result, completion: @escaping () -> Void) rethrows -> Result
    @available(iOS 17, macOS 14, *)
    struct AnimationCompletionCriteria: Hashable, Sendable {
      static let logicallyComplete: AnimationCompletionCriteria
      static let removed: AnimationCompletionCriteria
    }
    struct AnyTransition {
      static let identity: AnyTransition
      static let opacity: AnyTransition
      static let slide: AnyTransition
      static var scale: AnyTransition { get }
      static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition
      static func move(edge: Edge) -> AnyTransition
      static func push(from edge: Edge) -> AnyTransition
      static func offset(_ offset: CGSize) -> AnyTransition
      static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition
      static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition
      static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition
      func combined(with other: AnyTransition) -> AnyTransition
      func animation(_ animation: Animation?) -> AnyTransition
    }
    @available(iOS 17, macOS 14, *)
    protocol Transition {
      associatedtype Body: View
      typealias Content = PlaceholderContentView<Self>
      @ViewBuilder func body(content: Content, phase: TransitionPhase) -> Body
    }
    @available(iOS 17, macOS 14, *)
    enum TransitionPhase: Hashable, Sendable {
      case willAppear
      case identity
      case didDisappear
      var isIdentity: Bool { get }
      var value: Double { get }
    }
    struct OpacityTransition: Transition {
      init()
      func body(content: PlaceholderContentView<OpacityTransition>, phase: TransitionPhase) -> some View
    }
    struct BlurReplaceTransition: Transition {
      func body(content: PlaceholderContentView<BlurReplaceTransition>, phase: TransitionPhase) -> some View
    }
    struct SymbolEffectTransition: Transition {
      func body(content: PlaceholderContentView<SymbolEffectTransition>, phase: TransitionPhase) -> some View
    }
    extension Transition where Self == BlurReplaceTransition {
      static var blurReplace: BlurReplaceTransition { get }
    }
    extension Transition where Self == SymbolEffectTransition {
      static var symbolEffect: SymbolEffectTransition { get }
    }
    extension View {
      @available(iOS 17, macOS 14, *)
      @_disfavoredOverload func transition<T: Transition>(_ transition: T) -> some View
      @available(iOS 17, macOS 14, *)
      func animation<V: View>(_ animation: Animation?, @ViewBuilder body: (PlaceholderContentView<Self>) -> V) -> some View
    }
    @available(iOS 17, macOS 14, *)
    struct PlaceholderContentView<Value>: View {
      typealias Body = Never
    }
    protocol Keyframes<Value> {
      associatedtype Value
    }
    @resultBuilder struct KeyframesBuilder<Value> {
      static func buildExpression<K: Keyframes>(_ expression: K) -> K where K.Value == Value
      static func buildBlock<K: Keyframes>(_ keyframes: K) -> K where K.Value == Value
      static func buildBlock<each K: Keyframes>(_ keyframes: repeat each K) -> KeyframeTracks<Value>
    }
    struct KeyframeTracks<Value>: Keyframes {}
    @available(iOS 17, macOS 14, *)
    struct KeyframeTrack<Root, Track, Content: KeyframeTrackContent>: Keyframes where Content.Value == Track {
      typealias Value = Root
      init(_ keyPath: WritableKeyPath<Root, Track>, @KeyframeTrackContentBuilder<Track> content: () -> Content)
      init(@KeyframeTrackContentBuilder<Track> content: () -> Content) where Root == Track
    }
    protocol KeyframeTrackContent<Value> {
      associatedtype Value: Animatable
    }
    @resultBuilder struct KeyframeTrackContentBuilder<Value: Animatable> {
      static func buildExpression<K: KeyframeTrackContent>(_ expression: K) -> K where K.Value == Value
      static func buildBlock<each K: KeyframeTrackContent>(_ content: repeat each K) -> KeyframeSequence<Value>
    }
    struct KeyframeSequence<Value: Animatable>: KeyframeTrackContent {}
    @available(iOS 17, macOS 14, *)
    struct CubicKeyframe<Value: Animatable>: KeyframeTrackContent {
      init(_ to: Value, duration: TimeInterval, startVelocity: Value? = nil, endVelocity: Value? = nil)
    }
    @available(iOS 17, macOS 14, *)
    struct LinearKeyframe<Value: Animatable>: KeyframeTrackContent {
      init(_ to: Value, duration: TimeInterval, timingCurve: UnitCurve = .linear)
    }
    @available(iOS 17, macOS 14, *)
    struct MoveKeyframe<Value: Animatable>: KeyframeTrackContent {
      init(_ to: Value)
    }
    @available(iOS 17, macOS 14, *)
    struct SpringKeyframe<Value: Animatable>: KeyframeTrackContent {
      init(_ to: Value, duration: TimeInterval? = nil, spring: Spring = Spring(), startVelocity: Value? = nil)
    }
    @available(iOS 17, macOS 14, *)
    struct UnitCurve: Hashable, Sendable {
      static let linear: UnitCurve
      static let easeIn: UnitCurve
      static let easeOut: UnitCurve
      static let easeInOut: UnitCurve
      static let circularEaseIn: UnitCurve
      static let circularEaseOut: UnitCurve
      static let circularEaseInOut: UnitCurve
      static func bezier(startControlPoint: UnitPoint, endControlPoint: UnitPoint) -> UnitCurve
    }
    @available(iOS 16, macOS 13, *)
    struct ContentTransition: Equatable, Sendable {
      static let identity: ContentTransition
      static let opacity: ContentTransition
      static let interpolate: ContentTransition
      static func numericText(countsDown: Bool = false) -> ContentTransition
      @available(iOS 17, macOS 14, *)
      static func numericText(value: Double) -> ContentTransition
      @available(iOS 17, macOS 14, *)
      static var symbolEffect: ContentTransition { get }
      @available(iOS 17, macOS 14, *)
      static func symbolEffect<T: SymbolEffect>(_ effect: T, options: SymbolEffectOptions = .default) -> ContentTransition
    }
    """
  )

  /// Gestures.
  static let gestures = InterfaceFamily(
    "Gestures",
    """
    @MainActor @preconcurrency protocol Gesture<Value> {
      associatedtype Value = Body.Value
      associatedtype Body: Gesture
      @MainActor @preconcurrency var body: Body { get }
    }
    extension Gesture where Body == Never {
      var body: Never { get }
    }
    extension Never: Gesture {
      typealias Value = Never
    }
    extension Gesture {
      func map<T>(_ body: @escaping (Value) -> T) -> _GestureResult<T>
      func exclusively<Other: Gesture>(before other: Other) -> ExclusiveGesture<Self, Other>
    }
    struct _GestureResult<Value>: Gesture {
      typealias Body = Never
    }
    struct ExclusiveGesture<First: Gesture, Second: Gesture>: Gesture {
      enum Value {
        case first(First.Value)
        case second(Second.Value)
      }
      typealias Body = Never
      init(_ first: First, _ second: Second)
    }
    struct SequenceGesture<First: Gesture, Second: Gesture>: Gesture {
      enum Value {
        case first(First.Value)
        case second(First.Value, Second.Value?)
      }
      typealias Body = Never
      init(_ first: First, _ second: Second)
    }
    struct SimultaneousGesture<First: Gesture, Second: Gesture>: Gesture {
      struct Value {
        var first: First.Value?
        var second: Second.Value?
      }
      typealias Body = Never
      init(_ first: First, _ second: Second)
    }
    struct TapGesture: Gesture {
      typealias Value = Void
      typealias Body = Never
      var count: Int
      init(count: Int = 1)
    }
    @available(iOS 16, macOS 13, *)
    struct SpatialTapGesture: Gesture {
      struct Value: Equatable, Sendable {
        var location: CGPoint
      }
      typealias Body = Never
      init(count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local)
    }
    struct LongPressGesture: Gesture {
      typealias Value = Bool
      typealias Body = Never
      init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10)
    }
    struct DragGesture: Gesture {
      struct Value: Equatable, Sendable {
        var time: Date
        var location: CGPoint
        var startLocation: CGPoint
        var translation: CGSize { get }
        @available(iOS 17, macOS 14, *)
        var velocity: CGSize { get }
        var predictedEndLocation: CGPoint { get }
        var predictedEndTranslation: CGSize { get }
      }
      typealias Body = Never
      init(minimumDistance: CGFloat = 10, coordinateSpace: some CoordinateSpaceProtocol = .local)
    }
    @available(iOS, deprecated: 100000, message: "use MagnifyGesture")
    struct MagnificationGesture: Gesture {
      typealias Value = CGFloat
      typealias Body = Never
      init(minimumScaleDelta: CGFloat = 0.01)
    }
    @available(iOS 17, macOS 14, *)
    struct MagnifyGesture: Gesture {
      struct Value: Equatable, Sendable {
        var time: Date
        var magnification: CGFloat
        var velocity: CGFloat
        var startAnchor: UnitPoint
        var startLocation: CGPoint
      }
      typealias Body = Never
      init(minimumScaleDelta: CGFloat = 0.01)
    }
    @available(iOS, deprecated: 100000, message: "use RotateGesture")
    struct RotationGesture: Gesture {
      typealias Value = Angle
      typealias Body = Never
      init(minimumAngleDelta: Angle = .degrees(1))
    }
    @available(iOS 17, macOS 14, *)
    struct RotateGesture: Gesture {
      struct Value: Equatable, Sendable {
        var time: Date
        var rotation: Angle
        var velocity: Angle
        var startAnchor: UnitPoint
        var startLocation: CGPoint
      }
      typealias Body = Never
      init(minimumAngleDelta: Angle = .degrees(1))
    }
    struct GestureMask: OptionSet, Sendable {
      let rawValue: UInt32
      init(rawValue: UInt32)
      static let none: GestureMask
      static let gesture: GestureMask
      static let subviews: GestureMask
      static let all: GestureMask
    }
    """
  )
}
