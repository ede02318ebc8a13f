/// What answers are derived from: one version of some input, and where it is noted what is read of it.
@usableFromInline package protocol QueryContext: Sendable {
  /// What can be read and can change: a key for each thing that changes by itself.
  associatedtype Input: Hashable & Sendable

  /// Whether an input seldom changes: what has read nothing else is not worth a place of its own.
  static func isSteady(_ input: Input) -> Bool

  /// The revision of the graph that answers about this version.
  var revision: Int { get }

  /// Where reads are noted; nil where nothing is being derived.
  var reads: Reads? { get }

  /// The same context, noting its reads elsewhere.
  func noting(in reads: Reads) -> Self
}

extension QueryContext {
  /// Notes that what is being derived has looked at an input.
  @inlinable package func read(_ input: Input) { reads?.note(InputMark(of: input, isSteady: Self.isSteady(input))) }
}
