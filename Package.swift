// swift-tools-version: 6.2
import PackageDescription

/// What every module may import: the architecture in one table (read by `Tests/ArchitectureTests`, which compares it
/// with the imports in the sources). A module may also import what its imports may import.
let arrows: [(module: String, imports: [String])] = [
  ("SourceText", []),
  ("Syntax", ["SourceText"]),
  ("Layout", []),
  ("Catalog", ["Syntax", "Layout"]),
  ("Queries", []),
  ("Semantics", ["Syntax", "Catalog", "Queries"]),
  ("ViewGraph", ["Semantics", "Catalog"]),
  ("Interpreter", ["Semantics", "Catalog", "Layout"]),
  ("Lint", ["ViewGraph", "Semantics", "Interpreter"]),
  ("Checking", ["Lint"]),
  ("Formatting", ["Syntax"]),
  ("Rendering", ["Interpreter", "Layout"]),
  ("IDE", ["Checking", "Formatting"]),
  ("LSPProtocol", []),
  ("Server", ["IDE", "LSPProtocol", "Rendering"]),
]

/// The two programs, and the helpers of the tests.
let programs: [(module: String, imports: [String])] = [
  ("uilsp", ["Server", "IDE", "Rendering"]),
  ("benchmark", ["Server", "IDE", "Rendering", "TestSupport"]),
]
let testHelpers: (module: String, imports: [String]) = ("TestSupport", ["Server", "IDE", "Rendering"])

/// On Linux a released program carries every library, the system's too: it starts in a third of the time, and runs where
/// no toolchain is. Functions with the same code are one, those that nothing calls and tables for unwinding are left out.
/// The last two are what `FoundationEssentials` stands on.
let released: [LinkerSetting] = [
  .unsafeFlags(
    [
      "-static-executable", "-use-ld=lld", "-Xlinker", "--icf=all", "-Xlinker", "-O2", "-Xlinker",
      "--no-eh-frame-hdr", "-Xlinker",
      "-T\(Context.packageDirectory)/.ci/released.ld", "-l_FoundationCShims", "-l_FoundationCollections",
    ],
    .when(platforms: [.linux], configuration: .release)
  )
]

/// A sanitizer's library is loaded when the program starts, so `.ci/run address` and `thread` link as for debugging.
let isSanitized = Context.environment["UILSP_SANITIZED"] != nil
let linked = isSanitized ? [] : released

/// Of what the compiler can name a released program asks no type by its mangled name: the runtime would search all
/// conformances for each of them, which took a third of the check of a small file. That no two parts of a program change a
/// value at once is asked while it is debugged and tested; where a released program asked, it did so for 4 % of the time
/// that types take. The linker takes or leaves sections: where each function is one, it leaves out what nothing calls.
let settings: [SwiftSetting] = [
  .unsafeFlags(
    [
      "-Xfrontend", "-disable-concrete-type-metadata-mangled-name-accessors", "-enforce-exclusivity=unchecked",
      "-Xfrontend", "-function-sections",
    ],
    .when(platforms: [.linux], configuration: .release)
  ),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

/// The modules whose work is spread thin, and little beside what they ask of the others.
let spreadThin: Set<String> = [
  "Formatting", "Rendering", "IDE", "LSPProtocol", "Server", "uilsp", "benchmark", "TestSupport",
]

/// The modules that a release compiles file by file, on all cores. The others are optimised as wholes, which one core does;
/// `Lint` is among them, since its generic queries would be left general: a check of 30,000 small items took a fifth longer.
/// `ViewGraph`, whose queries are inlinable for that reason, is compiled beside the interpreter.
let compiledByFile = spreadThin.union(["Catalog", "Checking"])

/// The modules that a release optimises for size, so that the program stays under 30 MB.
let compiledForSize = spreadThin.union(["Catalog"])

/// The modules of which a release makes no copies of functions for each closure that is passed to them: the interpreter
/// passes thousands, and its copies took a tenth of the program and two minutes of its build, for no speed.
let withoutCopiesForClosures: Set<String> = ["Interpreter", "Semantics", "ViewGraph", "Lint"]

/// The modules of whose types a release does not keep the names of members and cases: nothing prints them.
let withoutMemberNames: Set<String> = [
  "SourceText", "Catalog", "Queries", "Semantics", "Interpreter", "ViewGraph", "Lint", "Checking", "Formatting",
  "Rendering", "LSPProtocol", "Server",
]

func settings(of module: String) -> [SwiftSetting] {
  let byFile = compiledByFile.contains(module) ? ["-no-whole-module-optimization", "-enable-batch-mode"] : []
  let copies = withoutCopiesForClosures.contains(module) ? ["-Xllvm", "-sil-disable-pass=closure-specialize"] : []
  let names = withoutMemberNames.contains(module) ? ["-Xfrontend", "-disable-reflection-metadata"] : []
  let flags = byFile + copies + names + (compiledForSize.contains(module) ? ["-Osize"] : [])
  // It knows how long things may take.
  let sanitized = isSanitized && module == "Server" ? [SwiftSetting.define("SANITIZED")] : []
  return (flags.isEmpty ? settings : settings + [.unsafeFlags(flags, .when(configuration: .release))]) + sanitized
}

/// `imports` and everything that they may import in turn, so that a module can name what its imports' interfaces name.
func closure(of imports: [String]) -> [String] {
  var reached: Set<String> = []
  var pending = imports
  while let next = pending.popLast() {
    guard reached.insert(next).inserted else { continue }
    pending += arrows.first { $0.module == next }?.imports ?? []
  }
  return reached.sorted()
}

func dependencies(_ imports: [String]) -> [Target.Dependency] {
  closure(of: imports).map { .byName(name: $0) }
}

let package = Package(
  name: "uilsp",
  platforms: [.macOS(.v15)],
  products: [
    .executable(name: "uilsp", targets: ["uilsp"])
  ],
  targets:
    arrows.map {
      .target(
        name: $0.module,
        dependencies: dependencies($0.imports),
        exclude: $0.module == "Layout" ? ["Text/Inter"] : [],
        swiftSettings: settings(of: $0.module)
      )
    }
    + programs.map {
      .executableTarget(
        name: $0.module,
        dependencies: dependencies($0.imports),
        swiftSettings: settings(of: $0.module),
        linkerSettings: linked
      )
    }
    + [
      .target(
        name: testHelpers.module,
        dependencies: dependencies(testHelpers.imports),
        swiftSettings: settings(of: testHelpers.module)
      )
    ]
    + [
      "SourceText", "Syntax", "Layout", "Catalog", "Queries", "Semantics", "Interpreter", "Lint", "Checking",
      "Formatting", "Rendering", "IDE", "LSPProtocol", "Server", "uilsp", "Architecture", "TestSupport",
    ].map {
      .testTarget(
        name: "\($0)Tests",
        dependencies: [.byName(name: "TestSupport")] + dependencies(["Server", "IDE", "Rendering"]),
        swiftSettings: settings
      )
    }
)
