// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

#if !QUOIN_APPKIT
import DialectTestSupport
import NotAutoLayout
import Testing

/// The condition that layouts of these tests depend on.
private enum Breadth: Int, ConditionEnum {
  case narrow = 1
  case broad
}

/// Begins where the default condition is.
private enum Colliding: Int, ConditionEnum {
  case first
}

/// Says itself which condition holds.
private final class BroadView: LayoutInfoStoredView {
  override var conditionGetter: ((_ boundSize: CGSize) -> any ConditionEnum)? {
    get { { _ in Breadth.broad } }
    set {}
  }
}

/// Says itself which condition holds.
private final class BroadScrollView: LayoutInfoStoredScrollView {
  override var conditionGetter: ((_ boundSize: CGSize) -> any ConditionEnum)? {
    get { { _ in Breadth.broad } }
    set {}
  }
}

/// The cases C1 to C6 of the specification.
@MainActor struct ConditionTests {
  let parent = LayoutInfoStoredView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
  let a = UIView()
  let b = UIView()

  init() {
    parent.conditionGetter = { $0.width < 400 ? Breadth.narrow : Breadth.broad }
  }

  /// Lays out what is stored, at a width.
  private func pass(width: CGFloat) {
    parent.frame.size.width = width
    parent.setNeedsLayout()
    parent.layoutIfNeeded()
  }

  /// A square whose four numbers are the same.
  private func rect(_ number: Float) -> Rect {
    Rect(x: number, y: number, width: number, height: number)
  }

  private typealias Float = NotAutoLayout.Float

  @Test func `C1, C2: the condition follows the width, and the default fills in`() {
    parent.nal.setupSubview(a) {
      $0
        .setDefaultLayout { $0.setFrame(to: rect(1)) }
        .setLayout(for: Breadth.broad) { $0.setFrame(to: rect(2)) }
        .addToParent()
    }
    for (width, number) in [(300, 1), (500, 2), (300, 1)] as [(CGFloat, Float)] {
      pass(width: width)
      #expect(a.frame == rect(number).cgValue)
    }
    #expect(parent.nal.getCurrentLayoutInfo() == nil)
    #expect(parent.nal.getDefaultLayoutInfo()?[a] != nil)
    #expect(parent.nal.getLayoutRequiredSubviews().count == 1)
  }

  @Test func `D18: subclasses of both storing views say which condition holds`() {
    #expect(BroadView().nal.getCurrentCondition().rawValue == Breadth.broad.rawValue)
    #expect(BroadScrollView().nal.getCurrentCondition().rawValue == Breadth.broad.rawValue)
  }

  @Test func `C3: without a getter the default condition holds`() {
    parent.conditionGetter = nil
    #expect(parent.nal.getCurrentCondition() is DefaultCondition)
    #expect(parent.getCondition(underCurrentBoundSize: .zero) == nil)
    #expect(parent.getDefaultCondition().rawValue == 0)
  }

  @Test func `C4: a condition with the raw value 0 is the default one, and gives a warning`() {
    parent.accessibilityIdentifier = "card"
    parent.conditionGetter = { _ in Colliding.first }
    parent.nal.setupSubview(a) { $0.setDefaultLayout { $0.setFrame(to: rect(3)) }.addToParent() }
    let warned = warnings { pass(width: 300) }
    #expect(a.frame == rect(3).cgValue)
    #expect(warned.first?.code == "default-condition")
    #expect(
      warned.first?.sentence
        == "The condition Colliding.first of card has the number 0, which is that of the default "
        + "condition, so they share their layouts. Begin your conditions at 1.")
  }

  @Test func `C5: orders and z-indices of the default condition hold view by view`() {
    parent.nal.setupSubview(b) {
      $0
        .setDefaultOrder(to: 9).setDefaultZIndex(to: 2).addToParent()
    }
    parent.nal.setupSubview(a) {
      $0
        .setDefaultOrder(to: 1).setZIndex(for: Breadth.narrow, to: 1).addToParent()
    }
    let nal = parent.nal
    #expect(nal.getSubviews(sortedByOrder: true) == [a, b])
    #expect(nal.getCurrentOrder(for: b) == 9)
    #expect(nal.getCurrentZIndex(for: b) == 2)
    #expect(nal.getCurrentZIndexInfo()?[b] == nil)
    #expect(nal.getDefaultOrderInfo()?[a, default: 7] == 1)
    #expect(nal.getDefaultZIndexInfo()?[a, default: 7] == 7)
    parent.nal.reloadSubviews()
    #expect(parent.subviews == [a, b])
  }

  @Test func `C6: a view with a layout for the current condition alone is laid out`() {
    parent.nal.setupSubview(a) {
      $0
        .setLayout(for: Breadth.narrow, making: { $0.setFrame(to: rect(7)) })
        .addToParent()
    }
    pass(width: 300)
    #expect(a.frame == rect(7).cgValue)
    #expect(parent.nal.getLayoutRequiredSubviews().count == 1)
    #expect(parent.nal.getLayoutRequiredSubviewsTotalFrame() == rect(7).cgValue)
    a.frame = .zero
    pass(width: 500)
    #expect(a.frame == .zero)
  }
}
#endif
