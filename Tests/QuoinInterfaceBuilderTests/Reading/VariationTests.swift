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
    #expect(file.findings.isEmpty, "references to excluded views are no faults")
  }

  @Test(
    "Overrides follow the size classes of the device; height is stronger than width",
    arguments: [
      // Compact width and regular height: both say something, the height class wins.
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

  @Test("Without a device only the default variation applies")
  func noDevice() throws {
    let text = try String(decoding: Fixture.data("variations.xib"), as: UTF8.self)
      .replacingOccurrences(of: "<device id=\"retina4_7\"", with: "<adaptation id=\"x\"")
    let document = try InterfaceFile(data: Data(text.utf8), fileName: "a.xib").document
    #expect(document.constraints.map(\.id) == ["v-1"])
    #expect(document.constraints.first?.constant == 1)
  }
}
