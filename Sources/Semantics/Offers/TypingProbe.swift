/// What can be named at a place without saying where it is: the same for all that may be wanted there.
struct GlobalOffers {
  /// The functions and variables at top level.
  let values: [(name: String, candidates: [Candidate])]
  let types: [Offer]

  init(_ resolver: Resolver, _ scope: LookupScope, _ isWanted: (String) -> Bool) {
    values = resolver.valueNames(in: scope, isWanted).map { ($0, resolver.globals($0, from: scope.file)) }
    types = resolver.typeNames(in: scope, isWanted).enumerated().compactMap { distance, name in
      resolver.typeOffer(name, in: scope, distance: distance).flatMap { $0.kind == .type ? $0 : nil }
    }
  }
}

/// Watches one place of the code while the declaration around it is typed, and notes what may stand there.
final class TypingProbe {
  /// What is noted, so that nobody pays for what nobody asks for.
  enum Interest {
    case names
    case calls
  }

  /// The word that is being written.
  let word: SourceSpan
  /// The call among whose arguments the place is.
  let call: SourceSpan?
  let interest: Interest
  /// Whether a name is asked for at all.
  let isWanted: (String) -> Bool

  private(set) var offers: [Offer] = []
  /// Whether it is known in some reading of the code what is wanted, and not in the one that is at hand.
  private var comparesTypes = false
  private var isGuessing = false
  private var positions: [String: Int] = [:]
  private(set) var expected: [Type] = []
  /// What a value has to conform to that is wanted.
  private(set) var bounds: [[NominalID]] = []
  private(set) var calls: [OfferedCall] = []
  /// What the call was found to mean.
  var chosenCall: Resolution?
  var base: Type?
  /// The names at top level that are asked for, once they have been looked up.
  var globals: GlobalOffers?
  /// Who takes the expression that begins at the place.
  private(set) var taker: Taker?
  var builtProtocol: NominalID?
  /// The chain of members that somebody takes, where the place is in it: the names of its links.
  private(set) var chain: (taker: Taker, links: [SourceSpan])?

  var chainProtocol: NominalID?
  /// What is wanted of the whole of a chain that begins at the place, in each reading of the code.
  private(set) var wantedOfChain: [WantedOfChain] = []

  /// Who takes whatever conforms to a protocol.
  enum Taker {
    /// A result builder.
    case builder(Type)
    /// A body that says of its result only what it conforms to.
    case result(NominalID)
  }

  /// The innermost closure around the place, and what its parameters are that have no names.
  private(set) var closure: (span: SourceSpan, parameters: [Type])?

  /// So many types may be expected at one place.
  private static let mostExpected = 12
  private static let mostCalls = 64

  init(word: SourceSpan, call: SourceSpan?, interest: Interest, isWanted: @escaping (String) -> Bool) {
    self.word = word
    self.call = call
    self.interest = interest
    self.isWanted = isWanted
  }

  /// Whether a name that stands there is the one that is being written.
  func isAt(_ span: SourceSpan) -> Bool {
    interest == .names && span.unit == word.unit && span.start == word.start && span.end >= word.end
  }

  /// Whether the word is the first of an expression that stands there.
  func begins(_ span: SourceSpan) -> Bool { span.unit == word.unit && span.start == word.start }

  func isWithin(_ span: SourceSpan) -> Bool {
    span.unit == word.unit && span.start <= word.start && word.end <= span.end
  }

  /// Notes what is taken around the place.
  func enter(_ value: Expression, takenBy taker: Taker) {
    guard isWithin(value.span) else { return }
    if begins(value.span) { self.taker = taker }
    var links: [SourceSpan] = []
    var next: Expression? = value
    while let link = next {
      switch link.kind {
      case .call(let call): next = call.callee
      case .member(let member):
        links.append(member.nameSpan)
        next = member.base
      default: next = nil
      }
    }
    chain = (taker, links)
  }

  /// Notes a closure around the place; of several views of one the last that knows its parameters.
  func enter(_ span: SourceSpan, givenTo parameters: [Type]) {
    if let closure, closure.span.start > span.start || closure.span == span && parameters.isEmpty { return }
    closure = (span, parameters)
  }

  /// Begins with offers for a place where what is wanted may be known: what was offered without knowing fits no more.
  func begin(knowing isKnown: Bool) {
    if isKnown, !comparesTypes { offers.indices.forEach { offers[$0].fit = .other } }
    isGuessing = comparesTypes && !isKnown
    comparesTypes = comparesTypes || isKnown
  }

  /// Compares all offers with what is wanted in another reading of the code.
  func compare(_ fit: (Offer) -> Offer.Fit) {
    for index in offers.indices {
      let found = fit(offers[index])
      offers[index].fit = comparesTypes ? min(found, offers[index].fit) : found
    }
    comparesTypes = true
  }

  /// Adds an offer; of several of one name the one that fits best, and among those the first.
  func add(_ offer: Offer) {
    var offer = offer
    if isGuessing { offer.fit = .other }
    guard let known = positions[offer.name] else {
      positions[offer.name] = offers.count
      offers.append(offer)
      return
    }
    if (offer.fit, offer.isDeprecated ? 1 : 0) < (offers[known].fit, offers[known].isDeprecated ? 1 : 0) {
      offers[known] = offer
    }
  }

  func add(expected type: Type) {
    guard !type.isUnknown, expected.count < Self.mostExpected, !expected.contains(type) else { return }
    expected.append(type)
  }

  func add(_ wanted: WantedOfChain) {
    guard wantedOfChain.count < Self.mostExpected, !wantedOfChain.contains(wanted) else { return }
    wantedOfChain.append(wanted)
  }

  func add(bounds: [NominalID]) {
    guard !bounds.isEmpty, self.bounds.count < Self.mostExpected, !self.bounds.contains(bounds) else { return }
    self.bounds.append(bounds)
  }

  func add(_ call: OfferedCall) {
    guard calls.count < Self.mostCalls, !calls.contains(where: { $0.resolution == call.resolution }) else { return }
    calls.append(call)
  }

  /// What the call may mean, the meaning that was found first.
  var rankedCalls: [OfferedCall] {
    guard let chosenCall, let first = calls.firstIndex(where: { $0.resolution == chosenCall }) else { return calls }
    return [calls[first]] + calls[..<first] + calls[(first + 1)...]
  }
}
