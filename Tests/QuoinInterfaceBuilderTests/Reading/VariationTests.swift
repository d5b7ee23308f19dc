// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinInterfaceBuilder
import Testing

@Suite("Variations")
struct VariationTests {
  @Test("Views that the default variation excludes do not exist, with all they hold")
  func excludedViews() throws {
    let ids = try Fixture.file("variations.xib").document.views.map(\.id)
    #expect(ids == ["root", "always", "stack"])
  }

  @Test("A matching variation includes again what the default one excludes")
  func includedConstraints() throws {
    let file = try Fixture.file("variations.xib")
    #expect(file.document.constraints.map(\.id) == ["v-1", "v-3"])
    #expect(file.findings.isEmpty, "references to excluded views are not faults")
  }

  @Test(
    "Overrides follow the size classes of the device; height is stronger than width",
    arguments: [
      // Compact width and regular height: both apply, the height class is stronger.
      ("retina4_7", "portrait", 3.0, true, 12.0),
      // Compact both ways: again the height class wins.
      ("retina4_7", "landscape", 4, false, 4),
      // Regular width and compact height.
      ("retina6_1", "landscape", 4, false, 4),
      ("ipad9_7", "portrait", 3, true, 12),
    ])
  func overrides(
    device: String, orientation: String, constant: Double, isVertical: Bool, spacing: Double
  ) throws {
    let text = try String(decoding: Fixture.data("variations.xib"), as: UTF8.self)
      .replacingOccurrences(
        of: "id=\"retina4_7\" orientation=\"portrait\"",
        with: "id=\"\(device)\" orientation=\"\(orientation)\"")
    let document = try InterfaceFile(data: Data(text.utf8), fileName: "a.xib").document
    #expect(document.constraints.first { $0.id == "v-1" }?.constant == constant)
    let stack = document.views.first { $0.id == "stack" }?.stack
    #expect(stack?.isVertical == isVertical)
    #expect(stack?.spacing == spacing)
  }

  @Test(
    "A property is an attribute or an element; a variation's replaces both",
    arguments: [
      ("text=\"plain\"", "", "<string key=\"text\">long</string>", "long"),
      ("", "<string key=\"text\">long</string>", "<nil key=\"text\"/>", nil),
      ("text=\"plain\"", "", "<nil key=\"text\"/>", nil),
    ])
  func properties(
    attribute: String, element: String, variation: String, text: String?
  ) throws {
    let data = Fixture.xib(
      """
      <label \(attribute) id="label">\(element)
      <variation key="heightClass=regular">\(variation)</variation>
      <variation key="heightClass=compact" text="other"/>
      </label>
      """)
    let document = try InterfaceFile(data: data, fileName: "a.xib").document
    #expect(document.views.first?.appearance.text == text)
  }

  @Test("An attribute of a variation replaces an element")
  func attributeForElement() throws {
    let data = Fixture.xib(
      """
      <label id="label"><string key="text">long</string>
      <variation key="widthClass=compact" text="short"/></label>
      """)
    let document = try InterfaceFile(data: data, fileName: "a.xib").document
    #expect(document.views.first?.appearance.text == "short")
  }

  @Test("Conditions that are unknown, or of a watch, hold nowhere")
  func unknownConditions() throws {
    let data = Fixture.xib(
      """
      <label text="base" id="label"><variation key="device=watch42" text="watch"/>
      <variation key="widthClass=huge" text="huge"/>
      <variation key="heightClass=regular-moon=full" text="moon"/></label>
      """)
    let document = try InterfaceFile(data: data, fileName: "a.xib").document
    #expect(document.views.first?.appearance.text == "base")
  }

  @Test("Without a device only the default variation applies")
  func noDevice() throws {
    let text = try String(decoding: Fixture.data("variations.xib"), as: UTF8.self)
      .replacingOccurrences(of: "<device id=\"retina4_7\"", with: "<adaptation id=\"x\"")
    let document = try InterfaceFile(data: Data(text.utf8), fileName: "a.xib").document
    #expect(document.constraints.map(\.id) == ["v-1"])
    #expect(document.constraints.first?.constant == 1)
  }
}
