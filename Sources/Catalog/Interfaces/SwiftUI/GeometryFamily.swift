extension InterfaceFamily {
  /// Places, sizes and the spaces they are measured in.
  static let geometry = InterfaceFamily(
    "Geometry",
    """
    struct GeometryProxy {
      var size: CGSize { get }
      subscript<T>(anchor: Anchor<T>) -> T { get }
      var safeAreaInsets: EdgeInsets { get }
      @available(iOS, deprecated: 100000, message: "use frame(in:) with a CoordinateSpaceProtocol")
      @_disfavoredOverload func frame(in coordinateSpace: CoordinateSpace) -> CGRect
      func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect
      @available(iOS 17, macOS 14, *)
      func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect?
    }
    enum CoordinateSpace {
      case global
      case local
      case named(AnyHashable)
      var isGlobal: Bool { get }
      var isLocal: Bool { get }
    }
    extension CoordinateSpace: Equatable, Hashable {}
    @available(iOS 17, macOS 14, *)
    protocol CoordinateSpaceProtocol {
      var coordinateSpace: CoordinateSpace { get }
    }
    @available(iOS 17, macOS 14, *)
    struct LocalCoordinateSpace: CoordinateSpaceProtocol {
      init()
      var coordinateSpace: CoordinateSpace { get }
    }
    @available(iOS 17, macOS 14, *)
    struct GlobalCoordinateSpace: CoordinateSpaceProtocol {
      init()
      var coordinateSpace: CoordinateSpace { get }
    }
    @available(iOS 17, macOS 14, *)
    struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable {
      var coordinateSpace: CoordinateSpace { get }
    }
    extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
      static var local: LocalCoordinateSpace { get }
    }
    extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
      static var global: GlobalCoordinateSpace { get }
    }
    extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
      static func named(_ name: some Hashable) -> NamedCoordinateSpace
      static var scrollView: NamedCoordinateSpace { get }
      static func scrollView(axis: Axis) -> NamedCoordinateSpace
    }
    extension Angle: Comparable, Animatable {
      var radians: Double { get set }
      var degrees: Double { get set }
      static func < (lhs: Angle, rhs: Angle) -> Bool
      static func + (lhs: Angle, rhs: Angle) -> Angle
      static func - (lhs: Angle, rhs: Angle) -> Angle
      static prefix func - (value: Angle) -> Angle
      static func * (lhs: Angle, rhs: Double) -> Angle
      static func / (lhs: Angle, rhs: Double) -> Angle
      static func += (lhs: inout Angle, rhs: Angle)
      typealias AnimatableData = EmptyAnimatableData
    }
    extension EdgeInsets {
      init(_ nsEdgeInsets: NSDirectionalEdgeInsets)
      var top: CGFloat { get set }
      var leading: CGFloat { get set }
      var bottom: CGFloat { get set }
      var trailing: CGFloat { get set }
    }
    extension UnitPoint {
      var x: CGFloat { get set }
      var y: CGFloat { get set }
    }
    extension Edge {
      init?(rawValue: Int8)
      var rawValue: Int8 { get }
    }
    extension Edge.Set {
      init(_ e: Edge)
    }
    extension VerticalEdge {
      struct Set: OptionSet, Sendable {
        let rawValue: Int8
        init(rawValue: Int8)
        init(_ e: VerticalEdge)
        static var top: VerticalEdge.Set { get }
        static var bottom: VerticalEdge.Set { get }
        static var all: VerticalEdge.Set { get }
      }
    }
    extension HorizontalEdge {
      struct Set: OptionSet, Sendable {
        let rawValue: Int8
        init(rawValue: Int8)
        init(_ e: HorizontalEdge)
        static var leading: HorizontalEdge.Set { get }
        static var trailing: HorizontalEdge.Set { get }
        static var all: HorizontalEdge.Set { get }
      }
    }
    extension ProjectionTransform {
      func concatenating(_ rhs: ProjectionTransform) -> ProjectionTransform
    }
    @available(iOS 18, macOS 15, *)
    struct ScrollGeometry: Equatable, Sendable {
      var contentOffset: CGPoint
      var contentSize: CGSize
      var contentInsets: EdgeInsets
      var containerSize: CGSize
      var visibleRect: CGRect { get }
      var bounds: CGRect { get }
    }
    """
  )

  /// Layouts, alignments and what a layout sees of its views.
  static let layouts = InterfaceFamily(
    "Layouts",
    """
    @available(iOS 16, macOS 13, *)
    protocol Layout: Animatable {
      static var layoutProperties: LayoutProperties { get }
      associatedtype Cache = Void
      typealias Subviews = LayoutSubviews
      func makeCache(subviews: Subviews) -> Cache
      func updateCache(_ cache: inout Cache, subviews: Subviews)
      func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing
      func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize
      func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)
      func explicitAlignment(of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGFloat?
      func explicitAlignment(of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGFloat?
    }
    extension Layout {
      static var layoutProperties: LayoutProperties { get }
      func updateCache(_ cache: inout Cache, subviews: Subviews)
      func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing
      func explicitAlignment(of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGFloat?
      func explicitAlignment(of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGFloat?
      func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View
    }
    extension Layout where Cache == Void {
      func makeCache(subviews: Subviews) -> Cache
    }
    @available(iOS 16, macOS 13, *)
    struct LayoutProperties: Sendable {
      init()
      var stackOrientation: Axis?
    }
    @available(iOS 16, macOS 13, *)
    struct LayoutSubviews: Equatable, RandomAccessCollection, Sendable {
      typealias SubSequence = LayoutSubviews
      typealias Element = LayoutSubview
      typealias Index = Int
      typealias Indices = Range<Int>
      typealias Iterator = IndexingIterator<LayoutSubviews>
      var layoutDirection: LayoutDirection
      var startIndex: Int { get }
      var endIndex: Int { get }
      subscript(index: Int) -> LayoutSubviews.Element { get }
      subscript(bounds: Range<Int>) -> LayoutSubviews { get }
    }
    @available(iOS 16, macOS 13, *)
    struct LayoutSubview: Equatable {
      subscript<K: LayoutValueKey>(key: K.Type) -> K.Value { get }
      var containerValues: ContainerValues { get }
      var priority: Double { get }
      func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
      func dimensions(in proposal: ProposedViewSize) -> ViewDimensions
      var spacing: ViewSpacing { get }
      func place(at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize)
    }
    @available(iOS 16, macOS 13, *)
    protocol LayoutValueKey {
      associatedtype Value
      static var defaultValue: Value { get }
    }
    @available(iOS 16, macOS 13, *)
    struct ViewSpacing: Sendable {
      static let zero: ViewSpacing
      init()
      mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all)
      func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing
      func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat
    }
    extension HStackLayout { typealias Cache = Void }
    extension VStackLayout { typealias Cache = Void }
    extension ZStackLayout { typealias Cache = Void }
    extension GridLayout { typealias Cache = Void }
    extension AnyLayout { typealias Cache = Void }
    extension ProposedViewSize {
      var width: CGFloat? { get set }
      var height: CGFloat? { get set }
    }
    struct ViewDimensions {
      var width: CGFloat { get }
      var height: CGFloat { get }
      subscript(guide: HorizontalAlignment) -> CGFloat { get }
      subscript(guide: VerticalAlignment) -> CGFloat { get }
      subscript(explicit guide: HorizontalAlignment) -> CGFloat? { get }
      subscript(explicit guide: VerticalAlignment) -> CGFloat? { get }
    }
    extension ViewDimensions: Equatable {}
    protocol AlignmentID {
      static func defaultValue(in context: ViewDimensions) -> CGFloat
    }
    extension HorizontalAlignment {
      init(_ id: any AlignmentID.Type)
    }
    extension VerticalAlignment {
      init(_ id: any AlignmentID.Type)
    }
    extension Alignment {
      var horizontal: HorizontalAlignment { get set }
      var vertical: VerticalAlignment { get set }
    }
    extension GridItem {
      enum Size: Sendable {
        case fixed(CGFloat)
        case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
        case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
      }
      var size: GridItem.Size { get set }
      var spacing: CGFloat? { get set }
      var alignment: Alignment? { get set }
    }
    """
  )
}
