import Catalog
import Semantics
import SourceText
import Syntax

/// What stands around a place, as far as it tells what is probably meant there.
struct PlaceSurroundings {
  /// Whether the member ends a statement whose value nobody takes: others stand beside it.
  let endsStatement: Bool
  /// Whether a closure holds nothing but the member access that is being completed.
  let isClosure: Bool
  /// Whether the name is all of an argument.
  let endsArgument: Bool
  /// Whether the expression ends with the name: what closes it follows in the same line.
  let isClosed: Bool
  /// Whether the name begins the value that a variable is declared with, or is part of it.
  let isInitialValue: Bool
  /// Whether the name is called.
  let isCalled: Bool
  /// Whether the expression is awaited.
  let isAwaited: Bool
  /// Whether a member follows right behind the name.
  let isFollowedByMember: Bool
  /// The operands beside the name that the same operators combine: nobody subtracts a value from itself.
  let operands: Set<String>
  /// What a member is added to, as text with its period.
  let baseText: String
  /// Whether the member is written without a base: `.leading`.
  let isImplied: Bool
  /// Whether it is a member of the value or type whose code is written.
  var isOwnMember: Bool { baseText == "self." || baseText == "Self." || baseText == "super." }
  /// Whether a condition unwraps what the name means into a name.
  let isUnwrapped: Bool
  /// What a member is added to, where that is a call: `Text`, `.padding`.
  let predecessor: String?
  /// The place of the member in its chain.
  let link: ChainLinks.Place?
  /// The members in the chain before the place, and behind it.
  let chain: Set<String>
  let chainBehind: Set<String>
  /// Whose braces a statement is in, where it begins at the place: `VStack`, `.toolbar`.
  let container: String?
  /// What the statement before it is made of.
  let sibling: String?
  /// The argument that the place is in, by its function and its label: `.frame(alignment`.
  let argument: String?
  /// The function, or the label, that comes before an implicit member.
  let implicitOwner: String
  /// What comes before an argument that begins at the place: its function and the label of the last argument.
  let opening: String?
  /// The names of what the value at the place is for: a parameter, a variable.
  let targets: Set<String>
  /// The variables whose attribute the place is in: `@Environment(\.dismiss) var dismiss`.
  let attributed: Set<String>
  /// The words of the texts that the calls around pass: `Toggle("Show on hover", isOn: …)`.
  let said: Set<String>
  /// The names in the code that the value at the place is for: the closures of the call that it is passed to, the branch of
  /// the condition that it is part of.
  let dependentNames: Set<String>
  /// The names that what the value at the place is compared with ends with: `id` of `selected.id`.
  let compared: Set<String>
  /// The implicit members that the literal of a list has besides the place.
  let listed: Set<String>
  /// True where the argument has a label that mostly takes a binding; the function that is called may be unknown.
  var expectsBinding: Bool { label.map(Catalog.bindingLabels.contains) ?? false }
  /// The label of the argument that begins at the place.
  private let label: String?
  /// The type that is declared to inherit from what stands at the place.
  let inheriting: String?
  /// Whether a type is the result of a function's type: `() -> Void`.
  let isResult: Bool
  /// The variable that is assigned to, where it stands alone.
  let assigned: String?
  /// True where the targets are the other side of an assignment.
  let isAssignment: Bool
  /// What is being declared around the place.
  let declared: Set<String>
  /// The cases of the `switch` around that there are already.
  let handledCases: Set<String>
  /// The cases that the code at the place is for.
  let currentCases: Set<String>
  /// Whether the member is a case in a pattern that binds its associated values: `case let .name`.
  let bindsValues: Bool

  init(_ place: CompletionPlace) {
    let name = place.name
    let access = name.parent.flatMap(MemberAccessSyntax.init)
    let isMember = access?.name == name
    let base = isMember ? access?.base : nil
    endsStatement = base != nil && name.endsStatement
    endsArgument = name.parent?.parent?.kind == .argument && name.continuations.isEmpty
    isClosed = name.continuations.isEmpty && place.tree.text.closesExpression(at: name.range.end)
    isInitialValue = name.isInitialValue
    isCalled = if case .call? = name.continuations.first { true } else { false }
    isAwaited = name.isAwaited
    isFollowedByMember = if case .member? = name.continuations.first { true } else { false }
    operands = name.operandsBeside
    baseText = base.map { $0.range.count < 100 ? $0.text + "." : "" } ?? ""
    isImplied = base.map { $0.kind == .missingExpression } ?? true
    isUnwrapped = name.parent?.parent?.parent?.kind == .optionalBindingCondition
    predecessor = base.flatMap(FunctionCallSyntax.init)?.notation
    link = isMember ? name.placeInChain : nil
    chain = base?.chainedNames ?? []
    chainBehind = name.namesBehind
    isClosure = base != nil && name.isAllOfClosure
    let list = place.startsStatement ? name.ancestors.first { $0.kind == .statementList } : nil
    container = list?.holder
    sibling = list?.statement(before: name.range.start)?.rootNotation
    let (call, argument) = name.argumentAround
    self.argument = argument.flatMap { argument in
      call?.notation.map { "\($0)(\(argument.label?.identifier ?? "_")" }
    }
    implicitOwner = argument?.label?.identifier ?? call?.callee?.lastNameToken?.identifier ?? ""
    opening = place.opening
    targets = name.targets
    attributed = name.attributedVariables
    said = name.wordsBeside
    dependentNames = name.dependentNames
    compared = name.comparedNames
    listed = name.listedMembers
    label = argument.flatMap { $0.value?.range.start == name.range.start ? $0.label?.identifier : nil }
    isResult = name.parent?.parent?.kind == .functionType
    inheriting = name.ancestors.lazy.compactMap(TypeDeclarationSyntax.init).first?.name?.identifier
    assigned = base == nil || base?.text == "self" ? name.assignedVariable : nil
    isAssignment = name.isAssigned
    declared = name.declaredAround
    handledCases = name.handledCases
    currentCases = name.currentCases
    bindsValues = name.bindsValues
  }
}

extension CompletionPlace {
  /// The function and the label of the last argument before the place.
  fileprivate var opening: String? {
    guard let call, let function = FunctionCallSyntax(call.node)?.notation else { return nil }
    let start = name.range.start
    let before = call.arguments.last { $0.node.range.end <= start && !$0.node.range.contains(start) }
    return function + "(" + (before.map { $0.label?.identifier ?? "_" } ?? "")
  }
}

extension FunctionCallSyntax {
  /// The function's name, after a period if it is a member.
  var notation: String? {
    guard let callee, let name = callee.lastNameToken?.identifier else { return nil }
    return callee.kind == .memberAccessExpression ? "." + name : name
  }
}

extension SyntaxNode {
  /// So long chains are looked at.
  private static var longestChain: Int { 200 }

  /// Whether the chain of members up to this name is a statement among others.
  fileprivate var endsStatement: Bool {
    for ancestor in ancestors {
      switch ancestor.kind {
      case .memberAccessExpression, .functionCallExpression, .optionalChainingExpression, .forceUnwrapExpression:
        continue
      case .statementList: return ancestor.items.count > 1 || ancestor.isForEffect
      default: return false
      }
    }
    return false
  }

  /// Whether a closure holds nothing but the member access that ends in this name.
  fileprivate var isAllOfClosure: Bool {
    for ancestor in ancestors {
      switch ancestor.kind {
      case .memberAccessExpression, .functionCallExpression, .optionalChainingExpression, .forceUnwrapExpression,
        .awaitExpression, .tryExpression:
        continue
      case .statementList: return ancestor.items.count == 1 && ancestor.parent?.kind == .closureExpression
      default: return false
      }
    }
    return false
  }

  /// The members that follow this name in its chain.
  fileprivate var namesBehind: Set<String> {
    var found: Set<String> = []
    for ancestor in ancestors.dropFirst().prefix(Self.longestChain) {
      guard ancestor.kind == .memberAccessExpression || ancestor.kind == .functionCallExpression else { return found }
      if let name = MemberAccessSyntax(ancestor)?.name, name.range.start > range.start { found.insert(name.identifier) }
    }
    return found
  }

  /// Whether the value of the last statement of this list is nobody's: that of a loop, a condition among statements, a
  /// function without a result.
  private var isForEffect: Bool {
    guard let owner = parent?.parent, parent?.kind == .codeBlock else { return false }
    switch owner.kind {
    case .forStatement, .whileStatement, .guardStatement, .deferStatement, .doStatement: return true
    case .functionDeclaration: return FunctionDeclarationSyntax(owner)?.returnType == nil
    default: return false
    }
  }

  /// Whether the name is that of a case in a pattern which `let` stands before.
  fileprivate var bindsValues: Bool {
    for ancestor in ancestors {
      switch ancestor.kind {
      case .valueBindingPattern: return true
      case .memberAccessExpression, .expressionPattern: continue
      default: return false
      }
    }
    return false
  }

  /// Whether it is part of the value that a variable is declared with, and of no argument in it.
  fileprivate var isInitialValue: Bool {
    for ancestor in ancestors {
      switch ancestor.kind {
      case .patternBinding: return true
      case .argument, .closureExpression, .codeBlock, .memberBlock, .statementList: return false
      default: continue
      }
    }
    return false
  }

  /// Whether `await` stands before the expression that the name is part of.
  fileprivate var isAwaited: Bool {
    for ancestor in ancestors {
      switch ancestor.kind {
      case .awaitExpression: return true
      case .closureExpression, .codeBlock, .memberBlock, .statementList: return false
      default: continue
      }
    }
    return false
  }

  /// The members that this expression is a chain of.
  fileprivate var chainedNames: Set<String> {
    var names: Set<String> = []
    for link in links { if let name = MemberAccessSyntax(link)?.name { names.insert(name.identifier) } }
    return names
  }

  /// The expressions that this one is a chain of, the last one first.
  private var links: [SyntaxNode] {
    var found: [SyntaxNode] = []
    var next: SyntaxNode? = self
    while let node = next, found.count < Self.longestChain {
      found.append(node)
      next = FunctionCallSyntax(node)?.callee ?? MemberAccessSyntax(node)?.base
    }
    return found
  }

  /// What a statement's expression begins with: `Text` of `Text("a").bold()`.
  fileprivate var rootNotation: String? { links.last?.lastNameToken?.identifier }

  fileprivate func statement(before offset: ByteOffset) -> SyntaxNode? {
    let statement = items.last { $0.range.end <= offset && !$0.range.isEmpty }
    return statement?.kind.isExpression == true ? statement : nil
  }

  /// Whose block this list of statements is.
  fileprivate var holder: String? {
    for ancestor in ancestors {
      switch ancestor.kind {
      case .closureExpression:
        guard let call = ancestor.ancestors.lazy.compactMap(FunctionCallSyntax.init).first,
          call.callee?.range.contains(range.start) == false
        else { return nil }
        return call.notation
      case .ifExpression: return "if"
      case .accessorBlock, .patternBinding: return "body"
      case .functionDeclaration, .initializerDeclaration, .sourceFile, .memberBlock: return nil
      default: continue
      }
    }
    return nil
  }

  /// The argument that the name is directly in, and its call.
  fileprivate var argumentAround: (FunctionCallSyntax?, ArgumentSyntax?) {
    for ancestor in ancestors {
      switch ancestor.kind {
      case .closureExpression, .codeBlock, .memberBlock: return (nil, nil)
      case .argument:
        guard let argument = ArgumentSyntax(ancestor) else { continue }
        return (ancestor.ancestors.lazy.compactMap(FunctionCallSyntax.init).first, argument)
      default: continue
      }
    }
    return (nil, nil)
  }

  /// The names of what gets the value at the place.
  fileprivate var targets: Set<String> {
    var found: Set<String> = []
    for ancestor in ancestors {
      switch ancestor.kind {
      case .closureExpression, .codeBlock, .memberBlock, .statementList: return found
      case .argument:
        if let label = ArgumentSyntax(ancestor)?.label { found.insert(label.identifier) }
        return found
      case .parameter, .closureParameter:
        found.formUnion(
          ancestor.tokens.filter { $0.kind == .identifier && $0.range.end < range.start }.map(\.identifier)
        )
        return found
      case .patternBinding, .optionalBindingCondition:
        if let pattern = ancestor.child(where: \.isPattern), !pattern.range.contains(range.start),
          let name = pattern.firstToken
        {
          found.insert(name.identifier)
        }
        return found
      case .forStatement:
        // The sequence of a loop mostly has the plural of the variable's name.
        if let pattern = ancestor.child(where: \.isPattern), !pattern.range.contains(range.start),
          let name = pattern.firstToken?.identifier
        {
          found.formUnion([name, name + "s"])
        }
        return found
      case .sequenceExpression:
        // Both sides of an assignment tell of each other.
        let operands = ancestor.childNodes
        guard operands.count > 1, ancestor.child(.equal) != nil || operands.contains(where: { $0.kind == .equal })
        else {
          continue
        }
        for operand in operands where !operand.range.contains(range.start) {
          let named = FunctionCallSyntax(operand)?.callee ?? operand
          if let name = named.lastNameToken { found.insert(name.identifier) }
          // A variable is mostly named like the value that it gets: `newLogin.lowercased()`.
          if range.start < operand.range.start, let name = operand.rootNotation { found.insert(name) }
        }
      default: continue
      }
    }
    return found
  }

  /// The variables that are declared with the attribute around the name.
  fileprivate var attributedVariables: Set<String> {
    guard let attribute = ancestors.first(where: { $0.kind == .attribute || $0.kind == .closureExpression }),
      let variable = attribute.parent.flatMap(VariableDeclarationSyntax.init)
    else { return [] }
    return Set(variable.bindings.flatMap { $0.pattern?.boundNames.map(\.identifier) ?? [] })
  }

  /// The members `.name` that are elements of the list literal around the name, besides it.
  fileprivate var listedMembers: Set<String> {
    guard let access = parent, access.kind == .memberAccessExpression,
      let list = ancestors.first(where: { $0.kind == .arrayExpression || $0.kind == .argument }),
      list.kind == .arrayExpression
    else { return [] }
    let elements = ArraySyntax(list)?.elements ?? []
    return Set(
      elements.prefix(Self.longestChain).compactMap { element in
        guard !element.range.contains(range.start) else { return nil }
        guard case .implicitMember(let name) = element.passedForm else { return nil }
        return name
      }
    )
  }

  /// The names of the variables and functions that are declared around the name.
  fileprivate var declaredAround: Set<String> {
    var found: Set<String> = []
    for ancestor in ancestors {
      if let name = ancestor.kind == .patternBinding ? ancestor.child(where: \.isPattern)?.firstToken : nil {
        found.insert(name.identifier)
      }
      if let name = FunctionDeclarationSyntax(ancestor)?.name { found.insert(name.identifier) }
    }
    return found
  }

  /// True for a name on either side of an assignment.
  fileprivate var isAssigned: Bool {
    for ancestor in ancestors {
      switch ancestor.kind {
      case .argument, .closureExpression, .codeBlock, .memberBlock, .statementList: return false
      case .sequenceExpression: return ancestor.child(.equal) != nil
      default: continue
      }
    }
    return false
  }

  /// The variable that gets the value at the place, where it stands alone.
  fileprivate var assignedVariable: String? {
    for ancestor in ancestors {
      switch ancestor.kind {
      case .argument, .closureExpression, .codeBlock, .memberBlock, .statementList: return nil
      case .sequenceExpression:
        let operands = ancestor.childNodes
        guard operands.contains(where: { $0.kind == .equal }) || ancestor.child(.equal) != nil,
          let first = operands.first, !first.range.contains(range.start)
        else { continue }
        return IdentifierSyntax(first)?.name?.identifier
      default: continue
      }
    }
    return nil
  }

  /// The cases that the `switch` has already, where the name is in the pattern of another one.
  fileprivate var handledCases: Set<String> {
    guard let item = ancestors.first(where: { $0.kind == .switchCaseItem || $0.kind.isStatementList }),
      item.kind == .switchCaseItem,
      let list = item.ancestors.first(where: { $0.kind == .switchCaseList })
    else { return [] }
    var found: Set<String> = []
    for other in list.items where !other.range.contains(range.start) {
      for item in SwitchCaseSyntax(other)?.items ?? [] {
        // With values or a condition, another case of the same name may follow.
        let tokens = item.node.descendants
        let isOpen = tokens.contains { $0.kind == .leftParen || $0.kind == .whereKeyword }
        if !isOpen, let name = item.caseName { found.insert(name) }
      }
    }
    return found
  }

  /// The cases of the innermost `switch` that the statement is for.
  fileprivate var currentCases: Set<String> {
    guard handledCases.isEmpty, let inner = ancestors.lazy.compactMap(SwitchCaseSyntax.init).first,
      !inner.items.contains(where: { $0.node.range.contains(range.start) })
    else { return [] }
    return Set(inner.items.compactMap(\.caseName))
  }
}

extension MatchItemSyntax {
  fileprivate var caseName: String? { node.descendants.first { $0.kind == .identifier }?.identifier }
}

extension SyntaxKind {
  fileprivate var isStatementList: Bool { self == .statementList || self == .codeBlock || self == .memberBlock }
}

extension SyntaxNode {
  /// The texts of the operands that operators combine with the expression which is or ends with this name, up to those of
  /// conditions and choices.
  fileprivate var operandsBeside: Set<String> {
    var inner = self
    for outer in ancestors.prefix(4) {
      switch outer.kind {
      case .identifierExpression, .memberAccessExpression: inner = outer
      case .sequenceExpression:
        let parts = outer.childNodes.filter { !$0.range.isEmpty }
        guard let index = parts.firstIndex(of: inner) else { return [] }
        let before = parts[..<index].reversed().prefix { !$0.separatesOperands }
        let after = parts[(index + 1)...].prefix { !$0.separatesOperands }
        return Set((before + after).filter { $0.kind.isExpression && $0.range.count < 100 }.map(\.text))
      default: return []
      }
    }
    return []
  }

  /// Whether this is an operator that does not compute with what stands on both sides.
  private var separatesOperands: Bool {
    ["&&", "||", "??", "?", ":", "=", "+="].contains(text) || kind == .ternaryOperator
  }
}

extension SourceText {
  /// Whether what stands behind an expression in the same line closes it.
  fileprivate func closesExpression(at offset: ByteOffset) -> Bool {
    let longest = 4
    let next = bytes(in: ByteRange(offset, ByteOffset(min(byteCount, offset.value + longest))))
    let isSpaced = next.first == UInt8(ascii: " ")
    guard let closing = next.first(where: { $0 != UInt8(ascii: " ") }) else { return false }
    switch closing {
    case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: ","), UInt8(ascii: "}"), UInt8(ascii: "{"),
      UInt8(ascii: ":"):
      return true
    case UInt8(ascii: "?"):
      return isSpaced && next.drop { $0 == UInt8(ascii: " ") }.dropFirst().first == UInt8(ascii: " ")
    default: return false
    }
  }
}
