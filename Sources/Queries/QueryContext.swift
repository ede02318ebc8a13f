/// What answers are derived from: one version of some input, and where it is noted what is read of it.
package protocol QueryContext: Sendable {
  /// What can be read and can change: a key for each thing that changes by itself.
  associatedtype Input: Hashable & Sendable

  /// The revision of the graph that answers about this version.
  var revision: Int { get }

  /// Where reads are noted; nil where nothing is being derived.
  var reads: Reads<Self>? { get }

  /// The same context, noting its reads elsewhere.
  func noting(in reads: Reads<Self>) -> Self
}

extension QueryContext {
  /// Notes that what is being derived has looked at an input.
  package func read(_ input: Input) { reads?.note(input) }
}
