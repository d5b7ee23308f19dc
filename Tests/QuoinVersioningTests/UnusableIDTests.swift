// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinInterfaceBuilder
import QuoinVersioning
import Testing

/// Ids that are missing, empty or taken, as after merges by hand.
@MainActor struct UnusableIDTests {
  private static func file(rootID: String = "root", _ labels: [(id: String, text: String)]) throws
    -> InterfaceFile
  {
    let list = labels.map { "<label text=\"\($0.text)\" id=\"\($0.id)\"/>" }.joined(separator: "\n")
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
      <objects>
      <view alpha="0.5" id="\(rootID)">
      <subviews>
      \(list)
      </subviews>
      </view>
      </objects>
      </document>
      """
    return try InterfaceFile(data: Data(text.utf8), fileName: "Labels.xib")
  }

  private static func changes(_ old: InterfaceFile, _ new: InterfaceFile) -> [ObjectChange] {
    var options = DifferenceOptions()
    options.includesFrames = false
    return InterfaceDifference(from: old, to: new, options: options).scenes.flatMap(\.changes)
  }

  /// An id that several objects have is that of the first one, and the others are compared as well.
  @Test(arguments: 0..<3)
  func eachObjectWithARepeatedIDIsCompared(_ index: Int) throws {
    var labels = [("a", "One"), ("a", "Two"), ("a", "Three")]
    let old = try Self.file(labels)
    labels[index].1 = "Other"
    let new = try Self.file(labels)
    let changes = Self.changes(old, new)
    #expect(changes.map(\.property) == ["text"])
    #expect(changes.map(\.new) == ["Other"])
    #expect(changes.map(\.place.new?.line) == [6 + index])
    #expect(old.canonicalText != new.canonicalText)
  }

  @Test(arguments: ["", "/", "a", "//objects"])
  func nothingInAViewWithAnUnusableIDIsLeftOut(_ rootID: String) throws {
    let old = try Self.file(rootID: rootID, [("a", "One")])
    let new = try Self.file(rootID: rootID, [("a", "Two")])
    for text in ["alpha = 0.5", "text = One"] { #expect(old.canonicalText.contains(text)) }
    let changes = Self.changes(old, new)
    #expect(changes.map(\.old) == ["One"])
    #expect(changes.map(\.new) == ["Two"])
  }

  @Test(arguments: ["scene-1", "", "/"])
  func constraintsOfASceneWithAnUnusableIDAreCompared(_ sceneID: String) throws {
    let files = try ["8", "9"].map { constant in
      let text = """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
        <scenes><scene sceneID="\(sceneID)"><objects><viewController id="controller"><view key="view" id="root">
        <constraints><constraint firstAttribute="width" constant="\(constant)" id="width"/></constraints>
        </view></viewController></objects></scene></scenes>
        </document>
        """
      return try InterfaceFile(data: Data(text.utf8), fileName: "Scene.storyboard")
    }
    #expect(Self.changes(files[0], files[1]).map(\.property) == ["constant"])
    #expect(files[0].canonicalText != files[1].canonicalText)
  }
}
