// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinInterfaceBuilder
import QuoinVersioning
import Testing

/// Differences of two versions of an example.
@MainActor struct DifferenceTests {
  private static func text() throws -> String {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Examples")
    return try String(
      contentsOf: folder.appendingPathComponent("SignIn.storyboard"), encoding: .utf8)
  }

  private static func file(_ text: String) throws -> InterfaceFile {
    try InterfaceFile(data: Data(text.utf8), fileName: "SignIn.storyboard")
  }

  /// Changes that Xcode makes without a change of the design.
  nonisolated static let noise: [(String, String)] = [
    ("toolsVersion=\"22505\"", "toolsVersion=\"23094\" systemVersion=\"24A335\""),
    ("version=\"22504\"", "version=\"23084\""), ("colorMatched=\"YES\"", ""),
    ("id=\"retina6_12\"", "id=\"retina6_1\""), ("\n", "\r\n"), ("    ", "\t"),
    ("constant=\"72\"", "constant=\"72.0\""), ("white=\"1\"", "white=\"0.9999\""),
    ("x=\"24\" y=\"191\"", "x=\"25\" y=\"190\""),
    ("id=\"ttl-Lb-l02\"", "misplaced=\"YES\" id=\"ttl-Lb-l02\""),
    ("firstAttribute=\"width\" constant=\"72\"", "constant=\"72\" firstAttribute=\"width\""),
  ]

  @Test(arguments: noise)
  func noiseIsNotReported(_ old: String, _ new: String) throws {
    let text = try Self.text()
    let changed = text.replacingOccurrences(of: old, with: new)
    #expect(changed != text)
    let files = (try Self.file(text), try Self.file(changed))
    #expect(files.0.canonicalText == files.1.canonicalText)
    #expect(InterfaceDifference(from: files.0, to: files.1).isEmpty)
  }

  @Test func aConstantIsOneChangeInItsLineAndMovesViews() throws {
    let text = try Self.text()
    let changed = text.replacingOccurrences(
      of: "constant=\"20\" id=\"esy-qs-LqA\"", with: "constant=\"28\" id=\"esy-qs-LqA\"")
    let files = (try Self.file(text), try Self.file(changed))
    let difference = InterfaceDifference(from: files.0, to: files.1)
    let changes = difference.scenes.flatMap(\.changes)
    let change = try #require(changes.first)
    #expect(changes.count == 1)
    #expect(change.operation == .change)
    #expect(change.object == "esy-qs-LqA")
    #expect(change.property == "constant")
    #expect(change.old == "20" && change.new == "28")
    let line = text.components(separatedBy: "\n").firstIndex { $0.contains("id=\"esy-qs-LqA\"") }
    #expect(change.place.new?.line == line.map { $0 + 1 })
    // The field is 8 points lower in its card.
    let frame = difference.scenes.flatMap(\.frames).first { $0.view == "eml-Tf-005" }
    #expect(frame.map { $0.new[1] - $0.old[1] } == 8)
  }

  @Test func aDifferenceMirrorsItsReverse() throws {
    for seed in 0..<6 as Range<UInt64> {
      let base = try #require(SampleFile(try Self.text()))
      var script = EditScript(try #require(SampleFile(try Self.text())), mark: "New", seed: seed)
      for _ in 0..<6 { script.change() }
      var options = DifferenceOptions()
      options.includesFrames = false
      options.includesAll = true
      let files = (try Self.file(base.text), try Self.file(script.file.text))
      let there = InterfaceDifference(from: files.0, to: files.1, options: options)
      let back = InterfaceDifference(from: files.1, to: files.0, options: options)
      func keys(_ difference: InterfaceDifference, _ operation: ObjectChange.Operation) -> Set<
        String
      > {
        Set(
          difference.scenes.flatMap(\.changes).filter { $0.operation == operation }
            .map { "\($0.object) \($0.property ?? "")" })
      }
      #expect(keys(there, .add) == keys(back, .remove), "seed \(seed)")
      #expect(keys(there, .remove) == keys(back, .add), "seed \(seed)")
      // A constraint that was drawn again has the id of its old version.
      let values = [there, back].map { difference in
        difference.scenes.flatMap(\.changes).filter { $0.operation == .change }
      }
      let forth = values[0].map { "\($0.property ?? "") \($0.old ?? "") \($0.new ?? "")" }
      let reverse = values[1].map { "\($0.property ?? "") \($0.new ?? "") \($0.old ?? "")" }
      #expect(forth.sorted() == reverse.sorted(), "seed \(seed)")
    }
  }

  @Test func aMissingVersionIsAllNewOrAllGone() throws {
    let file = try Self.file(Self.text())
    let added = InterfaceDifference(from: nil, to: file)
    let removed = InterfaceDifference(from: file, to: nil)
    #expect(added.scenes.contains { $0.id == "Sgn-Sc-001" && $0.state == .added })
    #expect(removed.scenes.contains { $0.id == "Sgn-Sc-001" && $0.state == .removed })
  }
}
