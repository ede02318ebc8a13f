// swift run -c release benchmark [NAME…]: a table of the named benchmarks (all by default), then the same as JSON.
//   --workspace PATH: a real program to measure in; --max-edits N: the longest series; --server PATH: another uilsp.
// swift run -c release benchmark --sample LINES: the program they are measured with, for other tools to be measured too.
// swift run -c release benchmark types PATH…: how much of the Swift code below the paths has a meaning and a type.
//   --read N [--from SEED]: instead, so many names and expressions taken at random with what they mean, to be read.
// swift run -c release benchmark differences PATH…: where types in the programs differ from those of the compiler.
// swift run -c release benchmark coverage PATH…: of how many View types below the paths no frame depends on a stand-in.
//   --views: then each type whose scene has something unknown, with all of that.
// swift run -c release benchmark fuzz-parse|fuzz-edits N [--from SEED] [PATH…]: the parser on random texts and edits.
// swift run -c release benchmark fuzz-evaluate|fuzz-session N [--from SEED]: random programs, and random clients.
// swift run -c release benchmark hostile FOLDER: writes the programs that try to break the evaluator into the folder.
// swift run -c release benchmark fuzz-incremental N [--from SEED] [PATH…]: answers after random changes of programs.

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

var names = Array(CommandLine.arguments.dropFirst())
if names.first == "--sample", let lineCount = names.dropFirst().first.flatMap({ Int($0) }) {
  print(SampleProgram.text(lineCount: max(0, min(lineCount, 10_000_000))), terminator: "")
  exit(0)
}
if names.first == "types", let count = BenchmarkOptions.number("--read", in: &names) {
  let seed = UInt64(BenchmarkOptions.number("--from", in: &names) ?? 0)
  for path in names.dropFirst() { print("\(path)\n\n\(TypeReading(of: path).report(count, seed: seed))\n") }
  exit(0)
}
if names.first == "types", names.count > 1 {
  for path in names.dropFirst() { print("\(path)\n\(TypeCoverage(of: path).report)\n") }
  exit(0)
}
if names.first == "differences", names.count > 1 {
  for path in names.dropFirst() { print(CompilerDifferences(of: path).report) }
  exit(0)
}
if names.first == "coverage", names.count > 1 {
  let programs = names.dropFirst().filter { $0 != "--views" }.map { FrameCoverage(of: $0) }
  print(FrameCoverage.report(programs))
  if names.contains("--views") { print("\n" + programs.flatMap(\.open).joined(separator: "\n")) }
  exit(0)
}
if names.first == "hostile", let folder = names.dropFirst().first {
  HostileFolder.write(to: folder)
  exit(0)
}
if let fuzz = FuzzRun(arguments: names) { exit(fuzz.run() == 0 ? 0 : 1) }

let options = BenchmarkOptions(takenFrom: &names)
let unknown = names.filter { name in !Benchmark.all.contains { $0.name == name } }
guard unknown.isEmpty else {
  print("no benchmark \(unknown.joined(separator: ", ")); there are:")
  for benchmark in Benchmark.all { print("  \(benchmark.name): \(benchmark.summary)") }
  exit(2)
}

var report = Report()
for benchmark in Benchmark.all where names.isEmpty || names.contains(benchmark.name) {
  let measurements = benchmark.run(options)
  report.add(measurements, of: benchmark)
  print(Report.table(measurements, of: benchmark) + "\n")
}
print(report.json)
