// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinInterfaceBuilder
import QuoinVersioning
import Testing

/// Differences of random changes.
struct RandomDifferenceTests {
  private struct Key: Hashable {
    var object: String
    var property: String
  }

  private static func options() -> DifferenceOptions {
    var options = DifferenceOptions()
    options.includesFrames = false
    options.includesAll = true
    return options
  }

  @Test(arguments: ["SignIn.storyboard", "ProfileCard.xib", "SettingsCell.xib"])
  func exactlyTheChangedValuesAreReportedInTheirLines(_ name: String) throws {
    let text = try Example.text(name)
    for seed in 0..<40 as Range<UInt64> {
      let base = try #require(SampleFile(text))
      var script = EditScript(try #require(SampleFile(text)), mark: "New", seed: seed)
      for _ in 0..<5 { script.changeValue() }
      var expected: [Key: (old: String?, new: String)] = [:]
      for edit in script.edits {
        switch edit {
        case .set(let object, let attribute, let old, let new):
          let key = Key(object: object, property: attribute)
          expected[key] = (expected[key]?.old ?? old, new)
        case .color(let object, _, let new):
          expected[Key(object: object, property: "backgroundColor")] = (nil, new)
        default: Issue.record("not a change of a value")
        }
      }
      expected = expected.filter { $0.value.old != $0.value.new }
      let difference = InterfaceDifference(
        from: try Example.file(base.text, name), to: try Example.file(script.file.text, name),
        options: Self.options())
      let changes = difference.scenes.flatMap(\.changes)
      let found = changes.map { Key(object: $0.object, property: $0.property ?? "") }
      #expect(Set(found) == Set(expected.keys), "seed \(seed)")
      #expect(found.count == Set(found).count, "seed \(seed)")
      let lines = script.file.text.components(separatedBy: "\n")
      for change in changes {
        let line = try #require(change.place.new?.line)
        let isColor = change.property == "backgroundColor"
        let sign = isColor ? "key=\"backgroundColor\"" : "id=\"\(change.object)\""
        #expect(lines[line - 1].contains(sign), "seed \(seed), \(change)")
        #expect(
          change.new == expected[Key(object: change.object, property: change.property ?? "")]?.new)
      }
    }
  }
}
