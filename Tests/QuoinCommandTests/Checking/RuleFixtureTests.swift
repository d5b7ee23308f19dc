// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinChecking
import Testing

@testable import quoin

/// The fixtures of the rules: in `Tests/Fixtures/Check/<rule>` a file `finds` that the rule finds
/// something in, with the expected lines in `finds.txt`, a file `nearly` in which it finds nothing, and
/// a file `silenced`, which is `finds` with a note.
///
/// Messages and places were written by hand from the constraints and sizes in the files; widths of texts
/// are those of the built-in table of the system font.
@MainActor @Suite struct RuleFixtureTests {
  /// Rules that no file alone breaks: only the code of a program keeps a layout from settling.
  private static let rulesAboutPrograms: Set<String> = ["unsettled-layout"]

  private static let rules = RuleCatalog.all.map(\.id).filter { !rulesAboutPrograms.contains($0) }

  @Test("A rule finds what its fixture says")
  func finds() throws {
    for rule in Self.rules {
      let file = try #require(Self.file("finds", of: rule), "\(rule) has no fixture 'finds'")
      let expected = try PackageFolder.text("Tests/Fixtures/Check/\(rule)/finds.txt")
      #expect(Self.output(of: rule, file) == expected)
      #expect(!expected.isEmpty)
    }
  }

  @Test("A rule is silent about what is nearly wrong", arguments: ["nearly", "silenced"])
  func isSilent(name: String) throws {
    for rule in Self.rules {
      let file = try #require(Self.file(name, of: rule), "\(rule) has no fixture '\(name)'")
      #expect(Self.output(of: rule, file) == "")
    }
  }

  @Test("Each folder of fixtures is that of a rule")
  func foldersAreRules() throws {
    let names = try FileManager.default.contentsOfDirectory(
      atPath: PackageFolder.path("Tests/Fixtures/Check"))
    #expect(Set(names).subtracting(Self.rules) == [])
  }

  private static func file(_ name: String, of rule: String) -> String? {
    ["xib", "storyboard"].map { PackageFolder.path("Tests/Fixtures/Check/\(rule)/\(name).\($0)") }
      .first { FileManager.default.fileExists(atPath: $0) }
  }

  /// The findings of a rule alone, with the file's name without its folders.
  private static func output(of rule: String, _ file: String) -> String {
    let transcript = CheckTranscript([file]) { request in
      request.options.only = [rule]
    }
    let folder = URL(fileURLWithPath: file).deletingLastPathComponent().path + "/"
    return transcript.output.replacingOccurrences(of: folder, with: "")
  }
}
