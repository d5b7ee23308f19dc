// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinInterfaceBuilder
import QuoinLayout
import Testing

@testable import QuoinConvert

/// Outlets and actions of scenes, and the parts of lists.
@MainActor @Suite struct ConnectionTests {
  private static let constraints = """
    <constraint firstItem="one" firstAttribute="top" secondItem="safe" secondAttribute="top" \
    constant="8" id="c1"/><constraint firstItem="one" firstAttribute="leading" secondItem="safe" \
    secondAttribute="leading" constant="16" id="c2"/>
    """

  @Test(
    "A constraint with an outlet is a property that is activated in its place",
    arguments: ConstraintFormTests.dialects)
  func constraints(dialect: ConversionDialect) throws {
    let file = try SampleStoryboard.file(
      SampleStoryboard.label("one"), constraints: Self.constraints,
      controller: """
        <connections><outlet property="title" destination="c1" id="o1"/>
        <outlet property="left" destination="c2" id="o2"/></connections>
        """)
    let scene = try #require(try InterfaceReader(file).scenes().first)
    let style = OutputStyle(dialect)
    let printed = scene.printed(style)
    let result = ConversionProof(file, scene, style, settings: ProofSetting.all()).check(printed)
    #expect(result.holds)
    #expect(result.writtenCount == 2)
    // A controller has a title.
    let expected = """
        lazy var titleConstraint: NSLayoutConstraint = {
          someWordsLabel.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 8)
        }()
      """
    #expect(printed.text.contains(expected), "\(printed.text)")
    #expect(
      printed.text.contains("    NSLayoutConstraint.activate([\n      titleConstraint,\n"))
    #expect(printed.parts[0].inAnchors.isEmpty)
  }

  @Test("Frames have no constraint for an outlet, which is a note")
  func frames() throws {
    let file = try SampleStoryboard.file(
      SampleStoryboard.label("one"), constraints: Self.constraints,
      controller:
        "<connections><outlet property=\"gap\" destination=\"c1\" id=\"o1\"/></connections>")
    let scene = try #require(try InterfaceReader(file).scenes().first)
    let text = scene.printed(OutputStyle(.notAutoLayout)).text
    #expect(text.contains("// Note: The outlet 'gap' is for a constraint, and the code has frames"))
  }

  @Test("A changed constraint of an outlet is found by the comparison")
  func changedConstraint() throws {
    let file = try SampleStoryboard.file(
      SampleStoryboard.label("one"), constraints: Self.constraints,
      controller:
        "<connections><outlet property=\"gap\" destination=\"c1\" id=\"o1\"/></connections>")
    let scene = try #require(try InterfaceReader(file).scenes().first)
    let style = OutputStyle(.anchors)
    var printed = scene.printed(style)
    printed.parts[0].stored[0].expression = printed.parts[0].stored[0].expression
      .replacingOccurrences(of: "constant: 8", with: "constant: 9")
    let proof = ConversionProof(file, scene, style, settings: ProofSetting.all())
    #expect(!proof.check(printed).holds)
  }

  @Test(
    "A segue is a note with the code that does the same",
    arguments: [
      ("show", "", "show(DetailsViewController(), sender: self)"),
      ("presentation", "", "present(DetailsViewController(), animated: true)"),
      (
        "push", "",
        "navigationController?.pushViewController(DetailsViewController(), animated: true)"
      ),
      (
        "embed", "",
        "let child = DetailsViewController(); addChild(child); child.view.frame = plainView.bounds; "
          + "child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]; "
          + "plainView.addSubview(child.view); child.didMove(toParent: self)"
      ),
      ("custom", "", nil), ("show", "customClass=\"Fade\"", nil),
    ] as [(String, String, String?)])
  func segues(kind: String, attributes: String, code: String?) throws {
    let file = try SampleStoryboard.file(
      """
      <containerView id="box"><rect key="frame" x="0" y="0" width="9" height="9"/><connections>
      <segue destination="other" kind="\(kind)" identifier="go" \(attributes) id="s"/></connections>
      </containerView>
      """,
      controller: """
        </viewController></objects></scene><!--Details--><scene sceneID="sc2"><objects>
        <viewController id="other"><view key="view" id="v2">
        <rect key="frame" x="0" y="0" width="393" height="852"/></view>
        """)
    let scene = try #require(try InterfaceReader(file).scenes().first)
    let ending = code.map { "; in code: \($0)." } ?? "."
    #expect(
      scene.notes.map(\.message)
        == ["The segue 'go' (\(kind)) to 'Details' stays in the storyboard\(ending)"])
    #expect(scene.notes.map(\.isMissing) == [false])
  }

  @Test("A table controller that keeps its selection does so in code")
  func keptSelection() throws {
    let file = try SampleStoryboard.file(
      "",
      controller: """
        </viewController></objects></scene><scene sceneID="sc2"><objects>
        <tableViewController clearsSelectionOnViewWillAppear="NO" id="list"><tableView key="view" \
        style="plain" id="v2"><rect key="frame" x="0" y="0" width="393" height="852"/></tableView>
        </tableViewController><viewController id="x">
        """)
    let scene = try #require(try InterfaceReader(file).scenes().last)
    #expect(scene.allNotes.filter(\.isMissing).isEmpty)
    #expect(
      scene.printed(OutputStyle(.anchors)).text.contains(
        "    clearsSelectionOnViewWillAppear = false\n"))
  }

  @Test("A class whose name is a word of Swift has another name in code, which is a note")
  func keywordClass() throws {
    let file = try SampleStoryboard.file(
      "",
      controller: """
        </viewController></objects></scene><scene sceneID="sc2"><objects>
        <viewController id="other" customClass="protocol"><view key="view" id="v2">
        <rect key="frame" x="0" y="0" width="393" height="852"/></view>
        """)
    let scene = try #require(try InterfaceReader(file).scenes().last)
    #expect(
      scene.allNotes.map(\.message)
        == ["The class 'protocol' is 'protocolController', because the name is a word of Swift."])
    #expect(
      scene.printed(OutputStyle(.anchors)).text.contains(
        "\nfinal class protocolController: UIViewController {}\n"))
  }

  @Test("An outlet that becomes no property is a note")
  func otherOutlets() throws {
    let file = try SampleStoryboard.file(
      SampleStoryboard.label("one"),
      controller: """
        <connections><outlet property="first" destination="one" id="o1"/>
        <outlet property="second" destination="one" id="o2"/>
        <outlet property="tapper" destination="tap" id="o3"/></connections>
        </viewController><tapGestureRecognizer id="tap"/><viewController id="x">
        """)
    let scene = try #require(try InterfaceReader(file).scenes().first)
    #expect(
      scene.allNotes.map(\.message) == [
        "The outlet 'second' is for the view of the outlet 'first'.",
        "The outlet 'tapper' to the tapGestureRecognizer is not converted.",
      ])
  }

  @Test("A view that the file excludes is a note, and so is an outlet to it")
  func excludedViews() throws {
    let file = try SampleStoryboard.file(
      """
      <view translatesAutoresizingMaskIntoConstraints="NO" id="box">
      <rect key="frame" x="0" y="0" width="80" height="30"/>
      <subviews>\(SampleStoryboard.label("one", attributes: "userLabel=\"Hint\""))</subviews>
      <variation key="default"><mask key="subviews"><exclude reference="one"/></mask></variation>
      </view>
      """,
      controller:
        "<connections><outlet property=\"hint\" destination=\"one\" id=\"o1\"/></connections>")
    let notes = try #require(try InterfaceReader(file).scenes().first).allNotes
    #expect(
      Set(notes.map(\.message)) == [
        "The view 'Hint' is not installed.",
        "The outlet 'hint' is for a view that is not installed.",
      ])
    #expect(notes.allSatisfy { $0.isMissing })
  }

  @Test("An action for another object than the controller is a comment that names both")
  func receivers() throws {
    let file = try SampleStoryboard.file(
      """
      <button opaque="NO" translatesAutoresizingMaskIntoConstraints="NO" id="b">
      <rect key="frame" x="0" y="0" width="80" height="30"/><state key="normal" title="Go"/>
      <connections><action selector="shake:" destination="v" eventType="touchUpInside" id="x"/>
      </connections></button>
      <view userLabel="Mask" translatesAutoresizingMaskIntoConstraints="NO" id="v">
      <rect key="frame" x="0" y="0" width="80" height="30"/></view>
      """)
    let text = try #require(try InterfaceReader(file).scenes().first)
      .printed(OutputStyle(.anchors)).text
    #expect(text.contains("    // Action: shake: on touchUpInside of goButton, sent to 'Mask'\n"))
    #expect(!text.contains("func shake"))
  }

  private static func table(
    _ style: String, _ contents: String, kind: OutputStyle.Kind? = nil
  ) throws -> String {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES" initialViewController="vc"><scenes>
      <scene sceneID="sc"><objects><tableViewController id="vc" customClass="ListController" \
      sceneMemberID="viewController"><tableView key="view" style="\(style)" \
      alwaysBounceVertical="YES" id="t"><rect key="frame" x="0" y="0" width="393" height="852"/>
      \(contents)</tableView>
      <refreshControl key="refreshControl" id="r"><rect key="frame" x="0" y="0" width="9" \
      height="9"/></refreshControl></tableViewController></objects></scene></scenes></document>
      """
    let file = try InterfaceFile(data: Data(text.utf8), fileName: "List.storyboard")
    let scene = try #require(try InterfaceReader(file).scenes().first)
    return scene.printed(OutputStyle(.anchors, kind: kind)).text
  }

  private static let cell = """
    <tableViewCell id="c" reuseIdentifier="row" customClass="RowCell" %>\
    <rect key="frame" x="0" y="0" width="393" height="44"/>\
    <tableViewCellContentView key="contentView" id="cc">\
    <rect key="frame" x="0" y="0" width="393" height="44"/></tableViewCellContentView></tableViewCell>
    """

  @Test("A table gets its style, its header, its cells and its refresh control")
  func tables() throws {
    let text = try Self.table(
      "grouped",
      """
      <view key="tableHeaderView" customClass="Banner" id="h">
      <rect key="frame" x="0" y="0" width="393" height="60"/></view>
      <prototypes>\(Self.cell.replacingOccurrences(of: "%", with: ""))</prototypes>
      """)
    #expect(text.contains("  init() {\n    super.init(style: .grouped)\n  }\n"))
    for line in [
      "tableView.refreshControl = UIRefreshControl()",
      "tableView.tableHeaderView = Banner(frame: CGRect(x: 0, y: 0, width: 393, height: 60))",
      "tableView.register(RowCell.self, forCellReuseIdentifier: RowCell.identifier)",
    ] {
      #expect(text.contains("    \(line)\n"), "\(line)")
    }
    #expect(try !Self.table("plain", "").contains("super.init(style:"))
  }

  @Test("Static sections are a note with their titles and the classes of their cells")
  func sections() throws {
    let text = try Self.table(
      "plain",
      "<sections><tableViewSection headerTitle=\"General\" id=\"s\"><cells>"
        + Self.cell.replacingOccurrences(of: "%", with: "")
        + "</cells></tableViewSection></sections>")
    #expect(
      text.contains("They\n// are 'General': RowCell.") || text.contains("'General': RowCell."))
  }

  @Test("A class of another module is the superclass, and one of the program is written")
  func modules() throws {
    for (provider, line) in [
      ("", "final class OwnRowCell: RowCell {"),
      ("customModuleProvider=\"target\"", "final class RowCell: UITableViewCell {"),
    ] {
      let cell = Self.cell.replacingOccurrences(
        of: "%", with: "customModule=\"Rows\" \(provider)")
      let text = try Self.table("plain", "<prototypes>\(cell)</prototypes>")
      #expect(text.contains(line), "\(text)")
      #expect(text.contains("import Rows\n") == provider.isEmpty)
    }
  }

  @Test("The labels of a cell with a style are those that UIKit creates")
  func cellStyles() throws {
    let cell = """
      <tableViewCell id="c" reuseIdentifier="row" customClass="RowCell" textLabel="l" \
      style="IBUITableViewCellStyleSubtitle"><rect key="frame" x="0" y="0" width="393" height="44"/>\
      <tableViewCellContentView key="contentView" id="cc">\
      <rect key="frame" x="0" y="0" width="393" height="44"/><subviews>\
      <label text="Name" textAlignment="natural" id="l">\
      <rect key="frame" x="20" y="5" width="50" height="20"/>\
      <fontDescription key="fontDescription" type="system" pointSize="17"/></label></subviews>\
      </tableViewCellContentView></tableViewCell>
      """
    let text = try Self.table("plain", "<prototypes>\(cell)</prototypes>")
    #expect(text.contains("    super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)\n"))
    #expect(
      text.contains(
        "    textLabel?.text = \"Name\"\n    textLabel?.font = .systemFont(ofSize: 17)\n"))
    let function = try Self.table("plain", "<prototypes>\(cell)</prototypes>", kind: .function)
    #expect(
      function.contains("  let view = RowCell(style: .subtitle, reuseIdentifier: nil)\n"))
    #expect(function.contains("  view.textLabel?.text = \"Name\"\n"))
    #expect(!text.contains("UILabel()"))
    #expect(!text.contains("addSubview"))
  }
}
