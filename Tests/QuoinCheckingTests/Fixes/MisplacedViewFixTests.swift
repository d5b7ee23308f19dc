// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import CQuietLog
import Foundation
import QuoinInterfaceBuilder
import Testing

@testable import QuoinChecking

@Suite("The fix of misplaced views") @MainActor
struct MisplacedViewFixTests {
  @Test("The frame of the constraints is stored, and the flag removed; all other bytes stay")
  func frame() throws {
    let stored = #"x="20" y="24" width="99.5" height="50""#
    let text = FixSample.xib(
      views: FixSample.view("box", stored, #"misplaced="YES" "#), constraints: FixSample.placing)
    let expected = FixSample.xib(
      views: FixSample.view("box", FixSample.placedFrame), constraints: FixSample.placing)
    let (fixed, result) = try FixSample.fixed(text)
    #expect(fixed == expected)
    #expect(result.fixes == [FixedFile.Fix(rule: "misplaced-view", object: "box")])
    #expect(result.refusals.isEmpty)
    #expect(!result.report.findings.contains { $0.rule == "misplaced-view" })
  }

  @Test("Line ends of two characters, tabs and the order of attributes stay")
  func otherBytes() throws {
    let stored = #"height='50' width="100" key="frame" y="24"  x="20""#
    let text = FixSample.xib(
      views:
        "\t<view translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"box\"><rect \(stored)/></view>",
      constraints: FixSample.placing
    ).replacingOccurrences(of: "\n", with: "\r\n")
    #expect(
      try FixSample.fixed(text).text == text.replacingOccurrences(of: #"y="24""#, with: #"y="30""#))
  }

  @Test("A view that follows by its autoresizing mask gets the frame that it has in the layout")
  func followers() throws {
    // The box is stored 20 points too narrow. Its subview is stretched with it, to 90 points.
    func box(_ width: Int, _ inner: Int) -> String {
      """
      <view translatesAutoresizingMaskIntoConstraints="NO" id="box">
      <rect key="frame" x="20" y="30" width="\(width)" height="50"/>
      <subviews><view id="inner"><rect key="frame" x="5" y="5" width="\(inner)" height="40"/>
      <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/></view></subviews>
      </view>
      """
    }
    let text = FixSample.xib(views: box(80, 70), constraints: FixSample.placing)
    let expected = FixSample.xib(views: box(100, 90), constraints: FixSample.placing)
    #expect(try FixSample.fixed(text).text == expected)
  }

  @Test("Fixing twice changes nothing")
  func twice() throws {
    let text = FixSample.xib(
      views: FixSample.view("box", #"x="1" y="2" width="3" height="4""#, #"misplaced="YES" "#),
      constraints: FixSample.placing)
    let once = try FixSample.fixed(text).text
    let twice = try FixSample.fixed(once)
    #expect(once != text)
    #expect(twice.text == once)
    #expect(twice.result.fixes.isEmpty)
  }

  @Test("A flag of Xcode that does not hold any more is removed, unless its rule is off")
  func staleFlags() throws {
    let text = FixSample.xib(
      views: FixSample.view("box", FixSample.placedFrame, #"misplaced="YES" ambiguous="YES" "#),
      constraints: FixSample.placing)
    let expected = FixSample.xib(
      views: FixSample.view("box", FixSample.placedFrame), constraints: FixSample.placing)
    #expect(try FixSample.fixed(text).text == expected)
    var configuration = CheckConfiguration.default
    configuration.setSeverity(.off, of: "misplaced-view")
    configuration.setSeverity(.off, of: "ambiguous-layout")
    #expect(try FixSample.fixed(text, configuration).text == text)
  }

  @Test("A flag that holds stays, and so does the frame of an ambiguous view")
  func flags() throws {
    // Nothing determines the height of the box.
    let constraints = FixSample.placing.components(separatedBy: "\n").dropLast()
      .joined(separator: "\n")
    let text = FixSample.xib(
      views: FixSample.view("box", FixSample.placedFrame, #"ambiguous="YES" "#),
      constraints: constraints)
    #expect(try FixSample.fixed(text).text == text)
  }

  @Test("A file in another encoding is left alone, and says why")
  func encodings() throws {
    let text = FixSample.xib(
      views: FixSample.view("box", #"x="20" y="24" width="100" height="50""#),
      constraints: FixSample.placing
    ).replacingOccurrences(of: "UTF-8", with: "ISO-8859-1")
    let (fixed, result) = try FixSample.fixed(text)
    #expect(fixed == text)
    #expect(result.refusals.map(\.reason) == ["the file is not in UTF-8"])
  }

  @Test("The edits of a finding are those that make the fix")
  func edits() throws {
    let text = FixSample.xib(
      views: FixSample.view("box", #"x="20" y="24" width="100" height="50""#),
      constraints: FixSample.placing)
    let finding = try #require(
      LayoutChecker().report(on: FixSample.file(text)).findings.first {
        $0.rule == "misplaced-view"
      })
    let offset = try #require(text.range(of: #"y="24""#)).lowerBound.utf16Offset(in: text) + 3
    #expect(finding.isFixable)
    #expect(finding.edits == [FileEdit(offset..<offset + 2, "30")])
  }
}
