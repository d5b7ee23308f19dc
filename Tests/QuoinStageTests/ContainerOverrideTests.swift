// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinStage
import QuoinUIKit
import QuoinUIKitExtras
import Testing

// The documented implementations of `viewDidLoad()`, `viewWillLayoutSubviews()` and
// `viewDidLayoutSubviews()` do nothing, so that programs leave out the calls of super.
@MainActor @Suite("Containers whose subclasses do not call super") struct ContainerOverrideTests {
  private final class Split: UISplitViewController {
    override func viewDidLoad() {}
    override func viewWillLayoutSubviews() {}
    override func viewDidLayoutSubviews() {}
  }

  private final class Pages: UIPageViewController {
    override func viewDidLoad() {}
    override func viewWillLayoutSubviews() {}
  }

  // A tablet on its side is 1194 points wide, the primary column 320 at most.
  @Test("A split view controller places its columns, also after it turned")
  func split() {
    let (first, second) = (UIViewController(), UIViewController())
    let split = Split(style: .doubleColumn)
    split.setViewController(first, for: .primary)
    split.setViewController(second, for: .secondary)
    let stage = Stage(device: "iPad Pro (11-inch)", orientation: .landscape)
    stage.show(split)
    #expect(first.view.convert(first.view.bounds, to: nil).width == 320)
    #expect(
      second.view.convert(second.view.bounds, to: nil)
        == CGRect(x: 320, y: 0, width: 874, height: 834))
    stage.rotate(to: .portrait)
    #expect(first.view.window == nil)
    #expect(second.view.convert(second.view.bounds, to: nil).width == 834)
  }

  @Test("A page view controller shows its page")
  func pages() {
    let page = UIViewController()
    let pages = Pages(transitionStyle: .scroll, navigationOrientation: .horizontal)
    pages.setViewControllers([page], direction: .forward, animated: false)
    Stage(device: "iPhone 15").show(pages)
    #expect(page.view.frame == pages.view.bounds && page.view.superview === pages.view)
  }
}
