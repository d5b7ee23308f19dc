// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// A function with one call of `assertInlineLayout`, between code that is hard to split into tokens.
struct RandomCall {
  /// The source of the function.
  var source: String
  var line: Int
  var column: Int
  /// Whether the call has a form that is not rewritten.
  var isRefused: Bool
  /// The new text of the literal.
  var text: String

  init(number: Int, _ random: inout RandomNumbers) {
    let lineBreak = random.pick(["\n", "\n", "\r\n"])
    let step = random.pick(["  ", "    ", "\t"])
    let form = random.pick(Form.all)
    var builder = Builder(lineBreak: lineBreak, step: step)
    builder.line("func test\(number)() {")
    builder.depth += 1
    for _ in 0..<Int.random(in: 0...3, using: &random) { builder.line(random.pick(Self.noise)) }
    let block = random.pick(Self.blocks)
    if let opening = block.opening {
      builder.line(opening)
      builder.depth += 1
    }
    // No prefix fits before an expression around the call.
    let prefix = form.before.isEmpty ? random.pick(Self.prefixes) : ""
    let arguments = random.pick(Self.arguments)
      .replacingOccurrence(of: "⏎", with: lineBreak + builder.indentation + step)
    builder.start(prefix + form.before)
    builder.add("assertInlineLayout")
    (line, column) = builder.position
    builder.add("(of: \(arguments), id: \(number)\(form.argument))")
    builder.addClosure(form.closure, &random)
    builder.add(form.after + random.pick(["", ";", " // } ) \"", " /* { */"]))
    builder.end()
    for _ in 0..<Int.random(in: 0...2, using: &random) { builder.line(random.pick(Self.noise)) }
    if block.opening != nil {
      builder.depth -= 1
      builder.line(block.closing)
    }
    builder.depth -= 1
    builder.line("}")
    source = builder.source
    isRefused = form.isRefused
    text = Self.text(&random)
  }

  /// The end of the call.
  struct Form {
    enum Closure {
      case none, literal
      case other(String)
    }

    var before = ""
    var argument = ""
    var closure = Closure.none
    var after = ""
    var isRefused = false

    static let all: [Form] =
      Array(repeating: Form(closure: .literal), count: 6) + Array(repeating: Form(), count: 4) + [
        Form(argument: ", matches: { \"\"\"\n\"\"\" }", isRefused: true),
        Form(closure: .other(" { \"old\" }"), isRefused: true),
        Form(closure: .other(" { #\"old\"# }"), isRefused: true),
        Form(closure: .other(" { \"o\\(1)\" }"), isRefused: true),
        Form(closure: .other(" { \"\"\"\n  \\(1)\n  \"\"\" }"), isRefused: true),
        Form(closure: .other(" { #\"\"\"\n  \\#(1)\n  \"\"\"# }"), isRefused: true),
        Form(closure: .other(" { \"\"\"\n  a\n  \"\"\" + \"b\" }"), isRefused: true),
        Form(closure: .other(" { return \"\"\"\n  a\n  \"\"\" }"), isRefused: true),
        Form(closure: .other(" { () -> String in \"\"\"\n  a\n  \"\"\" }"), isRefused: true),
        Form(before: "if case () = ", after: " {}", isRefused: true),
        Form(before: "_ = 1 == 2 || (", after: ") == ()", isRefused: true),
        Form(before: "switch ", after: " { case (): break }", isRefused: true),
        Form(before: "let x: Void = ", after: " ; _ = x", isRefused: true),
      ]
  }

  private static let noise = [
    "// assertInlineLayout(of: 1) { \"\"\"",
    "/* outer /* inner \" */ assertInlineLayout( */",
    "_ = \"a \\\"quote\\\" and \\(\"nested \\(1 + 1) )\") {\"",
    "_ = #\"raw \\ \" and \\(not) \"\"\" \"#",
    "_ = #\"\"\"#",
    "_ = ##\"\"#\"##",
    "_ = \"\"",
    "_ = \"\"\"\n\"\"\"",
    "_ = \"\"\"\n  text \\(make(\"{\")) \"\" \\\"\"\" \\\n  end\n  \"\"\"",
    "_ = #\"\"\"\n  \"\"\" \\(x) \"\"\"\n  \"\"\"#",
    "_ = [1, 2].map { $0 / 2 }.map { x in x * 2 / 1 }",
    "_ = #/a\"b/#",
    "_ = /a\"b(c)/",
    "_ = 6 / 2 / 1",
    "do { let `in` = 1; _ = `in` }",
    "#if DEBUG || os(Linux)\n_ = \"}\"\n#endif",
    "do { _ = make(\"}\") }",
    "_ = \"ä ⌘ 👩‍👩‍👧 {\"",
  ]

  private static let blocks: [(opening: String?, closing: String)] = [
    (nil, ""), (nil, ""), ("run {", "}"), ("if true {", "}"), ("do {", "}"),
    ("switch 1 { default:", "}"), ("for _ in 0..<1 {", "}"), ("run2 { _ in", "}"),
    ("switch 1 {\ncase 1:", "default: break }"),
  ]

  private static let prefixes = ["", "", "", "try! ", "try? ", "/* ä \" */ ", "Probe.", "_ = 1; "]

  private static let arguments = [
    "1", "make(\"a)b\")", "{ () -> Int in 1 }()", "[1, 2][0]", "/* ) */ 2", "#\"\"\"#",
    "\"\\(make(\")\"))\"", "(1, (2, [3]))", "⏎1", "1, // ) {⏎in: 2", "make(\"matches: \")",
    "\"\"\"⏎  text ) \\(1)⏎  \"\"\"",
  ]

  private static func text(_ random: inout RandomNumbers) -> String {
    let parts = [
      "UILabel title  (24 191; 345 33.67)", "\"", "\"\"\"", "\"\"\"\"", "\\", "\\(1)", "\\n", "#",
      "##", "\"\"\"#", "\\#(1)", "\\##", "  ", "ä", "👩‍👧", "\t", "{", "}", ")", "//", "/*",
    ]
    let lines = (0..<Int.random(in: 1...4, using: &random)).map { _ in
      (0..<Int.random(in: 0...4, using: &random)).map { _ in random.pick(parts) }.joined()
    }
    return lines.joined(separator: "\n")
  }
}

extension RandomCall {
  /// Writes a source and counts lines and columns.
  private struct Builder {
    let lineBreak: String
    let step: String
    var depth = 0
    private(set) var source = ""

    init(lineBreak: String, step: String) {
      self.lineBreak = lineBreak
      self.step = step
    }

    var indentation: String { String(repeating: step, count: depth) }

    /// The line and the column of the end, as the compiler counts.
    var position: (line: Int, column: Int) {
      let bytes = Array(source.utf8)
      let start = bytes.lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
      return (bytes.count { $0 == 0x0A } + 1, bytes.count - start + 1)
    }

    mutating func line(_ text: String) {
      start(text)
      end()
    }

    mutating func start(_ text: String) { source += indentation + broken(text) }
    mutating func add(_ text: String) { source += text }
    mutating func end() { source += lineBreak }

    /// A text whose lines are indented.
    private func broken(_ text: String) -> String {
      text.split(separator: "\n", omittingEmptySubsequences: false)
        .joined(separator: lineBreak + indentation)
    }

    mutating func addClosure(_ closure: Form.Closure, _ random: inout RandomNumbers) {
      switch closure {
      case .none: return
      case .other(let text): add(broken(text))
      case .literal:
        let hashes = random.pick(["", "", "#", "##"])
        let inner = random.pick([indentation + step, indentation, indentation + step + " "])
        let opening = random.pick([
          " {\(lineBreak)\(inner)", " { ", "{", "\(lineBreak)\(indentation){ ",
          " { // { \"\(lineBreak)\(inner)", " /* } */ { /* \" */ ",
        ])
        let old = random.pick(["old", "", "a\(lineBreak)\(inner)b", "(1 2; 3 4)"])
        let content = old.isEmpty ? "" : "\(inner)\(old)\(lineBreak)"
        add(
          "\(opening)\(hashes)\"\"\"\(lineBreak)\(content)\(inner)\"\"\"\(hashes)"
            + random.pick([" }", "}", "\(lineBreak)\(indentation)}", " /* \" */ }"]))
      }
    }
  }
}

extension String {
  fileprivate func replacingOccurrence(of mark: String, with text: String) -> String {
    split(separator: mark, omittingEmptySubsequences: false).joined(separator: text)
  }
}
