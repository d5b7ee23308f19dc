// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinDiagnostics
import QuoinStoryboards
import QuoinUIKit
import Testing

private final class VariedController: UIViewController {
  var third: UIView?
  var side: NSLayoutConstraint?
  /// The numbers of views in the stack view when the controller heard of other traits.
  private(set) var heard: [Int] = []

  var stack: UIStackView? { view.subviews.first as? UIStackView }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    heard.append(stack?.arrangedSubviews.count ?? -1)
  }
}

extension FileTests {
  /// UIKit makes everything in a file, and installs what the size classes ask for whenever they
  /// change (openradar 21510105 and 22492428 have the frames before and after a rotation).
  @MainActor @Suite("Variations of files while the program runs")
  struct VariationTests {
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
    private let problems = ProblemList()

    init() {
      UIStoryboard.register(
        VariedController.self, outlets: ["third": \.third, "side": \.side])
      UIStoryboard.problemHandler = { [problems] in problems.add($0) }
    }

    private func show(heightClass: UIUserInterfaceSizeClass) throws -> VariedController {
      window.traits = Self.traits(heightClass)
      let storyboard = try UIStoryboard(
        data: Data(Self.file.utf8), fileName: "Varied.storyboard")
      let controller = try Self.with(window.traits) {
        try #require(storyboard.instantiateInitialViewController() as? VariedController)
      }
      Self.with(window.traits) { controller.loadViewIfNeeded() }
      window.rootViewController = controller
      window.makeKeyAndVisible()
      window.layoutIfNeeded()
      return controller
    }

    private static func with<Result>(
      _ traits: UITraitCollection, _ body: () throws -> Result
    ) rethrows -> Result {
      let old = UITraitCollection.current
      UITraitCollection.current = traits
      defer { UITraitCollection.current = old }
      return try body()
    }

    private static func traits(_ heightClass: UIUserInterfaceSizeClass) -> UITraitCollection {
      UITraitCollection(traitsFrom: [
        UITraitCollection(displayScale: 2), UITraitCollection(horizontalSizeClass: .compact),
        UITraitCollection(verticalSizeClass: heightClass),
      ])
    }

    private func turn(to heightClass: UIUserInterfaceSizeClass) {
      window.traits = Self.traits(heightClass)
      window.layoutIfNeeded()
    }

    @Test("A view that is not installed leaves its stack view, and returns")
    func views() throws {
      let controller = try show(heightClass: .regular)
      let stack = try #require(controller.stack)
      let tags = { stack.arrangedSubviews.map(\.tag) }
      let first = tags()
      turn(to: .compact)
      let turned = tags()
      turn(to: .regular)
      #expect([first, turned, tags()] == [[1, 2, 3], [1, 3], [1, 2, 3]])
    }

    @Test("A file that is loaded in landscape has what is not installed when the device is turned")
    func loadedInLandscape() throws {
      let controller = try show(heightClass: .compact)
      let stack = try #require(controller.stack)
      #expect(stack.arrangedSubviews.map(\.tag) == [1, 3])
      #expect(controller.third?.superview == nil && controller.third?.tag == 2)
      turn(to: .regular)
      #expect(stack.arrangedSubviews.map(\.tag) == [1, 2, 3])
      // Its own constraints came with it: it is 40 wide.
      #expect(controller.third?.frame.width == 40)
    }

    @Test("Constraints are installed and change their constants with the size classes")
    func constraints() throws {
      let controller = try show(heightClass: .regular)
      let box = try #require(controller.view.viewWithTag(9))
      // 10 from the top in portrait; in landscape 30 from the left, and 50 from the top.
      let upright = box.frame.origin
      #expect(controller.side?.isActive == false)
      turn(to: .compact)
      let aside = box.frame.origin
      #expect(controller.side?.isActive == true)
      turn(to: .regular)
      #expect(upright == CGPoint(x: 7, y: 10) && aside == CGPoint(x: 30, y: 50))
      #expect(box.frame.origin == upright)
      #expect(problems.all.isEmpty)
    }

    @Test("A constraint whose view the program moved to another tree is logged, and left out")
    func movedView() throws {
      let controller = try show(heightClass: .regular)
      let box = try #require(controller.view.viewWithTag(9))
      UIView().addSubview(box)
      var codes: [String] = []
      LayoutProblemReceiver.handler = { codes.append($0.code) }
      defer { LayoutProblemReceiver.handler = nil }
      turn(to: .compact)
      #expect(controller.side?.isActive == false)
      #expect(codes.contains("no-common-ancestor"))
    }

    @Test("Fonts, spacing and hiding change with the size classes")
    func properties() throws {
      let controller = try show(heightClass: .regular)
      let stack = try #require(controller.stack)
      let label = try #require(controller.view.viewWithTag(1) as? UILabel)
      let box = try #require(controller.view.viewWithTag(9))
      label.text = "By the program"
      #expect(stack.spacing == 4 && label.font.pointSize == 17 && !box.isHidden)
      turn(to: .compact)
      #expect(stack.spacing == 12 && label.font.pointSize == 11 && box.isHidden)
      turn(to: .regular)
      #expect(stack.spacing == 4 && label.font.pointSize == 17 && !box.isHidden)
      #expect(label.text == "By the program")
    }

    @Test("Controllers hear of other traits after the views changed")
    func order() throws {
      let controller = try show(heightClass: .regular)
      turn(to: .compact)
      turn(to: .regular)
      #expect(controller.heard.suffix(2) == [2, 3])
    }

    @Test("What the program removed stays away until a variation installs it")
    func removedByProgram() throws {
      let controller = try show(heightClass: .regular)
      let first = try #require(controller.view.viewWithTag(1))
      first.removeFromSuperview()
      turn(to: .compact)
      turn(to: .regular)
      #expect(controller.stack?.arrangedSubviews.map(\.tag) == [2, 3])
    }

    @Test("Views that the program let go of are not kept alive by the file")
    func lifetimes() throws {
      let controller = try show(heightClass: .regular)
      weak let first = controller.view.viewWithTag(1)
      first?.removeFromSuperview()
      controller.view.layoutIfNeeded()
      #expect(first == nil)
    }

    private nonisolated static let file = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22505" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES" initialViewController="vc-1">
      <device id="retina4_7" orientation="portrait" appearance="light"/>
      <scenes><scene sceneID="scene-1"><objects>
      <viewController id="vc-1" customClass="VariedController" sceneMemberID="viewController">
      <view key="view" id="root-1">
      <rect key="frame" x="0.0" y="0.0" width="300" height="600"/>
      <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
      <subviews>
      <stackView spacing="4" translatesAutoresizingMaskIntoConstraints="NO" id="stack-1">
      <rect key="frame" x="0.0" y="300" width="300" height="40"/>
      <subviews>
      <label tag="1" text="One" translatesAutoresizingMaskIntoConstraints="NO" id="label-1">
      <fontDescription key="fontDescription" type="system" pointSize="17"/>
      <variation key="heightClass=compact"><fontDescription key="fontDescription" type="system" pointSize="11"/></variation>
      </label>
      <view tag="2" translatesAutoresizingMaskIntoConstraints="NO" id="view-2">
      <constraints><constraint firstAttribute="width" constant="40" id="c-w"/></constraints>
      </view>
      <view tag="3" translatesAutoresizingMaskIntoConstraints="NO" id="view-3">
      <constraints><constraint firstAttribute="width" constant="20" id="c-w3"/></constraints>
      </view>
      </subviews>
      <variation key="heightClass=compact" spacing="12"><mask key="subviews"><exclude reference="view-2"/></mask></variation>
      </stackView>
      <view tag="9" translatesAutoresizingMaskIntoConstraints="NO" id="box-1">
      <constraints>
      <constraint firstAttribute="width" constant="20" id="c-bw"/>
      <constraint firstAttribute="height" constant="20" id="c-bh"/>
      </constraints>
      <variation key="heightClass=compact" hidden="YES"/>
      </view>
      </subviews>
      <constraints>
      <constraint firstItem="stack-1" firstAttribute="leading" secondItem="root-1" secondAttribute="leading" id="c-1"/>
      <constraint firstItem="stack-1" firstAttribute="top" secondItem="root-1" secondAttribute="top" constant="300" id="c-2"/>
      <constraint firstItem="box-1" firstAttribute="top" secondItem="root-1" secondAttribute="top" constant="10" id="c-3">
      <variation key="heightClass=compact" constant="50"/>
      </constraint>
      <constraint firstItem="box-1" firstAttribute="left" secondItem="root-1" secondAttribute="left" constant="7" id="c-4"/>
      <constraint firstItem="box-1" firstAttribute="left" secondItem="root-1" secondAttribute="left" constant="30" id="c-5"/>
      </constraints>
      <variation key="default"><mask key="constraints"><exclude reference="c-5"/></mask></variation>
      <variation key="heightClass=compact"><mask key="constraints"><exclude reference="c-4"/><include reference="c-5"/></mask></variation>
      </view>
      <connections>
      <outlet property="third" destination="view-2" id="o-1"/>
      <outlet property="side" destination="c-5" id="o-2"/>
      </connections>
      </viewController>
      </objects></scene></scenes>
      </document>
      """
  }
}
