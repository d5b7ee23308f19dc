// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

#if !QUOIN_UIKIT && !QUOIN_APPKIT
import LongTests
import Foundation
import QuoinRender
import QuoinUIKit
import Testing

@testable import constructs

/// The guides are what the code of their constructs draws.
@MainActor @Suite struct ConstructTests {
  private static let documentation = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Documentation")
  private nonisolated static let directions: [UIUserInterfaceLayoutDirection] = [
    .leftToRight, .rightToLeft,
  ]

  @Test("Each page and picture is what the code writes, and there are no others")
  func files() throws {
    let files = try ConstructsCommand.files()
    let folder = Self.documentation
    if ProcessInfo.processInfo.environment["QUOIN_UPDATE"] == "1" {
      try ConstructsCommand.write(files, in: folder)
    }
    for file in files {
      let url = folder.appendingPathComponent(file.path)
      let stored = try String(contentsOf: url, encoding: .utf8)
      #expect(stored == file.text, "\(file.path): QUOIN_UPDATE=1 swift test updates it")
    }
    let stored = try FileManager.default.subpathsOfDirectory(
      atPath: folder.appendingPathComponent("Guides").path
    ).filter { $0.hasSuffix(".md") || $0.hasSuffix(".svg") }
    let guides = files.map(\.path).filter { $0.hasPrefix("Guides/") }
    #expect(Set(stored.map { "Guides/\($0)" }) == Set(guides))
    for kind in ArticlePages.Kind.allCases.map(\.rawValue) {
      let articles = try FileManager.default.contentsOfDirectory(
        atPath: folder.appendingPathComponent(kind).path)
      let written = files.map(\.path).filter { $0.hasPrefix("\(kind)/") }
      #expect(Set(articles.map { "\(kind)/\($0)" }) == Set(written))
    }
  }

  @Test("Constructs with one key have the same frames in all dialects", arguments: directions)
  func equalFrames(direction: UIUserInterfaceLayoutDirection) throws {
    #expect(try ConstructCatalog().differences(direction) == [])
  }

  @Test("A construct has a title, a group, a key and a sentence, and no key twice")
  func texts() throws {
    for chapter in try ConstructCatalog().chapters {
      let keys = chapter.constructs.map(\.text.key)
      #expect(Set(keys).count == keys.count, "\(chapter.dialect)")
      for (construct, text) in chapter.constructs {
        let parts = [text.title, text.group, text.key, text.sentence, text.code]
        #expect(parts.allSatisfy { !$0.isEmpty }, "\(construct.name)")
      }
    }
  }

  @Test("Each construct of a source is in the guide")
  func completeness() throws {
    for chapter in try ConstructCatalog().chapters {
      let names = Set(try ConstructText.all(of: chapter.dialect).keys)
      #expect(names == Set(chapter.constructs.map(\.construct.name)), "\(chapter.dialect)")
    }
  }

  @Test("No construct has a conflict, an ambiguous frame or a violated rule")
  func settled() throws {
    for chapter in try ConstructCatalog().chapters {
      for (construct, text) in chapter.constructs {
        for direction in Self.directions {
          let scene = ShownConstruct(construct, text, direction).scene
          #expect(scene.conflicts == [], "\(chapter.dialect) \(text.key)")
          #expect(scene.ambiguities == [], "\(chapter.dialect) \(text.key)")
          #expect(scene.problems == [], "\(chapter.dialect) \(text.key)")
        }
      }
    }
  }

  /// Frames that follow from the sentence of a construct, the superview of 320 by 160 points and the
  /// frames at which the views begin.
  @Test(
    "Frames are those of the sentences",
    arguments: [
      ("edges", "a (0 0; 320 160)"), ("insets", "a (16 16; 288 128)"),
      ("corner", "a (24 8; 72 32)"), ("trailing-inward", "a (232 16; 72 32)"),
      ("center", "a (124 64; 72 32)"), ("center-offset", "a (124 40; 72 32)"),
      ("fixed-size", "a (16 16; 120 60)"), ("half-width", "a (16 16; 160 32)"),
      ("arithmetic", "a (16 16; 140 32)"), ("aspect-ratio", "a (16 16; 96 72)"),
      ("at-least", "a (16 16; 120 32)"), ("at-most", "a (16 16; 48 32)"),
      ("priority", "a (16 16; 120 32)"), ("below", "a (120 104; 72 32)"),
      ("after", "a (216 56; 72 32)"), ("thirds", "b (112 16; 96 40)"),
      ("column", "c (16 96; 64 32)"), ("handle", "a (16 16; 140 32)"),
      ("switch-off", "a (16 16; 140 32)"), ("replace", "a (16 16; 140 32)"),
    ])
  func frames(key: String, frame: String) throws {
    let found = try ConstructCatalog().chapters.flatMap(\.constructs).filter { $0.text.key == key }
    #expect(!found.isEmpty)
    for (construct, text) in found {
      #expect(ShownConstruct(construct, text).frames.contains(frame), "\(construct.dialect)")
    }
  }

  @Test("A constraint that moves by one point gives another picture")
  func movedPictures() throws {
    let found = try ConstructCatalog().chapters.flatMap(\.constructs).filter {
      $0.text.key == "insets" && !ShownConstruct($0.construct, $0.text).equations.isEmpty
    }
    #expect(found.count > 1)
    for (construct, text) in found {
      let moved = Construct(construct.dialect, construct.name) { canvas in
        construct.run(canvas)
        for constraint in canvas.constraints { constraint.constant += 1 }
      }
      let picture = ShownConstruct(construct, text).svg
      #expect(ShownConstruct(moved, text).svg != picture, "\(construct.dialect)")
    }
  }

  @Test("Links of the guides lead to files and anchors that exist", .thorough)
  func links() throws {
    let pages = try ConstructsCommand.files().filter { $0.path.hasSuffix(".md") }
    for page in pages {
      let folder = Self.documentation.appendingPathComponent(page.path).deletingLastPathComponent()
      for link in page.text.matches(of: /\]\(([^)]+)\)/).map({ String($0.1) }) {
        let parts = link.split(separator: "#", omittingEmptySubsequences: false).map(String.init)
        let url = folder.appendingPathComponent(parts[0]).standardizedFileURL
        let name =
          parts[0].isEmpty ? page.path : url.pathComponents.suffix(2).joined(separator: "/")
        if let target = pages.first(where: { $0.path == name }) {
          guard parts.count > 1 else { continue }
          #expect(target.text.contains("<a id=\"\(parts[1])\">"), "\(page.path): \(link)")
        } else {
          #expect(FileManager.default.fileExists(atPath: url.path), "\(page.path): \(link)")
        }
      }
    }
  }

  @Test("A task article has the headings of all others and at most 150 lines")
  func tasks() throws {
    let articles = try ConstructsCommand.files().filter {
      $0.path.hasPrefix("Tasks/") && !$0.path.hasSuffix("README.md")
    }
    #expect(articles.count == 24)
    for article in articles {
      let lines = article.text.components(separatedBy: "\n")
      #expect(lines.count <= 150, "\(article.path)")
      #expect(lines.first?.hasPrefix("# ") == true, "\(article.path)")
      let headings = lines.filter { $0.hasPrefix("## ") }
      #expect(
        headings == [
          "## What you see", "## In your dialect", "## Why it works", "## What goes wrong",
          "## See also",
        ], "\(article.path)")
    }
  }
}
#endif
