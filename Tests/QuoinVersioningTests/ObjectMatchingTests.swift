// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinInterfaceBuilder
import QuoinVersioning
import Testing

/// Objects whose ids changed.
@MainActor struct ObjectMatchingTests {
  /// The ids of objects of an example, without those of scenes and placeholders.
  private static func ids(of text: String) -> [String] {
    text.components(separatedBy: " id=\"").dropFirst().map { String($0.prefix { $0 != "\"" }) }
      .filter { $0.count > 2 && !$0.hasPrefix("retina") }
  }

  /// A text in which every `step`-th id is another one, wherever it occurs.
  private static func renamed(_ text: String, first: Int, step: Int) throws -> (
    text: String, count: Int
  ) {
    let ids = ids(of: text)
    let chosen = ids.indices.filter { $0 % step == first }.map { ids[$0] }
    var result = text
    for (index, id) in chosen.enumerated() {
      result = result.replacingOccurrences(of: "\"\(id)\"", with: "\"new-\(index)\"")
    }
    return (result, chosen.count)
  }

  @Test(arguments: [
    "SignIn.storyboard", "Article.storyboard", "Recipe.storyboard", "ProfileCard.xib",
    "SettingsCell.xib",
  ])
  func regeneratedIDsAreNoChange(_ name: String) throws {
    let text = try Example.text(name)
    var (reported, total) = (0, 0)
    for first in 0..<5 {
      let (changed, count) = try Self.renamed(text, first: first, step: 5)
      total += count
      var options = DifferenceOptions()
      options.includesFrames = false
      options.includesAll = true
      let difference = InterfaceDifference(
        from: try Example.file(text, name), to: try Example.file(changed, name), options: options)
      reported += difference.scenes.flatMap(\.changes).count { $0.operation == .remove }
    }
    // At least 95 % of the objects have their partners.
    #expect(Double(reported) <= 0.05 * Double(total), "\(reported) of \(total)")
  }

  @Test func aChangeOfAnObjectWithAnotherIDIsOneChange() throws {
    let text = try Example.text("SignIn.storyboard")
    let changed = text.replacingOccurrences(of: "ttl-Lb-l02", with: "new-id-001")
      .replacingOccurrences(of: "text=\"Welcome back\"", with: "text=\"Hello\"")
    let difference = InterfaceDifference(
      from: try Example.file(text), to: try Example.file(changed))
    let changes = difference.scenes.flatMap(\.changes)
    #expect(changes.map(\.property) == ["text"])
    #expect(changes.first?.old == "Welcome back")
    #expect(changes.first?.new == "Hello")
    #expect(difference.noise.counts["id"] == 1)
  }

  @Test func anObjectThatIsReplacedByAnotherOneIsNotTheSame() throws {
    let text = try Example.text("SignIn.storyboard")
    let file = try #require(SampleFile(text))
    let label = try #require(file.root.all.first { $0.id == "orr-Lb-011" })
    for (name, value) in [("id", "new-id-001"), ("text", "and"), ("userLabel", "Other")] {
      label[name] = value
    }
    label["customClass"] = "OtherLabel"
    let old = try #require(SampleFile(text))
    old.root.all.first { $0.id == "orr-Lb-011" }?["customClass"] = "FirstLabel"
    for node in file.root.all {
      for (name, value) in node.attributes where value == "orr-Lb-011" {
        node[name] = "new-id-001"
      }
    }
    let difference = InterfaceDifference(
      from: try Example.file(old.text), to: try Example.file(file.text))
    let changes = difference.scenes.flatMap(\.changes)
    #expect(changes.contains { $0.operation == .add && $0.object == "new-id-001" })
    #expect(changes.contains { $0.operation == .remove && $0.object == "orr-Lb-011" })
  }

  @Test func anotherElementWithTheSameIDAndNothingElseInCommonIsNotTheSame() throws {
    func text(_ scene: String) -> String {
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
      <objects>\(scene)</objects></document>
      """
    }
    let view = text("<view contentMode=\"scaleToFill\" id=\"a\"/>")
    let cell = text(
      "<view id=\"b\"><subviews><switch opaque=\"NO\" id=\"a\"/></subviews></view>")
    let difference = InterfaceDifference(
      from: try Example.file(view, "A.xib"), to: try Example.file(cell, "A.xib"))
    let changes = difference.scenes.flatMap(\.changes)
    #expect(changes.contains { $0.operation == .remove && $0.object == "a" })
    #expect(changes.contains { $0.operation == .add })
  }
}
