import Semantics

/// A publisher of Combine: whoever subscribes gets what it holds at once, and what is sent to its subjects when that is
/// sent. What comes from a timer, another thread or the network is not run, as `.task` is not.
final class PublisherValue: ForeignValue {
  typealias Attachment = (Subscriber, Evaluator) -> Void

  static let typeName = "Publisher"
  /// So many publishers stand one behind the other at most: each takes some of the native stack.
  private static let longestChain = 64

  /// Nil where nothing is ever delivered here.
  private let attachment: Attachment?
  /// How many publishers it is made of, one behind the other.
  private let length: Int
  /// What it is where it can be sent to.
  let subject: Subject?
  /// Whose `$name` it is.
  let property: (owner: ObjectValue, name: String)?

  private init(
    length: Int = 0,
    subject: Subject? = nil,
    property: (owner: ObjectValue, name: String)? = nil,
    _ attachment: Attachment?
  ) {
    self.attachment = attachment
    self.length = length
    self.subject = subject
    self.property = property
  }

  /// What comes from elsewhere, or later than anybody looks.
  static var silent: PublisherValue { PublisherValue(nil) }

  /// Delivers these values, and ends then or goes on for ever.
  convenience init(_ values: [Value], completes: Bool) {
    self.init { subscriber, evaluator in
      for value in values { subscriber.receive(value, evaluator) }
      if completes { subscriber.finish(nil, evaluator) }
    }
  }

  /// Ends with an error at once.
  convenience init(failingWith error: Value) {
    self.init { $0.finish(error, $1) }
  }

  convenience init(_ subject: Subject) {
    self.init(subject: subject, subject.attach)
  }

  /// `$name` of an object: its value, and each that is about to replace it.
  convenience init(of name: String, at index: Int, owner: ObjectValue) {
    let subject = owner.subject(at: index)
    self.init(property: (owner, name)) { subscriber, evaluator in
      if let current = evaluator.property(name, of: .object(owner)) { subscriber.receive(current, evaluator) }
      subject.attach(subscriber, evaluator)
    }
  }

  /// Made of others for each subscriber anew.
  convenience init(joining others: [PublisherValue], _ attachment: @escaping Attachment) {
    let length = others.reduce(0) { max($0, $1.length) } + 1
    self.init(length: length, length > Self.longestChain ? nil : attachment)
  }

  /// What an operator makes of it: `make` gives who stands between it and a subscriber.
  func through(_ make: @escaping (Subscriber) -> Subscriber) -> PublisherValue {
    guard attachment != nil else { return self }
    return PublisherValue(joining: [self]) { [self] down, evaluator in attach(make(down), evaluator) }
  }

  /// Whether nothing is ever delivered.
  var isSilent: Bool { attachment == nil }

  func attach(_ subscriber: Subscriber, _ evaluator: Evaluator) {
    guard let attachment, !evaluator.isInterrupted else { return }
    evaluator.spend(1)
    evaluator.nested(or: ()) { attachment(subscriber, evaluator) }
  }

  var typeName: String { Self.typeName }
  var conformances: [String] { ["Publisher"] }
  var description: String { Self.typeName }
  var object: AnyObject? { self }

  func isEqual(to other: any ForeignValue) -> Bool {
    guard let other = other as? PublisherValue else { return false }
    if let subject { return other.subject === subject }
    return other === self || other.attachment == nil && attachment == nil
  }

  func hash(into hasher: inout Hasher) {}
}

/// Who gets what a publisher delivers.
struct Subscriber {
  private let receiving: (Value, Evaluator) -> Void
  private let finishing: (_ error: Value?, Evaluator) -> Void

  init(
    receive: @escaping (Value, Evaluator) -> Void,
    finish: @escaping (_ error: Value?, Evaluator) -> Void
  ) {
    receiving = receive
    finishing = finish
  }

  /// One that hands the end on to another.
  init(before down: Subscriber, receive: @escaping (Value, Evaluator) -> Void) {
    self.init(receive: receive, finish: down.finishing)
  }

  func receive(_ value: Value, _ evaluator: Evaluator) {
    guard !evaluator.isInterrupted else { return }
    evaluator.spend(1)
    evaluator.nested(or: ()) { receiving(value, evaluator) }
  }

  /// Nothing comes any more; `error` says why where it is not the end.
  func finish(_ error: Value?, _ evaluator: Evaluator) {
    guard !evaluator.isInterrupted else { return }
    evaluator.nested(or: ()) { finishing(error, evaluator) }
  }
}

extension Value {
  var publisher: PublisherValue? {
    guard case .foreign(let foreign) = self else { return nil }
    return foreign.object as? PublisherValue
  }
}
