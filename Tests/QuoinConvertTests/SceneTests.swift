// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinInterfaceBuilder
import QuoinLayout
import Testing

@testable import QuoinConvert

@MainActor @Suite struct SceneTests {
  private nonisolated static let examples = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Examples")

  private nonisolated static var files: [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: examples.path)) ?? []
    return names.filter { $0.hasSuffix(".storyboard") || $0.hasSuffix(".xib") }.sorted()
  }

  private func text(_ file: InterfaceFile, _ dialect: ConversionDialect = .anchors) throws
    -> String
  {
    let scenes = try InterfaceReader(file).scenes()
    return try #require(scenes.first).printed(OutputStyle(dialect)).text
  }

  @Test(
    "The scenes of the examples have equal frames at six sizes and in both directions",
    arguments: files, ConstraintFormTests.dialects)
  func examples(name: String, dialect: ConversionDialect) throws {
    let file = try InterfaceFile(contentsOf: Self.examples.appendingPathComponent(name).path)
    guard file.platform == .iOS || file.platform == .tvOS else { return }
    let reader = try InterfaceReader(file)
    for scene in reader.scenes() where !scene.roots.isEmpty {
      let style = OutputStyle(dialect, sourceName: name)
      let proof = ConversionProof(
        file, scene, style,
        settings: reader.dependsOnSizeClasses
          ? ProofSetting.allClasses(ProofSetting.all()) : ProofSetting.all())
      let result = proof.check(scene.printed(style))
      #expect(result.listProblems == [])
      #expect(result.differences.isEmpty)
      #expect(result.conflictProblems == [])
      #expect(result.settingCount >= 12)
      // The photo of Recipe has a fixed ratio, which does not fit where the screen is as low as a phone
      // on its side.
      #expect(result.unsettled.count * 4 <= result.settingCount)
      #expect(result.writtenCount == result.constraintCount)
    }
  }

  @Test("A blur is converted with its style, and a view without a blur has none")
  func blurs() throws {
    let effects = ["": "UIVisualEffectView()"].merging(
      ["dark", "systemMaterial"].map {
        ("<blurEffect style=\"\($0)\"/>", "UIVisualEffectView(effect: UIBlurEffect(style: .\($0)))")
      }, uniquingKeysWith: { first, _ in first })
    for (effect, code) in effects {
      let file = try SampleStoryboard.file(
        """
        <visualEffectView id="blur"><rect key="frame" x="0" y="0" width="9" height="9"/>
        <view key="contentView" id="inner"><rect key="frame" x="0" y="0" width="9" height="9"/>
        </view>\(effect)</visualEffectView>
        """)
      #expect(try text(file).contains(code), "\(code)")
    }
  }

  @Test("A file for macOS is not converted, and the reason is a sentence")
  func macOS() throws {
    let text = """
      <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0" useAutolayout="YES">
      <objects><customView id="v"><rect key="frame" x="0" y="0" width="9" height="9"/></customView>
      </objects></document>
      """
    let file = try InterfaceFile(data: Data(text.utf8), fileName: "A.xib")
    #expect(throws: ConversionProblem.foreignPlatform(.macOS)) { try InterfaceReader(file) }
    #expect(
      ConversionProblem.foreignPlatform(.macOS).sentence
        == "The file is for macOS; only files for iOS and tvOS are converted, because the code uses "
        + "classes of UIKit.")
  }

  @Test("The proof fails when the code says another constraint")
  func changedCode() throws {
    let file = try SampleStoryboard.file(
      SampleStoryboard.label("one"),
      constraints: """
        <constraint firstItem="one" firstAttribute="top" secondItem="safe" secondAttribute="top" \
        constant="20" id="c1"/>
        <constraint firstItem="one" firstAttribute="leading" secondItem="safe" \
        secondAttribute="leading" constant="16" id="c2"/>
        """)
    let scene = try #require(try InterfaceReader(file).scenes().first)
    let style = OutputStyle(.mortar)
    var printed = scene.printed(style)
    let proof = ConversionProof(file, scene, style, settings: ProofSetting.all())
    #expect(proof.check(printed).holds)
    printed.parts[0].statements = printed.parts[0].statements.replacingOccurrences(
      of: "+ 16", with: "+ 17")
    #expect(
      proof.check(printed).listProblems == [
        "SampleViewController: The constraint 'c2' became someWordsLabel.leading == "
          + "view.safeAreaLayoutGuide.leading + 17."
      ])
  }

  @Test("Names come from outlets, labels and texts, and numbers follow equal ones")
  func names() throws {
    let file = try SampleStoryboard.file(
      SampleStoryboard.label("one", text: "Hello there")
        + SampleStoryboard.label("two", text: "Hello there")
        + SampleStoryboard.label("three", attributes: "userLabel=\"Big title\"")
        + SampleStoryboard.label("four") + SampleStoryboard.label("five", text: ""),
      controller: """
        <connections><outlet property="default" destination="four" id="o"/></connections>
        """)
    let root = try #require(try InterfaceReader(file).scenes().first?.roots.first)
    #expect(
      root.views.map(\.name) == [
        "", "helloThereLabel", "helloThereLabel2", "bigTitle", "defaultLabel", "label",
      ])
    #expect(root.views[4].outlet == "default")
    let byID = try #require(try InterfaceReader(file, naming: .ids).scenes().first?.roots.first)
    #expect(byID.views.map(\.name).dropFirst() == ["one", "two", "three", "four", "five"])
  }

  @Test("Actions of a controller become closures that call its methods")
  func actions() throws {
    let file = try SampleStoryboard.file(
      """
      <button opaque="NO" buttonType="system" translatesAutoresizingMaskIntoConstraints="NO" id="b">
      <rect key="frame" x="0" y="0" width="80" height="30"/>
      <state key="normal" title="Send"/>
      <connections><action selector="send:" destination="vc" eventType="touchUpInside" id="x"/>
      </connections></button>
      """)
    let text = try text(file)
    #expect(
      text.contains(
        "    sendButton.addAction(UIAction { [weak self] _ in self?.send() }, for: .touchUpInside)\n"
      ))
    #expect(
      text.contains(
        "\n  /// The action send: of the storyboard.\n  private func send() {}\n"))
  }

  /// A list of a constraint in each dialect, and the statements that switch lists off.
  private nonisolated static let sizeClassForms:
    [(dialect: ConversionDialect, list: String, switch: String)] =
      [
        (
          .anchors,
          """
            private lazy var compactWidthConstraints: [NSLayoutConstraint] = [
              someWordsLabel.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 20)
            ]
          """, "NSLayoutConstraint.deactivate(constraints)"
        ),
        (
          .cartography,
          """
            private lazy var compactWidthConstraints: [ConstraintGroup] = [
              constrain(someWordsLabel, view) { someWordsLabel, view in
                someWordsLabel.top == view.safeAreaLayoutGuide.top + 20
              }
            ]
          """, "for group in constraints { group.active = false }"
        ),
        (
          .swiftAutoLayout,
          """
            private lazy var compactWidthConstraints: [NSLayoutConstraint] = [
              someWordsLabel.constrain(to: view.safeAreaLayoutGuide)
                .top(constant: 20, activate: false)
                .constraints
            ].flatMap(\\.self)
          """, "NSLayoutConstraint.deactivate(constraints)"
        ),
        (
          .mortar,
          """
            private lazy var compactWidthConstraints: MortarGroup = [
              someWordsLabel.m_top |=| view.safeAreaLayoutGuide.m_top + 20 ~~ .deactivated
            ]
          """, "constraints.deactivate()"
        ),
      ]

  @Test("Constraints of a size class are activated by its traits", arguments: sizeClassForms)
  func sizeClasses(dialect: ConversionDialect, list: String, switch: String) throws {
    let file = try SampleStoryboard.file(
      SampleStoryboard.label("one"),
      constraints: """
        <constraint firstItem="one" firstAttribute="top" secondItem="safe" secondAttribute="top" \
        constant="20" id="c1"><variation key="widthClass=regular" constant="60"/></constraint>
        <constraint firstItem="one" firstAttribute="leading" secondItem="safe" \
        secondAttribute="leading" constant="16" id="c2"/>
        """)
    let reader = try InterfaceReader(file)
    let scene = try #require(reader.scenes().first)
    let constraints = scene.roots[0].constraints
    #expect(constraints.count == 3)
    #expect(constraints.map { $0.condition?.name } == ["compactWidth", nil, "regularWidth"])
    let style = OutputStyle(dialect)
    let proof = ConversionProof(
      file, scene, style, settings: ProofSetting.allClasses(ProofSetting.all()))
    var printed = scene.printed(style)
    let result = proof.check(printed)
    #expect(result.holds)
    #expect(result.settingCount == 72)
    #expect(printed.parts[0].inAnchors.isEmpty)
    #expect(printed.text.contains("\n\(list)\n"), "\(printed.text)")
    #expect(
      printed.text.contains(
        "    for (constraints, isWanted) in groups where !isWanted {\n"
          + "      \(`switch`)\n"))
    #expect(
      printed.text.contains("(compactWidthConstraints, traits.horizontalSizeClass == .compact),"))
    printed.parts[0].conditional[1].statements.replace("60", with: "61")
    #expect(!proof.check(printed).holds)
  }

  @Test("A constraint of a size class with an outlet is made with anchors, which a note says")
  func sizeClassOutlet() throws {
    let mask = { (key: String, entry: String) in
      "<variation key=\"\(key)\"><mask key=\"constraints\"><\(entry) reference=\"c1\"/></mask></variation>"
    }
    let file = try SampleStoryboard.file(
      SampleStoryboard.label(
        "one",
        children:
          "<constraints><constraint firstAttribute=\"width\" constant=\"170\" id=\"c1\"/></constraints>"
          + mask("default", "exclude") + mask("widthClass=regular", "include")),
      controller:
        "<connections><outlet property=\"gap\" destination=\"c1\" id=\"o\"/></connections>")
    let scene = try #require(try InterfaceReader(file).scenes().first)
    let printed = scene.printed(OutputStyle(.cartography))
    #expect(printed.parts[0].inAnchors.map(\.id) == ["c1"])
    #expect(
      printed.text.contains(
        "// Note: The constraints that depend on size classes are made with anchors.\n"))
    #expect(
      printed.text.contains(
        "private lazy var regularWidthConstraints: [NSLayoutConstraint] = [\n    gap\n  ]\n"))
  }

  @Test("A constraint that variations exclude exists for the size classes that include it")
  func excluded() throws {
    let mask = { (key: String, entry: String) in
      "<variation key=\"\(key)\"><mask key=\"constraints\"><\(entry) reference=\"c1\"/></mask></variation>"
    }
    let found = try [
      mask("default", "exclude"),
      mask("default", "exclude") + mask("widthClass=regular", "include"),
    ].map { variations in
      let file = try SampleStoryboard.file(
        SampleStoryboard.label(
          "one",
          children: """
            <constraints><constraint firstAttribute="width" constant="170" id="c1"/>\
            <constraint firstAttribute="height" constant="20" id="c2"/></constraints>\(variations)
            """))
      let scene = try #require(try InterfaceReader(file).scenes().first)
      return scene.roots[0].constraints.map { [$0.id, $0.condition?.name] }
    }
    #expect(found == [[["c2", nil]], [["c2", nil], ["c1", "regularWidth"]]])
  }

  @Test("A constraint that the file marks for removal is left out, which is no loss")
  func placeholder() throws {
    let file = try SampleStoryboard.file(
      SampleStoryboard.label("one"),
      constraints: """
        <constraint firstItem="one" firstAttribute="top" secondItem="safe" secondAttribute="top" \
        placeholder="YES" id="c1"/>
        """)
    let scene = try #require(try InterfaceReader(file).scenes().first)
    #expect(scene.roots[0].constraints.isEmpty)
    #expect(
      scene.allNotes == [
        ConversionNote(
          line: 11, "The constraint 'c1' is removed at build time.", isMissing: false)
      ])
  }

  @Test("Cells become classes of their own, with their content view in place of themselves")
  func cells() throws {
    let text = try text(
      InterfaceFile(
        data: Data(
          """
          <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
          toolsVersion="22505" useAutolayout="YES" useSafeAreas="YES"><objects>
          <tableViewCell reuseIdentifier="Feed" id="cell" customClass="FeedCell">
          <rect key="frame" x="0" y="0" width="320" height="44"/>
          <tableViewCellContentView key="contentView" id="content">
          <rect key="frame" x="0" y="0" width="320" height="44"/>
          <subviews>\(SampleStoryboard.label("one"))</subviews><constraints>
          <constraint firstItem="one" firstAttribute="top" secondItem="content" \
          secondAttribute="topMargin" id="c1"/></constraints></tableViewCellContentView>
          </tableViewCell></objects></document>
          """.utf8), fileName: "FeedCell.xib"))
    #expect(text.contains("final class FeedCell: UITableViewCell {\n"))
    #expect(text.contains("  static let identifier = \"Feed\"\n"))
    #expect(text.contains("    contentView.addSubview(someWordsLabel)\n"))
    #expect(
      text.contains(
        """
            someWordsLabel.topAnchor.constraint(
              equalTo: contentView.layoutMarginsGuide.topAnchor
            ).isActive = true

        """))
  }
}

extension SceneTests {
  @Test("A class with a view of its own name in it has another name, or it would never end")
  func classInItself() throws {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"
        targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
      <objects><view contentMode="scaleToFill" id="v" customClass="Tile">
      <rect key="frame" x="0" y="0" width="99" height="99"/>
      <subviews><view contentMode="scaleToFill" id="w" customClass="Tile">
      <rect key="frame" x="0" y="0" width="9" height="9"/></view></subviews>
      </view></objects></document>
      """
    let file = try InterfaceFile(data: Data(text.utf8), fileName: "Tile.xib")
    let code = try self.text(file)
    #expect(code.contains("final class Tile2: UIView {"))
    #expect(code.contains(" = Tile()"))
  }

  @Test("A value that depends on size classes is a note, and so is a view of some classes only")
  func variedValues() throws {
    let file = try SampleStoryboard.file(
      SampleStoryboard.label(
        "one", children: "<variation key=\"widthClass=regular\" hidden=\"YES\"/>"))
    let scene = try #require(try InterfaceReader(file).scenes().first)
    #expect(
      scene.allNotes == [
        ConversionNote(
          line: 9,
          "'someWordsLabel' depends on size classes in hidden; the code has the values for the device "
            + "of the file.")
      ])
  }
}
