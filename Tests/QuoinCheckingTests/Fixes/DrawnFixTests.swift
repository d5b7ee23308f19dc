// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinInterfaceBuilder
import Testing

@testable import QuoinChecking

@Suite("Fixes keep the frames that the file has drawn") @MainActor
struct DrawnFixTests {
  /// The frames of a view after the fixes of a text.
  private func frame(_ view: String, in text: String) throws -> CGRect {
    let scene = try #require(FixSample.file(text).scenes().first)
    scene.layout()
    return scene.frame(of: try #require(scene.view(view)))
  }

  private func configuration(_ rule: String) -> CheckConfiguration {
    var configuration = CheckConfiguration.default
    configuration.only = [rule]
    return configuration
  }

  @Test("A view without a position is one finding, and its fix puts it where it is drawn")
  func position() throws {
    let size = FixSample.placing.split(separator: "\n").filter {
      $0.contains("c-w") || $0.contains("c-h")
    }
    let text = FixSample.xib(
      views: FixSample.view("box", #"x="40" y="60" width="100" height="50""#),
      constraints: size.joined(separator: "\n"))
    let findings = LayoutChecker(configuration("ambiguous-layout")).findings(
      in: try FixSample.file(text))
    #expect(findings.map(\.detail) == ["x y"])
    #expect(findings.first?.message == "nothing says where UIView box is")
    let (fixed, result) = try FixSample.fixed(
      text, unsafe: true, configuration("ambiguous-layout"))
    #expect(result.fixes.count == 1)
    #expect(try frame("box", in: fixed) == CGRect(x: 40, y: 60, width: 100, height: 50))
    #expect(result.report.findings.isEmpty)
  }

  @Test("A view without a size gets the drawn one")
  func size() throws {
    let position = FixSample.placing.split(separator: "\n").filter {
      $0.contains("c-x") || $0.contains("c-y")
    }
    let text = FixSample.xib(
      views: FixSample.view("box", #"x="20" y="30" width="96" height="52""#),
      constraints: position.joined(separator: "\n"))
    let fixed = try FixSample.fixed(text, unsafe: true, configuration("ambiguous-layout")).text
    #expect(try frame("box", in: fixed) == CGRect(x: 20, y: 30, width: 96, height: 52))
  }

  @Test("Of two labels that compete for a width, the one drawn at the size of its text keeps it")
  func tie() throws {
    // "World" is 45.16 points wide: (.946 + .590 + .379 + .251 + .617) * 17 - 5 * .43.
    for (isFirst, widths) in [(true, (45.5, 234.5)), (false, (234.5, 45.5))] {
      let labels = [("a", 16, widths.0), ("b", 16 + widths.0 + 8, widths.1)].map { id, x, width in
        """
        <label text="World" horizontalHuggingPriority="251" verticalHuggingPriority="251" \
        translatesAutoresizingMaskIntoConstraints="NO" id="\(id)">
        <rect key="frame" x="\(x)" y="40" width="\(width)" height="20.5"/>
        <fontDescription key="fontDescription" type="system" pointSize="17"/></label>
        """
      }
      let pins = [
        ("a", "leading", "root", "leading", 16), ("b", "leading", "a", "trailing", 8),
        ("root", "trailing", "b", "trailing", 16), ("a", "top", "root", "top", 40),
        ("b", "top", "root", "top", 40),
      ].map { first, attribute, second, other, constant in
        FixSample.constraint(
          "firstItem=\"\(first)\" firstAttribute=\"\(attribute)\" secondItem=\"\(second)\" "
            + "secondAttribute=\"\(other)\" constant=\"\(constant)\"",
          "\(first)-\(attribute)")
      }
      let text = FixSample.xib(
        views: labels.joined(separator: "\n"), constraints: pins.joined(separator: "\n"))
      let fixed = try FixSample.fixed(text, unsafe: true, configuration("hugging-tie")).text
      #expect(fixed != text)
      let width = try frame(isFirst ? "a" : "b", in: fixed).width
      #expect(abs(width - 45.5) <= 0.5, "\(isFirst)")
    }
  }

  @Test("Scrolled content without a bottom has a line to try, and a fix")
  func scrolledContent() throws {
    let views = """
      <scrollView translatesAutoresizingMaskIntoConstraints="NO" id="box">
      <rect key="frame" x="20" y="30" width="100" height="50"/><subviews>
      \(FixSample.view("inner", #"x="0" y="0" width="100" height="200""#))
      </subviews><constraints>
      <constraint firstItem="inner" firstAttribute="top" secondItem="box" secondAttribute="top" id="i-t"/>
      <constraint firstItem="inner" firstAttribute="leading" secondItem="box" secondAttribute="leading" id="i-l"/>
      <constraint firstItem="box" firstAttribute="trailing" secondItem="inner" secondAttribute="trailing" id="i-r"/>
      <constraint firstItem="inner" firstAttribute="width" constant="100" id="i-w"/>
      <constraint firstItem="inner" firstAttribute="height" constant="200" id="i-h"/>
      </constraints></scrollView>
      """
    let text = FixSample.xib(views: views, constraints: FixSample.placing)
    let finding = try #require(
      LayoutChecker(configuration("scrollable-content")).findings(in: FixSample.file(text)).first)
    #expect(finding.fixes.first?.contains("inner.bottom == UIScrollView box.bottom") == true)
    let result = try FixSample.fixed(text, unsafe: true, configuration("scrollable-content")).result
    #expect(result.fixes.map(\.rule) == ["scrollable-content"])
    #expect(result.report.findings.isEmpty)
  }

  @Test("A scroll view with an empty content guide is one finding that says what to try")
  func emptyContent() throws {
    let views = """
      <scrollView translatesAutoresizingMaskIntoConstraints="NO" id="box">
      <rect key="frame" x="20" y="30" width="100" height="50"/>
      <viewLayoutGuide key="contentLayoutGuide" id="guide"/></scrollView>
      """
    let text = FixSample.xib(views: views, constraints: FixSample.placing)
    let findings = LayoutChecker(configuration("scrollable-content")).findings(
      in: try FixSample.file(text))
    #expect(findings.map(\.detail) == ["contentWidth contentHeight"])
    #expect(
      findings.first?.fixes == [
        "constraints between what scrolls and both its left and right edges",
        "constraints between what scrolls and both its top and bottom edges",
      ])
    #expect(findings.first?.explanation.contains { $0.hasPrefix("try:") } == false)
  }

  @Test("The bottom that a self-sizing cell lacks has the drawn distance")
  func missingBottom() throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let text = try String(
      contentsOf: root.appendingPathComponent("Fixtures/Check/missing-height/finds.storyboard"),
      encoding: .utf8)
    // The label of 20.5 points begins at 40: in a cell of 72.5 points it ends 12 above the bottom.
    let drawn = text.replacingOccurrences(of: #"height="44""#, with: #"height="72.5""#)
    let file = try InterfaceFile(data: Data(drawn.utf8), fileName: "a.storyboard")
    let finding = try #require(
      LayoutChecker(configuration("missing-height")).findings(in: file).first)
    let fix = try #require(finding.fixes.first)
    #expect(fix.contains(".bottom - 12 "), "\(fix)")
  }
}
