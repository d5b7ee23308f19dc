// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinInterfaceBuilder
import Testing

@testable import QuoinChecking

/// The cases that rules leave out, so that each finding is true in a program.
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
    // The width and the height are one mistake.
    #expect(try found("") == ["box"])
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

  @Test("By default only views that the file hides are hidden")
  func hidingByFileOnly() throws {
    func findings(_ variation: String) throws -> [String] {
      let views = """
        <stackView axis="vertical" translatesAutoresizingMaskIntoConstraints="NO" id="box">
        <rect key="frame" x="20" y="30" width="100" height="20"/><subviews>
        <view id="a"><rect key="frame" x="0" y="0" width="100" height="20"/><constraints>
        <constraint firstAttribute="height" constant="20" id="a-h"/></constraints>\(variation)</view>
        </subviews></stackView>
        """
      let file = try FixSample.file(FixSample.xib(views: views, constraints: Self.position))
      return LayoutChecker().findings(in: file).filter { $0.rule == "stack-hiding" }.map(\.object)
    }
    #expect(try findings("") == [])
    #expect(try findings(#"<variation key="heightClass=compact" hidden="YES"/>"#) == ["a"])
  }

  @Test("A view that a variation of the file hides has a finding of its own")
  func hidingByVariation() throws {
    func arranged(_ id: String, _ more: String = "") -> String {
      """
      <view id="\(id)"><rect key="frame" x="0" y="0" width="100" height="20"/><constraints>
      <constraint firstAttribute="height" constant="20" id="\(id)-h"/></constraints>\(more)</view>
      """
    }
    let views = """
      <stackView axis="vertical" translatesAutoresizingMaskIntoConstraints="NO" id="box">
      <rect key="frame" x="20" y="30" width="100" height="60"/><subviews>
      \(arranged("a"))\(arranged("b"))
      \(arranged("c", #"<variation key="heightClass=compact" hidden="YES"/>"#))
      </subviews></stackView>
      """
    var configuration = CheckConfiguration.default
    configuration.only = ["stack-hiding"]
    let found = LayoutChecker(configuration).findings(
      in: try FixSample.file(FixSample.xib(views: views, constraints: Self.position)))
    #expect(found.map(\.object) == ["a", "c"])
    #expect(
      found.first?.message
        == "2 arranged views conflict when a program hides them: UIView a, UIView b")
    #expect(found.last?.message.hasPrefix("UIView c conflicts when it is hidden") == true)
  }

  @Test("A stored width is not the width at which a text wraps")
  func storedWidth() throws {
    func found(_ constraints: String) throws -> [String] {
      let label = """
        <label text="A text of many letters" numberOfLines="0" horizontalHuggingPriority="251" \
        translatesAutoresizingMaskIntoConstraints="NO" id="box">
        <rect key="frame" x="20" y="30" width="60" height="20.5"/>
        <fontDescription key="fontDescription" type="system" pointSize="17"/></label>
        """
      return try objects(
        "truncated-text",
        in: FixSample.xib(
          views: label,
          constraints: Self.position + "\n"
            + FixSample.constraint(
              #"firstItem="box" firstAttribute="height" constant="20.5""#, "box-h") + constraints))
    }
    // The label can be 300 wide, and the text needs about 170.
    #expect(try found("") == [])
    let narrow = FixSample.constraint(
      #"firstItem="box" firstAttribute="width" constant="60""#, "box-w")
    #expect(try found(narrow) == ["box"])
  }

  @Test("A text of a binding is not a cut text, and another one is")
  func boundText() throws {
    func found(_ connections: String) throws -> [String] {
      let text = """
        <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" toolsVersion="22505" \
        useAutolayout="YES"><objects><customView id="root">
        <rect key="frame" x="0" y="0" width="200" height="100"/><subviews>
        <textField id="box" translatesAutoresizingMaskIntoConstraints="NO">
        <rect key="frame" x="18" y="50" width="24" height="16"/>
        <textFieldCell key="cell" lineBreakMode="clipping" title="A text of many letters" id="cell">
        <font key="font" metaFont="system"/></textFieldCell>\(connections)</textField></subviews>
        <constraints>
        <constraint firstItem="box" firstAttribute="leading" secondItem="root" \
        secondAttribute="leading" constant="20" id="x"/>
        <constraint firstItem="box" firstAttribute="top" secondItem="root" secondAttribute="top" \
        constant="34" id="y"/>
        <constraint firstItem="box" firstAttribute="width" constant="20" id="w"/>
        </constraints></customView></objects></document>
        """
      return try objects("truncated-text", in: text)
    }
    #expect(try found("") == ["box"])
    #expect(
      try found(
        #"<connections><binding destination="root" name="value" keyPath="title" id="b"/></connections>"#
      ) == [])
  }

  @Test("A text of a xib that an outlet reaches is not a cut text, and another one is")
  func textOfOutlet() throws {
    let label = """
      <label text="A name of many letters" translatesAutoresizingMaskIntoConstraints="NO" id="box">
      <rect key="frame" x="20" y="30" width="100" height="50"/></label>
      """
    func found(_ rest: String) throws -> [String] {
      try objects(
        "truncated-text",
        in: FixSample.xib(views: label, constraints: FixSample.placing, rest: rest))
    }
    #expect(try found("") == ["box"])
    #expect(
      try found(
        #"<connections><outlet property="name" destination="box" id="o"/></connections>"#) == [])
  }

  @Test("A control of macOS that has the insets of another version of Xcode is not misplaced")
  func insetsOfAnotherVersion() throws {
    func button(_ id: String, x: Int, y: Int, width: Int, height: Int) -> String {
      """
      <button id="\(id)" translatesAutoresizingMaskIntoConstraints="NO">
      <rect key="frame" x="\(x)" y="\(y)" width="\(width)" height="\(height)"/>
      <buttonCell key="cell" type="push" title="Open" bezelStyle="rounded" borderStyle="border" \
      id="\(id)-cell"><font key="font" metaFont="system"/></buttonCell></button>
      """
    }
    func constraints(_ id: String, top: Int) -> String {
      """
      <constraint firstItem="\(id)" firstAttribute="leading" secondItem="root" \
      secondAttribute="leading" constant="100" id="\(id)-x"/>
      <constraint firstItem="\(id)" firstAttribute="top" secondItem="root" secondAttribute="top" \
      constant="\(top)" id="\(id)-y"/>
      <constraint firstItem="\(id)" firstAttribute="width" constant="110" id="\(id)-w"/>
      """
    }
    // Two buttons have insets of 6 points on both sides, and the box has others.
    func found(inset: Int) throws -> [String] {
      try objects(
        "misplaced-view",
        in: """
          <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" toolsVersion="22505" \
          useAutolayout="YES"><objects><customView id="root">
          <rect key="frame" x="0" y="0" width="400" height="200"/><subviews>
          \(button("a", x: 94, y: 150, width: 122, height: 32))
          \(button("b", x: 94, y: 110, width: 122, height: 32))
          \(button("box", x: 100 - inset, y: 70, width: 110 + 2 * inset, height: 34))
          </subviews><constraints>
          \(constraints("a", top: 20))\(constraints("b", top: 60))\(constraints("box", top: 100))
          <constraint firstItem="box" firstAttribute="height" constant="22" id="h"/>
          </constraints></customView></objects></document>
          """)
    }
    #expect(try found(inset: 7) == [])
    #expect(try found(inset: 20) == ["box"])
  }

  @Test("A conflict with the size of a macOS window is none, since the window grows")
  func windowConflict() throws {
    func found(_ constraints: String) throws -> [String] {
      try objects(
        "conflict",
        in: """
          <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" toolsVersion="22505" \
          useAutolayout="YES"><objects><window id="window">
          <rect key="contentRect" x="0" y="0" width="100" height="100"/>
          <view key="contentView" id="root"><rect key="frame" x="0" y="0" width="100" height="100"/>
          <subviews><customView id="box" translatesAutoresizingMaskIntoConstraints="NO">
          <rect key="frame" x="0" y="0" width="100" height="20"/></customView></subviews>
          <constraints>
          <constraint firstItem="box" firstAttribute="leading" secondItem="root" \
          secondAttribute="leading" id="l"/>
          <constraint firstItem="box" firstAttribute="trailing" secondItem="root" \
          secondAttribute="trailing" id="t"/>
          <constraint firstItem="box" firstAttribute="top" secondItem="root" secondAttribute="top" \
          id="y"/><constraint firstItem="box" firstAttribute="height" constant="20" id="h"/>
          \(constraints)</constraints></view></window></objects></document>
          """)
    }
    let wide = #"<constraint firstItem="box" firstAttribute="width" constant="150" id="w"/>"#
    #expect(try found(wide) == [])
    let high = #"<constraint firstItem="box" firstAttribute="height" constant="30" id="i"/>"#
    #expect(try found(high).count == 1)
  }

  @Test("The content view of a window gets a mask as its position, and no constraint")
  func windowWithoutMask() throws {
    let findings = try LayoutChecker().findings(
      in: FixSample.file(
        """
        <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" toolsVersion="22505" \
        useAutolayout="YES"><objects><window id="window">
        <rect key="contentRect" x="0" y="0" width="100" height="100"/>
        <view key="contentView" translatesAutoresizingMaskIntoConstraints="NO" id="root">
        <rect key="frame" x="0" y="0" width="100" height="100"/></view></window></objects></document>
        """))
    #expect(findings.map(\.rule) == ["ambiguous-layout"])
    #expect(findings.map(\.detail) == ["x y"])
    #expect(
      findings.first?.fixes.first
        == "Autoresizing Mask as its Layout in the Size inspector, since only the mask ties it to "
        + "its window")
  }

  @Test("A segue that decides simulated metrics and is not in the file is a reference to nothing")
  func danglingTieBreaker() throws {
    let text = FixSample.xib().replacingOccurrences(
      of: "</document>",
      with: """
        <inferredMetricsTieBreakers><segue reference="abc-de-fgh"/></inferredMetricsTieBreakers>
        </document>
        """)
    var configuration = CheckConfiguration.default
    configuration.only = ["unresolved-reference"]
    let found = LayoutChecker(configuration).findings(in: try FixSample.file(text))
    #expect(
      found.map(\.message) == ["The segue refers to 'abc-de-fgh', which no object of this file has"]
    )
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

  @Test("A frame that constraints do not determine is not misplaced, though the file hides that")
  func undeterminedFrame() throws {
    // Nothing says how high both are, so that none of the stored heights contradicts the bottom edge.
    func found(_ check: String) throws -> [String] {
      let views =
        FixSample.view("box", #"x="0" y="0" width="320" height="200""#, check)
        + FixSample.view("other", #"x="0" y="0" width="320" height="300""#, check)
      let edges = ["box", "other"].flatMap { id in
        ["leading", "trailing", "top"].map { edge in
          FixSample.constraint(
            #"firstItem="\#(id)" firstAttribute="\#(edge)" secondItem="root" secondAttribute="\#(edge)""#,
            "\(id)-\(edge)")
        }
      }
      let bottom = FixSample.constraint(
        #"firstItem="box" firstAttribute="bottom" secondItem="other" secondAttribute="bottom""#, "b"
      )
      return try objects(
        "misplaced-view",
        in: FixSample.xib(
          views: views, constraints: (edges + [bottom]).joined(separator: "\n")))
    }
    #expect(try found("") == [])
    #expect(try found(#"verifyAmbiguity="off" "#) == [])
  }

  @Test("A plain view that scrolls in a program has no conflict with the length of its content")
  func scrollingClass() throws {
    func found(_ attributes: String) throws -> [String] {
      let box = FixSample.view("box", FixSample.placedFrame, attributes).replacingOccurrences(
        of: "</view>",
        with: """
          <subviews>\(FixSample.view("page", #"x="0" y="0" width="100" height="500""#))</subviews>
          <constraints>
          <constraint firstItem="page" firstAttribute="top" secondItem="box" secondAttribute="top" \
          id="p-t"/>
          <constraint firstAttribute="bottom" secondItem="page" secondAttribute="bottom" id="p-b"/>
          <constraint firstItem="page" firstAttribute="height" constant="500" id="p-h"/>
          </constraints></view>
          """)
      return try objects(
        "conflict", in: FixSample.xib(views: box, constraints: FixSample.placing))
    }
    #expect(try found("").count == 1)
    #expect(try found(#"customClass="UIScrollView" "#) == [])
  }
}
