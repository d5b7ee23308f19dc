// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinInterfaceBuilder
import Testing

@testable import QuoinConvert

/// The items of navigation bars and toolbars.
@MainActor @Suite struct BarItemTests {
  private func scene(_ controller: String) throws -> ConvertedScene {
    let file = try SampleStoryboard.file(SampleStoryboard.label("one"), controller: controller)
    return try #require(try InterfaceReader(file).scenes().first)
  }

  private func code(_ controller: String, _ style: OutputStyle = OutputStyle(.anchors)) throws
    -> String
  {
    try scene(controller).printed(style).text
  }

  /// The content of a navigation item or of the controller, and lines of the code.
  private nonisolated static let rows: [(content: String, lines: String)] = [
    (
      #"<barButtonItem key="rightBarButtonItem" systemItem="add" id="b"/>"#,
      "    navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .add)\n"
    ),
    (
      #"<barButtonItem key="backBarButtonItem" title="A &quot;b&quot;" id="b"/>"#,
      "    navigationItem.backBarButtonItem = UIBarButtonItem(title: \"A \\\"b\\\"\")\n"
    ),
    (
      #"<barButtonItem key="leftBarButtonItem" image="plus" catalog="system" id="b"/>"#,
      "    navigationItem.leftBarButtonItem = UIBarButtonItem("
        + "image: UIImage(systemName: \"plus\"))\n"
    ),
    (
      """
      <barButtonItem key="leftBarButtonItem" title="OK" style="done" enabled="NO" id="b">
      <color key="tintColor" white="0.0" alpha="1" colorSpace="custom"/></barButtonItem>
      """,
      """
          navigationItem.leftBarButtonItem = UIBarButtonItem(title: "OK")
          navigationItem.leftBarButtonItem?.style = .done
          navigationItem.leftBarButtonItem?.isEnabled = false
          navigationItem.leftBarButtonItem?.tintColor = .black

      """
    ),
    (
      """
      <rightBarButtonItems><barButtonItem systemItem="edit" id="a"/>
      <barButtonItem systemItem="fixedSpace" width="12" id="b"/></rightBarButtonItems>
      """,
      """
          navigationItem.rightBarButtonItems = [
            UIBarButtonItem(systemItem: .edit),
            UIBarButtonItem(systemItem: .fixedSpace),
          ]
          navigationItem.rightBarButtonItems?[1].width = 12

      """
    ),
  ]

  @Test("Items of the navigation bar are created with their values", arguments: rows)
  func items(_ row: (content: String, lines: String)) throws {
    let code = try code(
      "<navigationItem key=\"navigationItem\" id=\"n\">\(row.content)</navigationItem>")
    #expect(code.contains(row.lines), "\(code)")
    #expect(!code.contains("not converted"))
  }

  @Test("Items of the toolbar are an array of the controller")
  func toolbar() throws {
    let code = try code(
      """
      <toolbarItems><barButtonItem systemItem="flexibleSpace" id="a"/>
      <barButtonItem title="Send" id="b"/></toolbarItems>
      """)
    let lines = """
          toolbarItems = [
            UIBarButtonItem(systemItem: .flexibleSpace),
            UIBarButtonItem(title: "Send"),
          ]

      """
    #expect(code.contains(lines), "\(code)")
  }

  @Test("The action of an item is a closure that calls a method of the controller")
  func actions() throws {
    let code = try code(
      """
      <navigationItem key="navigationItem" id="n">
      <barButtonItem key="leftBarButtonItem" systemItem="add" id="a"><connections>
      <action selector="add:" destination="vc" id="c"/></connections></barButtonItem>
      <barButtonItem key="rightBarButtonItem" systemItem="stop" id="b"><connections>
      <action selector="stop:" destination="-2" id="d"/></connections></barButtonItem>
      </navigationItem>
      """)
    let lines = """
          navigationItem.leftBarButtonItem = UIBarButtonItem(
            systemItem: .add, primaryAction: UIAction { [weak self] _ in self?.add() })
          navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .stop)
          // Action: stop: on primaryActionTriggered of navigationItem.rightBarButtonItem, sent to the
          // first responder

      """
    #expect(code.contains(lines), "\(code)")
    #expect(code.contains("  /// The action add: of the storyboard.\n  private func add() {}\n"))
  }

  @Test("An item with an outlet is a property, with another name where a view has it")
  func outlets() throws {
    let controller = """
      <navigationItem key="navigationItem" id="n"><rightBarButtonItems>
      <barButtonItem systemItem="add" id="a"><connections>
      <action selector="add:" destination="vc" id="c"/></connections></barButtonItem>
      <barButtonItem title="Sort" enabled="NO" id="b"/></rightBarButtonItems></navigationItem>
      <connections><outlet property="addButton" destination="a" id="o1"/>
      <outlet property="title" destination="b" id="o2"/></connections>
      """
    let code = try code(controller)
    let properties = """
        lazy var addButton = UIBarButtonItem(
          systemItem: .add, primaryAction: UIAction { [weak self] _ in self?.add() })
        let titleItem = UIBarButtonItem(title: "Sort")

      """
    #expect(code.contains(properties), "\(code)")
    let lines = """
          navigationItem.rightBarButtonItems = [
            addButton,
            titleItem,
          ]
          titleItem.isEnabled = false

      """
    #expect(code.contains(lines), "\(code)")
    #expect(code.contains("// Note: The outlet 'title' is the property 'titleItem'.\n"))
    #expect(!code.contains("not converted"))
  }

  /// An item, and the end of the note about it.
  private nonisolated static let missing: [(item: String, note: String)] = [
    (
      """
      <barButtonItem key="leftBarButtonItem" title="A" id="b"><button key="customView" id="x">
      <rect key="frame" x="0" y="0" width="9" height="9"/></button></barButtonItem>
      """, "The button of the bar button item 'A' is not converted."
    ),
    (
      #"<barButtonItem key="leftBarButtonItem" systemItem="pageCurl" id="b"/>"#,
      "The kind of the bar button item 'pageCurl' is not converted."
    ),
    (
      #"<barButtonItem key="leftBarButtonItem" customClass="Badge" id="b"/>"#,
      "The class of the bar button item without a title is not converted."
    ),
    (
      #"<barButtonItem key="leftBarButtonItem" title="A" tag="3" id="b"/>"#,
      "tag '3' of the bar button item 'A' is not converted."
    ),
  ]

  @Test("What an item loses is a note", arguments: missing)
  func missing(_ row: (item: String, note: String)) throws {
    let scene = try scene(
      "<navigationItem key=\"navigationItem\" id=\"n\">\(row.item)</navigationItem>")
    #expect(scene.allNotes.filter(\.isMissing).map(\.message) == [row.note])
  }

  @Test("A view on its own has no bars, and says so; code for the layout has no items")
  func others() throws {
    let controller = """
      <navigationItem key="navigationItem" id="n">
      <barButtonItem key="leftBarButtonItem" title="A" id="b"/></navigationItem>
      """
    let view = try code(controller, OutputStyle(.anchors, kind: .view))
    #expect(!view.contains("UIBarButtonItem"))
    #expect(view.contains("// Note: The items of bars belong to a controller.\n"))
    let layout = try scene(controller).keeping(.layout).printed(OutputStyle(.anchors)).text
    #expect(!layout.contains("UIBarButtonItem"))
  }
}
