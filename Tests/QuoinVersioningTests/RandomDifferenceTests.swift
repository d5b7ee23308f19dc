// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinInterfaceBuilder
import QuoinVersioning
import Testing

/// Differences of random changes.
@MainActor struct RandomDifferenceTests {
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

  /// Sets five random attributes of views and constraints.
  ///
  /// - Returns: The first and the last value of each.
  private func plantValues(
    in file: SampleFile, seed: UInt64
  ) -> [Key: (old: String?, new: String)] {
    var random = RandomNumbers(seed: seed)
    let views = file.root.all.filter { $0.parent?.name == "subviews" && $0.id != nil }
    let constraints = file.root.all.filter { $0.name == "constraint" && $0.id != nil }
    var planted: [Key: (old: String?, new: String)] = [:]
    for _ in 0..<5 {
      let number = String(Int.random(in: 1...999, using: &random))
      let (attribute, value, nodes) =
        [
          ("userLabel", "Label \(number)", views), ("customClass", "Class\(number)", views),
          ("horizontalHuggingPriority", number, views), ("constant", number, constraints),
          ("priority", number, constraints),
        ].randomElement(using: &random) ?? ("userLabel", number, views)
      guard let node = nodes.randomElement(using: &random), let id = node.id else { continue }
      let key = Key(object: id, property: attribute)
      planted[key] = (planted[key]?.old ?? node[attribute], value)
      node[attribute] = value
    }
    return planted
  }

  @Test(arguments: ["SignIn.storyboard", "ProfileCard.xib", "SettingsCell.xib"])
  func exactlyTheChangedValuesAreReportedInTheirLines(_ name: String) throws {
    let text = try Example.text(name)
    for seed in 0..<3 as Range<UInt64> {
      let base = try #require(SampleFile(text))
      let changed = try #require(SampleFile(text))
      var expected = plantValues(in: changed, seed: seed)
      expected = expected.filter { $0.value.old != $0.value.new }
      let difference = InterfaceDifference(
        from: try Example.file(base.text, name), to: try Example.file(changed.text, name),
        options: Self.options())
      let changes = difference.scenes.flatMap(\.changes)
      let found = changes.map { Key(object: $0.object, property: $0.property ?? "") }
      #expect(Set(found) == Set(expected.keys), "seed \(seed)")
      #expect(found.count == Set(found).count, "seed \(seed)")
      let lines = changed.text.components(separatedBy: "\n")
      for change in changes {
        let line = try #require(change.place.new?.line)
        #expect(lines[line - 1].contains("id=\"\(change.object)\""), "seed \(seed), \(change)")
        #expect(
          change.new == expected[Key(object: change.object, property: change.property ?? "")]?.new)
      }
    }
  }
}
