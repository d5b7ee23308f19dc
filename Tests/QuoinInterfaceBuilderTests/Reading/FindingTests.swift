// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinInterfaceBuilder
import Testing

@Suite("Findings")
struct FindingTests {
  @Test(
    "Invalid parts are found at their line and left out",
    arguments: [
      (9, FileFinding.Code.duplicateIdentifier, nil),
      (12, .unresolvedReference, "f-1"), (13, .invalidPairing, "f-2"),
      (14, .invalidPairing, "f-3"), (15, .invalidPairing, "f-4"), (16, .selfReference, "f-5"),
      (18, .invalidNumber, "f-7"), (19, .invalidValue, "f-8"), (21, .invalidPairing, "f-10"),
    ])
  func skipped(line: Int, code: FileFinding.Code, constraint: String?) throws {
    let file = try Fixture.file("faults.xib")
    #expect(file.findings.contains { $0.line == line && $0.code == code })
    #expect(!file.document.constraints.contains { $0.id == constraint })
  }

  @Test("A malformed number is replaced by its default", arguments: [(17, "f-6"), (20, "f-9")])
  func replaced(line: Int, constraint: String) throws {
    let file = try Fixture.file("faults.xib")
    #expect(file.findings.contains { $0.line == line && $0.code == .invalidNumber })
    let kept = file.document.constraints.first { $0.id == constraint }
    #expect(kept?.priority == 1000)
    #expect(kept?.constant == (constraint == "f-6" ? 0 : 10))
  }

  @Test("An unknown device is a finding, and the usual screen is used")
  func unknownDevice() throws {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" toolsVersion="22154">
      <device id="retina0_0" orientation="portrait"/>
      <objects><view id="root"/></objects></document>
      """
    let file = try InterfaceFile(data: Data(text.utf8), fileName: "a.xib")
    #expect(file.findings.map(\.code) == [.invalidValue])
    #expect(file.findings.first?.line == 2)
    #expect(file.findings.first?.message.contains("'retina0_0'") == true)
  }

  @MainActor @Test("A scene is made of the valid parts of its file and has the findings")
  func scene() throws {
    let scene = try Fixture.scene("faults.xib", "root")
    #expect(scene.views.count == 3)
    #expect(scene.findings.count == 11)
  }
}
