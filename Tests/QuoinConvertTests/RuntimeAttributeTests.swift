// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinInterfaceBuilder
import Testing

@testable import QuoinConvert

/// Runtime attributes: values that a file sets by key paths.
@MainActor @Suite struct RuntimeAttributeTests {
  /// Converts a scene with a card that has these attributes.
  private func scene(_ attributes: String) throws -> ConvertedScene {
    let file = try SampleStoryboard.file(
      """
      <view id="v" userLabel="card" translatesAutoresizingMaskIntoConstraints="NO">
      <rect key="frame" x="0" y="0" width="90" height="40"/>
      <userDefinedRuntimeAttributes>\(attributes)</userDefinedRuntimeAttributes></view>
      """)
    return try #require(try InterfaceReader(file).scenes().first)
  }

  /// The statements that the card has because of the attributes.
  private func settings(_ attributes: String) throws -> [ViewSetting] {
    func all(_ scene: ConvertedScene) throws -> [ViewSetting] {
      try #require(scene.roots.first?.views.first { $0.id == "v" }).settings
    }
    let usual = try all(scene(""))
    return try all(scene(attributes)).filter { !usual.contains($0) }
  }

  /// A key path with its type, the value, and the statement.
  private nonisolated static let known: [(attribute: String, value: String, statement: String)] = [
    (
      #"type="number" keyPath="layer.cornerRadius""#, #"<integer key="value" value="8"/>"#,
      "layer.cornerRadius = 8"
    ),
    (
      #"type="number" keyPath="layer.shadowOpacity""#, #"<real key="value" value="0.25"/>"#,
      "layer.shadowOpacity = 0.25"
    ),
    (
      #"type="size" keyPath="layer.shadowOffset""#,
      #"<size key="value" width="0.0" height="2"/>"#,
      "layer.shadowOffset = CGSize(width: 0, height: 2)"
    ),
    (#"type="boolean" keyPath="clipsToBounds" value="YES""#, "", "clipsToBounds = true"),
    (
      #"type="string" keyPath="accessibilityIdentifier" value="a &quot;b&quot;""#, "",
      #"accessibilityIdentifier = "a \"b\"""#
    ),
    (
      #"type="color" keyPath="backgroundColor""#,
      #"<color key="value" white="0.0" alpha="1" colorSpace="custom"/>"#, "backgroundColor = .black"
    ),
  ]

  @Test("The key path of a property of UIKit becomes a statement", arguments: known)
  func known(_ row: (attribute: String, value: String, statement: String)) throws {
    let attribute =
      "<userDefinedRuntimeAttribute \(row.attribute)>\(row.value)</userDefinedRuntimeAttribute>"
    #expect(try settings(attribute) == [ViewSetting(row.statement)])
  }

  /// Key paths of the program, and of a property of UIKit with a value of another kind.
  private nonisolated static let unknown: [(attribute: String, value: String, comment: String)] = [
    (
      #"type="number" keyPath="cornerRadius""#, #"<real key="value" value="5"/>"#,
      "// Runtime attribute: card.cornerRadius = 5"
    ),
    (
      #"type="string" keyPath="styleName" value="title""#, "",
      #"// Runtime attribute: card.styleName = "title""#
    ),
    (
      #"type="string" keyPath="layer.cornerRadius" value="8""#, "",
      #"// Runtime attribute: card.layer.cornerRadius = "8""#
    ),
    (
      #"type="image" keyPath="checkedImage" value="tick""#, "",
      #"// Runtime attribute: card.checkedImage = UIImage(named: "tick")"#
    ),
  ]

  @Test("Any other key path becomes a comment, and is named as missing", arguments: unknown)
  func unknown(_ row: (attribute: String, value: String, comment: String)) throws {
    let scene = try scene(
      "<userDefinedRuntimeAttribute \(row.attribute)>\(row.value)</userDefinedRuntimeAttribute>")
    let code = scene.printed(OutputStyle(.anchors)).text
    #expect(code.contains("    \(row.comment)\n"))
    let notes = try #require(scene.roots.first).notes.map(\.message)
    #expect(notes.count { $0.hasPrefix("The runtime attribute") } == 1)
    // Code for the layout alone has no values of the program.
    let layout = scene.keeping(.layout).printed(OutputStyle(.anchors)).text
    #expect(!layout.contains("Runtime attribute"))
  }

  @Test(
    "A damaged value is named as missing, and nothing is written",
    arguments: [
      #"type="number" keyPath="layer.cornerRadius"><real key="value" value="1e999"/>"#,
      #"type="size" keyPath="layer.shadowOffset"><size key="value" width="2"/>"#,
      #"type="unheardOf" keyPath="a">"#, #"type="nil" keyPath="b">"#,
    ])
  func damaged(attribute: String) throws {
    let element = "<userDefinedRuntimeAttribute \(attribute)</userDefinedRuntimeAttribute>"
    #expect(try settings(element).isEmpty)
    let root = try #require(try scene(element).roots.first)
    #expect(root.notes.contains { $0.message.hasPrefix("The runtime attribute") })
  }
}
