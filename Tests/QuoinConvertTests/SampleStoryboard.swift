// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinInterfaceBuilder

/// Small files of Interface Builder.
enum SampleStoryboard {
  /// A storyboard with one controller, whose view has some contents.
  static func file(
    _ contents: String, constraints: String = "", controller: String = ""
  ) throws -> InterfaceFile {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      toolsVersion="22505" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" \
      useTraitCollections="YES" useSafeAreas="YES" initialViewController="vc">
      <device id="retina6_12" orientation="portrait" appearance="light"/>
      <scenes><!--Sample--><scene sceneID="sc"><objects>
      <viewController id="vc" sceneMemberID="viewController">
      <view key="view" contentMode="scaleToFill" id="root">
      <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
      <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
      <subviews>\(contents)</subviews>
      <viewLayoutGuide key="safeArea" id="safe"/>
      <constraints>\(constraints)</constraints>
      </view>
      \(controller)
      </viewController></objects></scene></scenes></document>
      """
    return try InterfaceFile(data: Data(text.utf8), fileName: "Sample.storyboard")
  }

  /// A label with constraints of its own.
  static func label(
    _ id: String, text: String = "Some words", attributes: String = "", children: String = ""
  ) -> String {
    """
    <label opaque="NO" text="\(text)" translatesAutoresizingMaskIntoConstraints="NO" textAlignment="natural" id="\(id)" \
    \(attributes)><rect key="frame" x="20" y="100" width="100" height="20.5"/>\(children)</label>
    """
  }
}
