// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinUIKit
import Testing

@testable import QuoinInterfaceBuilder

/// Nothing is stated that a guessed measure decides.
///
/// The level indicators of the files are in no table, so that all of their measures are guesses.
@MainActor @Suite struct SceneReportTests {
  @Test("A conflict of a few points beside a guessed edge is a doubt, with the guess in words")
  func doubtfulConflict() throws {
    // From 20, 40 wide, 37 before the right edge of 100: 3 points too many.
    let report = try report(levelConstraints: [
      ("leading", "root", "leading", "equal", 20), ("width", nil, nil, "equal", 40),
      ("trailing", "root", "trailing", "equal", -37),
    ])
    #expect(report.certain.conflicts.isEmpty)
    let doubt = try #require(report.doubtfulConflicts.first)
    #expect(
      doubt.words
        == "depends on a guess about the alignment insets of 'level' (macOS levelIndicator)")
  }

  @Test("A conflict is stated when it is larger than any guess can be off")
  func certainConflict() throws {
    let report = try report(levelConstraints: [
      ("leading", "root", "leading", "equal", 20), ("width", nil, nil, "equal", 40),
      ("trailing", "root", "trailing", "equal", -10),
    ])
    #expect(report.certain.conflicts.count == 1)
    #expect(report.doubtfulConflicts.isEmpty)
  }

  @Test("A conflict without a guess is stated however small it is")
  func smallConflict() throws {
    let report = try report(viewConstraints: [
      ("leading", "root", "leading", "equal", 20), ("width", nil, nil, "equal", 40),
      ("trailing", "root", "trailing", "equal", -37),
    ])
    #expect(report.certain.conflicts.count == 1)
    #expect(report.doubtfulConflicts.isEmpty)
  }

  @Test(
    "A macOS view with some room beside a guessed edge may be ambiguous or not",
    arguments: [5.0, 30])
  func ambiguityBesideGuess(room: Double) throws {
    let report = try report(
      levelConstraints: [
        ("leading", "root", "leading", "equal", 20), ("width", nil, nil, "equal", 20),
      ],
      viewConstraints: [
        ("leading", "level", "trailing", "greaterThanOrEqual", 0),
        ("trailing", "root", "trailing", "lessThanOrEqual", 0),
        ("width", nil, nil, "equal", 100 - 20 - 20 - room),
      ])
    #expect(report.certain.ambiguities.map(\.attribute) == [])
    #expect(report.doubtfulAmbiguities.map(\.finding.attribute) == ["x"])
  }

  @Test("Room below a pixel is not an ambiguity")
  func roomBelowPixel() throws {
    let report = try report(viewConstraints: [
      ("leading", "root", "leading", "greaterThanOrEqual", 0),
      ("trailing", "root", "trailing", "lessThanOrEqual", 0), ("width", nil, nil, "equal", 99.5),
    ])
    #expect(report.certain.ambiguities.isEmpty)
    #expect(report.doubtfulAmbiguities.isEmpty)
  }

  @Test("A documented measure and one that frames show are not guesses")
  func bases() {
    let shown = StoredEvidence(agreeing: 3, contradicting: 2)
    #expect(CanvasMeasure(kind: .baselines, row: "a", evidence: shown).basis == .observed(shown))
    #expect(CanvasMeasure(kind: .baselines, row: "a", evidence: .guess).basis.isGuess)
    let documented = CanvasMeasure(
      kind: .screenSize, row: "a", evidence: .guess, isDocumented: true)
    #expect(documented.basis == .documented)
    #expect(!documented.basis.isGuess)
  }

  private typealias Rule = (
    attribute: String, other: String?, otherAttribute: String?, relation: String, constant: Double
  )

  /// A root of 100 × 100 points with a level indicator and a plain view, at fixed heights.
  private func report(
    levelConstraints: [Rule] = [("leading", "root", "leading", "equal", 0)],
    viewConstraints: [Rule] = [
      ("leading", "root", "leading", "equal", 0), ("width", nil, nil, "equal", 9),
    ]
  ) throws -> SceneReport {
    let upright: [Rule] = [
      ("top", "root", "top", "equal", 0), ("height", nil, nil, "equal", 18),
    ]
    let rules =
      (levelConstraints + upright).map { ("level", $0) }
      + (viewConstraints + upright).map { ("view", $0) }
    let constraints = rules.enumerated().map { index, entry in
      let (view, rule) = entry
      let second = rule.other.map {
        "secondItem=\"\($0)\" secondAttribute=\"\(rule.otherAttribute ?? "")\" "
      }
      return """
        <constraint firstItem="\(view)" firstAttribute="\(rule.attribute)" \
        relation="\(rule.relation)" \(second ?? "")constant="\(rule.constant)" id="c\(index)"/>
        """
    }
    let text = """
      <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" toolsVersion="22505" \
      useAutolayout="YES"><objects><customView id="root">
      <rect key="frame" x="0" y="0" width="100" height="100"/><subviews>
      <levelIndicator id="level" translatesAutoresizingMaskIntoConstraints="NO">
      <rect key="frame" x="20" y="82" width="40" height="18"/></levelIndicator>
      <customView id="view" translatesAutoresizingMaskIntoConstraints="NO">
      <rect key="frame" x="0" y="82" width="9" height="18"/></customView></subviews>
      <constraints>\(constraints.joined())</constraints></customView></objects></document>
      """
    let file = try InterfaceFile(data: Data(text.utf8), fileName: "a.xib")
    let scene = try #require(file.scene("root"))
    scene.layout()
    return scene.report()
  }
}
