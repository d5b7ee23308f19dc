// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinExplanation
import QuoinInterfaceBuilder
import Testing

@testable import quoin

/// Stored outputs of `quoin explain`.
@MainActor @Suite struct ExplainFixtureTests {
  private func expect(_ text: String, isStoredAs name: String) throws {
    try PackageFolder.expect(text, isStoredIn: "Tests/Fixtures/Explain/\(name).txt")
  }

  private func conflict(_ change: (inout ExplainJob) -> Void = { _ in }) -> String {
    ExplainTranscript(example: "Examples/Conflict.storyboard", change).output
  }

  @Test("The example of a conflict has the sum, members, fixes and the range of the ambiguity")
  func example() throws {
    try expect(conflict(), isStoredAs: "Conflict")
    try expect(conflict { $0.options.isVerbose = true }, isStoredAs: "ConflictVerbose")
  }

  @Test("Each origin has its arithmetic and its note", arguments: OriginSample.all)
  func origins(sample: OriginSample) throws {
    let output = ExplainTranscript(text: sample.text).output
    #expect(output.contains(sample.sum))
    if let hint = sample.hint { #expect(output.contains("   = note: \(hint)\n")) }
    try expect(output, isStoredAs: sample.name)
  }

  @Test(
    "Color, characters and width change no words",
    arguments: [
      ("NoColor", ["NO_COLOR": "1"], nil, ColorArgument.auto), ("Colored", [:], nil, .always),
      ("DumbTerminal", ["TERM": "dumb"], nil, .auto), ("Width40", [:], 40, .never),
      ("Width200", [:], 200, .never), ("ASCII", ["LC_ALL": "C"], nil, .never),
    ] as [(String, [String: String], Int?, ColorArgument)])
  func styles(
    name: String, environment: [String: String], width: Int?, color: ColorArgument
  ) throws {
    let surroundings = TextSurroundings(isTerminal: true, columns: nil, environment: environment)
    let styled = conflict {
      $0.style = surroundings.style(color)
      $0.width = surroundings.width(width)
    }
    let plain = conflict()
    let code = "\u{1B}["
    #expect(styled.contains(code) == (color == .always))
    if width == nil, color != .always, name != "ASCII" { #expect(styled == plain) }
    if let width {
      // Only a word that is longer than the line is.
      let long = styled.split(separator: "\n").filter { $0.count > width }
      #expect(long.allSatisfy { $0.split(separator: " ").count { $0.count > 2 } <= 1 })
    }
    if name == "ASCII" {
      let drawn = plain.unicodeScalars.filter { !$0.isASCII }
      #expect(!drawn.isEmpty && styled.unicodeScalars.allSatisfy(\.isASCII))
    }
    try expect(styled, isStoredAs: "Conflict\(name)")
  }
}
