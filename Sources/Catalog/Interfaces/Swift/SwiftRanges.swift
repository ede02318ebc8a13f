extension InterfaceFamily {
  /// Ranges.
  static let swiftRanges = InterfaceFamily(
    "Ranges",
    standing: .inToolchain,
    #"""
    protocol RangeExpression<Bound> {
      associatedtype Bound: Comparable
      func relative<C>(to collection: C) -> Range<Self.Bound> where C: Collection, Self.Bound == C.Index
      func contains(_ element: Self.Bound) -> Bool
    }
    extension RangeExpression {
      static func ~= (pattern: Self, value: Self.Bound) -> Bool
    }
    enum UnboundedRange_ {
      postfix static func ... (_: UnboundedRange_)
    }
    typealias UnboundedRange = (UnboundedRange_) -> Void
    struct Range<Bound> where Bound: Comparable {
      var lowerBound: Bound { get }
      var upperBound: Bound { get }
      init(uncheckedBounds bounds: (lower: Bound, upper: Bound))
      func contains(_ element: Bound) -> Bool
      var isEmpty: Bool { get }
    }
    extension Range: Sequence where Bound: Strideable, Bound.Stride: SignedInteger {}
    extension Range: Collection where Bound: Strideable, Bound.Stride: SignedInteger {}
    extension Range: BidirectionalCollection where Bound: Strideable, Bound.Stride: SignedInteger {}
    extension Range: RandomAccessCollection where Bound: Strideable, Bound.Stride: SignedInteger {}
    extension Range: RangeExpression where Bound: Comparable {}
    extension Range: CustomStringConvertible where Bound: Comparable {}
    extension Range: Equatable where Bound: Comparable {}
    extension Range: Hashable where Bound: Comparable, Bound: Hashable {}
    extension Range: Decodable where Bound: Comparable, Bound: Decodable {}
    extension Range: Encodable where Bound: Comparable, Bound: Encodable {}
    extension Range: Sendable where Bound: Comparable, Bound: Sendable {}
    extension Range where Bound: BinaryInteger {
      init?(_ range: NSRange)
    }
    extension Range where Bound == Int {
      init?(_ range: NSRange)
    }
    extension Range where Bound == String.Index {
      init?(_ range: NSRange, in string: String)
      init?<R, S>(_ region: R, in string: S) where R: RangeExpression, S: StringProtocol, R.Bound == AttributedString.Index
    }
    extension Range where Bound == AttributedString.Index {
      func isValid(within text: some AttributedStringProtocol) -> Bool
      func isValid(within text: DiscontiguousAttributedSubstring) -> Bool
      init?<R, S>(_ region: R, in attributedString: S) where R: RangeExpression, S: AttributedStringProtocol, R.Bound == String.Index
    }
    extension Range where Bound == Date {
      func formatted() -> String
      func formatted(date: Date.IntervalFormatStyle.DateStyle, time: Date.IntervalFormatStyle.TimeStyle) -> String
      func formatted<S>(_ style: S) -> S.FormatOutput where S: FormatStyle, S.FormatInput == Range<Date>
    }
    extension Range where Bound: Strideable, Bound.Stride: SignedInteger {
      typealias Element = Bound
      typealias Iterator = IndexingIterator<Range<Bound>>
      typealias Index = Bound
      typealias Indices = Range<Bound>
      typealias SubSequence = Range<Bound>
      var startIndex: Range<Bound>.Index { get }
      var endIndex: Range<Bound>.Index { get }
      func index(after i: Range<Bound>.Index) -> Range<Bound>.Index
      func index(before i: Range<Bound>.Index) -> Range<Bound>.Index
      func index(_ i: Range<Bound>.Index, offsetBy n: Int) -> Range<Bound>.Index
      func distance(from start: Range<Bound>.Index, to end: Range<Bound>.Index) -> Int
      subscript(bounds: Range<Range<Bound>.Index>) -> Range<Bound> { get }
      var indices: Range<Bound>.Indices { get }
      subscript(position: Range<Bound>.Index) -> Range<Bound>.Element { get }
      init(_ other: ClosedRange<Bound>)
    }
    extension Range where Bound: Comparable {
      func relative<C>(to collection: C) -> Range<Bound> where Bound == C.Index, C: Collection
      func clamped(to limits: Range<Bound>) -> Range<Bound>
      var description: String { get }
      static func == (lhs: Range<Bound>, rhs: Range<Bound>) -> Bool
      func overlaps(_ other: Range<Bound>) -> Bool
      func overlaps(_ other: ClosedRange<Bound>) -> Bool
      func contains(_ other: Range<Bound>) -> Bool
      func contains(_ other: ClosedRange<Bound>) -> Bool
    }
    extension Range where Bound: Comparable, Bound: Decodable {
      init(from decoder: any Decoder) throws
    }
    struct ClosedRange<Bound> where Bound: Comparable {
      var lowerBound: Bound { get }
      var upperBound: Bound { get }
      init(uncheckedBounds bounds: (lower: Bound, upper: Bound))
    }
    extension ClosedRange: RangeExpression where Bound: Comparable {}
    extension ClosedRange: Sequence where Bound: Strideable, Bound.Stride: SignedInteger {}
    extension ClosedRange: Collection where Bound: Strideable, Bound.Stride: SignedInteger {}
    extension ClosedRange: BidirectionalCollection where Bound: Strideable, Bound.Stride: SignedInteger {}
    extension ClosedRange: RandomAccessCollection where Bound: Strideable, Bound.Stride: SignedInteger {}
    extension ClosedRange: Equatable where Bound: Comparable {}
    extension ClosedRange: Hashable where Bound: Comparable, Bound: Hashable {}
    extension ClosedRange: CustomStringConvertible where Bound: Comparable {}
    extension ClosedRange: Decodable where Bound: Comparable, Bound: Decodable {}
    extension ClosedRange: Encodable where Bound: Comparable, Bound: Encodable {}
    extension ClosedRange: Sendable where Bound: Comparable, Bound: Sendable {}
    extension ClosedRange where Bound: Comparable {
      var isEmpty: Bool { get }
      func relative<C>(to collection: C) -> Range<Bound> where Bound == C.Index, C: Collection
      func contains(_ element: Bound) -> Bool
      func contains(_ other: ClosedRange<Bound>) -> Bool
      static func == (lhs: ClosedRange<Bound>, rhs: ClosedRange<Bound>) -> Bool
      var description: String { get }
      func clamped(to limits: ClosedRange<Bound>) -> ClosedRange<Bound>
      func overlaps(_ other: ClosedRange<Bound>) -> Bool
      func overlaps(_ other: Range<Bound>) -> Bool
    }
    extension ClosedRange where Bound: Strideable, Bound.Stride: SignedInteger {
      typealias Element = Bound
      typealias Iterator = IndexingIterator<ClosedRange<Bound>>
      typealias SubSequence = Slice<ClosedRange<Bound>>
      var startIndex: ClosedRange<Bound>.Index { get }
      var endIndex: ClosedRange<Bound>.Index { get }
      func index(after i: ClosedRange<Bound>.Index) -> ClosedRange<Bound>.Index
      func index(before i: ClosedRange<Bound>.Index) -> ClosedRange<Bound>.Index
      func index(_ i: ClosedRange<Bound>.Index, offsetBy distance: Int) -> ClosedRange<Bound>.Index
      func distance(from start: ClosedRange<Bound>.Index, to end: ClosedRange<Bound>.Index) -> Int
      subscript(position: ClosedRange<Bound>.Index) -> Bound { get }
      subscript(bounds: Range<ClosedRange<Bound>.Index>) -> Slice<ClosedRange<Bound>> { get }
      func contains(_ other: Range<Bound>) -> Bool
      init(_ other: Range<Bound>)
    }
    extension ClosedRange where Bound: Comparable, Bound: Decodable {
      init(from decoder: any Decoder) throws
    }
    extension ClosedRange {
      enum Index {
        case pastEnd
        case inRange(Bound)
      }
    }
    extension ClosedRange.Index: Comparable where Bound: Strideable, Bound.Stride: SignedInteger {}
    extension ClosedRange.Index: Equatable where Bound: Strideable, Bound.Stride: SignedInteger {}
    extension ClosedRange.Index: Hashable where Bound: Hashable, Bound: Strideable, Bound.Stride: SignedInteger {}
    extension ClosedRange.Index: Sendable where Bound: Sendable, Bound: Strideable, Bound.Stride: SignedInteger {}
    extension ClosedRange.Index where Bound: Strideable, Bound.Stride: SignedInteger {
      static func == (lhs: ClosedRange<Bound>.Index, rhs: ClosedRange<Bound>.Index) -> Bool
      static func < (lhs: ClosedRange<Bound>.Index, rhs: ClosedRange<Bound>.Index) -> Bool
    }
    struct PartialRangeFrom<Bound> where Bound: Comparable {
      var lowerBound: Bound { get }
      init(_ lowerBound: Bound)
    }
    extension PartialRangeFrom: RangeExpression where Bound: Comparable {}
    extension PartialRangeFrom: Sequence where Bound: Strideable, Bound.Stride: SignedInteger {}
    extension PartialRangeFrom: Decodable where Bound: Comparable, Bound: Decodable {}
    extension PartialRangeFrom: Encodable where Bound: Comparable, Bound: Encodable {}
    extension PartialRangeFrom: Sendable where Bound: Comparable, Bound: Sendable {}
    extension PartialRangeFrom where Bound: Comparable {
      func relative<C>(to collection: C) -> Range<Bound> where Bound == C.Index, C: Collection
      func contains(_ element: Bound) -> Bool
    }
    extension PartialRangeFrom where Bound: Strideable, Bound.Stride: SignedInteger {
      typealias Element = Bound
      func makeIterator() -> PartialRangeFrom<Bound>.Iterator
    }
    extension PartialRangeFrom where Bound: Comparable, Bound: Decodable {
      init(from decoder: any Decoder) throws
    }
    struct PartialRangeUpTo<Bound> where Bound: Comparable {
      var upperBound: Bound { get }
      init(_ upperBound: Bound)
    }
    extension PartialRangeUpTo: RangeExpression where Bound: Comparable {}
    extension PartialRangeUpTo: Decodable where Bound: Comparable, Bound: Decodable {}
    extension PartialRangeUpTo: Encodable where Bound: Comparable, Bound: Encodable {}
    extension PartialRangeUpTo: Sendable where Bound: Comparable, Bound: Sendable {}
    extension PartialRangeUpTo where Bound: Comparable {
      func relative<C>(to collection: C) -> Range<Bound> where Bound == C.Index, C: Collection
      func contains(_ element: Bound) -> Bool
    }
    extension PartialRangeUpTo where Bound: Comparable, Bound: Decodable {
      init(from decoder: any Decoder) throws
    }
    struct PartialRangeThrough<Bound> where Bound: Comparable {
      var upperBound: Bound { get }
      init(_ upperBound: Bound)
    }
    extension PartialRangeThrough: RangeExpression where Bound: Comparable {}
    extension PartialRangeThrough: Decodable where Bound: Comparable, Bound: Decodable {}
    extension PartialRangeThrough: Encodable where Bound: Comparable, Bound: Encodable {}
    extension PartialRangeThrough: Sendable where Bound: Comparable, Bound: Sendable {}
    extension PartialRangeThrough where Bound: Comparable {
      func relative<C>(to collection: C) -> Range<Bound> where Bound == C.Index, C: Collection
      func contains(_ element: Bound) -> Bool
    }
    extension PartialRangeThrough where Bound: Comparable, Bound: Decodable {
      init(from decoder: any Decoder) throws
    }
    """#
  )
}
