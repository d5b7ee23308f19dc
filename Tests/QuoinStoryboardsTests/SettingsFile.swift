// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// A storyboard of settings: a table whose rows are in the file, a container view, and ways back.
enum SettingsFile {
  /// The home in a navigation controller embeds a panel. Its button pushes the settings, a row of which
  /// pushes a detail, and a button of that presents a sheet. Exits of the sheet go back to the home.
  static let text = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22505" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES" initialViewController="nav-1">
        <scenes>
            <scene sceneID="scene-nav"><objects>
                <navigationController id="nav-1" sceneMemberID="viewController">
                    <connections><segue destination="home-1" kind="relationship" relationship="rootViewController" id="s-root"/></connections>
                </navigationController>
            </objects></scene>
            <scene sceneID="scene-home"><objects>
                <viewController id="home-1" customClass="HomeController" sceneMemberID="viewController">
                    <view key="view" id="home-view">
                        <rect key="frame" x="0.0" y="0.0" width="320" height="480"/>
                        <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
                        <subviews>
                            <containerView translatesAutoresizingMaskIntoConstraints="NO" id="box-1">
                                <constraints>
                                    <constraint firstAttribute="width" constant="200" id="b-1"/>
                                    <constraint firstAttribute="height" constant="100" id="b-2"/>
                                </constraints>
                                <connections><segue destination="panel-1" kind="embed" identifier="Panel" id="s-embed"/></connections>
                            </containerView>
                        </subviews>
                        <constraints>
                            <constraint firstItem="box-1" firstAttribute="leading" secondItem="home-view" secondAttribute="leading" constant="10" id="b-3"/>
                            <constraint firstItem="box-1" firstAttribute="top" secondItem="home-view" secondAttribute="top" constant="20" id="b-4"/>
                        </constraints>
                    </view>
                    <connections><segue destination="settings-1" kind="show" identifier="Settings" id="s-show"/></connections>
                </viewController>
            </objects></scene>
            <scene sceneID="scene-panel"><objects>
                <viewController id="panel-1" sceneMemberID="viewController">
                    <view key="view" id="panel-view">
                        <rect key="frame" x="0.0" y="0.0" width="240" height="128"/>
                        <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
                    </view>
                </viewController>
            </objects></scene>
            <scene sceneID="scene-settings"><objects>
                <tableViewController id="settings-1" sceneMemberID="viewController">
                    <tableView key="view" dataMode="static" style="plain" separatorStyle="default" rowHeight="-1" estimatedRowHeight="-1" sectionHeaderHeight="28" sectionFooterHeight="28" id="table-1">
                        <rect key="frame" x="0.0" y="0.0" width="320" height="480"/>
                        <sections>
                            <tableViewSection headerTitle="Account" footerTitle="Seen by all" id="section-1"><cells>
                                <tableViewCell rowHeight="52" id="row-1">
                                    <tableViewCellContentView key="contentView" tableViewCell="row-1" id="content-1"/>
                                </tableViewCell>
                                <tableViewCell id="row-2">
                                    <tableViewCellContentView key="contentView" tableViewCell="row-2" id="content-2">
                                        <subviews>
                                            <view translatesAutoresizingMaskIntoConstraints="NO" id="avatar-1">
                                                <constraints>
                                                    <constraint firstAttribute="width" constant="40" id="a-1"/>
                                                    <constraint firstAttribute="height" constant="40" id="a-2"/>
                                                </constraints>
                                            </view>
                                        </subviews>
                                        <constraints>
                                            <constraint firstItem="avatar-1" firstAttribute="leading" secondItem="content-2" secondAttribute="leading" constant="16" id="a-3"/>
                                            <constraint firstItem="avatar-1" firstAttribute="top" secondItem="content-2" secondAttribute="top" constant="12" id="a-4"/>
                                            <constraint firstAttribute="bottom" secondItem="avatar-1" secondAttribute="bottom" constant="12" id="a-5"/>
                                        </constraints>
                                    </tableViewCellContentView>
                                </tableViewCell>
                            </cells></tableViewSection>
                            <tableViewSection headerTitle="More" id="section-2"><cells>
                                <tableViewCell rowHeight="44" id="row-3">
                                    <tableViewCellContentView key="contentView" tableViewCell="row-3" id="content-3"/>
                                    <connections><segue destination="detail-1" kind="show" identifier="Detail" id="s-detail"/></connections>
                                </tableViewCell>
                            </cells></tableViewSection>
                        </sections>
                    </tableView>
                </tableViewController>
            </objects></scene>
            <scene sceneID="scene-detail"><objects>
                <viewController id="detail-1" customClass="DetailController" sceneMemberID="viewController">
                    <view key="view" id="detail-view"/>
                    <connections>
                        <segue destination="sheet-1" kind="presentation" identifier="Sheet" id="s-sheet"/>
                        <segue destination="sheet-1" kind="custom" customClass="CoverSegue" identifier="Cover" id="s-cover"/>
                        <segue destination="sheet-1" kind="show" customClass="CountedSegue" identifier="Counted" id="s-counted"/>
                        <segue destination="sheet-1" kind="show" customClass="LostSegue" identifier="Lost" id="s-lost"/>
                    </connections>
                </viewController>
            </objects></scene>
            <scene sceneID="scene-sheet"><objects>
                <viewController id="sheet-1" sceneMemberID="viewController">
                    <view key="view" id="sheet-view"/>
                    <connections>
                        <segue destination="exit-1" kind="unwind" identifier="Home" unwindAction="backHome:" id="s-home"/>
                        <segue destination="exit-1" kind="unwind" identifier="Close" unwindAction="close:" id="s-close"/>
                        <segue destination="exit-1" kind="unwind" identifier="Nowhere" unwindAction="nobody:" id="s-nowhere"/>
                    </connections>
                </viewController>
                <exit id="exit-1" userLabel="Exit" sceneMemberID="exit"/>
            </objects></scene>
        </scenes>
    </document>
    """
}
