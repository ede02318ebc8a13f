import Catalog
import FoundationEssentials

/// Lets the toolchain's compiler check programs against the catalogue, which is written out as modules in a temporary
/// folder, once for each process.
package struct CompilerCheck: Sendable {
  /// What the compiler says against the modules themselves.
  package let errorsInModules: [String]
  private let compiler: SwiftCompiler
  private let folder: String

  /// Nil where there is no compiler.
  package static let shared: CompilerCheck? = SwiftCompiler.installed.flatMap(CompilerCheck.init)

  /// The order in which the modules stand on each other. Foundation and Observation are the toolchain's; what Foundation
  /// has on Apple's platforms alone is a module of its own.
  private static let modules: [InterfaceSource] = [
    InterfaceSource("CoreGraphics", imports: ["Foundation"], families: FrameworkModules.coreGraphics.families),
    InterfaceSource("AppleFoundation", imports: foundation, families: FrameworkModules.foundation.families),
    InterfaceSource("Combine", imports: ["Foundation"], families: FrameworkModules.combine.families),
    InterfaceSource(
      "SwiftUI",
      imports: ["Foundation", "CoreGraphics", "AppleFoundation", "Observation", "Combine"],
      families: FrameworkModules.swiftUI.families
    ),
  ]

  /// The toolchain's modules that Foundation is one of on Apple's platforms.
  private static var foundation: [String] {
    #if canImport(FoundationNetworking)
      ["Foundation", "FoundationNetworking"]
    #else
      ["Foundation"]
    #endif
  }

  private init?(_ compiler: SwiftCompiler) {
    self.compiler = compiler
    folder = FileManager.default.temporaryDirectory.path + "/uilsp-modules-\(ProcessInfo.processInfo.processIdentifier)"
    guard (try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)) != nil else {
      return nil
    }
    var errors: [String] = []
    for module in Self.modules {
      let path = "\(folder)/\(module.module)"
      guard Self.write(module.text, to: path + ".swiftinterface") else { return nil }
      let output = compiler.messages(
        "-compile-module-from-interface '\(path).swiftinterface' -o '\(path).swiftmodule' -module-name \(module.module) -I '\(folder)'"
      )
      errors += Self.errors(in: output, of: path + ".swiftinterface")
      if !FileManager.default.fileExists(atPath: path + ".swiftmodule") { errors.append("no module \(module.module)") }
    }
    errorsInModules = errors
  }

  /// What the compiler makes of a program.
  package func reading(of program: String) -> CompilerReading {
    let path = "\(folder)/\(UInt64.random(in: 0 ... .max)).swift"
    let compiled = CompiledProgram(program).text
    guard Self.write(compiled, to: path) else {
      return CompilerReading(program, compiled: compiled, errors: ["cannot write \(path)"], dump: "", path: path)
    }
    defer { try? FileManager.default.removeItem(atPath: path) }
    let output = compiler.messages(
      "-dump-ast -parse-as-library -swift-version 5 -module-name program -I '\(folder)' '\(path)'"
    )
    return CompilerReading(
      program,
      compiled: compiled,
      errors: Self.errors(in: output, of: path),
      dump: output,
      path: path
    )
  }

  /// The errors that the compiler finds in a program, as `line:column: error: …`.
  package func errors(in program: String) -> [String] {
    let path = "\(folder)/\(UInt64.random(in: 0 ... .max)).swift"
    guard Self.write(CompiledProgram(program).text, to: path) else { return ["cannot write \(path)"] }
    defer { try? FileManager.default.removeItem(atPath: path) }
    let output = compiler.messages(
      "-typecheck -parse-as-library -swift-version 5 -module-name program -I '\(folder)' '\(path)'"
    )
    return Self.errors(in: output, of: path)
  }

  private static func errors(in output: String, of path: String) -> [String] {
    output.split(separator: "\n").filter { $0.hasPrefix(path + ":") && $0.contains(": error: ") }
      .map { String($0.dropFirst(path.count + 1)) }
  }

  private static func write(_ text: String, to path: String) -> Bool {
    FileManager.default.createFile(atPath: path, contents: Data(text.utf8))
  }
}
