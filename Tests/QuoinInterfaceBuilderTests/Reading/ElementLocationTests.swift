// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import LongTests
import QuoinInterfaceBuilder
import QuoinLayout
import QuoinUIKit
import Testing

@MainActor @Suite("Places of elements in a file") struct ElementLocationTests {
  @Test("An element is where its start tag begins, whatever is before it")
  func starts() throws {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <!-- <constraint id="no"/> -->
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
      toolsVersion="22505" useAutolayout="YES"><objects>
        <view id="root" userLabel="é > <![CDATA["><rect key="frame" width="320" height="200"/>
          <constraints>é<constraint firstAttribute="width" constant="1" id="a"/><constraint
            firstAttribute="height"
            constant="1" id="b"/>
          </constraints></view></objects></document>
      """
    // In an attribute value `<` has to be written as an entity.
    let valid = text.replacingOccurrences(of: "> <![CDATA[", with: "> &lt;![CDATA[")
    let file = try InterfaceFile(data: Data(valid.utf8), fileName: "Folder/Form.xib")
    let scene = try #require(file.scenes().first)
    // Line 5 begins with four spaces, `<constraints>` and one letter of two bytes.
    #expect(scene.constraint("a")?.sourceLocation?.text == "Form.xib:5:19")
    let tag = #"<constraint firstAttribute="width" constant="1" id="a"/>"#
    #expect(scene.constraint("b")?.sourceLocation?.text == "Form.xib:5:\(19 + tag.count)")
  }

  @Test(
    "Each constraint of real files is where its tag is", .thorough,
    .enabled(
      if: StoredFileFolders.areAvailable,
      "Places in real files are not compared: QUOIN_IB_FIXTURES names no folder of files."))
  func realFiles() throws {
    var count = 0
    let files = StoredFileFolders.files
    for path in StoredFileSelection.selected(from: files.keys.sorted()) {
      let data = try Data(contentsOf: #require(files[path]))
      guard let file = try? InterfaceFile(data: data, fileName: path) else { continue }
      let lines = String(decoding: data, as: UTF8.self).components(separatedBy: "\n")
      for constraint in file.document.constraints {
        guard lines.indices.contains(constraint.line - 1) else {
          Issue.record("\(path) has no line \(constraint.line)")
          continue
        }
        let rest = lines[constraint.line - 1].dropFirst(constraint.column - 1)
        #expect(rest.hasPrefix("<constraint "), "\(path):\(constraint.line)")
        if let tag = rest.split(separator: ">").first, tag.contains(" id=\"") {
          #expect(tag.contains("id=\"\(constraint.id)\""), "\(path):\(constraint.line)")
        }
        count += 1
      }
    }
    let expected = StoredFileSelection.isComplete ? 10_000 : 1_000
    #expect(count > expected, "real files have more constraints than that")
  }
}
