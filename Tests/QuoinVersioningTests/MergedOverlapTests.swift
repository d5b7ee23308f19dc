// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinInterfaceBuilder
import QuoinVersioning
import Testing

/// Both sides put something in the same place.
@MainActor @Suite("Additions of both sides in one place") struct MergedOverlapTests {
  private static func file(
    views: String = "", constraints: String = "", boxTop: Int = 100
  ) throws -> InterfaceFile {
    try Example.file(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22154" useAutolayout="YES">
          <objects>
              <view id="root">
                  <rect key="frame" x="0.0" y="0.0" width="320" height="480"/>
                  <subviews>
                      \(Self.view("view", "box", height: 40))
                      \(views)
                  </subviews>
                  <constraints>
                      \(Self.pin("box", "top", boxTop))
                      \(Self.pin("box", "leading", 0))
                      \(constraints)
                  </constraints>
              </view>
          </objects>
      </document>
      """, "Form.xib")
  }

  private static func view(_ element: String, _ id: String, height: Int) -> String {
    """
    <\(element) text="\(id)" translatesAutoresizingMaskIntoConstraints="NO" id="\(id)">
    <constraints>
    <constraint firstAttribute="width" constant="100" id="\(id)-w"/>
    <constraint firstAttribute="height" constant="\(height)" id="\(id)-h"/>
    </constraints></\(element)>
    """
  }

  private static func pin(_ id: String, _ attribute: String, _ constant: Int) -> String {
    """
    <constraint firstItem="\(id)" firstAttribute="\(attribute)" secondItem="root" \
    secondAttribute="\(attribute)" constant="\(constant)" id="\(id)-\(attribute)"/>
    """
  }

  private static func with(_ element: String, _ id: String, top: Int) throws -> InterfaceFile {
    try file(
      views: view(element, id, height: 20), constraints: pin(id, "top", top) + pin(id, "leading", 0)
    )
  }

  @Test("Two labels in one gap are reported, and a background behind one is not")
  func gap() throws {
    let base = try Self.file()
    let first = try Self.with("label", "first", top: 10)
    for (element, top, isReported) in [
      // The first label is from 10 to 30.
      ("label", 20, true), ("label", 40, false), ("view", 20, false),
    ] {
      let second = try Self.with(element, "second", top: top)
      let merge = try InterfaceMerge(base: base, ours: first, theirs: second)
      #expect(merge.conflicts.isEmpty)
      let overlaps = merge.layoutProblems.filter { $0.kind == .overlap }
      #expect(overlaps.map { Set($0.objects) } == (isReported ? [["first", "second"]] : []))
      if isReported {
        #expect(
          overlaps.first?.sentence.hasSuffix(" overlap in the merged scene root, and in no version")
            == true)
      }
    }
  }

  @Test("Two views that the sides move towards each other are reported")
  func towardsEachOther() throws {
    let base = try Self.with("view", "other", top: 10)
    let ours = try Self.with("view", "other", top: 60)
    let theirs = try Self.file(
      views: Self.view("view", "other", height: 20),
      constraints: Self.pin("other", "top", 10) + Self.pin("other", "leading", 0), boxTop: 50)
    let merge = try InterfaceMerge(base: base, ours: ours, theirs: theirs)
    // From 60 to 80, and from 50 to 90.
    #expect(merge.layoutProblems.map(\.kind) == [.overlap])
  }
}
