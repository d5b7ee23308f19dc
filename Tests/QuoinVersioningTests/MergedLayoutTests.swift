// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinInterfaceBuilder
import QuoinVersioning
import Testing

/// Changes that contradict each other in layout, though they are in different elements.
@MainActor @Suite("Merges that nobody wrote") struct MergedLayoutTests {
  /// A field below a label and a button below the field, in a view of 320 × 480 points.
  private static let constraints = [
    "labelTop":
      #"firstItem="label" firstAttribute="top" secondItem="root" secondAttribute="top" constant="20""#,
    "labelHeight": #"firstItem="label" firstAttribute="height" constant="20""#,
    "fieldTop":
      #"firstItem="field" firstAttribute="top" secondItem="label" secondAttribute="bottom" constant="12""#,
    "fieldHeight":
      #"firstItem="field" firstAttribute="height" constant="30" priority="750""#,
    "buttonTop":
      #"firstItem="button" firstAttribute="top" secondItem="field" secondAttribute="bottom" constant="8""#,
  ]

  private static func file(
    _ changes: [String: String?] = [:], font: String = #"type="system" pointSize="17""#
  ) throws -> InterfaceFile {
    var constraints = constraints.mapValues { Optional($0) }
    for (id, text) in changes { constraints[id] = text }
    let lines = constraints.sorted { $0.key < $1.key }.compactMap { id, text in
      text.map { "<constraint \($0) id=\"\(id)\"/>" }
    }
    let sides = ["label", "field", "button"].flatMap { item in
      ["leading", "trailing"].map { side in
        "<constraint firstItem=\"\(item)\" firstAttribute=\"\(side)\" secondItem=\"root\" "
          + "secondAttribute=\"\(side)\" id=\"\(item)-\(side)\"/>"
      }
    }
    return try Example.file(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22154" useAutolayout="YES">
          <objects>
              <view id="root">
                  <rect key="frame" x="0.0" y="0.0" width="320" height="480"/>
                  <subviews>
                      <label text="Name" translatesAutoresizingMaskIntoConstraints="NO" id="label">
                          <fontDescription key="fontDescription" \(font)/>
                      </label>
                      <view translatesAutoresizingMaskIntoConstraints="NO" id="field"/>
                      <button translatesAutoresizingMaskIntoConstraints="NO" id="button"/>
                  </subviews>
                  <constraints>
                      \((lines + sides).joined(separator: "\n                "))
                  </constraints>
              </view>
          </objects>
      </document>
      """, "Form.xib")
  }

  @Test("A view that two right changes stretch is reported with its size")
  func stretchedView() throws {
    // The button is 8 below the field in base, ours and theirs. Ours pins the button to the
    // bottom, theirs gives it a height; in both, the field stays 30 high, since its height is
    // the strongest of the optional lengths.
    let bottom =
      #"firstItem="root" firstAttribute="bottom" secondItem="button" secondAttribute="bottom" constant="20""#
    let height = #"firstItem="button" firstAttribute="height" constant="44""#
    let base = try Self.file()
    let merge = try InterfaceMerge(
      base: base, ours: Self.file(["bottom": bottom]), theirs: Self.file(["buttonHeight": height]))
    #expect(merge.conflicts.isEmpty)
    let problem = try #require(merge.layoutProblems.first { $0.kind == .size })
    #expect(problem.objects == ["field"])
    #expect(problem.coordinate == "height")
    // 480 - 20 below - 44 of the button - 8 - 52 above the field.
    #expect(problem.sizes?.result == 356)
    #expect(problem.sizes?.versions == 30)
    #expect(
      problem.sentence
        == "the height of UIView field is 356 in the merged scene root, and 30 in all three versions"
    )
  }

  @Test("A size that one side changed is no problem")
  func changedSize() throws {
    let merge = try InterfaceMerge(
      base: Self.file(),
      ours: Self.file([
        "fieldHeight": #"firstItem="field" firstAttribute="height" constant="60" priority="750""#
      ]),
      theirs: Self.file([
        "labelTop":
          #"firstItem="label" firstAttribute="top" secondItem="root" secondAttribute="top" constant="40""#
      ]))
    #expect(merge.conflicts.isEmpty)
    #expect(merge.layoutProblems.isEmpty)
  }

  @Test("Two heights that both sides gave a view are reported as equations, equal ones are one")
  func twoHeights() throws {
    func height(_ value: Int) -> String {
      #"firstItem="button" firstAttribute="height" constant="\#(value)""#
    }
    let base = try Self.file()
    let ours = try Self.file(["ourHeight": height(44)])
    let merge = try InterfaceMerge(
      base: base, ours: ours, theirs: Self.file(["theirHeight": height(50)]))
    let problem = try #require(merge.layoutProblems.first)
    #expect(problem.kind == .conflict)
    #expect(problem.objects == ["ourHeight", "theirHeight"])
    #expect(problem.titles == ["button.height == 44", "button.height == 50"])
    #expect(
      problem.sentence.hasPrefix(
        "the constraints button.height == 44 (ourHeight), button.height == 50 (theirHeight) cannot")
    )
    let equal = try InterfaceMerge(
      base: base, ours: ours, theirs: Self.file(["theirHeight": height(44)]))
    #expect(equal.conflicts.isEmpty && equal.layoutProblems.isEmpty)
  }

  @Test("A text style and a font of the system are not mixed")
  func fonts() throws {
    let base = try Self.file()
    let ours = try Self.file(font: #"style="UICTFontTextStyleHeadline""#)
    let theirs = try Self.file(font: #"type="system" weight="bold" pointSize="17""#)
    let merge = try InterfaceMerge(base: base, ours: ours, theirs: theirs)
    #expect(merge.conflicts.map(\.object) == ["label"])
    let result = try InterfaceFile(data: merge.data, fileName: "Form.xib")
    #expect(result.canonicalText == ours.canonicalText)
    // Another size and another weight of one font are a font that a person would write.
    let larger = try Self.file(font: #"type="system" pointSize="20""#)
    let both = try InterfaceMerge(base: base, ours: larger, theirs: theirs)
    #expect(both.conflicts.isEmpty)
    let text = String(decoding: both.data, as: UTF8.self)
    #expect(text.contains(#"weight="bold""#) && text.contains(#"pointSize="20""#))
  }

  @Test("A conflict says what its constraint is on each side")
  func description() throws {
    let moved = Self.constraints["fieldTop"] ?? ""
    let ours = try Self.file([
      "fieldTop": moved.replacingOccurrences(of: "label", with: "root")
        .replacingOccurrences(of: "bottom", with: "top")
    ])
    let theirs = try Self.file(["fieldTop": moved.replacingOccurrences(of: "12", with: "24")])
    let merge = try InterfaceMerge(base: Self.file(), ours: ours, theirs: theirs)
    #expect(
      merge.conflicts.first?.objectSentence
        == "fieldTop is field.top == root.top + 12 in ours, field.top == label.bottom + 24 in theirs"
    )
  }
}
