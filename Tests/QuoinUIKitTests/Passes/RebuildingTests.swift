// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinUIKit
import Testing

@MainActor @Suite("Programs that change the tree while results are read")
struct RebuildingTests {
  /// A view that, once, lets a program answer to new insets.
  private final class AnsweringView: UIView {
    var answer: (() -> Void)?

    override func safeAreaInsetsDidChange() {
      super.safeAreaInsetsDidChange()
      takeAnswer()?()
    }

    override func layoutMarginsDidChange() {
      super.layoutMarginsDidChange()
      takeAnswer()?()
    }

    private func takeAnswer() -> (() -> Void)? {
      defer { answer = nil }
      return answer
    }
  }

  /// The change of a root that changes the insets of its subviews.
  enum Change: CaseIterable {
    case margins, safeArea

    @MainActor func make(to root: UIView) {
      let insets = UIEdgeInsets(top: 20, left: 20, bottom: 20, right: 20)
      switch self {
      case .margins: root.layoutMargins = insets
      case .safeArea: root.layoutOverrides = LayoutOverrides(safeAreaInsets: insets)
      }
    }
  }

  @Test(
    "Views may be removed, and everything described from scratch, in answer to new insets",
    arguments: Change.allCases)
  func removalFromScratch(change: Change) {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let first = AnsweringView(frame: root.bounds)
    var others = (0..<10).map { _ in UIView(frame: root.bounds) }
    for view in [first] + others {
      view.preservesSuperviewLayoutMargins = true
      root.addSubview(view)
    }
    root.layoutIfNeeded()
    var answers = 0
    first.answer = {
      answers += 1
      // Without the views, so that the engine has fewer items than it reports insets of.
      while others.count > 1 { others.removeLast().removeFromSuperview() }
      root.layoutDirectionOverride = .rightToLeft
      root.layoutIfNeeded()
    }
    change.make(to: root)
    root.layoutIfNeeded()
    #expect(answers == 1)
    // The views have the frame of the root, whose insets reach into them in full. The margins of a
    // view are 8, on which those of the superview and the safe area have a lower limit of 20.
    let expected = UIEdgeInsets(top: 20, left: 20, bottom: 20, right: 20)
    for view in [first, others[0]] {
      switch change {
      case .margins: #expect(view.layoutMargins == expected)
      case .safeArea: #expect(view.safeAreaInsets == expected)
      }
    }
  }

  @Test("A view that takes the slot of a removed one keeps its own insets")
  func reusedSlot() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let first = AnsweringView(frame: root.bounds)
    let second = UIView(frame: root.bounds)
    // Away from the edges, so that no safe area reaches into it.
    let third = UIView(frame: CGRect(x: 40, y: 40, width: 20, height: 20))
    root.addSubview(first)
    root.addSubview(second)
    root.layoutIfNeeded()
    first.answer = {
      second.removeFromSuperview()
      root.addSubview(third)
      root.layoutIfNeeded()
    }
    Change.safeArea.make(to: root)
    root.layoutIfNeeded()
    #expect(first.safeAreaInsets == UIEdgeInsets(top: 20, left: 20, bottom: 20, right: 20))
    #expect(second.safeAreaInsets == .zero)
    #expect(third.safeAreaInsets == .zero)
  }
}
