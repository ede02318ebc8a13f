/// Python of any length, for tools that read that: functions with loops, strings and calls.
enum PythonProgram {
  static func text(lineCount: Int) -> String {
    var lines = ["import math", ""]
    var number = 0
    while lines.count < lineCount {
      number += 1
      lines += [
        "",
        "def summary_\(number)(items, limit=\(number % 90)):",
        "    \"\"\"Sums up the items below a limit.\"\"\"",
        "    total = 0",
        "    for index, item in enumerate(items):",
        "        if item.amount > limit and index % \(2 + number % 7) == 0:",
        "            total += math.sqrt(item.amount) * 0.\(1 + number % 9)",
        "        elif item.name == \"order \(number)\":",
        "            print(f\"{item.name} at {index}\", total)",
        "    return {\"total\": total, \"limit\": limit, \"name\": \"summary \(number)\"}",
        "",
      ]
    }
    return lines.joined(separator: "\n") + "\n"
  }
}
