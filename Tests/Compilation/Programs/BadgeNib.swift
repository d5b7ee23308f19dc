// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import UIKit

/// A view that loads its content from a nib of which it is the owner.
final class BadgeNib: UIView {
  private var content: UIView!
  private weak var countLabel: UILabel!

  static func register() {
    UIStoryboard.register(
      BadgeNib.self, outlets: ["content": \.content, "countLabel": \.countLabel])
  }

  var count = 0 {
    didSet { countLabel.text = "\(count)" }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    load()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    load()
  }

  private func load() {
    BadgeNib.register()
    BadgeNib.nib.instantiate(withOwner: self, options: nil)
    content.frame = bounds
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(content)
  }

  var label: UILabel { countLabel }

  private static let nib = UINib(
    data: Data(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
          <objects>
              <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="BadgeNib">
                  <connections>
                      <outlet property="content" destination="root" id="o-1"/>
                      <outlet property="countLabel" destination="label" id="o-2"/>
                  </connections>
              </placeholder>
              <view contentMode="scaleToFill" id="root">
                  <rect key="frame" x="0.0" y="0.0" width="100" height="100"/>
                  <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
                  <subviews>
                      <label opaque="NO" text="0" translatesAutoresizingMaskIntoConstraints="NO" id="label">
                          <fontDescription key="fontDescription" type="system" weight="semibold" pointSize="13"/>
                          <nil key="textColor"/>
                      </label>
                  </subviews>
                  <constraints>
                      <constraint firstItem="label" firstAttribute="centerX" secondItem="root" secondAttribute="centerX" id="c-1"/>
                      <constraint firstItem="label" firstAttribute="centerY" secondItem="root" secondAttribute="centerY" id="c-2"/>
                  </constraints>
                  <userDefinedRuntimeAttributes>
                      <userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius">
                          <real key="value" value="6"/>
                      </userDefinedRuntimeAttribute>
                  </userDefinedRuntimeAttributes>
              </view>
          </objects>
      </document>
      """.utf8), bundle: nil)
}
