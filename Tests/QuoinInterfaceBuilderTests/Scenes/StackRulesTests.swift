// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinInterfaceBuilder
import QuoinUIKit
import Testing

/// Rules of iOS stack views and content sizes that stored frames show, each on a small file.
@MainActor @Suite("Observed rules of stack views") struct StackRulesTests {
  @Test("In a row with first baselines a taller view reaches beyond the top")
  func firstBaselines() throws {
    let scene = try scene(row(alignment: "firstBaseline"))
    // Ascenders are 0.95215 of the size.
    let rise = 0.95215 * (45 - 17)
    #expect(try scene.exactFrame("small").minY == 0)
    #expect(abs(try scene.exactFrame("large").minY + rise) < 0.01)
    // The row ends below both: the large text is 54 high.
    #expect(abs(try scene.exactFrame("row").height - (54 - rise)) < 0.01)
  }

  @Test("In a row with last baselines a taller view reaches beyond the bottom")
  func lastBaselines() throws {
    let scene = try scene(row(alignment: "lastBaseline"))
    // Descenders are 0.24121 of the size.
    let drop = 0.24121 * (45 - 17)
    #expect(try scene.exactFrame("large").minY == 0)
    #expect(abs(try scene.exactFrame("row").height - (54 - drop)) < 0.01)
    #expect(abs(try scene.exactFrame("small").maxY - (54 - drop)) < 0.01)
  }

  @Test("A view that nothing sizes across the axis spans the stack, but keeps a standard size")
  func spanningView() throws {
    for (stored, width) in [(200.0, 300.0), (50, 50)] {
      // Stored with the full extent of a row of that width, in a row of 300 points.
      let scene = try scene(
        """
        <stackView axis="vertical" alignment="center" \
        translatesAutoresizingMaskIntoConstraints="NO" id="stack">
        <rect key="frame" x="0" y="0" width="\(stored)" height="40"/><subviews>
        <view translatesAutoresizingMaskIntoConstraints="NO" id="plain">
        <rect key="frame" x="0" y="0" width="\(stored)" height="40"/><constraints>
        <constraint firstAttribute="height" constant="40" id="high"/></constraints></view>
        </subviews><constraints><constraint firstAttribute="width" constant="300" id="wide"/>
        </constraints></stackView>
        """, pinned: "stack")
      #expect(try scene.exactFrame("plain").width == CGFloat(width))
    }
  }

  @Test("A hidden view is in the middle of the gap between its neighbors, with no length")
  func hiddenView() throws {
    let scene = try scene(column(inside: ""))
    #expect(try scene.exactFrame("second").minY == 30)
    #expect(try scene.exactFrame("hidden") == CGRect(x: 0, y: 25, width: 100, height: 0))
  }

  @Test("A hidden view keeps a length that required constraints state, around the same middle")
  func hiddenViewOfStatedLength() throws {
    let scene = try scene(
      column(
        inside:
          "<constraints><constraint firstAttribute=\"height\" constant=\"8\" id=\"h\"/></constraints>"
      ))
    #expect(try scene.exactFrame("second").minY == 30)
    #expect(try scene.exactFrame("hidden") == CGRect(x: 0, y: 21, width: 100, height: 8))
  }

  @Test("A stated length wins over a content size that is required as well")
  func statedLength() throws {
    let scene = try scene(
      """
      <button horizontalHuggingPriority="1000" horizontalCompressionResistancePriority="1000" \
      translatesAutoresizingMaskIntoConstraints="NO" id="button">
      <rect key="frame" x="0" y="0" width="46" height="30"/><constraints>
      <constraint firstAttribute="width" constant="120" id="w"/></constraints></button>
      """, pinned: "button")
    #expect(try scene.exactFrame("button").width == 120)
    #expect(scene.roots[0].layoutReport().conflicts.isEmpty)
  }

  @Test("The keyboard's guide has an element of its own, and ends at the safe area on the canvas")
  func keyboardGuide() throws {
    let scene = try scene(
      """
      <view translatesAutoresizingMaskIntoConstraints="NO" id="bar"><constraints>
      <constraint firstAttribute="height" constant="44" id="h"/>
      <constraint firstAttribute="width" constant="320" id="w"/></constraints></view>
      """, pinned: nil,
      guide: "<keyboardLayoutGuide key=\"keyboard\" id=\"keys\"/>",
      constraints: """
        <constraint firstItem="bar" firstAttribute="leading" secondItem="root" \
        secondAttribute="leading" id="l"/>
        <constraint firstItem="keys" firstAttribute="top" secondItem="bar" \
        secondAttribute="bottom" id="k"/>
        """)
    #expect(scene.findings.isEmpty && scene.unknownElements.isEmpty)
    #expect(try scene.exactFrame("bar").maxY == 480)
  }

  private func row(alignment: String) -> String {
    """
    <stackView alignment="\(alignment)" translatesAutoresizingMaskIntoConstraints="NO" id="row">
    <subviews>
    <label id="small"><rect key="frame" x="0" y="0" width="30" height="20.5"/>
    <fontDescription key="fontDescription" type="system" pointSize="17"/></label>
    <label id="large"><rect key="frame" x="30" y="0" width="60" height="54"/>
    <fontDescription key="fontDescription" type="system" pointSize="45"/></label>
    </subviews></stackView>
    """
  }

  /// Two views of 20 points with a hidden one between them.
  private func column(inside hidden: String) -> String {
    func view(_ id: String, _ inside: String, _ attributes: String = "") -> String {
      "<view \(attributes) translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"\(id)\">\(inside)</view>"
    }
    func size(_ id: String) -> String {
      """
      <constraints><constraint firstAttribute="height" constant="20" id="\(id)h"/>
      <constraint firstAttribute="width" constant="100" id="\(id)w"/></constraints>
      """
    }
    return """
      <stackView axis="vertical" spacing="10" translatesAutoresizingMaskIntoConstraints="NO" id="row">
      <subviews>\(view("first", size("a")))\(view("hidden", hidden, "hidden=\"YES\""))
      \(view("second", size("b")))</subviews></stackView>
      """
  }

  private func scene(
    _ views: String, pinned id: String? = "row", guide: String = "", constraints: String = ""
  ) throws -> LoadedScene {
    let pins = id.map { id in
      ["top", "leading"].map {
        """
        <constraint firstItem="\(id)" firstAttribute="\($0)" secondItem="root" \
        secondAttribute="\($0)" id="pin-\($0)"/>
        """
      }.joined()
    }
    let data = Fixture.xib(
      """
      <view id="root"><rect key="frame" x="0" y="0" width="320" height="480"/>
      <subviews>\(views)</subviews>\(guide)<constraints>\(pins ?? "")\(constraints)</constraints></view>
      """)
    let scene = try #require(try InterfaceFile(data: data, fileName: "a.xib").scene("root"))
    scene.layout()
    return scene
  }
}

extension LoadedScene {
  /// The unrounded frame of the view with an id.
  fileprivate func exactFrame(_ id: String) throws -> CGRect {
    comparableFrame(of: try #require(view(id)))
  }
}
