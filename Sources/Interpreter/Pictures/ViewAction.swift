import Catalog
import Semantics

/// What a view does when it is used.
enum ViewAction {
  case run(FunctionValue)
  case toggle(BindingValue)
  case write(BindingValue)
  case move(BindingValue, NumberBounds)
  case step(BindingValue, NumberBounds)
  case count(up: FunctionValue?, down: FunctionValue?)
  case choose(BindingValue, [Option])
  case show(PageChoice)
  /// Does something to the scene around: pushes a page, selects a row.
  case act((Evaluator) -> Void)
  /// Does something to the view itself, which what stands in it does not do: opens it, takes its last page back.
  case change(String, (Evaluator) -> Void)
  /// One thing after another.
  indirect case both(ViewAction, Dismissal)
  case nothing

  /// A value that can be chosen, and what it is called.
  struct Option {
    let name: String
    let value: Value
  }

  /// The numbers that a value can be set to.
  struct NumberBounds {
    var lower: Double?
    var upper: Double?
    var step: Double?

    func limited(_ number: Double) -> Double {
      var result = number
      if let step, step > 0 {
        let start = lower ?? 0
        result = start + ((result - start) / step).rounded() * step
      }
      if let upper { result = min(result, upper) }
      if let lower { result = max(result, lower) }
      return result
    }
  }

  /// A longer text is not written.
  private static let mostText = 10_000

  /// Does what a gesture is for; false where it is for something else.
  func perform(_ gesture: ScenePress.Gesture, _ evaluator: Evaluator) -> Bool {
    switch (self, gesture) {
    case (.run(let function), .press): _ = evaluator.call(function)
    case (.toggle(let binding), .press):
      guard case .bool(let isOn) = binding.get(evaluator) else { return true }
      binding.set(.bool(!isOn), evaluator)
    case (.write(let binding), .write(let text)):
      guard case .string = binding.get(evaluator), text.utf8.count <= Self.mostText else { return true }
      binding.set(.string(text), evaluator)
    case (.move(let binding, let bounds), .move(let number)): set(binding, bounds.limited(number), evaluator)
    case (.step(let binding, let bounds), .stepUp): step(binding, bounds, by: 1, evaluator)
    case (.step(let binding, let bounds), .stepDown): step(binding, bounds, by: -1, evaluator)
    case (.count(let up, _), .stepUp): if let up { _ = evaluator.call(up) }
    case (.count(_, let down), .stepDown): if let down { _ = evaluator.call(down) }
    case (.choose(let binding, let options), .choose(let index)):
      guard options.indices.contains(index) else { return true }
      binding.set(options[index].value, evaluator)
    case (.show(let choice), .choose(let index)): choice.choose(index, evaluator)
    case (.act(let act), .press), (.change(_, let act), .press): act(evaluator)
    case (.both(let first, let second), _):
      guard first.perform(gesture, evaluator) else { return false }
      second.perform(evaluator)
    case (.nothing, .press): break
    default: return false
    }
    return true
  }

  private func step(_ binding: BindingValue, _ bounds: NumberBounds, by count: Double, _ evaluator: Evaluator) {
    guard let number = binding.get(evaluator).number else { return }
    var free = bounds
    free.step = nil
    set(binding, free.limited(number + count * (bounds.step ?? 1)), evaluator)
  }

  /// Sets a number as what it was before: a whole one stays whole.
  private func set(_ binding: BindingValue, _ number: Double, _ evaluator: Evaluator) {
    guard number.isFinite else { return }
    switch binding.get(evaluator) {
    case .int: if let whole = Int(exactly: number.rounded()) { binding.set(.int(whole), evaluator) }
    case .double: binding.set(.double(number), evaluator)
    default: return
    }
  }

  /// How it can be used, as it is now; nil where nobody can tell.
  func input(_ evaluator: Evaluator) -> PictureInput? {
    switch self {
    case .run, .toggle: return .press
    case .write(let binding):
      guard case .string(let text) = binding.get(evaluator) else { return nil }
      return .text(text)
    case .move(let binding, let bounds):
      guard let number = binding.get(evaluator).number, number.isFinite, let lower = bounds.lower,
        let upper = bounds.upper, lower.isFinite, upper.isFinite, lower < upper
      else { return nil }
      return .number(number, from: lower, to: upper, step: bounds.step)
    case .step(let binding, _): return binding.get(evaluator).number == nil ? nil : .steps
    case .count: return .steps
    case .choose(let binding, let options):
      let current = HashableValue(binding.get(evaluator))
      return .choice(
        chosen: options.firstIndex { HashableValue($0.value) == current },
        names: options.map(\.name)
      )
    case .show(let choice):
      let names = choice.pages.enumerated().map { $1.item.title ?? "Page \($0 + 1)" }
      return names.isEmpty ? nil : .pages(chosen: choice.chosen(evaluator), names: names)
    case .act: return .press
    case .change(let name, _): return .change(name)
    case .both(let first, _): return first.input(evaluator)
    case .nothing: return nil
    }
  }

  /// Whether what stands in the view is used for it, too.
  var isOfAll: Bool {
    switch self {
    case .run, .toggle, .write, .move, .step, .count, .choose, .act: true
    case .show, .change, .nothing: false
    case .both(let first, _): first.isOfAll
    }
  }
}

extension Expander {
  /// What a view does when it is used, as its definition says.
  func action(_ press: Press, _ arguments: BoundArguments, in scope: ViewScope) -> ViewAction? {
    switch press {
    case .runs(let parameter), .holds(let parameter): return arguments.function(parameter).map { .run($0) }
    case .toggles(let parameter): return binding(parameter, arguments).map { .toggle($0) }
    case .writes(let parameter): return binding(parameter, arguments).map { .write($0) }
    case .moves(let parameter, let range, let step):
      var bounds = bounds(range, step, arguments)
      // Without a range it is from 0 to 1, as the signature's default says.
      if bounds.lower == nil, bounds.upper == nil { (bounds.lower, bounds.upper) = (0, 1) }
      return binding(parameter, arguments).map { .move($0, bounds) }
    case .steps(let parameter, let range, let step, let up, let down):
      if let binding = binding(parameter, arguments) { return .step(binding, bounds(range, step, arguments)) }
      let (increment, decrement) = (arguments.function(up), arguments.function(down))
      return increment == nil && decrement == nil ? nil : .count(up: increment, down: decrement)
    case .chooses(let parameter, let slot):
      return binding(parameter, arguments).map { .choose($0, options(of: slot, arguments, in: scope)) }
    case .opens(let parameter): return binding(parameter, arguments).map(Self.opening)
    case .follows: return link(arguments, in: scope)
    case .closes: return scope.environment.live.dismissal.map { ended in .change("Close", ended.perform) }
    case .blocks: return .nothing
    case .shows, .stacks, .selects, .opensMenu: return nil
    }
  }

  private static func opening(_ binding: BindingValue) -> ViewAction {
    .change("Open or close") { evaluator in
      guard case .bool(let isOpen) = binding.get(evaluator) else { return }
      binding.set(.bool(!isOpen), evaluator)
    }
  }

  func binding(_ parameter: String, _ arguments: BoundArguments) -> BindingValue? {
    guard case .foreign(let binding as BindingValue)? = arguments[parameter] else { return nil }
    return binding
  }

  private func bounds(_ range: String, _ step: String, _ arguments: BoundArguments) -> ViewAction.NumberBounds {
    var bounds = ViewAction.NumberBounds()
    if case .range(let range)? = arguments[range] {
      bounds.lower = range.lower?.number
      bounds.upper = range.upper?.number
    }
    bounds.step = arguments[step]?.number
    return bounds
  }

  /// More options are not told.
  private static let mostOptions = 200

  /// What the views of a slot are known by, and how they are called.
  private func options(of slot: String, _ arguments: BoundArguments, in scope: ViewScope) -> [ViewAction.Option] {
    let inner = scope.below(identities.identity(.slot(slot), below: scope.identity))
    let span = arguments.span(of: slot) ?? .none
    let list = flatten(content(slot, of: arguments), at: span, in: inner)
    return list.pieces.prefix(Self.mostOptions).compactMap { piece in
      let taken = piece.takenApart
      guard let tag = taken.tag else { return nil }
      let texts = ["content", "title"].lazy.compactMap { name -> String? in
        guard case .string(let text)? = taken.view?.arguments[name] else { return nil }
        return text
      }
      return ViewAction.Option(name: texts.first ?? evaluator.describe(tag.value), value: tag.value)
    }
  }
}
