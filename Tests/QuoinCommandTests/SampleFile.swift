// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// Small files of Interface Builder.
enum SampleFile {
  /// A xib whose view has subviews and constraints.
  static func xib(views: String = "", constraints: String = "", connections: String = "") -> String
  {
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
    toolsVersion="22505" useAutolayout="YES">
    <objects>
    <placeholder placeholderIdentifier="IBFilesOwner" id="-1">
    <connections>\(connections)</connections>
    </placeholder>
    <view id="root"><rect key="frame" x="0" y="0" width="320" height="200"/>
    <subviews>\(views)</subviews>
    <constraints>
    \(constraints)
    </constraints>
    </view>
    </objects>
    </document>
    """
  }

  /// A label without constraints, which is where its frame is.
  static func label(_ id: String, _ attributes: String = "") -> String {
    """
    <label id="\(id)" fixedFrame="YES" \(attributes)>\
    <rect key="frame" x="8" y="8" width="100" height="20"/></label>
    """
  }

  /// A xib with a constraint that refers to no view, in line 9 of the file, which
  /// begins with its tag.
  static var withFinding: String {
    xib(
      constraints: #"<constraint firstItem="nobody" firstAttribute="width" constant="1" id="c"/>"#)
  }
}
