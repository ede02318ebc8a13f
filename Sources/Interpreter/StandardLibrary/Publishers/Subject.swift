import Semantics

/// What values are sent to, and who has subscribed to it.
final class Subject {
  /// How it has ended: with an error or without.
  private struct End {
    let error: Value?
  }

  /// What a `CurrentValueSubject` holds.
  private(set) var current: Value?
  private var subscribers: [Subscriber] = []
  private var end: End?
  private var lastLogged = 0

  init(holding current: Value? = nil) { self.current = current }

  func attach(_ subscriber: Subscriber, _ evaluator: Evaluator) {
    if let current, end == nil { subscriber.receive(current, evaluator) }
    if let end { return subscriber.finish(end.error, evaluator) }
    log(evaluator)
    // It belongs to this evaluation alone from now on.
    evaluator.noteTie()
    if subscribers.isEmpty { evaluator.keep(self) }
    subscribers.append(subscriber)
  }

  func send(_ value: Value, _ evaluator: Evaluator) {
    guard end == nil else { return }
    if current != nil {
      log(evaluator)
      current = value
    }
    for subscriber in subscribers { subscriber.receive(value, evaluator) }
  }

  func finish(_ error: Value?, _ evaluator: Evaluator) {
    guard end == nil else { return }
    log(evaluator)
    end = End(error: error)
    for subscriber in subscribers { subscriber.finish(error, evaluator) }
  }

  /// Lets go of all subscribers: what they do may lead back here.
  func dissolve() { subscribers = [] }

  private func log(_ evaluator: Evaluator) {
    evaluator.noteWrite(
      &lastLogged,
      restore: { [current, subscribers, end] in
        self.current = current
        self.subscribers = subscribers
        self.end = end
      }
    )
  }
}

extension Evaluator {
  /// `objectWillChange` of an observable object that declares none (Apple: `ObservableObject.objectWillChange`).
  func willChange(_ name: String, of value: Value) -> Value? {
    guard name == "objectWillChange", case .object(let object) = value, conforms(value, to: "ObservableObject") else {
      return nil
    }
    return .foreign(PublisherValue(object.subject(at: ObjectValue.anyProperty)))
  }
}

extension ObjectValue {
  /// Stands for all published properties.
  static let anyProperty = -1

  /// Who is told what the stored property at `index` is about to become.
  func subject(at index: Int) -> Subject {
    if let known = subjects[index] { return known }
    let subject = Subject()
    subjects[index] = subject
    return subject
  }
}
