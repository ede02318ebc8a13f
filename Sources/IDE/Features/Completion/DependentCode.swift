import Semantics
import SourceText
import Syntax

extension SyntaxNode {
  /// So many bytes of code that depends on a place are looked at.
  private static var longestDependent: Int { 4_000 }

  /// The names in the code that depends on the value of which this name is a part.
  var dependentNames: Set<String> {
    var found: Set<String> = []
    for part in dependentParts where part.range.count < Self.longestDependent {
      for token in part.descendants where token.kind == .identifier || token.kind == .dollarIdentifier {
        found.insert(token.identifier)
      }
    }
    return found
  }

  /// The closures behind the arguments of the call that the name is passed to, or the branch of the condition around it.
  private var dependentParts: [SyntaxNode] {
    for ancestor in ancestors {
      switch ancestor.kind {
      case .closureExpression, .codeBlock, .memberBlock, .statementList: return []
      case .argumentList:
        guard let call = ancestor.ancestors.lazy.compactMap(FunctionCallSyntax.init).first else { return [] }
        let closures = [call.trailingClosure?.node] + call.labeledTrailingClosures.map { $0.closure?.node }
        let found = closures.compactMap(\.self)
        if !found.isEmpty { return found }
      case .ifExpression, .whileStatement:
        return ancestor.childNodes.first { $0.kind == .codeBlock && $0.range.start > range.start }.map { [$0] } ?? []
      default: continue
      }
    }
    return []
  }

  /// The names that the other side of a comparison ends with.
  var comparedNames: Set<String> {
    var inner = self
    for outer in ancestors.prefix(6) {
      switch outer.kind {
      case .identifierExpression, .memberAccessExpression, .optionalChainingExpression, .forceUnwrapExpression:
        inner = outer
      case .sequenceExpression:
        let parts = outer.childNodes.filter { !$0.range.isEmpty }
        guard let index = parts.firstIndex(of: inner) else { return [] }
        let beside = [(index - 1, index - 2), (index + 1, index + 2)].filter { comparing, other in
          parts.indices.contains(other) && parts[comparing].comparesOperands
        }
        return Set(beside.compactMap { parts[$0.1].lastNameToken?.identifier })
      default: return []
      }
    }
    return []
  }

  /// An operator that compares the values on its sides.
  var comparesOperands: Bool { ["==", "!=", "<", ">", "<=", ">="].contains(text) }

  /// The words of the texts that the calls around this name pass, in small letters: of the innermost that passes any.
  var wordsBeside: Set<String> {
    for ancestor in ancestors {
      switch ancestor.kind {
      case .closureExpression, .codeBlock, .memberBlock, .statementList: return []
      case .functionCallExpression:
        let words = FunctionCallSyntax(ancestor)?.words(besides: range.start) ?? []
        if !words.isEmpty { return words }
      default: continue
      }
    }
    return []
  }
}

extension FunctionCallSyntax {
  /// The words of the texts that are passed, but for the argument at a place.
  fileprivate func words(besides offset: ByteOffset) -> Set<String> {
    var found: Set<String> = []
    for argument in arguments where !argument.node.range.contains(offset) {
      guard let value = argument.value, value.range.count < 200, case .text = value.passedForm else { continue }
      let words = value.text.lowercased().split { !$0.isLetter }
      found.formUnion(words.filter { $0.utf8.count > 2 }.map(String.init))
    }
    return found
  }
}
