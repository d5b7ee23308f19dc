// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import LongTests
import QuoinSnapshots
import Testing

@LongTests @Suite("Literals in random sources") struct RandomSourceTests {
  nonisolated private static let calls: [RandomCall] = {
    var random = RandomNumbers(seed: 22)
    return (0..<300).map { RandomCall(number: $0, &random) }
  }()

  nonisolated private static func rewritten(_ call: RandomCall) throws -> (String, LiteralRefusal?)
  {
    let change = LiteralChange(line: call.line, column: call.column, text: call.text)
    let (source, refusals) = try LiteralSource(Array(call.source.utf8)).applying([change])
    return (String(decoding: source, as: UTF8.self), refusals[change])
  }

  @Test("A call is refused exactly when it has a form that is not rewritten, and is then unchanged")
  func refusals() throws {
    for (number, call) in Self.calls.enumerated() {
      let (source, refusal) = try Self.rewritten(call)
      #expect((refusal != nil) == call.isRefused, "\(number): \(refusal as Any)\n\(call.source)")
      if refusal != nil { #expect(source == call.source) }
    }
  }

  @Test("A second change of the same call gives the literal of the new text alone")
  func secondChange() throws {
    for call in Self.calls where !call.isRefused {
      let (source, _) = try Self.rewritten(call)
      var again = call
      again.source = source
      again.text = call.text + "\nmore"
      let (second, refusal) = try Self.rewritten(again)
      #expect(refusal == nil)
      again.source = second
      again.text = call.text
      #expect(try Self.rewritten(again).0 == source || Self.hashes(second) > Self.hashes(source))
    }
  }

  /// Raw delimiters stay once a text has needed them.
  private static func hashes(_ source: String) -> Int { source.count { $0 == "#" } }

  @Test(
    "The compiler reads the new sources, whose calls get the new texts", .thorough,
    .enabled(if: SwiftCompiler.isAvailable, "There is no swiftc."))
  func compiled() throws {
    let folder = try TemporaryFolder()
    var program = Self.functions
    for call in Self.calls { program += try Self.rewritten(call).0 }
    program += "\nimport Foundation\n"
    for number in Self.calls.indices { program += "test\(number)()\n" }
    program += "print(String(decoding: try! JSONEncoder().encode(texts), as: UTF8.self))\n"
    let output = try SwiftCompiler.run(program, in: folder)
    let texts = try JSONDecoder().decode([Int: [String]].self, from: output)
    for (number, call) in Self.calls.enumerated() where !call.isRefused {
      #expect(texts[number] == [call.text], "\(number)\n\(call.source)")
    }
  }

  private static let functions = """
    nonisolated(unsafe) var texts: [Int: [String]] = [:]
    func assertInlineLayout(
      of: @autoclosure () -> Any, in: Int = 0, id: Int, matches: (() -> String)? = nil
    ) { texts[id, default: []].append(matches?() ?? "no literal") }
    enum Probe {
      static func assertInlineLayout(
        of: @autoclosure () -> Any, in: Int = 0, id: Int, matches: (() -> String)? = nil
      ) { texts[id, default: []].append(matches?() ?? "no literal") }
    }
    func make(_ text: String) -> Int { text.count }
    func run(_ body: () -> Void) { body() }
    func run2(_ body: (Int) -> Void) { body(1) }

    """

  @Test(
    "The line and the column that the compiler gives find the call",
    .enabled(if: SwiftCompiler.isAvailable, "There is no swiftc."))
  func compiledPositions() throws {
    let calls = [
      "assertInlineLayout(of: 1)", "\tassertInlineLayout(of: 1) { \"\"\"\n\"\"\" }",
      "/* ä👩‍👧 */ try! assertInlineLayout(\n  of: 1)", "Probe.assertInlineLayout(of: 1)",
      "Probe\n  .assertInlineLayout(of: 1)", "run { assertInlineLayout(of: 1) }",
    ]
    let functions = """
      func assertInlineLayout(
        of: Int, line: Int = #line, column: Int = #column, matches: (() -> String)? = nil
      ) { print(line, column) }
      enum Probe {
        static func assertInlineLayout(of: Int, line: Int = #line, column: Int = #column) {
          print(line, column)
        }
      }
      func run(_ body: () -> Void) { body() }

      """
    let source = functions + calls.joined(separator: "\n") + "\n"
    let output = try SwiftCompiler.run(source, in: TemporaryFolder())
    let places = String(decoding: output, as: UTF8.self).split(separator: "\n").map {
      $0.split(separator: " ").compactMap { Int($0) }
    }
    #expect(places.count == calls.count)
    let changes = places.map { LiteralChange(line: $0[0], column: $0[1], text: "new") }
    let (_, refusals) = try LiteralSource(Array(source.utf8)).applying(changes)
    #expect(refusals.isEmpty)
  }
}
