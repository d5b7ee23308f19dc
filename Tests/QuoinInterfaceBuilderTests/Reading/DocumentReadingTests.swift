// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinInterfaceBuilder
import QuoinLayout
import Testing

@Suite("Reading documents")
struct DocumentReadingTests {
  @Test(
    "The type of a document tells its platform, and whether it is a storyboard",
    arguments: [
      ("com.apple.InterfaceBuilder3.CocoaTouch.XIB", InterfacePlatform.iOS, false),
      ("com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB", .iOS, true),
      ("com.apple.InterfaceBuilder3.CocoaTouch.iPad.XIB", .iOS, false),
      ("com.apple.InterfaceBuilder3.Cocoa.XIB", .macOS, false),
      ("com.apple.InterfaceBuilder3.Cocoa.Storyboard.XIB", .macOS, true),
      ("com.apple.InterfaceBuilder.AppleTV.Storyboard", .tvOS, true),
      ("com.apple.InterfaceBuilder.AppleTV.XIB", .tvOS, false),
      ("com.apple.InterfaceBuilder.WatchKit.Storyboard", .watchOS, true),
    ])
  func kind(type: String, platform: InterfacePlatform, isStoryboard: Bool) throws {
    let kind = try #require(DocumentKind(type: type))
    #expect(kind.platform == platform)
    #expect(kind.isStoryboard == isStoryboard)
  }

  @Test(
    "Only the leading number of a tools version counts, and the placeholder counts as 22000",
    arguments: [("14460.31", 14460), ("9059", 9059), ("32700.99.1234", 22000)])
  func toolsVersion(text: String, number: Int) {
    #expect(ToolsVersion(text: text) == ToolsVersion(number))
  }

  @Test("Absent attributes of a constraint have their defaults")
  func constraintDefaults() throws {
    let constraint = try constraint("c-name-center")
    #expect(constraint.relation == .equal)
    #expect(constraint.multiplier == 1)
    #expect(constraint.constant == 0)
    #expect(constraint.priority == 1000)
  }

  @Test("Without a first item a constraint is about the view that holds it")
  func holder() throws {
    let document = try Fixture.file("form.xib").document
    let constraint = try constraint("c-field-trailing")
    let root = try #require(document.views.firstIndex { $0.id == "root" })
    #expect(constraint.first == .view(root))
    #expect(constraint.firstAttribute == .trailing)
  }

  @Test(
    "A multiplier is a number or a ratio",
    arguments: [("c-ratio", 16.0 / 9), ("c-gauge-width", 0.25), ("c-name-leading", 1)])
  func multiplier(id: String, value: Double) throws {
    #expect(try constraint(id).multiplier == value)
  }

  @Test("A placeholder constraint counts like any other")
  func placeholderConstraint() throws {
    let constraint = try constraint("c-width")
    #expect(constraint.constant == 160)
    #expect(constraint.second == nil)
  }

  @Test("The attributes of a view are read with their defaults")
  func viewAttributes() throws {
    let views = try Fixture.file("form.xib").document.views
    let name = try #require(views.first { $0.id == "name" })
    #expect(name.hugging == AxisPair(251, 251))
    #expect(name.compressionResistance == AxisPair(750, 750))
    #expect(!name.translatesMask)
    #expect(name.appearance.text == "Name")
    #expect(name.appearance.pointSize == 17)
    #expect(name.appearance.isBold)
    let root = try #require(views.first { $0.id == "root" })
    #expect(root.translatesMask)
    #expect(root.mask == [.flexibleWidth, .flexibleHeight])
    #expect(root.customClass == "FormView")
    #expect(root.label == "Form")
  }

  @Test("Unknown elements are listed with their first line and their number")
  func unknownElements() throws {
    let file = try Fixture.file("form.xib")
    #expect(file.unknownElements.map(\.name) == ["fancyGauge"])
    #expect(file.unknownElements.first?.line == 24)
    #expect(file.unknownElements.first?.count == 2)
    #expect(file.findings.isEmpty)
  }

  @Test("On macOS the lower margin of a mask is its MinY")
  func macOSMask() throws {
    let text = """
      <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" toolsVersion="22154">
      <objects><customView id="a"><rect key="frame" x="0" y="0" width="9" height="9"/>
      <autoresizingMask key="autoresizingMask" flexibleMinY="YES" flexibleMaxX="YES"/>
      </customView></objects></document>
      """
    let file = try InterfaceFile(data: Data(text.utf8), fileName: "a.xib")
    #expect(file.document.views.first?.mask == [.flexibleBottomMargin, .flexibleRightMargin])
  }

  private func constraint(_ id: String) throws -> ConstraintDescription {
    try #require(Fixture.file("form.xib").document.constraints.first { $0.id == id })
  }
}
