// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation

/// A storyboard as Interface Builder saves it, with the parts that the tests connect.
enum FormFile {
  /// A form of a label over a button, in a navigation controller. The line of an element is that of
  /// its text here, counted from 1.
  static let text = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22505" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES" initialViewController="nav-1">
        <device id="retina6_1" orientation="portrait" appearance="light"/>
        <scenes>
            <scene sceneID="scene-nav">
                <objects>
                    <navigationController id="nav-1" sceneMemberID="viewController">
                        <navigationBar key="navigationBar" contentMode="scaleToFill" id="bar-1"/>
                        <connections>
                            <segue destination="form-1" kind="relationship" relationship="rootViewController" id="seg-0"/>
                        </connections>
                    </navigationController>
                </objects>
            </scene>
            <scene sceneID="scene-form">
                <objects>
                    <viewController storyboardIdentifier="Form" id="form-1" customClass="FormController" customModule="App" sceneMemberID="viewController">
                        <view key="view" contentMode="scaleToFill" id="view-1">
                            <rect key="frame" x="0.0" y="0.0" width="414" height="896"/>
                            <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
                            <subviews>
                                <label opaque="NO" userInteractionEnabled="NO" contentMode="left" horizontalHuggingPriority="251" verticalHuggingPriority="251" text="Name" numberOfLines="0" translatesAutoresizingMaskIntoConstraints="NO" id="label-1">
                                    <fontDescription key="fontDescription" type="boldSystem" pointSize="20"/>
                                    <color key="textColor" red="1" green="0.0" blue="0.0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
                                </label>
                                <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="badge-1" customClass="BadgeView" customModule="App">
                                    <color key="backgroundColor" systemColor="systemBlueColor"/>
                                    <constraints>
                                        <constraint firstAttribute="height" constant="24" id="badge-h"/>
                                        <constraint firstAttribute="width" constant="60" id="badge-w"/>
                                    </constraints>
                                    <userDefinedRuntimeAttributes>
                                        <userDefinedRuntimeAttribute type="number" keyPath="count">
                                            <integer key="value" value="7"/>
                                        </userDefinedRuntimeAttribute>
                                        <userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius">
                                            <real key="value" value="12"/>
                                        </userDefinedRuntimeAttribute>
                                    </userDefinedRuntimeAttributes>
                                </view>
                                <button opaque="NO" contentMode="scaleToFill" buttonType="system" lineBreakMode="middleTruncation" translatesAutoresizingMaskIntoConstraints="NO" id="button-1">
                                    <state key="normal" title="Save"/>
                                    <connections>
                                        <action selector="save:" destination="form-1" eventType="touchUpInside" id="act-1"/>
                                    </connections>
                                </button>
                            </subviews>
                            <viewLayoutGuide key="safeArea" id="safe-1"/>
                            <constraints>
                                <constraint firstItem="label-1" firstAttribute="leading" secondItem="safe-1" secondAttribute="leading" constant="20" id="c-1"/>
                                <constraint firstItem="label-1" firstAttribute="top" secondItem="safe-1" secondAttribute="top" constant="30" id="c-2"/>
                                <constraint firstItem="safe-1" firstAttribute="trailing" secondItem="label-1" secondAttribute="trailing" constant="20" id="c-3"/>
                                <constraint firstItem="badge-1" firstAttribute="leading" secondItem="label-1" secondAttribute="leading" id="c-4"/>
                                <constraint firstItem="badge-1" firstAttribute="top" secondItem="label-1" secondAttribute="bottom" constant="8" id="c-5"/>
                                <constraint firstItem="button-1" firstAttribute="leading" secondItem="label-1" secondAttribute="leading" id="c-6"/>
                                <constraint firstItem="button-1" firstAttribute="top" secondItem="badge-1" secondAttribute="bottom" constant="8" id="c-7"/>
                            </constraints>
                        </view>
                        <navigationItem key="navigationItem" title="Profile" id="item-1">
                            <barButtonItem key="rightBarButtonItem" systemItem="done" id="done-1">
                                <connections>
                                    <action selector="done" destination="form-1" id="act-2"/>
                                </connections>
                            </barButtonItem>
                        </navigationItem>
                        <connections>
                            <outlet property="nameLabel" destination="label-1" id="out-1"/>
                            <outlet property="gap" destination="c-5" id="out-2"/>
                            <outletCollection property="parts" destination="label-1" id="out-3"/>
                            <outletCollection property="parts" destination="badge-1" id="out-4"/>
                            <segue destination="list-1" kind="show" identifier="ShowList" id="seg-1"/>
                        </connections>
                    </viewController>
                    <tapGestureRecognizer id="tap-1">
                        <connections>
                            <action selector="tapped:" destination="form-1" id="act-3"/>
                        </connections>
                    </tapGestureRecognizer>
                    <placeholder placeholderIdentifier="IBFirstResponder" id="first-1" userLabel="First Responder" sceneMemberID="firstResponder"/>
                </objects>
            </scene>
            <scene sceneID="scene-list">
                <objects>
                    <tableViewController storyboardIdentifier="List" id="list-1" customClass="ListController" customModule="App" sceneMemberID="viewController">
                        <tableView key="view" clipsSubviews="YES" contentMode="scaleToFill" alwaysBounceVertical="YES" dataMode="prototypes" style="plain" separatorStyle="default" rowHeight="-1" estimatedRowHeight="-1" sectionHeaderHeight="28" sectionFooterHeight="28" id="table-1">
                            <rect key="frame" x="0.0" y="0.0" width="414" height="896"/>
                            <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
                            <prototypes>
                                <tableViewCell clipsSubviews="YES" contentMode="scaleToFill" preservesSuperviewLayoutMargins="YES" selectionStyle="default" indentationWidth="10" reuseIdentifier="Person" rowHeight="60" id="cell-1" customClass="PersonCell" customModule="App">
                                    <rect key="frame" x="0.0" y="28" width="414" height="60"/>
                                    <autoresizingMask key="autoresizingMask"/>
                                    <tableViewCellContentView key="contentView" opaque="NO" clipsSubviews="YES" multipleTouchEnabled="YES" contentMode="center" preservesSuperviewLayoutMargins="YES" insetsLayoutMarginsFromSafeArea="NO" tableViewCell="cell-1" id="content-1">
                                        <rect key="frame" x="0.0" y="0.0" width="414" height="60"/>
                                        <autoresizingMask key="autoresizingMask"/>
                                        <subviews>
                                            <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="avatar-1">
                                                <constraints>
                                                    <constraint firstAttribute="width" constant="40" id="k-1"/>
                                                    <constraint firstAttribute="height" constant="40" id="k-2"/>
                                                </constraints>
                                            </view>
                                            <button opaque="NO" contentMode="scaleToFill" buttonType="system" translatesAutoresizingMaskIntoConstraints="NO" id="call-1">
                                                <state key="normal" title="Call"/>
                                                <connections>
                                                    <action selector="call:" destination="list-1" eventType="touchUpInside" id="act-4"/>
                                                </connections>
                                            </button>
                                        </subviews>
                                        <constraints>
                                            <constraint firstItem="avatar-1" firstAttribute="leading" secondItem="content-1" secondAttribute="leading" constant="16" id="k-3"/>
                                            <constraint firstItem="avatar-1" firstAttribute="top" secondItem="content-1" secondAttribute="top" constant="12" id="k-4"/>
                                            <constraint firstAttribute="bottom" secondItem="avatar-1" secondAttribute="bottom" constant="12" id="k-5"/>
                                            <constraint firstItem="call-1" firstAttribute="centerY" secondItem="avatar-1" secondAttribute="centerY" id="k-6"/>
                                            <constraint firstAttribute="trailing" secondItem="call-1" secondAttribute="trailing" constant="16" id="k-7"/>
                                        </constraints>
                                    </tableViewCellContentView>
                                    <connections>
                                        <outlet property="avatar" destination="avatar-1" id="out-5"/>
                                    </connections>
                                </tableViewCell>
                            </prototypes>
                        </tableView>
                    </tableViewController>
                </objects>
            </scene>
        </scenes>
    </document>
    """

  /// The line of the first element with a text in its tag, counted from 1.
  static func line(of part: String, in text: String = text) -> Int? {
    text.split(separator: "\n", omittingEmptySubsequences: false)
      .firstIndex { $0.contains(part) }.map { $0 + 1 }
  }
}
