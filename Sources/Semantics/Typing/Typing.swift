package import SourceText
import Syntax

/// What names mean and which types expressions have in one version of a program, worked out declaration by declaration
/// when it is asked for.
///
/// It keeps tables for one thread at a time; each thread makes its own from the program.
package final class Typing {
  package let program: Program
  let resolver: Resolver

  package init(_ program: Program, frameworks: Frameworks = .standard) {
    self.program = program
    resolver = Resolver(program, frameworks)
  }

  // MARK: Bodies

  /// Everything that a unit declares.
  package func declarations(of unit: Unit) -> [TypedDeclaration] {
    guard let file = program.file(of: unit.id) else { return [] }
    return resolver.declarations(of: unit, in: file)
  }

  /// The innermost declaration at an offset.
  package func declaration(at offset: ByteOffset, in file: FileID) -> (declaration: TypedDeclaration, offset: UInt32)? {
    guard let (placed, offset) = program.unit(at: offset, in: file) else { return nil }
    let around = declarations(of: placed.unit).filter { $0.span.start <= offset && offset <= $0.span.end }
    let innermost = around.min { $0.span.end - $0.span.start < $1.span.end - $1.span.start }
    return innermost.map { ($0, offset) }
  }

  /// The types and names of a declaration.
  package func types(of declaration: TypedDeclaration) -> BodyTypes {
    program.bodies.types(of: declaration.id, text: text(of: declaration.ownCode), in: program) {
      check(declaration)
    }
  }

  /// Types a declaration, and notes what that reads.
  func check(_ declaration: TypedDeclaration) -> BodyTypes {
    let (recording, reads) = resolver.recording { () -> BodyRecording in
      var checker = DeclarationChecker(resolver, declaration)
      return checker.check()
    }
    return BodyTypes(recording, in: declaration.span, reads: reads)
  }

  /// A hash of the declaration's own text and of its file; where it has errors of syntax, of its unit's text with its
  /// place there, since what is around it tells how it is read.
  private func text(of span: SourceSpan) -> Int {
    var hasher = Hasher()
    hasher.combine(program.file(of: span.unit))
    guard let unit = program.unit(span.unit) else { return hasher.finalize() }
    let source = unit.source
    var (start, end) = (source.startIndex + Int(span.start), source.startIndex + Int(span.end))
    if unit.hasErrors, DeclarationSource.workspace(program).written(at: span)?.node?.hasError ?? true {
      hasher.combine(start - source.startIndex)
      hasher.combine(end - source.startIndex)
      (start, end) = (source.startIndex, source.endIndex)
    }
    if start <= end, end <= source.endIndex {
      // SAFETY: the hasher reads the bytes and does not keep them.
      source[start..<end].withUnsafeBytes { hasher.combine(bytes: $0) }
    }
    return hasher.finalize()
  }

  /// Whether a type, or what is extended, is a view or something views are made with.
  package func isView(_ declaration: TypeDeclaration) -> Bool {
    guard let type = resolver.nominal(of: declaration) else { return false }
    let names = ["View", "ViewModifier", "App", "Scene"]
    return names.contains { name in
      let bound = NominalID(name: name, file: nil)
      return type == bound || resolver.conforms(.nominal(type, []), to: bound) == true
    }
  }

  package func isProtocol(_ type: NominalID) -> Bool { resolver.isProtocol(type) }

  // MARK: Answers

  /// What the name at an offset means.
  package func name(at offset: ByteOffset, in file: FileID) -> (span: SourceSpan, resolution: Resolution)? {
    guard let (declaration, place) = declaration(at: offset, in: file) else { return nil }
    return types(of: declaration).name(at: place, in: declaration.span)
  }

  /// The initializer that is called by the name at an offset.
  package func initializer(at offset: ByteOffset, in file: FileID) -> DeclarationID? {
    guard let (declaration, place) = declaration(at: offset, in: file) else { return nil }
    return types(of: declaration).initializer(at: place, in: declaration.span)
  }

  /// The type of the expression or variable with that range of a file.
  package func type(of range: ByteRange, in file: FileID) -> Type? {
    guard let (declaration, start) = declaration(at: range.start, in: file) else { return nil }
    let span = SourceSpan(unit: declaration.span.unit, start: start, end: start &+ UInt32(clamping: range.count))
    return types(of: declaration).type(of: span, in: declaration.span)
  }

  /// The type of a local variable or parameter, by the place of its name.
  package func type(ofLocal name: SourceSpan) -> Type? {
    guard let (file, range) = program.absolute(name) else { return nil }
    return type(of: range, in: file)
  }

  /// The type of a declaration as its users see it, for a function with its parameters.
  package func type(of id: DeclarationID) -> Type? {
    if id.kind == .type { return .metatype(.nominal(NominalID(name: id.name, file: id.file), [])) }
    return resolver.scheme(of: id)?.valueType
  }
}
