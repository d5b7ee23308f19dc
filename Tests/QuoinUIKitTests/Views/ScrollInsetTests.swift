// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinUIKit
import Testing

private final class CountingScrollView: UIScrollView {
  var changes = 0
  override func adjustedContentInsetDidChange() { changes += 1 }
}

@MainActor @Suite("Insets of what scrolls")
struct ScrollInsetTests {
  private let scrollView = CountingScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let safeArea = UIEdgeInsets(top: 20, left: 10, bottom: 34, right: 10)

  /// The effect of the safe area on content that is taller than the view and not wider.
  @Test(
    "The safe area counts where there is something to scroll, unless told otherwise",
    arguments: [
      (UIScrollView.ContentInsetAdjustmentBehavior.never, UIEdgeInsets.zero),
      (.always, UIEdgeInsets(top: 20, left: 10, bottom: 34, right: 10)),
      (.scrollableAxes, UIEdgeInsets(top: 20, left: 0, bottom: 34, right: 0)),
      (.automatic, UIEdgeInsets(top: 20, left: 0, bottom: 34, right: 0)),
    ])
  func adjustment(
    behavior: UIScrollView.ContentInsetAdjustmentBehavior, counted: UIEdgeInsets
  ) {
    scrollView.layoutOverrides = LayoutOverrides(safeAreaInsets: safeArea)
    scrollView.layoutIfNeeded()
    scrollView.contentSize = CGSize(width: 320, height: 1000)
    scrollView.contentInset = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    scrollView.contentInsetAdjustmentBehavior = behavior
    #expect(
      scrollView.adjustedContentInset
        == UIEdgeInsets(
          top: counted.top + 1, left: counted.left + 2, bottom: counted.bottom + 3,
          right: counted.right + 4))
    // Nothing is shown, so that insets move nothing.
    #expect(scrollView.contentOffset == .zero)
  }

  @Test("Content that always bounces scrolls on that axis")
  func bouncing() {
    scrollView.layoutOverrides = LayoutOverrides(safeAreaInsets: safeArea)
    scrollView.layoutIfNeeded()
    #expect(scrollView.adjustedContentInset == .zero)
    scrollView.alwaysBounceHorizontal = true
    #expect(scrollView.adjustedContentInset == UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 10))
  }

  // As after a keyboard is gone: 1000 + 300 - 480 = 820, and 1000 - 480 = 520 without the inset.
  @Test("Smaller insets move back content that is beyond its end then")
  func smallerInsets() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.isHidden = false
    window.addSubview(scrollView)
    scrollView.contentSize = CGSize(width: 320, height: 1000)
    scrollView.contentInset.bottom = 300
    scrollView.contentOffset.y = 820
    // Leaving the screen moves nothing.
    window.isHidden = true
    window.isHidden = false
    #expect(scrollView.contentOffset.y == 820)
    scrollView.contentInset.bottom = 0
    #expect(scrollView.contentOffset.y == 520)
    scrollView.contentOffset.y = 200
    scrollView.contentInset = UIEdgeInsets(top: 30, left: 0, bottom: 100, right: 0)
    #expect(scrollView.contentOffset.y == 200)
  }

  @Test("Content that rests at its beginning moves with the insets, other content stays")
  func restingContent() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.isHidden = false
    window.addSubview(scrollView)
    scrollView.contentSize = CGSize(width: 320, height: 1000)
    scrollView.contentInset.top = 30
    #expect(scrollView.contentOffset.y == -30)
    #expect(scrollView.changes == 1)
    scrollView.contentOffset.y = 100
    scrollView.contentInset.top = 50
    #expect(scrollView.contentOffset.y == 100)
    scrollView.contentInset.top = 50
    #expect(scrollView.changes == 2)
  }

  @Test("On the screen the safe area moves content that rests at its beginning")
  func onScreen() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let controller = UIViewController()
    controller.additionalSafeAreaInsets = safeArea
    controller.view = scrollView
    scrollView.contentSize = CGSize(width: 320, height: 1000)
    window.rootViewController = controller
    window.layoutIfNeeded()
    #expect(scrollView.contentOffset == .zero)
    window.isHidden = false
    #expect(scrollView.contentOffset == CGPoint(x: 0, y: -20))
    #expect(scrollView.changes == 1)
    controller.additionalSafeAreaInsets.top = 64
    window.layoutIfNeeded()
    #expect(scrollView.contentOffset == CGPoint(x: 0, y: -64))
    #expect(scrollView.changes == 2)
    window.isHidden = true
    #expect(scrollView.contentOffset == .zero)
  }

  @Test("A rectangle is brought into sight by the shortest way")
  func showing() {
    scrollView.contentSize = CGSize(width: 320, height: 2000)
    scrollView.contentInset = UIEdgeInsets(top: 10, left: 0, bottom: 20, right: 0)
    scrollView.scrollRectToVisible(CGRect(x: 0, y: 1000, width: 10, height: 10), animated: false)
    // Its lower edge at 1010 comes to 20 above the lower edge of the view.
    #expect(scrollView.contentOffset.y == 550)
    scrollView.scrollRectToVisible(CGRect(x: 0, y: 700, width: 10, height: 10), animated: false)
    #expect(scrollView.contentOffset.y == 550)
    scrollView.scrollRectToVisible(CGRect(x: 0, y: 100, width: 10, height: 10), animated: false)
    #expect(scrollView.contentOffset.y == 90)
  }

  @Test("A collection view keeps the arrangement that it was made with")
  func collectionView() {
    let layout = UICollectionViewFlowLayout()
    let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
    #expect(view.collectionViewLayout === layout)
    #expect(layout.collectionView === view)
    #expect(UICollectionView().collectionViewLayout is UICollectionViewFlowLayout)
  }

  /// A screen of 200 by 100 points, of which 10 are covered at the top and the bottom. The scroll view
  /// fills it; inside is a label's height, 20, in a view with margins that follow the safe area.
  private func show(contentHeight: CGFloat) -> (root: UIView, inner: UIView, NSLayoutConstraint) {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    root.layoutOverrides = LayoutOverrides(
      safeAreaInsets: UIEdgeInsets(top: 10, left: 0, bottom: 10, right: 0))
    let (scroll, inner) = (UIScrollView(), UIView())
    for (view, parent) in [(scroll, root), (inner, scroll)] {
      view.translatesAutoresizingMaskIntoConstraints = false
      parent.addSubview(view)
      NSLayoutConstraint.activate([
        view.topAnchor.constraint(equalTo: parent.topAnchor),
        view.bottomAnchor.constraint(equalTo: parent.bottomAnchor),
        view.leadingAnchor.constraint(equalTo: parent.leadingAnchor),
        view.trailingAnchor.constraint(equalTo: parent.trailingAnchor),
      ])
    }
    let height = inner.heightAnchor.constraint(equalToConstant: contentHeight)
    height.isActive = true
    inner.widthAnchor.constraint(equalTo: scroll.widthAnchor).isActive = true
    root.layoutIfNeeded()
    return (root, inner, height)
  }

  // Content of 150 scrolls, so that the scroll view adds the safe area to its insets and nothing inside
  // is covered. Content of 60 does not, and its upper 10 points are covered.
  @Test("Whether the safe area counts follows from the content, not from content before")
  func contentThatChanges() {
    for heights in [[150, 60, 150], [60, 150, 60]] as [[CGFloat]] {
      let (root, inner, height) = show(contentHeight: heights[0])
      for next in heights {
        height.constant = next
        root.layoutIfNeeded()
        #expect(inner.safeAreaInsets.top == (next > 100 ? 0 : 10))
      }
    }
  }

  // The content is known before the view has its size: it seems longer than the view, which then
  // adds the 44 points at the left to its insets, and takes them back when it has its size.
  @Test("Views on content that moved with the size of its scroll view are where the content is")
  func contentThatMovesWithTheSize() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    window.isHidden = false
    let controller = UIViewController()
    controller.additionalSafeAreaInsets.left = 44
    window.rootViewController = controller
    let (scroll, content, marker) = (UIScrollView(), UIView(), UIView())
    controller.view.addSubview(scroll)
    scroll.addSubview(content)
    controller.view.addSubview(marker)
    for view in [scroll, content, marker] { view.translatesAutoresizingMaskIntoConstraints = false }
    NSLayoutConstraint.activate([
      scroll.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor),
      scroll.topAnchor.constraint(equalTo: controller.view.topAnchor),
      scroll.widthAnchor.constraint(equalToConstant: 200),
      scroll.heightAnchor.constraint(equalToConstant: 100),
      content.leadingAnchor.constraint(equalTo: scroll.leadingAnchor),
      content.trailingAnchor.constraint(equalTo: scroll.trailingAnchor),
      content.topAnchor.constraint(equalTo: scroll.topAnchor),
      content.bottomAnchor.constraint(equalTo: scroll.bottomAnchor),
      content.widthAnchor.constraint(equalToConstant: 200),
      content.heightAnchor.constraint(equalToConstant: 100),
      marker.leadingAnchor.constraint(equalTo: content.leadingAnchor),
      marker.topAnchor.constraint(equalTo: content.topAnchor),
      marker.widthAnchor.constraint(equalToConstant: 10),
      marker.heightAnchor.constraint(equalToConstant: 10),
    ])
    window.layoutIfNeeded()
    #expect(scroll.contentOffset == .zero)
    #expect(content.safeAreaInsets.left == 44)
    #expect(marker.frame.minX == 0)
  }
}
