// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinChecking
import Testing

@testable import quoin

/// The pages of rules are what the code writes, and their examples show the rules.
@MainActor @Suite struct RuleGalleryTests {
  @Test("Each page and picture is what the code writes, and there are no others")
  func files() throws {
    let files = try RuleGallery.shared.get().files()
    for file in files { try PackageFolder.expect(file.text, isStoredIn: file.path) }
    let stored = try ["", "/Pictures"].flatMap { folder in
      try FileManager.default.contentsOfDirectory(
        atPath: PackageFolder.path(RuleGallery.folder + folder)
      ).map { "\(RuleGallery.folder)\(folder)/\($0)" }
    }
    let folders = ["Examples", "Pictures"].map { "\(RuleGallery.folder)/\($0)" }
    #expect(Set(stored).subtracting(folders) == Set(files.map(\.path)))
  }

  @Test("A rule finds something in the wrong file of its page and nothing in the right one")
  func examples() throws {
    for rule in RuleCatalog.all {
      guard let example = RuleExample(rule) else {
        #expect(rule.id == "unsettled-layout")
        continue
      }
      #expect(example.output(of: example.wrong).contains("[\(rule.id)]"))
      #expect(example.output(of: example.right) == "", "\(rule.id)")
    }
  }

  @Test("A picture marks what the rule finds, and the right one has no marks")
  func marks() throws {
    let pictures = try RuleGallery.shared.get().pictures
    #expect(Set(pictures.keys) == Set(RulePictures.looks.keys))
    for (rule, pair) in pictures {
      #expect(pair.map { $0.svg.contains("class=\"mark\"") } == [true, false], "\(rule)")
    }
  }

  @Test("Only the wrong file with a misplaced view has frames other than those of its layout")
  func storedFrames() throws {
    let examples = RulePictures.looks.keys.sorted().compactMap(RuleCatalog.rule).compactMap(
      RuleExample.init)
    let files = examples.flatMap { [$0.wrong, $0.right] }
    let transcript = CheckTranscript(files.map(PackageFolder.path)) {
      $0.options.only = ["misplaced-view"]
    }
    let found = transcript.output.split(separator: "\n").map { $0.prefix { $0 != ":" } }
    #expect(
      found.map { $0.split(separator: "/").suffix(2).joined(separator: "/") } == [
        "misplaced-view/bad.xib"
      ])
  }

  @Test("Each drawn rule has examples, and each folder of examples is that of a drawn rule")
  func folders() throws {
    let names = try FileManager.default.contentsOfDirectory(
      atPath: PackageFolder.path("\(RuleGallery.folder)/Examples"))
    #expect(Set(names) == Set(RulePictures.looks.keys))
    #expect(Set(names).isSubset(of: RuleCatalog.all.map(\.id)))
  }

  @Test(
    "The readme and the page about checking lead to the pages",
    arguments: [
      "README.md", "Documentation/Checking.md",
    ])
  func links(page: String) throws {
    let address =
      page.hasPrefix("Documentation/") ? "Rules/README.md" : "Documentation/Rules/README.md"
    #expect(try PackageFolder.text(page).contains("(\(address))"))
  }
}
