// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

// Statements as programs write them. The check of dialects type-checks each in the time that is
// allowed. The numbers are those of the specification.
// swift-format-ignore-file

import NotAutoLayout

// 7.3, 1: numbers.
final class Picture: UIView {
  private typealias Float = NotAutoLayout.Float
  let image = UIView()
  let caption = UIView()

  override func layoutSubviews() {
    super.layoutSubviews()
    let padding: Float = 8
    let third = Float(bounds.width) / 3
    let imageSize = Size(width: third, height: NotAutoLayout.Float(8))
    nal.layout(image) { $0.setTopLeft(to: .zero).setSize(to: imageSize) }
    nal.layout(caption) { $0
      .pinTopLeft(to: self.image, with: { $0.bottomLeft + .init(x: 0, y: padding) })
      .setWidth(by: { $0.width - padding.double })
      .fitHeight()
    }
    image.layer.cornerRadius = imageSize.width.cgValue
  }
}

// 7.3, 2: values without the names of their types.
@MainActor func values(_ parent: UIView, _ a: UIView, _ b: UIView, _ icons: [UIImageView]) {
  parent.nal.layout(a) { $0
    .pinTopCenter(to: b, with: { $0.bottomCenter + .init(x: 0, y: 1) })
    .setSize(to: .init(width: 44, height: 44))
  }
  parent.nal.layout(icons) { $0
    .setMiddle(by: { _ in Float(a.frame.maxY - b.frame.minY) / 2 })
    .fitSize()
    .setHorizontalInsetsEqualingToMargin()
  }
}

// 7.3, 3: extensions by capability.
extension LayoutMaker where Property: LayoutPropertyCanStoreTopType {
  func myTop(_ v: NotAutoLayout.Float) -> LayoutMaker<Property.WillSetTopProperty> { setTop(to: v) }
}

@MainActor func extended(_ parent: UIView, _ v: UIView) {
  parent.nal.layout(v) { $0.setLeft(to: 3).myTop(4).fitSize() }
  parent.nal.layout(v) { $0.myTop(4).setLeft(to: 3).fitSize().movingX(by: 3) }
}

// 7.3, 4, and the documentation's name of a complete layout.
let make: (LayoutMaker<IndividualProperty.Initial>) -> LayoutMaker<IndividualProperty.Layout> = { $0.setLeft(to: 1).setTop(to: 1).fitSize() }
let makeLayout: (LayoutMaker<IndividualProperty.Initial>) -> LayoutMaker<IndividualLayout> = { $0.stickOnParent() }

// 7.3, 5: generic parents.
@MainActor func f<V: LayoutInfoStorable>(_ v: V, _ s: View) where V: View {
  v.nal.setupSubview(s, setup: { $0.setDefaultLayout { $0.stickOnParent() }.addToParent() })
}

// 7.3, 6: closures of every form.
@MainActor func forms(_ parent: LayoutInfoStoredView, _ v: UIView, _ isWide: Bool) {
  parent.nal.layout(v, by: { (maker) in maker.setTopLeft(to: .zero).fitSize() })
  parent.nal.layout(v) { layoutMaker in
    let side: NotAutoLayout.Float = isWide ? 10 : 5
    return layoutMaker.setTopLeft(to: .zero).setWidth(to: side).setHeight(by: { guides in
      let height = guides.height
      return height / 2
    })
  }
  parent.nal.setupSubview(v) { (wizard) in
    wizard.setDefaultLayout({ $0.setTopLeft(to: .zero).fitSize() }).addToParent()
  }
  let layout = parent.nal.makeLayout { $0.stickOnParent() }
  parent.nal.setupSubview(v) { $0.setDefaultLayout { layout }.setDefaultOrder(to: 2) }
  parent.nal.setLayout(for: v) { $0.stickOnParentSafeArea() }
  parent.nal.layout(v, with: layout)
}

// 7.3, 7: guides are values.
@MainActor func guides(_ parent: UIView, _ v: UIView) {
  let half: @MainActor (any LayoutGuideRepresentable) -> NotAutoLayout.Float = { $0.width / 2 }
  parent.nal.layout(v) { $0.setTopLeft(to: .zero).setHeight(to: 3).setWidth(by: { half($0) }) }
  parent.nal.layout(v) { $0.setTopLeft(to: .zero).setHeight(to: 3).setWidth(by: { half($0.safeAreaGuide) }) }
  parent.nal.layout(v) { $0.setTopLeft(to: .zero).setHeight(to: 3).setWidth(by: { half($0.makeGuide(from: $0.layoutMarginsGuide.frame)) }) }
  parent.nal.layout(v) { $0.setMiddleLeft(by: { $0.middleLeading }).aspectFit(in: { $0.readableContentGuide }) }
  parent.nal.layout(v) { $0.setTopLeft(by: { $0.pointAt(x: 0.2, y: 0.3) }).aspectFill(ratio: 2) }
}

// 7.3, 8: stored values.
@MainActor func stored(_ parent: LayoutInfoStoredView, _ viewA: UIView) {
  let layout = parent.nal.makeLayout { $0.setTopLeft(to: .zero).fitSize() }
  let info: LayoutInfo = [viewA: layout]
  let orderInfo: OrderInfo = [viewA: 3]
  _ = info[viewA]
  _ = orderInfo[viewA, default: 0]
}

// 7.3, 9: processes.
@MainActor func processes(_ parent: UIView, _ v: UIView) {
  parent.nal.layout(v) { $0
    .setTopLeft(to: .zero).fitSize()
    .addingProcess(by: { frame, parameters in
      parameters.targetView.layer.cornerRadius = (min(frame.width, frame.height) / 2).cgValue
    })
  }
}

// 1.4: elements and evaluations as values, with the names and the payloads of version 3.3.
@MainActor func values(_ v: UIView) {
  let _: [LayoutElement.Point] = [.constant(.zero), .byParent({ $0.topLeft }), .byReference(referenceGetter: { v }, { $0.topLeft })]
  let _: [LayoutElement.Size] = [.fits(.zero), .aspect(.fit(nil, layoutGuideGetter: { $0 })), .aspect(.safeAreaFill(2, safeAreaOnly: true))]
  let _: LayoutElement.Size.AspectSizing = .fill(2, layoutGuideGetter: { $0.safeAreaGuide })
  let number: FrameAdditionalEvaluation.FloatEvaluation = { frame, parameters in frame.width + parameters.guides.width }
  let size: FrameAdditionalEvaluation.SizeEvaluation = { frame, _ in frame.size }
  let _: [FrameAdditionalEvaluation] = [.moveLeftTo(number), .pinchTopBy(number), .expandWidthTo(number, from: .coordinateLeft), .expandSizeBy(size, from: .zero)]
  let _: FrameAdditionalEvaluation = .moveOriginBy { frame, _ in frame.topLeft }
}

// 7.2: what version 3.3 does not have.
@MainActor func superset(_ parent: UIView, _ v: UIView) {
  parent.nal.layout(v) { $0.setTop(to: 1).setLeft(to: 2).fitSize() }
  parent.nal.layout(v) { $0.fitSize().setTopLeft(to: .init(x: 5, y: 6)) }
  parent.nal.layout(v) { $0.setWidth(to: 30).setTopLeft(to: .init(x: 7, y: 8)).setHeight(to: 20) }
  parent.nal.layout(v) { $0.setRight(to: 50).setLeft(to: 4).setTop(to: 6).setHeight(to: 7) }
  parent.nal.layout(v) { $0.fitHeight().fitWidth(by: 75).setTopLeft(to: .zero) }
  parent.nal.layout(v) { $0.setBottom(to: 66).setLeft(to: 4).setTop(to: 7).setRight(to: 9) }
  parent.nal.layout(v) { $0.setLeft(by: { $0.safeAreaGuide.topCenter }).setTop(to: 1).fitSize() }
  parent.nal.layout(v) { $0.setLeft(by: { _ in .zero }).setTop(by: { _ in .zero }).fitSize() }
  parent.nal.layout(v) { $0.setHorizontal(at: 0.25, to: 100).setWidth(to: 80).setTop(to: 0).setHeight(to: 10) }
  parent.nal.layout(v) { $0.pinHorizontal(at: 0.2, to: v, with: { $0.left }).pinVertical(at: 1, by: { v }, with: { $0.top }).fitSize() }
  parent.nal.layout(v) { $0.setLeading(by: { $0.layoutMarginsGuide.leading }).pinTrailing(to: v, with: { $0.trailing }).setTop(to: 0).fitHeight() }
  parent.nal.layout(v) { $0.setTopLeading(to: .zero).setBottomTrailing(by: { $0.middleCenter }) }
}

// 7.2 and 8.3: runs in both directions, and what happens to each view of them.
@MainActor func runs(_ parent: UIView, _ views: [UILabel], _ v: UIView) {
  parent.nal.layout(views) { $0.setMiddle(to: 50).setSize(to: .init(width: 40, height: 20)).setHorizontalInsets(to: 8) }
  parent.nal.layout(views) { $0.setCenter(to: 160).fitWidth().setHeight(to: 20).setVerticalInsetsEqualingToMargin().movingY(by: 4) }
  parent.nal.layout(views) { $0.pinTop(to: v, with: { $0.bottom }).fitSize().setHorizontalInsets(by: { $0.width / 10 }).movingY(by: { frame, _ in frame.width }) }
  let run = parent.nal.makeSequentialLayout { $0.setBottom(to: 10).fitSize().setHorizontalInsetsEqualingToMargin() }
  parent.nal.layout([v, v], with: run)
  let none: [UIView] = []
  parent.nal.layout(none, with: run)
}

// 8.2: grids.
@MainActor func grids(_ parent: UIView, _ a: UIView, _ labels: [UILabel]) {
  parent.nal.layout([[a, a], [a]]) { $0.stickOnParent().setInsets(to: 8) }
  parent.nal.layout(labels, columns: 3) { $0.setFrame(by: { $0.layoutMarginsGuide.frame }).fitSize().setInsetsFilling().followingLayoutDirection() }
  let grid = parent.nal.makeMatricalLayout { $0.setMiddleCenter(by: { $0.middleCenter }).setSize(to: .init(width: 30, height: 20)).setInsets(horizontal: 10, vertical: 5) }
  parent.nal.layout([[a], [a]], with: grid)
}

// The states have the names of version 3.3.
func finish(_ maker: LayoutMaker<IndividualProperty.TopLeft>) -> LayoutMaker<IndividualProperty.Layout> { maker.fitSize() }
func finish(_ maker: LayoutMaker<IndividualProperty.LeftRightTop>) -> LayoutMaker<IndividualProperty.Layout> { maker.fitHeight() }
func finish(_ maker: LayoutMaker<SequentialProperty.MiddleSize>) -> LayoutMaker<SequentialProperty.Layout> { maker.setHorizontalInsets(to: 3) }

// A cell of a feed.
@MainActor func cell(_ cell: UIView, _ avatar: UIView, _ name: UILabel, _ time: UILabel, _ text: UILabel, _ picture: UIView) {
  cell.nal.layout(avatar) { $0.setTopLeft(by: { $0.layoutMarginsGuide.topLeft }).setSize(to: .init(width: 40, height: 40)) }
  cell.nal.layout(time) { $0.setTopRight(by: { $0.layoutMarginsGuide.topRight }).fitSize() }
  cell.nal.layout(name) { $0.pinLeft(to: avatar, with: { $0.right + 8 }).pinRight(to: time, with: { $0.left - 8 }).pinTop(to: avatar, with: { $0.top }).fitHeight() }
  cell.nal.layout(text) { $0.pinTopLeft(to: name, with: { $0.bottomLeft }).setRight(by: { $0.layoutMarginsGuide.right }).fitHeight().movingY(by: 4) }
  cell.nal.layout(picture) { $0.pinTopLeft(to: text, with: { $0.bottomLeft }).aspectFit(ratio: 1.5, in: { $0.layoutMarginsGuide }) }
}
