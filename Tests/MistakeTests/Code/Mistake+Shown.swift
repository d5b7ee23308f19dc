// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinUIKit

extension Mistake {
  /// Layouts that their constraints determine, and that look wrong on a phone with a screen of 393 by
  /// 852 points, of which the safe area leaves out 59 at the top and 34 at the bottom.
  static let shown = [
    Mistake(
      "A title below the status bar", .shown(code: "under-bar", "the safe area begins at 59")
    ) { stage in
      let title = stage.label("Title")
      NSLayoutConstraint.activate([
        title.topAnchor.constraint(equalTo: stage.screen.topAnchor, constant: 8),
        title.leadingAnchor.constraint(equalTo: stage.screen.leadingAnchor, constant: 16),
      ])
    },
    Mistake(
      "A safe area that is read before the first layout",
      .shown(code: "under-bar", "safeAreaInsets is 0 before the first layout")
    ) { stage in
      let title = stage.label("Title")
      let inset = stage.screen.safeAreaInsets.top + 8
      NSLayoutConstraint.activate([
        title.topAnchor.constraint(equalTo: stage.screen.topAnchor, constant: inset),
        title.leadingAnchor.constraint(equalTo: stage.screen.leadingAnchor, constant: 16),
      ])
    },
    Mistake(
      "A button over the home indicator",
      .shown(code: "under-bar", "over the home indicator: the safe area ends at 818")
    ) { stage in
      let buy = stage.button("Buy")
      NSLayoutConstraint.activate([
        buy.bottomAnchor.constraint(equalTo: stage.screen.bottomAnchor),
        buy.centerXAnchor.constraint(equalTo: stage.screen.centerXAnchor),
      ])
    },
    Mistake(
      "A field without a width", .shown(code: "narrow-field", "mail is only as wide as its text")
    ) { stage in
      let mail = stage.add(UITextField(), "mail")
      NSLayoutConstraint.activate([
        mail.topAnchor.constraint(equalTo: stage.safe.topAnchor, constant: 20),
        mail.leadingAnchor.constraint(equalTo: stage.safe.leadingAnchor, constant: 16),
      ])
    },
    Mistake(
      "A background that was added last", .shown(code: "covered-text", "background covers title")
    ) { stage in
      stage.top(stage.label("Title"))
      let background = stage.box("background")
      background.backgroundColor = .systemBlue
      stage.fill(background)
    },
    Mistake(
      "A button outside of its superview",
      .shown(code: "untouchable", "its superview card, which is 100 high")
    ) { stage in
      let card = stage.box("card")
      let go = stage.button("Go", in: card)
      stage.top(card)
      NSLayoutConstraint.activate([
        card.heightAnchor.constraint(equalToConstant: 100),
        go.bottomAnchor.constraint(equalTo: stage.safe.bottomAnchor),
        go.centerXAnchor.constraint(equalTo: card.centerXAnchor),
      ])
    },
    Mistake(
      "A container of height 0", .shown(code: "empty-container", "tools is 0 high, and go in it")
    ) { stage in
      let tools = stage.box("tools")
      let go = stage.button("Go", in: tools)
      stage.top(tools)
      NSLayoutConstraint.activate([
        tools.heightAnchor.constraint(equalToConstant: 0),
        go.topAnchor.constraint(equalTo: tools.topAnchor),
        go.centerXAnchor.constraint(equalTo: tools.centerXAnchor),
      ])
    },
    Mistake(
      "Content that is as high as its scroll view",
      .shown(code: "unreachable-content", "below the content of scroll, which is 852 high")
    ) { stage in
      let (scroll, content) = (stage.add(UIScrollView(), "scroll"), UIView())
      stage.fill(scroll)
      stage.add(content, "content", in: scroll)
      stage.fill(content)
      let last = stage.label("Last", in: content)
      NSLayoutConstraint.activate([
        content.widthAnchor.constraint(equalTo: scroll.widthAnchor),
        content.heightAnchor.constraint(equalTo: scroll.heightAnchor),
        last.topAnchor.constraint(equalTo: content.topAnchor, constant: 1000),
        last.leadingAnchor.constraint(equalTo: content.leadingAnchor),
      ])
    },
    Mistake(
      "A title that is wider than its button",
      .shown(code: "cut-text", "the title of continue to payment is cut off")
    ) { stage in
      let buy = stage.button("Continue to payment")
      NSLayoutConstraint.activate([
        buy.topAnchor.constraint(equalTo: stage.safe.topAnchor),
        buy.leadingAnchor.constraint(equalTo: stage.safe.leadingAnchor, constant: 16),
        buy.widthAnchor.constraint(equalToConstant: 60),
      ])
    },
    Mistake(
      "A title that is higher than its button",
      .shown(code: "cut-text", "the title of buy is cut off: its line is")
    ) { stage in
      let buy = stage.button("Buy")
      stage.top(buy)
      buy.heightAnchor.constraint(equalToConstant: 12).isActive = true
    },
    Mistake(
      "A text with a position and no size",
      .shown(code: "unplaced-view", "its frame has a position and no size")
    ) { stage in
      let text = UILabel(frame: CGRect(x: 40, y: 200, width: 0, height: 0))
      (text.text, text.accessibilityIdentifier) = ("Text", "text")
      stage.screen.addSubview(text)
    },
    Mistake(
      "Two lines in the height of one", .shown(code: "cut-text", "high, and have 20")
    ) { stage in
      let text = stage.label(
        "A text of far more words than one line of a phone can show to anybody", lines: 2)
      text.accessibilityIdentifier = "text"
      stage.top(text)
      text.heightAnchor.constraint(equalToConstant: 20).isActive = true
    },
    Mistake(
      "A text without an end",
      .shown(code: "outside-screen", "text.trailing <= screen.trailing - 16 keeps it inside")
    ) { stage in
      let text = stage.label("A text of far more words than one line of a phone can show")
      text.accessibilityIdentifier = "text"
      NSLayoutConstraint.activate([
        text.topAnchor.constraint(equalTo: stage.safe.topAnchor),
        text.leadingAnchor.constraint(equalTo: stage.safe.leadingAnchor, constant: 16),
      ])
    },
    Mistake(
      "Insets with the wrong sign",
      .shown(code: "outside-screen", "card is outside of screen by 16 on all sides")
    ) { stage in
      stage.fill(stage.box("card"), -16)
    },
    Mistake(
      "A text that nothing places", .shown(code: "unplaced-view", "it has no constraint")
    ) { stage in
      let text = UILabel()
      (text.text, text.accessibilityIdentifier) = ("Text", "text")
      stage.screen.addSubview(text)
    },
    Mistake(
      "A content size by a width that the view does not announce",
      .shown(code: "stale-content", "of flow is 90 high now, but the layout has 30")
    ) { stage in
      stage.top(stage.add(FlowView(), "flow"))
    },
    Mistake(
      "Constraints that are added in each layout",
      .shown(code: "repeated-constraint", "dot.leading == card.leading and 3 more hold 2 times")
    ) { stage in
      let card = stage.add(RepeatingView(), "card")
      stage.top(card)
      card.heightAnchor.constraint(equalToConstant: 80).isActive = true
    },
    Mistake(
      "A bar that begins at the bottom of the safe area",
      // 34 of 80 points are above the bottom of the screen.
      .shown(code: "outside-screen", "begins 34 above the bottom of the screen, so that 46 of it")
    ) { stage in
      let bar = stage.box("bar")
      let buy = stage.button("Buy", in: bar)
      NSLayoutConstraint.activate([
        buy.topAnchor.constraint(equalTo: bar.topAnchor),
        buy.centerXAnchor.constraint(equalTo: bar.centerXAnchor),
        bar.leadingAnchor.constraint(equalTo: stage.screen.leadingAnchor),
        bar.trailingAnchor.constraint(equalTo: stage.screen.trailingAnchor),
        bar.topAnchor.constraint(equalTo: stage.safe.bottomAnchor),
        bar.heightAnchor.constraint(equalToConstant: 80),
      ])
    },
    Mistake(
      "A button in an image view",
      .shown(code: "untouchable", "isUserInteractionEnabled of its superview photo is false")
    ) { stage in
      let photo = stage.add(UIImageView(), "photo")
      stage.fill(photo)
      stage.center(stage.button("Play", in: photo))
    },
    Mistake(
      "A transparent view above a button",
      .shown(code: "untouchable", "overlay, which is transparent, covers it")
    ) { stage in
      stage.center(stage.button("Play"))
      stage.fill(stage.box("overlay"))
    },
    Mistake(
      "A text in the center of a scroll view",
      .shown(code: "untied-content", "the content of scroll has no size")
    ) { stage in
      let scroll = stage.add(UIScrollView(), "scroll")
      stage.fill(scroll)
      stage.center(stage.label("Hello", in: scroll))
    },
    Mistake(
      "Insets beside the width of the scroll view",
      // 16 + 393 + 16
      .shown(
        code: "longer-content", "the content of scroll is 425 wide, but the scroll view shows 393")
    ) { stage in
      let scroll = stage.add(UIScrollView(), "scroll")
      stage.fill(scroll)
      let text = stage.label("Text", lines: 0, in: scroll)
      stage.fill(text, 16)
      text.widthAnchor.constraint(equalTo: scroll.widthAnchor).isActive = true
    },
    Mistake(
      "A plain view in a stack view that centers",
      .shown(code: "empty-view", "the alignment of stack does not stretch it")
    ) { stage in
      let box = stage.box("box")
      box.backgroundColor = .red
      let stack = stage.stack([box], .vertical)
      stack.alignment = .center
      stage.top(stack)
      stack.heightAnchor.constraint(equalToConstant: 50).isActive = true
    },
    Mistake(
      "A card of the width of another phone",
      // 414 - 393
      .shown(
        code: "outside-screen", "card is outside of screen: 21 on the right, and with it title")
    ) { stage in
      let card = stage.box("card")
      let title = stage.label("Title", in: card)
      NSLayoutConstraint.activate([
        card.leadingAnchor.constraint(equalTo: stage.screen.leadingAnchor),
        card.topAnchor.constraint(equalTo: stage.safe.topAnchor),
        card.widthAnchor.constraint(equalToConstant: 414),
        card.heightAnchor.constraint(equalToConstant: 100),
        title.topAnchor.constraint(equalTo: card.topAnchor),
        title.trailingAnchor.constraint(equalTo: card.trailingAnchor, constant: -4),
      ])
    },
  ]
}

extension Stage {
  /// Centers a view in its superview.
  func center(_ view: UIView) {
    guard let outer = view.superview else { return }
    NSLayoutConstraint.activate([
      view.centerXAnchor.constraint(equalTo: outer.centerXAnchor),
      view.centerYAnchor.constraint(equalTo: outer.centerYAnchor),
    ])
  }
}

/// A view whose height follows from its width, which it does not announce.
private final class FlowView: UIView {
  override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: bounds.width > 0 ? 90 : 30)
  }
}

/// A view that constrains a mark in it whenever it is laid out.
private final class RepeatingView: UIView {
  private let dot = UIView()

  override func layoutSubviews() {
    super.layoutSubviews()
    if dot.superview == nil {
      dot.translatesAutoresizingMaskIntoConstraints = false
      dot.accessibilityIdentifier = "dot"
      addSubview(dot)
    }
    NSLayoutConstraint.activate([
      dot.leadingAnchor.constraint(equalTo: leadingAnchor),
      dot.topAnchor.constraint(equalTo: topAnchor),
      dot.widthAnchor.constraint(equalToConstant: 8),
      dot.heightAnchor.constraint(equalToConstant: 8),
    ])
  }
}
