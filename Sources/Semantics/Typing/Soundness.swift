/// How well the types of some code fit together: what is wrong in it, and what nobody can tell.
///
/// It is compared with what the code was before a change, wherever it stood then: what the change has made worse is what
/// there is more of.
package struct Soundness: Sendable {
  /// What is known to be wrong, and how often.
  private(set) var faults: [String: Int] = [:]
  /// What is not known, with the code of each place.
  private(set) var doubts: [String: [String]] = [:]

  package init() {}

  mutating func add(fault: String) { faults[fault, default: 0] += 1 }

  mutating func add(doubt: String, of code: String) { doubts[doubt, default: []].append(code) }

  package mutating func merge(_ other: Soundness) {
    faults.merge(other.faults, uniquingKeysWith: +)
    doubts.merge(other.doubts, uniquingKeysWith: +)
  }

  /// What is wrong here and was not in `earlier`, sorted.
  package func faults(beyond earlier: Soundness) -> [String] {
    faults.filter { $0.value > earlier.faults[$0.key, default: 0] }.keys.sorted()
  }

  /// The code of what is not known here, where less was in doubt in `earlier`; each once and sorted.
  package func doubts(beyond earlier: Soundness) -> [String] {
    let more = doubts.filter { $0.value.count > earlier.doubts[$0.key, default: []].count }
    return Set(
      more.flatMap { doubt, codes in
        let known = Set(earlier.doubts[doubt] ?? [])
        let new = codes.filter { !known.contains($0) }
        return new.isEmpty ? codes : new
      }
    ).sorted()
  }
}

extension Typing {
  /// How well all code of a unit fits together.
  package func soundness(of unit: Unit) -> Soundness {
    var found = Soundness()
    for declaration in declarations(of: unit) {
      let types = types(of: declaration)
      let base = declaration.span
      if case .heading(let type) = declaration.content { addWitnesses(of: type, to: &found) }
      for (span, resolution) in types.allNames(in: base) {
        add(resolution, at: span, of: unit, declaration, to: &found)
      }
      for (span, fault) in types.allFaults(in: base) {
        if fault.isCertain {
          found.add(fault: fault.description)
        } else {
          found.add(doubt: "a value for \(fault.wanted)", of: unit.text(of: span))
        }
      }
      addUnknownTypes(types, base, unit, to: &found)
    }
    return found
  }

  /// Whether any of the names was looked up to tell how well the code of a unit fits together.
  package func reads(any names: NameSet, in unit: Unit) -> Bool {
    declarations(of: unit).contains { declaration in
      if types(of: declaration).reads.names.contains(where: names.contains) { return true }
      guard case .heading(let type) = declaration.content else { return false }
      var found = Soundness()
      let (_, witnessed) = resolver.recording { addWitnesses(of: type, to: &found) }
      return witnessed.names.contains(where: names.contains)
    }
  }

  private func add(
    _ resolution: Resolution,
    at span: SourceSpan,
    of unit: Unit,
    _ declaration: TypedDeclaration,
    to found: inout Soundness
  ) {
    switch resolution {
    case .unknown(let reason):
      let name = unit.text(of: span)
      if reason.isFault { found.add(fault: reason.description) } else { found.add(doubt: "name \(name)", of: name) }
    case .declaration(let id):
      guard let owner = id.owner, let member = resolver.member(id), member.modifiers.contains(.private),
        !(declaration.owner.map { resolver.scope(of: $0).enclosing.contains(owner) } ?? false)
      else { return }
      found.add(fault: "'\(id.name)' of \(owner.name) is private")
    case .local, .module, .structural: return
    }
  }

  /// What has no type at all: all that is made of it has none for the same reason, and counts as one.
  private func addUnknownTypes(_ types: BodyTypes, _ base: SourceSpan, _ unit: Unit, to found: inout Soundness) {
    var last: [UnknownReason: SourceSpan] = [:]
    // Inner ones come before those around them.
    for (span, type) in types.allTypes(in: base).reversed() {
      guard let reason = type.unknownReason, !reason.isFault else { continue }
      if let known = last[reason], span.contains(known) { continue }
      last[reason] = span
      found.add(doubt: reason.description, of: unit.text(of: span))
    }
  }

  /// The members that fulfil what a protocol requires, and are private.
  private func addWitnesses(of part: TypeDeclaration, to found: inout Soundness) {
    guard part.kind != .protocol, let type = resolver.nominal(of: part) else { return }
    let protocols = resolver.ancestry(of: type).protocols.compactMap(\.nominal)
    for member in resolver.layers(of: type).flatMap({ $0.members(of: part) })
    where !member.modifiers.isDisjoint(with: [.private, .fileprivate]) {
      let fulfils = protocols.contains { id in
        resolver.declared(member.key, in: id).contains {
          $0.owner.kind == .protocol && $0.id.kind == member.id.kind && $0.isStatic == member.isStatic
        }
      }
      if fulfils { found.add(fault: "'\(member.key)' of \(type.name) fulfils a requirement and is private") }
    }
  }
}

extension UnknownReason {
  /// Whether the program is wrong there, as far as anybody knows.
  fileprivate var isFault: Bool {
    switch self {
    case .undeclared, .noMember, .noOverload: true
    case .elsewhere, .choice, .unsolved, .recursive, .limit, .unsupported: false
    }
  }
}

extension TypeFault {
  /// What the place of the fault asks for.
  fileprivate var wanted: String {
    switch self {
    case .mismatch(_, let wanted): wanted.description
    case .inaccessible, .arguments: ""
    }
  }
}

extension Unit {
  /// The source of a piece of the unit, on one line.
  fileprivate func text(of span: SourceSpan) -> String {
    let (start, end) = (Int(span.start), Int(span.end))
    guard start <= end, end <= source.count else { return "" }
    let text = String(decoding: source.dropFirst(start).prefix(end - start), as: UTF8.self)
    return text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}
