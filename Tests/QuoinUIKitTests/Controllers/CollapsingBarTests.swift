// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinUIKit
import Testing

/// The safe area ends below the navigation bar, also while its large title collapses: 96 points high,
/// 44 without the title. The bar's height is 96 less the distance that the content was scrolled, so
/// that the insets of the content are the bar's height, and its offset stays as the program set it.
@MainActor @Suite("The safe area below a collapsing title") struct CollapsingBarTests {
  enum Content: CaseIterable { case table, collection, mainView, subview }

  /// Sections of 20 rows of 50 points, with headers of 30.
  private final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
    func numberOfSections(in tableView: UITableView) -> Int { 3 }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 20 }
    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { UITableViewCell() }
    func tableView(
      _ tableView: UITableView, heightForHeaderInSection section: Int
    ) -> CGFloat { 30 }
    func tableView(
      _ tableView: UITableView, viewForHeaderInSection section: Int
    ) -> UIView? {
      let view = UIView()
      view.tag = section + 1
      return view
    }
  }
  private let rows = Rows()
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let navigation = UINavigationController()

  private func show(_ content: Content) -> UIScrollView {
    let controller = UIViewController()
    let scroll: UIScrollView
    switch content {
    case .table:
      let table = UITableView(frame: .zero, style: .plain)
      table.rowHeight = 50
      table.dataSource = rows
      table.delegate = rows
      scroll = table
    case .collection:
      scroll = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    case .mainView, .subview: scroll = UIScrollView()
    }
    if content == .mainView {
      controller.view = scroll
    } else {
      scroll.frame = controller.view.bounds
      scroll.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      controller.view.addSubview(scroll)
    }
    if content == .mainView || content == .subview {
      scroll.contentSize = CGSize(width: 320, height: 2000)
    }
    scroll.alwaysBounceVertical = true
    navigation.navigationBar.prefersLargeTitles = true
    navigation.viewControllers = [controller]
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    return scroll
  }

  private func safeArea() -> Double? {
    navigation.topViewController.map { Double($0.view.safeAreaInsets.top) }
  }

  @Test("The user can scroll back until the bar has its full height", arguments: Content.allCases)
  func scrollingBack(content: Content) {
    let scroll = show(content)
    #expect(scroll.scrollableRange.start.y == -96)
    scroll.contentOffset.y = 300
    window.layoutIfNeeded()
    #expect(safeArea() == 44 && scroll.scrollableRange.start.y == -96)
    scroll.takeScrolledOffset(scroll.scrollableRange.start)
    window.layoutIfNeeded()
    #expect(safeArea() == 96 && scroll.contentOffset.y == -96)
  }

  @Test(
    "It follows the bar, and the content stays where it was scrolled", arguments: Content.allCases)
  func scrolling(content: Content) {
    let scroll = show(content)
    #expect(safeArea() == 96 && scroll.contentOffset.y == -96)
    for (offset, height) in [
      (-80.0, 80.0), (-44, 44), (-10, 44), (300, 44), (-44, 44), (-60, 60), (-96, 96), (-130, 96),
    ] {
      scroll.contentOffset.y = CGFloat(offset)
      for _ in 0..<2 {
        window.layoutIfNeeded()
        #expect(Double(navigation.navigationBar.frame.height) == height)
        #expect(safeArea() == height)
        #expect(Double(scroll.adjustedContentInset.top) == height)
        #expect(Double(scroll.contentOffset.y) == offset)
        window.setNeedsLayout()
      }
    }
  }

  // The second section begins at 30 + 20 * 50 = 1030.
  @Test(
    "A pinned header is below the bar as it is now",
    arguments: [(-96.0, 0.0), (-80, 0), (-20, 24), (300, 344), (1000, 1000)])
  func header(offset: Double, top: Double) throws {
    let scroll = show(.table)
    scroll.contentOffset.y = CGFloat(offset)
    window.layoutIfNeeded()
    #expect(try Double(#require(scroll.viewWithTag(1)).frame.minY) == top)
  }

  @Test("Content that rests below the bar moves when the title is switched off and on")
  func switching() throws {
    let scroll = show(.subview)
    let item = try #require(navigation.topViewController).navigationItem
    let changes: [(() -> Void, CGFloat)] = [
      ({ navigation.navigationBar.prefersLargeTitles = false }, 44),
      ({ navigation.navigationBar.prefersLargeTitles = true }, 96),
      ({ item.largeTitleDisplayMode = .never }, 44), ({ item.largeTitleDisplayMode = .always }, 96),
    ]
    for (change, height) in changes {
      change()
      window.layoutIfNeeded()
      #expect(navigation.navigationBar.frame.height == height)
      #expect(scroll.adjustedContentInset.top == height && scroll.contentOffset.y == -height)
    }
    // Scrolled content stays, below a bar without the title.
    scroll.contentOffset.y = 500
    for (change, _) in changes {
      change()
      window.layoutIfNeeded()
      #expect(navigation.navigationBar.frame.height == 44)
      #expect(scroll.adjustedContentInset.top == 44 && scroll.contentOffset.y == 500)
    }
  }

  @Test("The title is as it was when the controller appears again", arguments: [-96.0, 300])
  func pushing(offset: Double) {
    let scroll = show(.subview)
    scroll.contentOffset.y = CGFloat(offset)
    window.layoutIfNeeded()
    navigation.pushViewController(UIViewController(), animated: false)
    window.layoutIfNeeded()
    #expect(navigation.navigationBar.frame.height == 96 && safeArea() == 96)
    navigation.popViewController(animated: false)
    window.layoutIfNeeded()
    let height: CGFloat = offset < 0 ? 96 : 44
    #expect(navigation.navigationBar.frame.height == height)
    #expect(scroll.adjustedContentInset.top == height && Double(scroll.contentOffset.y) == offset)
  }
}
