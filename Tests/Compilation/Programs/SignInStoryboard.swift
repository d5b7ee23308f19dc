// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import UIKit

/// A form whose views are in a storyboard.
final class SignInController: UIViewController {
  var titleLabel: UILabel!
  var fields: [UITextField]!
  weak var button: UIButton!
  private var keyboardGap: NSLayoutConstraint!
  private(set) var submissions: [String] = []

  static func register() {
    UIStoryboard.register(
      SignInController.self,
      outlets: [
        "titleLabel": \.titleLabel, "fields": \.fields, "button": \.button,
        "keyboardGap": \.keyboardGap,
      ],
      actions: ["submit:": .init(SignInController.submit)])
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    titleLabel.text = "Welcome back"
    button.isEnabled = false
  }

  func showKeyboard(height: CGFloat) {
    keyboardGap.constant = height
    view.layoutIfNeeded()
  }

  func fill(_ texts: [String]) {
    for (field, text) in zip(fields, texts) { field.text = text }
    button.isEnabled = true
  }

  func submit(_ sender: UIButton) {
    submissions.append(fields.compactMap(\.text).joined(separator: "/"))
  }

  /// The file, as it is in the resources of a program.
  static let file = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22505" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES" initialViewController="sign-in">
        <device id="retina6_1" orientation="portrait" appearance="light"/>
        <scenes><scene sceneID="scene"><objects>
            <viewController id="sign-in" customClass="SignInController" sceneMemberID="viewController">
                <view key="view" contentMode="scaleToFill" id="root">
                    <rect key="frame" x="0.0" y="0.0" width="414" height="896"/>
                    <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
                    <subviews>
                        <stackView opaque="NO" contentMode="scaleToFill" axis="vertical" spacing="12" translatesAutoresizingMaskIntoConstraints="NO" id="stack">
                            <subviews>
                                <label opaque="NO" text="Title" textAlignment="center" translatesAutoresizingMaskIntoConstraints="NO" id="title">
                                    <fontDescription key="fontDescription" type="system" pointSize="28"/>
                                </label>
                                <textField opaque="NO" placeholder="Name" borderStyle="roundedRect" translatesAutoresizingMaskIntoConstraints="NO" id="name">
                                    <constraints><constraint firstAttribute="height" constant="40" id="h-1"/></constraints>
                                </textField>
                                <textField opaque="NO" placeholder="Password" borderStyle="roundedRect" translatesAutoresizingMaskIntoConstraints="NO" id="password">
                                    <constraints><constraint firstAttribute="height" constant="40" id="h-2"/></constraints>
                                    <textInputTraits key="textInputTraits" secureTextEntry="YES"/>
                                </textField>
                            </subviews>
                        </stackView>
                        <button opaque="NO" buttonType="system" translatesAutoresizingMaskIntoConstraints="NO" id="button">
                            <constraints><constraint firstAttribute="height" constant="50" id="h-3"/></constraints>
                            <state key="normal" title="Sign in"/>
                            <connections><action selector="submit:" destination="sign-in" eventType="touchUpInside" id="a-1"/></connections>
                        </button>
                    </subviews>
                    <constraints>
                        <constraint firstItem="stack" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="24" id="c-1"/>
                        <constraint firstAttribute="trailing" secondItem="stack" secondAttribute="trailing" constant="24" id="c-2"/>
                        <constraint firstItem="stack" firstAttribute="top" secondItem="root" secondAttribute="top" constant="60" id="c-3"/>
                        <constraint firstItem="button" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="24" id="c-4"/>
                        <constraint firstAttribute="trailing" secondItem="button" secondAttribute="trailing" constant="24" id="c-5"/>
                        <constraint firstAttribute="bottom" secondItem="button" secondAttribute="bottom" constant="20" id="gap"/>
                    </constraints>
                </view>
                <connections>
                    <outlet property="titleLabel" destination="title" id="o-1"/>
                    <outlet property="button" destination="button" id="o-2"/>
                    <outlet property="keyboardGap" destination="gap" id="o-3"/>
                    <outletCollection property="fields" destination="name" id="o-4"/>
                    <outletCollection property="fields" destination="password" id="o-5"/>
                </connections>
            </viewController>
        </objects></scene></scenes>
    </document>
    """
}
