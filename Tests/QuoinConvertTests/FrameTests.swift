// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinInterfaceBuilder
import QuoinLayout
import Testing

@testable import QuoinConvert

/// Scenes of two views as frames, and those that are refused.
@MainActor @Suite struct FrameTests {
  private static let parts = """
    <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="icon" \
    userLabel="icon"><rect key="frame" x="0" y="0" width="40" height="40"/></view>
    <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="title" \
    userLabel="title"><rect key="frame" x="0" y="0" width="40" height="40"/></view>
    """

  private func file(_ constraints: String) throws -> InterfaceFile {
    try SampleStoryboard.file(Self.parts, constraints: constraints)
  }

  private func constraint(
    _ first: String, _ attribute: String, _ second: String? = nil, _ other: String? = nil,
    constant: Double = 0, multiplier: String? = nil, relation: String? = nil
  ) -> String {
    var text = "<constraint firstItem=\"\(first)\" firstAttribute=\"\(attribute)\""
    if let second { text += " secondItem=\"\(second)\"" }
    if let other { text += " secondAttribute=\"\(other)\"" }
    if let relation { text += " relation=\"\(relation)\"" }
    if let multiplier { text += " multiplier=\"\(multiplier)\"" }
    return text + " constant=\"\(constant)\" id=\"\(first)-\(attribute)-\(other ?? "")\"/>"
  }

  /// A square of 40 at the leading side, and a bar from it to the other side, half as high as all.
  private var row: [String] {
    [
      constraint("icon", "leading", "root", "leading", constant: 16),
      constraint("icon", "top", "root", "top", constant: 20),
      constraint("icon", "width", constant: 40), constraint("icon", "height", constant: 40),
      constraint("title", "leading", "icon", "trailing", constant: 8),
      constraint("root", "trailing", "title", "trailing", constant: 16),
      constraint("title", "centerY", "icon", "centerY"),
      constraint("title", "height", "root", "height", multiplier: "0.5"),
    ]
  }

  @Test("A scene whose edges are affine is written as frames, and is equal at 20 sizes")
  func affine() throws {
    let file = try file(row.joined())
    let scene = try #require(try InterfaceReader(file).scenes().first)
    let proof = FrameProof(file, scene)
    let rules = try proof.rules().get()
    let result = proof.check(rules)
    #expect(result.holds)
    #expect(result.settingCount == 20)
    let code = scene.printed(OutputStyle(.notAutoLayout), frames: rules).text
    let expected = """
        private func placeViews() {
          // Distances along the reading direction.
          let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
          let forward: NotAutoLayout.Float = isMirrored ? -1 : 1
          view.nal.layout(icon) {
            $0
              .setLeading(by: { $0.leading + forward * 16 })
              .setWidth(to: 40)
              .setTop(to: 20)
              .setHeight(to: 40)
          }
          view.nal.layout(titlePlainView) {
            $0
              .pinLeading(to: icon, with: { $0.trailing + forward * 8 })
              .setTrailing(by: { $0.trailing - forward * 16 })
              .pinMiddle(to: icon, with: { $0.middle })
              .setHeight(by: { $0.height * 0.5 })
          }
        }
      """
    #expect(code.contains(expected), "\(code)")
    #expect(code.contains("import NotAutoLayout\nimport UIKit\n"))
    #expect(!code.contains("translatesAutoresizingMaskIntoConstraints"))
  }

  @Test("Views between margins that no guide of the file names are equal at 20 sizes")
  func margins() throws {
    let icon = ["leading", "trailing", "top", "bottom"].map {
      constraint("icon", $0, "root", $0 + "Margin", constant: $0 == "bottom" ? -100 : 0)
    }
    let title = [
      constraint("title", "leading", "root", "leadingMargin"),
      constraint("title", "trailing", "root", "trailingMargin"),
      constraint("title", "bottom", "root", "bottomMargin"),
      constraint("title", "height", constant: 40),
    ]
    let file = try file((icon + title).joined())
    let scene = try #require(try InterfaceReader(file).scenes().first)
    let proof = FrameProof(file, scene)
    let result = proof.check(try proof.rules().get())
    #expect(result.differences.isEmpty)
    #expect(result.settingCount == 20)
  }

  @Test("A switch, which is wider on its right than what is aligned, has a distance by direction")
  func switches() throws {
    let file = try SampleStoryboard.file(
      """
      <switch opaque="NO" contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" \
      id="on"><rect key="frame" x="328" y="20" width="51" height="31"/></switch>
      """,
      constraints: constraint("root", "trailing", "on", "trailing", constant: 16)
        + constraint("on", "top", "root", "top", constant: 20))
    let scene = try #require(try InterfaceReader(file).scenes().first)
    let proof = FrameProof(file, scene)
    let rules = try proof.rules().get()
    #expect(proof.check(rules).holds)
    // What is aligned is 49 wide, and ends 2 before the right edge of the frame.
    let code = scene.printed(OutputStyle(.notAutoLayout), frames: rules).text
    #expect(
      code.contains(".setLeading(by: { $0.trailing + forward * (isMirrored ? -67 : -65) })"),
      "\(code)")
  }

  @Test("A text with another width in the file than measured fits its contents")
  func storedTexts() throws {
    let label = SampleStoryboard.label("one").replacing("width=\"100\"", with: "width=\"91.5\"")
    let file = try SampleStoryboard.file(
      label,
      constraints: constraint("one", "centerX", "root", "centerX")
        + constraint("one", "top", "safe", "top", constant: 20))
    let scene = try #require(try InterfaceReader(file).scenes().first)
    let proof = FrameProof(file, scene)
    let rules = try proof.rules().get()
    #expect(proof.check(rules).holds)
    let code = scene.printed(OutputStyle(.notAutoLayout), frames: rules).text
    #expect(code.contains(".fitWidth()") && code.contains(".fitHeight()"), "\(code)")
  }

  @Test("A rule that is changed by a point is found by the comparison")
  func mutation() throws {
    let file = try file(row.joined())
    let scene = try #require(try InterfaceReader(file).scenes().first)
    let proof = FrameProof(file, scene)
    let rules = try proof.rules().get()
    for root in rules.indices {
      for view in rules[root][0].rules.indices {
        for line in rules[root][0].rules[view].horizontal.lines.indices {
          var changed = rules
          changed[root][0].rules[view].horizontal.lines[line].constant += 1
          #expect(!proof.check(changed).holds)
        }
        for line in rules[root][0].rules[view].vertical.lines.indices {
          var changed = rules
          changed[root][0].rules[view].vertical.lines[line].constant += 1
          #expect(!proof.check(changed).holds)
        }
      }
    }
  }

  @Test("A view whose width has two forms is refused by its name, with the form")
  func refused() throws {
    var constraints = row
    // A width of at most 300: at 430 the bar would be 350 wide.
    constraints.append(
      constraint("title", "width", constant: 300, relation: "lessThanOrEqual"))
    constraints[5] = constraint("root", "trailing", "title", "trailing", constant: 16)
      .replacingOccurrences(of: "id=", with: "priority=\"750\" id=")
    let file = try file(constraints.joined())
    let scene = try #require(try InterfaceReader(file).scenes().first)
    guard case .failure(let refusals) = FrameProof(file, scene).rules() else {
      Issue.record("The scene is accepted.")
      return
    }
    #expect(refusals.sentences.count == 1)
    let text = try #require(refusals.sentences.first?.text)
    #expect(text.hasPrefix("'titlePlainView' has no frame as code: its width is "), "\(text)")
  }
}
