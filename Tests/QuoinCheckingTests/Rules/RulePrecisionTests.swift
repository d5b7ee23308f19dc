// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinInterfaceBuilder
import Testing

@testable import QuoinChecking

/// What rules leave out, so that what they report is true in a program.
@MainActor @Suite("What rules leave out") struct RulePrecisionTests {
  private func objects(_ rule: String, in text: String) throws -> [String] {
    var configuration = CheckConfiguration.default
    configuration.only = [rule]
    return LayoutChecker(configuration).findings(in: try FixSample.file(text)).map(\.object)
  }

  private static let position = FixSample.placing.split(separator: "\n")
    .filter { !$0.contains("\"c-w\"") && !$0.contains("\"c-h\"") }.joined(separator: "\n")

  @Test("The size of a view of a program's class is not judged, that of another one is")
  func programSize() throws {
    func found(_ attributes: String) throws -> [String] {
      try objects(
        "ambiguous-layout",
        in: FixSample.xib(
          views: FixSample.view("box", FixSample.placedFrame, attributes),
          constraints: Self.position))
    }
    #expect(try found("") == ["box", "box"])
    #expect(try found(#"customClass="Chart" "#) == [])
  }

  @Test("What the content of a program's class may determine is not judged")
  func programContent() throws {
    // Both fill the stack view; at run time the chart may have a height.
    func found(_ attributes: String) throws -> [String] {
      let views = """
        <stackView axis="vertical" translatesAutoresizingMaskIntoConstraints="NO" id="box">
        <rect key="frame" x="20" y="30" width="100" height="50"/><subviews>
        <view \(attributes)id="chart"><rect key="frame" x="0" y="0" width="100" height="20"/></view>
        <view id="rest"><rect key="frame" x="0" y="20" width="100" height="30"/></view>
        </subviews></stackView>
        """
      return try objects(
        "ambiguous-layout", in: FixSample.xib(views: views, constraints: FixSample.placing))
    }
    #expect(try found("") == ["chart"])
    #expect(try found(#"customClass="Chart" "#) == [])
  }

  @Test("A hidden view is not judged")
  func hidden() throws {
    let text = FixSample.xib(
      views: FixSample.view("box", FixSample.placedFrame, #"hidden="YES" "#),
      constraints: Self.position)
    #expect(try objects("ambiguous-layout", in: text) == [])
  }

  @Test("A label whose frame the file does not store has the size of its text")
  func labelWithoutFrame() throws {
    let label = #"<label text="Hello" translatesAutoresizingMaskIntoConstraints="NO" id="box"/>"#
    let text = FixSample.xib(views: label, constraints: Self.position)
    #expect(try objects("ambiguous-layout", in: text) == [])
  }

  @Test("Only views that an outlet reaches are hidden, where the file has outlets for views")
  func hiding() throws {
    let views = """
      <stackView axis="vertical" translatesAutoresizingMaskIntoConstraints="NO" id="box">
      <rect key="frame" x="20" y="30" width="100" height="50"/><subviews>
      <view id="a"><rect key="frame" x="0" y="0" width="100" height="20"/><constraints>
      <constraint firstAttribute="height" constant="20" id="a-h"/></constraints></view>
      <view id="b"><rect key="frame" x="0" y="20" width="100" height="20"/><constraints>
      <constraint firstAttribute="height" constant="20" id="b-h"/></constraints></view>
      </subviews></stackView>
      """
    func found(_ rest: String) throws -> [String] {
      try objects(
        "stack-hiding",
        in: FixSample.xib(views: views, constraints: Self.position, rest: rest))
    }
    // Nothing in the file hides them, so that both are one note.
    #expect(try found("") == ["a"])
    #expect(
      try found(
        #"<connections><outlet property="b" destination="b" id="o"/></connections>"#) == ["b"])
  }

  @Test("A connection to an object that is not there is a reference to nothing")
  func danglingOutlet() throws {
    let text = FixSample.xib(
      rest: #"<connections><outlet property="title" destination="gone" id="o"/></connections>"#)
    #expect(try objects("unresolved-reference", in: text) == ["o"])
  }

  @Test(
    "A stored frame is misplaced where it contradicts a required constraint, not a content size")
  func misplaced() throws {
    let label = """
      <label text="Hello" translatesAutoresizingMaskIntoConstraints="NO" id="box">
      <rect key="frame" x="\("X")" y="30" width="40" height="20.5"/></label>
      """
    func found(_ x: Int) throws -> [String] {
      try objects(
        "misplaced-view",
        in: FixSample.xib(
          views: label.replacingOccurrences(of: "X", with: "\(x)"), constraints: Self.position))
    }
    #expect(try found(20) == [])
    #expect(try found(24) == ["box"])
  }
}
