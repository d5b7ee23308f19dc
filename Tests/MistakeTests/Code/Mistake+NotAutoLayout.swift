// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

#if !QUOIN_UIKIT && !QUOIN_APPKIT
import NotAutoLayout

extension Mistake {
  /// Frames by chains of calls.
  static let notAutoLayout = [
    Mistake(
      "NotAutoLayout: a width divided by nothing", in: .notAutoLayout,
      .remark(
        code: "nan-frame",
        "box keeps its frame (origin: (x:0.0, y: 0.0), size: (width: 0.0, height: 0.0)), because "
          + "its layout in screen gives (origin: (x:0.0, y: 0.0), size: (width: nan, height: "
          + "44.0)). Look for 0 / 0 and for infinite numbers in its closures.")
    ) { stage in
      let (box, photo) = (stage.box("box"), stage.box("photo"))
      stage.screen.nal.layout(box) {  // mistake
        $0.setLeft(to: 0).setTop(to: 0)
          .setWidth(by: { _ in Float(photo.frame.width / photo.frame.height) })
          .setHeight(to: 44)
      }
    },
    Mistake(
      "NotAutoLayout: a pin to a view that is in no tree", in: .notAutoLayout,
      .remark(
        code: "detached-reference",
        "stranger, the reference of a pin, has no superview, so the pin reads zero. Add it before "
          + "the layout.")
    ) { stage in
      let (box, stranger) = (stage.box("box"), UIView())
      stranger.accessibilityIdentifier = "stranger"
      stage.kept.append(stranger)
      stage.screen.nal.layout(box) {  // mistake
        $0.pinLeft(to: stranger, with: { $0.right }).setTop(to: 0)
          .setSize(to: Size(width: 44, height: 44))
      }
    },
    Mistake(
      "NotAutoLayout: the fitting size of a plain view", in: .notAutoLayout,
      .remark(
        code: "empty-fit",
        "box is a plain view, whose sizeThatFits(_:) returns its current size, without a width or a "
          + "height. Set its size, or override sizeThatFits(_:).")
    ) { stage in
      stage.screen.nal.layout(stage.box("box")) {  // mistake
        $0.setLeft(to: 20).setTop(to: 80).fitSize()
      }
    },
    Mistake(
      "NotAutoLayout: the fitting size of an image view without image", in: .notAutoLayout,
      .remark(
        code: "empty-fit",
        "photo has no image, so that the size that it needs is none. Set its image before the layout, "
          + "or its size.")
    ) { stage in
      stage.screen.nal.layout(stage.add(UIImageView(), "photo")) {  // mistake
        $0.setLeft(to: 20).setTop(to: 80).fitSize()
      }
    },
    Mistake(
      "NotAutoLayout: a view before the one that it is pinned to", in: .notAutoLayout,
      .remark(
        code: "late-reference",
        "detail is laid out before title, which it is pinned to and which has no frame yet. Lay title "
          + "out first.")
    ) { stage in
      let (title, detail) = (UILabel(), UILabel())
      (title.accessibilityIdentifier, detail.accessibilityIdentifier) = ("title", "detail")
      (title.text, detail.text) = ("Title", "Detail")
      for view in [title, detail] { stage.screen.addSubview(view) }
      stage.screen.nal.layout(detail) {  // mistake
        $0.setLeft(to: 16).pinTop(to: title, with: { $0.bottom + 8 }).fitSize()
      }
      stage.screen.nal.layout(title) { $0.setLeft(to: 16).setTop(to: 80).fitSize() }
    },
    Mistake(
      "NotAutoLayout: an edge as an inset", in: .notAutoLayout,
      .remark(
        code: "negative-size",
        "box gets the size (width: -4.0, height: 44.0) in screen: one of its edges is on the wrong "
          + "side of the other. Exchange them, or give it another size.")
    ) { stage in
      stage.screen.nal.layout(stage.box("box")) {  // mistake
        $0.setLeft(to: 20).setRight(to: 16).setTop(to: 80).setHeight(to: 44)
      }
    },
    Mistake(
      "NotAutoLayout: a subview of a card in the layout of the screen", in: .notAutoLayout,
      .remark(
        code: "other-superview",
        "inner is laid out in screen, but is a subview of card, in which it gets that frame. Call "
          + "layout of its superview.")
    ) { stage in
      let (card, inner) = (stage.box("card"), UIView())
      inner.accessibilityIdentifier = "inner"
      card.addSubview(inner)
      stage.screen.nal.layout(inner) {  // mistake
        $0.setTopLeft(to: .zero).setSize(to: Size(width: 44, height: 44))
      }
    },
    Mistake(
      "NotAutoLayout: a view that was not added", in: .notAutoLayout,
      .remark(
        code: "detached-view",
        "box has no superview yet, and is not seen until it has one. Add it before the layout.")
    ) { stage in
      let box = UIView()
      box.accessibilityIdentifier = "box"
      stage.screen.nal.layout(box) {  // mistake
        $0.setLeft(to: 20).setTop(to: 80).setSize(to: Size(width: 44, height: 44))
      }
    },
  ]
}
#endif
