// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinUIKit
import Testing

/// A small screen as elements of a file and as views in code.
struct ComparedScreen: CustomTestStringConvertible, Sendable {
  let name: String
  /// The elements, each with a frame of `x y width height`.
  let elements: [(frame: [Double], element: String)]
  /// The same views.
  let views: @MainActor @Sendable () -> [UIView]

  var testDescription: String { name }

  /// The storyboard of the screen: one controller, whose views keep their frames.
  var storyboard: String {
    let list = elements.enumerated().map { index, item in
      let names = ["x", "y", "width", "height"]
      let frame = zip(names, item.frame).map { "\($0)=\"\($1)\"" }.joined(separator: " ")
      let parts = item.element.split(separator: ">", maxSplits: 1, omittingEmptySubsequences: false)
      let tag = parts[0].split(separator: " ")[0].dropFirst()
      return """
        \(parts[0]) id="ele-me-\(100 + index)"><rect key="frame" \(frame)/>\
        <autoresizingMask key="autoresizingMask" flexibleMaxX="YES" flexibleMaxY="YES"/>\
        \(parts.count > 1 ? String(parts[1]) : "")</\(tag)>
        """
    }
    return """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">
      <device id="retina6_12" orientation="portrait" appearance="light"/>
      <scenes><scene sceneID="scr-sc-001"><objects>
      <viewController id="scr-vc-001" sceneMemberID="viewController">
      <view key="view" contentMode="scaleToFill" id="scr-vw-001">
      <rect key="frame" x="0" y="0" width="393" height="852"/>
      <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
      <subviews>\(list.joined())</subviews>
      <viewLayoutGuide key="safeArea" id="scr-sa-001"/>
      <color key="backgroundColor" systemColor="systemBackgroundColor"/>
      </view></viewController></objects></scene></scenes>
      <resources>\(Self.resources)</resources></document>
      """
  }

  /// The colours of the system as Xcode stores them: those of the light appearance.
  private static var resources: String {
    let colors: [(name: String, parts: [Int])] = [
      ("systemBackgroundColor", [255, 255, 255]), ("systemRedColor", [255, 59, 48]),
      ("systemBlueColor", [0, 122, 255]), ("systemGreenColor", [52, 199, 89]),
      ("secondarySystemBackgroundColor", [242, 242, 247]),
    ]
    return colors.map { color in
      let parts = zip(["red", "green", "blue"], color.parts)
        .map { "\($0)=\"\(Double($1) / 255)\"" }.joined(separator: " ")
      return "<systemColor name=\"\(color.name)\"><color \(parts) alpha=\"1\"/></systemColor>"
    }.joined()
  }

  /// The controller of the screen in code.
  @MainActor func makeController() -> UIViewController {
    let controller = UIViewController()
    controller.view.backgroundColor = .systemBackground
    for (view, item) in zip(views(), elements) {
      view.frame = CGRect(
        x: item.frame[0], y: item.frame[1], width: item.frame[2], height: item.frame[3])
      controller.view.addSubview(view)
    }
    return controller
  }
}
