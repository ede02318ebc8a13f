import Semantics

/// The arguments of a call that are literals and names that only the framework and the standard library know: found
/// once, like the operands of an instruction. The call itself is made every time.
struct ConstantOperands {
  let bound: BoundArguments
  /// The fuel that evaluating them takes.
  let steps: Int
  /// How deep the expression nested that evaluated them, which came to no limit.
  fileprivate let nesting: Int

  /// Whether evaluating them here would come to no limit either.
  func fit(_ evaluator: Evaluator) -> Bool {
    steps < evaluator.fuel && evaluator.nesting <= nesting && !evaluator.isInterrupted
  }
}

/// Looks on while operands are evaluated for the first time.
struct OperandWatch {
  private let evaluator: Evaluator
  private let effects: Int
  private let fuel: Int

  init(_ evaluator: Evaluator) {
    self.evaluator = evaluator
    effects = evaluator.effects
    fuel = evaluator.fuel
  }

  /// Nil where evaluating them has done more than to give values.
  func operands(_ bound: BoundArguments) -> ConstantOperands? {
    guard evaluator.effects == effects, !evaluator.isInterrupted, !evaluator.isChainBroken else { return nil }
    bound.areOperands = true
    return ConstantOperands(bound: bound, steps: fuel &- evaluator.fuel, nesting: evaluator.nesting)
  }
}

extension CallSite {
  /// Whether the call is one as written whose arguments are operands.
  var consistsOfOperands: Bool {
    isWritten && plan.arguments.allSatisfy { $0.value.isOperand(in: evaluator.program) }
  }
}

extension Expression {
  /// A literal, or a member of a type, where the program declares nothing of that name.
  fileprivate func isOperand(in program: Program) -> Bool {
    switch kind {
    case .integer, .double, .bool, .nil: return true
    case .string(let segments):
      return segments.allSatisfy { if case .text = $0 { true } else { false } }
    case .member(let member):
      guard member.genericArguments.isEmpty, !program.declares(member.name) else { return false }
      guard let base = member.base else { return true }
      guard case .name(let name) = base.kind else { return false }
      return name.isType && name.genericArguments.isEmpty && name.labels == nil && !program.declares(name.name)
    case .prefix("-", let operand):
      switch operand.kind {
      case .integer, .double: return !program.declares("-")
      default: return false
      }
    default: return false
    }
  }
}
