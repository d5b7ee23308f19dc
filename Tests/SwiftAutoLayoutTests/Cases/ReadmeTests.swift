// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

#if !QUOIN_APPKIT
import SwiftAutoLayout
import Testing

/// The samples of the original's document.
@MainActor @Suite("Samples of the original's document") struct ReadmeTests {
  /// A view of a given size of content.
  private final class Label: UIView {
    override var intrinsicContentSize: CGSize { CGSize(width: 120, height: 20) }
  }

  private let view = FrameCase.root()

  @Test("A hierarchy is built by constraints, and stays as it is later")
  func hierarchy() {
    let container = UIView()
    container.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 8, leading: 8, bottom: 8, trailing: 8)
    container.constrain(to: view).centerXY()
    let label = Label()
    label.constrain(to: container.layoutMarginsGuide).leadingTrailingTopBottom()
    label.constrain(to: view).width(.lessThanOrEqual, constant: -60, priority: .defaultHigh)
    view.layoutIfNeeded()
    #expect(container.superview === view && label.superview === container)
    #expect(container.frame == CGRect(x: 132, y: 132, width: 136, height: 36))
    #expect(label.frame == CGRect(x: 8, y: 8, width: 120, height: 20))
  }

  @Test("Three buttons in a guide, by multiples of its center")
  func buttonsInAGuide() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    view.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 10, leading: 20, bottom: 30, trailing: 40)
    let guide = UILayoutGuide()
    guide.constrain(to: view.layoutMarginsGuide).leadingTrailing().bottom()
    guide.constrainSelf().height(constant: 60)
    let buttons = [UIButton(), UIButton(), UIButton()]
    for button in buttons { button.constrainSelf().widthHeight(constant: 40) }
    // The text of the document.
    // swift-format-ignore: ReplaceForEachWithForLoop
    zip(buttons, [0.5, 1.0, 1.5]).forEach { (button, multiplier) in
      button.constrain(to: guide).centerX(multiplier: multiplier).centerY()
    }
    view.layoutIfNeeded()
    #expect(guide.layoutFrame == CGRect(x: 20, y: 110, width: 240, height: 60))
    #expect(buttons.map(\.frame.minX) == [50, 120, 190])
    #expect(buttons.allSatisfy { $0.superview === view && $0.frame.minY == 120 })
  }

  @Test("A builder, or its last constraint, is switched on later")
  func switchedOnLater() throws {
    let label = Label()
    label.constrain(to: view).leading().centerY()
    let constraint = label.constrainSelf().height(
      constant: 0, priority: .required - 1, activate: false)
    constraint.isActive = true
    view.layoutIfNeeded()
    #expect(label.frame.height == 0)
    let last = try #require(
      label.constrainSelf().width(constant: 7, activate: false).constraints.last)
    last.isActive = true
    view.layoutIfNeeded()
    #expect(label.frame.width == 7)
  }

  @Test("A label fills the margins of its container")
  func labelInMargins() {
    let container = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    container.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 8, leading: 8, bottom: 8, trailing: 8)
    let label = Label()
    label.constrain(to: container.layoutMarginsGuide).leadingTrailingTopBottom()
    container.layoutIfNeeded()
    #expect(label.superview === container)
    #expect(label.frame == CGRect(x: 8, y: 8, width: 184, height: 84))
  }

  @Test("Margins are of the reading direction", arguments: [(false, 20.0), (true, 40.0)])
  func margins(isRightToLeft: Bool, left: CGFloat) {
    let root = FrameCase.root(isRightToLeft: isRightToLeft)
    root.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 10, leading: 20, bottom: 30, trailing: 40)
    let child = UIView()
    child.constrain(to: root.layoutMarginsGuide).leadingTrailingTopBottom()
    root.layoutIfNeeded()
    #expect(child.frame == CGRect(x: left, y: 10, width: 340, height: 260))
  }
}
#endif
