// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinInterfaceBuilder
import Testing

@testable import QuoinChecking

@Suite("The fixes that leave layouts as they are") @MainActor
struct SafeFixTests {
  @Test("Left and right become leading and trailing in a layout from left to right")
  func leftRight() throws {
    let left =
      #"firstItem="box" firstAttribute="left" secondItem="root" secondAttribute="left" constant="20""#
    let placing = FixSample.placing.replacingOccurrences(
      of: #"firstAttribute="leading" secondItem="root" secondAttribute="leading""#,
      with: #"firstAttribute="left" secondItem="root" secondAttribute="left""#)
    #expect(placing.contains(left))
    let text = FixSample.xib(
      views: FixSample.view("box", FixSample.placedFrame), constraints: placing)
    let (fixed, result) = try FixSample.fixed(text)
    #expect(result.fixes == [FixedFile.Fix(rule: "left-right", object: "c-x")])
    #expect(
      fixed
        == FixSample.xib(
          views: FixSample.view("box", FixSample.placedFrame), constraints: FixSample.placing))
  }

  @Test("A layout that right-to-left configurations would change is left alone, with the reason")
  func mirrored() throws {
    let placing = FixSample.placing.replacingOccurrences(
      of: #"firstAttribute="leading" secondItem="root" secondAttribute="leading""#,
      with: #"firstAttribute="left" secondItem="root" secondAttribute="left""#)
    let text = FixSample.xib(
      views: FixSample.view("box", FixSample.placedFrame), constraints: placing)
    let configuration = CheckConfiguration(matrix: try LayoutMatrix("direction=both"))
    let (fixed, result) = try FixSample.fixed(text, configuration)
    #expect(fixed == text)
    #expect(result.refusals.map(\.reason).allSatisfy { $0.hasPrefix("the layout would change") })
    #expect(!result.refusals.isEmpty)
  }

  @Test("Of two equal constraints the later one goes, with its line; one with an outlet stays")
  func duplicates() throws {
    let copy = FixSample.constraint(
      #"firstItem="root" firstAttribute="top" secondItem="box" secondAttribute="top" constant="-30""#,
      "c-y2")
    let views = FixSample.view("box", FixSample.placedFrame)
    let text = FixSample.xib(views: views, constraints: FixSample.placing + "\n" + copy)
    #expect(
      try FixSample.fixed(text).text
        == FixSample.xib(views: views, constraints: FixSample.placing))
    let outlet =
      #"<connections><outlet property="top" destination="c-y2" id="o-1"/></connections>"#
    let connected = FixSample.xib(
      views: views, constraints: FixSample.placing + "\n" + copy, rest: outlet)
    // The one without an outlet goes.
    let (fixed, _) = try FixSample.fixed(connected)
    #expect(fixed.contains(#"id="c-y2""#))
    #expect(!fixed.contains(#"id="c-y""#))
  }

  @Test("A second run of the fixes of each fixture changes nothing, and silencing notes stay")
  func secondRun() throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("Fixtures/Check")
    for rule in ["misplaced-view", "left-right", "duplicate-constraint"] {
      for name in ["finds.xib", "silenced.xib"] {
        let url = root.appendingPathComponent("\(rule)/\(name)")
        let text = try String(contentsOf: url, encoding: .utf8)
        let first = try FixSample.fixed(text)
        #expect((first.text == text) == (name == "silenced.xib"), "\(rule) \(name)")
        let second = try FixSample.fixed(first.text)
        #expect(second.text == first.text)
        #expect(second.result.fixes.isEmpty)
      }
    }
  }
}
