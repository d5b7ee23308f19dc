// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import LongTests
import Testing

@testable import QuoinConvert

/// Texts as literals of Swift, read by the compiler.
@Suite struct LiteralTests {
  private static let compiler = (ProcessInfo.processInfo.environment["PATH"] ?? "")
    .split(separator: ":").map { "\($0)/swiftc" }
    .first { FileManager.default.isExecutableFile(atPath: $0) }

  /// A text with the characters that literals write otherwise.
  private static func text(_ random: inout RoundTripTests.Seeded) -> String {
    let odd = [
      "\"", "\\", "\\(", "\n", "\r", "\t", "\0", "#", "👩‍👩‍👧", "é", "ل", "\u{202E}", "'", "\u{7F}",
    ]
    return (0..<Int.random(in: 0...12, using: &random)).map { _ in
      if Bool.random(using: &random), let text = odd.randomElement(using: &random) { return text }
      let scalar = Unicode.Scalar(UInt32.random(in: 1...0xFFFF, using: &random))
      return scalar.map { String(Character($0)) } ?? "?"
    }.joined()
  }

  private func run(_ command: String, _ arguments: [String], output: URL) throws {
    try Data().write(to: output)
    let process = Process()
    process.executableURL = URL(fileURLWithPath: command)
    process.arguments = arguments
    process.standardOutput = try FileHandle(forWritingTo: output)
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
  }

  @Test(
    "A part of a color between 0 and 1 is written in 255ths, and any other one as it is",
    arguments: [
      (0.0, "0"), (0.2, "51 / 255"), (0.5, "0.5"), (1, "1"), (1.2, "1.2"), (-0.2, "-0.2"),
    ])
  func colorParts(value: Double, text: String) {
    #expect(SwiftLiteral.colorPart(value) == text)
  }

  @Test("A part of a color that no integer can hold is written")
  func hugeColorPart() {
    #expect(Double(SwiftLiteral.colorPart(1e300)) == 1e300)
  }

  @Test(
    "10,000 random texts are the same after the compiler has read their literals", .thorough,
    .enabled(if: compiler != nil))
  func literals() throws {
    var random = RoundTripTests.Seeded(state: 10_000)
    let texts = (0..<10_000).map { _ in Self.text(&random) }
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("literals-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let source = folder.appendingPathComponent("main.swift")
    let lines = texts.map { "texts.append(\(SwiftLiteral.string($0)))" }
    // Functions of a thousand lines, which compile faster than one.
    let functions = stride(from: 0, to: lines.count, by: 1_000).map { start in
      "func add\(start)(_ texts: inout [String]) {\n"
        + lines[start..<(start + 1_000)].joined(separator: "\n")
        + "\n}\nadd\(start)(&texts)\n"
    }
    let end = "for text in texts { print(text.utf8.map { String($0) }.joined(separator: \" \")) }\n"
    let program = "var texts: [String] = []\n" + functions.joined() + end
    try Data(program.utf8).write(to: source)
    let (executable, output) = (folder.path + "/program", folder.appendingPathComponent("output"))
    try run(try #require(Self.compiler), ["-o", executable, source.path], output: output)
    try run(executable, [], output: output)
    let read = try String(contentsOf: output, encoding: .utf8)
      .split(separator: "\n", omittingEmptySubsequences: false).dropLast()
      .map { String(decoding: $0.split(separator: " ").compactMap { UInt8($0) }, as: UTF8.self) }
    #expect(read == texts)
  }
}
