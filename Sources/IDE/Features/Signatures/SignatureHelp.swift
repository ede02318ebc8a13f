package import Semantics
package import SourceText
import Syntax

/// What the call around the cursor may mean, and which parameter is being written.
package struct SignatureHelp: Sendable {
  package struct Signature: Sendable {
    package let label: String
    /// Each parameter in the label, in bytes.
    package let parameters: [Range<Int>]
    package let documentation: String?
    /// The parameter at the cursor; nil for one that the signature has not.
    package let active: Int?
  }

  package let signatures: [Signature]
  /// The one that fits what is written.
  package let active: Int
}

extension Analysis {
  /// What the call whose parentheses are around `offset` may mean; nil where there is none or it is unknown.
  package func signatureHelp(at offset: ByteOffset, in file: FileID) -> SignatureHelp? {
    guard let original = treeInWork(at: offset, in: file),
      let (tree, call, build) = Self.call(around: offset, in: original)
    else { return nil }
    let typing = Typing(program(with: tree, as: file, in: build))
    let place = ByteRange(offset, offset)
    let calls = typing.calls(around: place, inCall: call.node.range, of: file)
    guard !calls.isEmpty else { return nil }
    let position = ArgumentPosition(at: offset, in: call)
    let signatures = calls.map { $0.signature(typing, position) }
    return SignatureHelp(
      signatures: signatures,
      active: calls.firstIndex { position.fits($0.parameters) } ?? 0
    )
  }

  /// The call whose parentheses are around a place, in a tree in which every comma has an argument after it.
  private static func call(around offset: ByteOffset, in tree: SyntaxTree) -> (SyntaxTree, CallPlace, Build?)? {
    // Before an argument without a label none is meant: `Text(|"a")`.
    if let place = CompletionPlace(at: offset, in: tree), let call = place.call,
      !(place.kind.isLabel && place.lacksColon)
    {
      return (place.tree, call, place.build)
    }
    guard let token = tree.root.token(at: offset) ?? tree.root.lastToken else { return nil }
    return CallPlace(around: offset, from: token).map { (tree, $0, nil) }
  }
}

/// Which argument of a call is at the cursor.
private struct ArgumentPosition {
  let index: Int
  let label: String?
  /// The labels of the arguments before.
  let before: [String?]

  init(at offset: ByteOffset, in call: CallPlace) {
    let arguments = call.arguments
    let index = arguments.lastIndex { $0.node.fullRange.start <= offset && $0.node.range.start <= offset } ?? 0
    let isAfterComma =
      arguments.indices.contains(index) && arguments[index].node.range.end < offset
      && Array(arguments[index].node.children).last?.kind == .comma
    self.index = isAfterComma ? index + 1 : index
    label = arguments.indices.contains(self.index) ? arguments[self.index].label?.identifier : nil
    before = arguments.prefix(self.index).map { $0.label?.identifier }
  }

  /// The parameter that the argument goes to.
  func parameter(in parameters: [OfferedParameter]) -> Int? {
    if let label { return parameters.firstIndex { $0.label == label } }
    var position = 0
    for label in before {
      guard let next = parameters.indices.dropFirst(position).first(where: { parameters[$0].label == label }) else {
        return nil
      }
      position = parameters[next].isVariadic ? next : next + 1
    }
    return parameters.indices.contains(position) ? position : nil
  }

  func fits(_ parameters: [OfferedParameter]) -> Bool {
    parameter(in: parameters) != nil || parameters.isEmpty && before.isEmpty
  }
}

extension OfferedCall {
  fileprivate func signature(_ typing: Typing, _ position: ArgumentPosition) -> SignatureHelp.Signature {
    let id: DeclarationID? = if case .declaration(let id) = resolution { id } else { nil }
    let names = id.map(typing.parameterNames(of:)) ?? []
    var label = name == "init" ? id?.owner.map { "\($0.lastName)" } ?? id?.name ?? name : name
    label += "("
    var ranges: [Range<Int>] = []
    for (index, parameter) in parameters.enumerated() {
      if index > 0 { label += ", " }
      let start = label.utf8.count
      label += parameter.notation(named: names.indices.contains(index) ? names[index] : nil)
      ranges.append(start..<label.utf8.count)
    }
    label += ")"
    if name != "init", result != .void, !result.isUnknown { label += " -> \(result)" }
    return SignatureHelp.Signature(
      label: label,
      parameters: ranges,
      documentation: typing.text(of: resolution)?.documentation,
      active: position.parameter(in: parameters)
    )
  }
}

extension OfferedParameter {
  fileprivate func notation(named name: String?) -> String {
    let label = self.label ?? "_"
    let names = name.flatMap { $0 == label ? nil : "\(label) \($0)" } ?? label
    return "\(names): \(type)\(isVariadic ? "..." : "")\(hasDefault ? " = …" : "")"
  }
}
