/// What a command was called with: its operands, and the values of its options.
struct Invocation: Sendable {
  /// The arguments that are no options, in order.
  let operands: [String]
  /// Values by option name, in the order given; an empty string for a flag.
  let values: [String: [String]]
  let console: Console

  /// Whether `option` was given.
  func has(_ option: CommandOption) -> Bool {
    values[option.name] != nil
  }

  /// The last value given for `option`.
  func value(of option: CommandOption) -> String? {
    values[option.name]?.last
  }

  /// Every value given for `option`; `--select a,b --select c` gives three with `separatedBy: ","`.
  func values(of option: CommandOption, separatedBy separator: Character? = nil) -> [String] {
    let given = values[option.name] ?? []
    guard let separator else { return given }
    return given.flatMap { $0.split(separator: separator).map(String.init) }
  }

  /// What files in folders end in, without the dot.
  var fileExtensions: Set<String> {
    let endings = values(of: .ext, separatedBy: ",").map { $0.hasPrefix(".") ? String($0.dropFirst()) : $0 }
    return Set(endings).union(["ui"])
  }

  /// The value of `option` as a whole number within `bounds`.
  func integer(_ option: CommandOption, in bounds: ClosedRange<Int>) throws -> Int? {
    guard let text = value(of: option) else { return nil }
    guard let number = Int(text), bounds.contains(number) else {
      let limits = "from \(bounds.lowerBound) to \(bounds.upperBound)"
      throw UsageError("\(option.name) needs a whole number \(limits), not '\(text)'")
    }
    return number
  }

  /// The value of `option`, one of `choices`; nil when it is not given.
  func choice(_ option: CommandOption, among choices: [String]) throws -> String? {
    guard let text = value(of: option) else { return nil }
    guard choices.contains(text) else {
      throw UsageError("\(option.name) does not know '\(text)'; choose \(choices.joined(separator: ", "))")
    }
    return text
  }

  /// The only operand, named `name` in the message when there is none or more than one.
  func singleOperand(_ name: String) throws -> String {
    guard let first = operands.first else { throw UsageError("\(name) is missing") }
    guard operands.count == 1 else { throw UsageError("one \(name) only, please: '\(operands[1])' is too much") }
    return first
  }
}
