// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// A storyboard with one scene, whose label has a text and is `width` points wide, where that is given.
enum SampleStoryboard {
  static func text(label: String = "One", width: Int? = nil, scene: String = "scn") -> String {
    let constraint =
      width.map { "<constraint firstAttribute=\"width\" constant=\"\($0)\" id=\"wid\"/>" } ?? ""
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      toolsVersion="22505" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" \
      useSafeAreas="YES" initialViewController="ctl">
        <device id="retina6_12" orientation="portrait" appearance="light"/>
        <scenes>
          <scene sceneID="\(scene)">
            <objects>
              <viewController id="ctl" sceneMemberID="viewController">
                <view key="view" contentMode="scaleToFill" id="rot">
                  <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
                  <subviews>
                    <label opaque="NO" text="\(label)" translatesAutoresizingMaskIntoConstraints="NO" \
      id="lab">
                      <rect key="frame" x="16" y="75" width="100" height="21"/>
                      <constraints>\(constraint)</constraints>
                    </label>
                  </subviews>
                  <viewLayoutGuide key="safeArea" id="saf"/>
                  <constraints>
                    <constraint firstItem="lab" firstAttribute="leading" secondItem="saf" \
      secondAttribute="leading" constant="16" id="led"/>
                    <constraint firstItem="lab" firstAttribute="top" secondItem="saf" \
      secondAttribute="top" constant="16" id="top"/>
                  </constraints>
                </view>
              </viewController>
            </objects>
            <point key="canvasLocation" x="0.0" y="0.0"/>
          </scene>
        </scenes>
      </document>
      """
  }
}
