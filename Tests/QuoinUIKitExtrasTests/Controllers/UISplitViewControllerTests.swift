// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinUIKit
import QuoinUIKitExtras
import Testing

@MainActor @Suite("Split view controllers") struct UISplitViewControllerTests {
  private final class Watcher: NSObject, UISplitViewControllerDelegate {
    var events: [String] = []
    var top: UISplitViewController.Column?

    func splitViewController(
      _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode
    ) { events.append("mode \(displayMode)") }

    func splitViewController(
      _ svc: UISplitViewController,
      topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column { top ?? proposedTopColumn }

    func splitViewControllerDidCollapse(_ svc: UISplitViewController) { events.append("collapsed") }
    func splitViewControllerDidExpand(_ svc: UISplitViewController) { events.append("expanded") }
  }

  private let list = UIViewController()
  private let detail = UIViewController()

  private func split(_ size: CGSize, _ sizeClass: UIUserInterfaceSizeClass) -> UISplitViewController
  {
    let split = UISplitViewController(style: .doubleColumn)
    split.setViewController(list, for: .primary)
    split.setViewController(detail, for: .secondary)
    split.traitOverrides.horizontalSizeClass = sizeClass
    split.view.frame = CGRect(origin: .zero, size: size)
    split.view.layoutIfNeeded()
    return split
  }

  private func frame(_ controller: UIViewController) -> CGRect? {
    controller.navigationController?.viewIfLoaded?.frame
  }

  @Test("In landscape the columns are beside each other, with the share and bounds of widths")
  func landscape() {
    let split = split(CGSize(width: 1000, height: 700), .regular)
    #expect(split.displayMode == .oneBesideSecondary)
    // 0.4 of 1000 points are 400, above the greatest width of 320.
    #expect(frame(list) == CGRect(x: 0, y: 0, width: 320, height: 700))
    #expect(frame(detail) == CGRect(x: 320, y: 0, width: 680, height: 700))
    split.maximumPrimaryColumnWidth = 500
    split.preferredPrimaryColumnWidthFraction = 0.25
    split.view.layoutIfNeeded()
    #expect(frame(list)?.width == 250)
    #expect(frame(detail) == CGRect(x: 250, y: 0, width: 750, height: 700))
    split.minimumPrimaryColumnWidth = 300
    split.view.layoutIfNeeded()
    #expect(frame(list)?.width == 300)
    #expect(list.splitViewController === split)
  }

  // Apple's documentation of split view controllers in a regular width: the lists are compact.
  @Test("The primary column is compact, and the secondary one as wide as the screen")
  func sizeClasses() {
    let split = split(CGSize(width: 1000, height: 700), .regular)
    #expect(list.traitCollection.horizontalSizeClass == .compact)
    #expect(detail.traitCollection.horizontalSizeClass == .regular)
    split.setViewController(nil, for: .primary)
    split.view.layoutIfNeeded()
    let navigation = UINavigationController(rootViewController: list)
    split.setViewController(navigation, for: .secondary)
    split.view.layoutIfNeeded()
    #expect(list.traitCollection.horizontalSizeClass == .regular)
  }

  @Test("The primary column is at the other edge where it is to be, and from right to left")
  func edges() {
    let split = split(CGSize(width: 1000, height: 700), .regular)
    split.primaryEdge = .trailing
    split.view.layoutIfNeeded()
    #expect(frame(list) == CGRect(x: 680, y: 0, width: 320, height: 700))
    #expect(frame(detail) == CGRect(x: 0, y: 0, width: 680, height: 700))
    split.view.semanticContentAttribute = .forceRightToLeft
    split.view.setNeedsLayout()
    split.view.layoutIfNeeded()
    #expect(frame(list)?.minX == 0)
  }

  @Test("In portrait the primary column is hidden until it is shown, over the other one")
  func portrait() {
    let split = split(CGSize(width: 700, height: 1000), .regular)
    let watcher = Watcher()
    split.delegate = watcher
    #expect(split.displayMode == .secondaryOnly)
    #expect(frame(detail) == CGRect(x: 0, y: 0, width: 700, height: 1000))
    #expect(list.viewIfLoaded?.superview == nil)
    split.show(.primary)
    split.view.layoutIfNeeded()
    #expect(split.displayMode == .oneOverSecondary)
    // 0.4 of 700 points.
    #expect(frame(list) == CGRect(x: 0, y: 0, width: 280, height: 1000))
    #expect(frame(detail) == CGRect(x: 0, y: 0, width: 700, height: 1000))
    split.hide(.primary)
    split.view.layoutIfNeeded()
    #expect(list.navigationController?.view.superview == nil)
    #expect(watcher.events == ["mode oneOverSecondary", "mode secondaryOnly"])
  }

  @Test("Three columns share the width")
  func threeColumns() {
    let middle = UIViewController()
    let split = UISplitViewController(style: .tripleColumn)
    split.setViewController(list, for: .primary)
    split.setViewController(middle, for: .supplementary)
    split.setViewController(detail, for: .secondary)
    split.traitOverrides.horizontalSizeClass = .regular
    split.preferredPrimaryColumnWidth = 200
    split.preferredSupplementaryColumnWidth = 240
    split.preferredDisplayMode = .twoBesideSecondary
    split.view.frame = CGRect(x: 0, y: 0, width: 1200, height: 800)
    split.view.layoutIfNeeded()
    #expect(frame(list) == CGRect(x: 0, y: 0, width: 200, height: 800))
    #expect(frame(middle) == CGRect(x: 200, y: 0, width: 240, height: 800))
    #expect(frame(detail) == CGRect(x: 440, y: 0, width: 760, height: 800))
  }

  @Test("A compact width shows one column, and a regular one separates them again")
  func collapse() {
    let split = split(CGSize(width: 1000, height: 700), .regular)
    let watcher = Watcher()
    split.delegate = watcher
    split.traitOverrides.horizontalSizeClass = .compact
    split.view.layoutIfNeeded()
    #expect(split.isCollapsed)
    let navigation = list.navigationController
    #expect(navigation?.viewControllers == [list, detail])
    #expect(navigation?.view.frame == CGRect(x: 0, y: 0, width: 1000, height: 700))
    split.show(.primary)
    #expect(navigation?.viewControllers == [list])
    split.show(.secondary)
    #expect(navigation?.viewControllers == [list, detail])
    split.traitOverrides.horizontalSizeClass = .regular
    split.view.layoutIfNeeded()
    #expect(!split.isCollapsed)
    #expect(list.navigationController?.viewControllers == [list])
    #expect(detail.navigationController?.viewControllers == [detail])
    #expect(frame(detail) == CGRect(x: 320, y: 0, width: 680, height: 700))
    #expect(watcher.events == ["collapsed", "expanded"])
  }

  @Test("The delegate chooses the column on top, and a compact column takes the place of all")
  func compactColumn() {
    let watcher = Watcher()
    watcher.top = .primary
    let split = UISplitViewController(style: .doubleColumn)
    split.delegate = watcher
    split.setViewController(list, for: .primary)
    split.setViewController(detail, for: .secondary)
    split.traitOverrides.horizontalSizeClass = .compact
    split.view.frame = CGRect(x: 0, y: 0, width: 400, height: 800)
    split.view.layoutIfNeeded()
    #expect(list.navigationController?.viewControllers == [list])

    let compact = UIViewController()
    let other = UISplitViewController(style: .doubleColumn)
    other.setViewController(UIViewController(), for: .primary)
    other.setViewController(compact, for: .compact)
    other.traitOverrides.horizontalSizeClass = .compact
    other.view.frame = CGRect(x: 0, y: 0, width: 400, height: 800)
    other.view.layoutIfNeeded()
    #expect(compact.view.superview === other.view)
    #expect(compact.view.frame == CGRect(x: 0, y: 0, width: 400, height: 800))
  }

  @Test("A controller inside shows details in the secondary column")
  func showDetail() {
    let split = split(CGSize(width: 1000, height: 700), .regular)
    let next = UIViewController()
    list.showDetailViewController(next, sender: nil)
    split.view.layoutIfNeeded()
    #expect(split.viewController(for: .secondary) === next)
    #expect(frame(next) == CGRect(x: 320, y: 0, width: 680, height: 700))
    #expect(detail.navigationController?.parent == nil)
  }
}
