// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

// Statements as programs write them. The check of dialects type-checks each in the time that is
// allowed.

import Cartography

@MainActor func signIn(_ views: [UIView]) {
  constrain(
    views[0], views[1], views[2], views[3], views[4], views[5]
  ) { logo, title, email, password, button, link in
    logo.top == logo.superview!.top + 80
    logo.centerX == logo.superview!.centerX
    logo.width == 96
    logo.height == logo.width
    title.top == logo.bottom + 24
    title.leading == title.superview!.leading + 20
    title.trailing == title.superview!.trailing - 20
    email.top == title.bottom + 32 ~ 750
    email.top >= title.bottom + 16
    email.leading == title.leading
    email.trailing == title.trailing
    email.height == 44
    password.top == email.bottom + 12
    password.size == email.size
    password.centerX == email.centerX
    button.top == password.bottom + 24
    button.width == password.width * 0.5
    button.height == 50
    button.centerX == password.centerX
    link.top >= button.bottom + 20
    link.centerX == button.centerX
    link.bottom == link.superview!.safeAreaLayoutGuide.bottom - 16
  }
}

@MainActor func profile(_ views: [UIView]) {
  constrain(
    views[0], views[1], views[2], views[3], views[4], views[5]
  ) { cover, avatar, name, bio, follow, stats in
    cover.top == cover.superview!.top
    cover.leading == cover.superview!.leading
    cover.trailing == cover.superview!.trailing
    cover.height == cover.width * 9 / 16
    avatar.width == 88
    avatar.height == avatar.width
    avatar.centerY == cover.bottom
    avatar.leading == cover.leading + 16
    name.leading == avatar.trailing + 12
    name.top == cover.bottom + 8
    name.trailing <= follow.leading - 8
    follow.centerY == name.centerY
    follow.trailing == cover.trailing - 16
    follow.width >= 80
    follow.height == 32
    bio.top == avatar.bottom + 12
    bio.leading == avatar.leading
    bio.trailing == follow.trailing
    stats.top == bio.bottom + (12 + 4) * 2
    stats.edges >= inset(stats.superview!.edges, 16) ~ .defaultHigh
    stats.bottom <= stats.superview!.bottom - 16
    stats.height == 60 ~ 999
  }
}

@MainActor func feedCell(_ views: [UIView]) {
  constrain(
    views[0], views[1], views[2], views[3], views[4], views[5]
  ) { avatar, name, headline, text, image, actions in
    avatar.top == avatar.superview!.topMargin
    avatar.leading == avatar.superview!.leadingMargin
    avatar.size == image.size / 4 ~ .defaultLow
    avatar.width == 44
    avatar.height == 44
    name.leading == avatar.trailing + 10
    name.trailing == name.superview!.trailingMargin
    name.top == avatar.top
    headline.top == name.bottom + 2
    headline.leading == name.leading
    headline.trailing == name.trailing
    text.top >= avatar.bottom + 8
    text.top >= headline.bottom + 8
    text.top == avatar.bottom + 8 ~ 250
    text.leading == avatar.leading
    text.trailing == name.trailing
    image.top == text.bottom + 12
    image.leading == image.superview!.leading
    image.trailing == image.superview!.trailing
    image.height == image.width * 0.5625
    actions.top == image.bottom + 8
    actions.edges == inset(actions.superview!.edges, 0, 16, 8, 16) ~ 1
  }
}

@MainActor func player(_ views: [UIView]) {
  constrain(
    views[0], views[1], views[2], views[3], views[4], views[5]
  ) { artwork, slider, elapsed, remaining, play, volume in
    artwork.width == artwork.superview!.width - 64
    artwork.height == artwork.width
    artwork.center == artwork.superview!.center ~ 500
    artwork.top >= artwork.superview!.safeArea.top + 32
    slider.top == artwork.bottom + 40
    slider.leading == artwork.leading
    slider.trailing == artwork.trailing
    elapsed.top == slider.bottom + 4
    elapsed.leading == slider.leading
    remaining.firstBaseline == elapsed.firstBaseline
    remaining.trailing == slider.trailing
    remaining.leading >= elapsed.trailing + 8
    play.top == elapsed.bottom + 24
    play.centerX == slider.centerX
    play.size == artwork.size * 0.2
    play.width <= 72
    play.height <= 72 ~ 999
    volume.top == play.bottom + 32
    volume.leading == slider.leading + 24
    volume.trailing == slider.trailing - 24
    volume.height == 30
    volume.bottom <= volume.superview!.bottom - 20 ~ LayoutPriority(900)
  }
}

@MainActor func keypad(_ views: [UIView]) {
  let margin: CGFloat = 16
  let gap: CGFloat = 10
  constrain(
    views[0], views[1], views[2], views[3], views[4], views[5]
  ) { one, two, three, four, five, six in
    one.leading == one.superview!.leading + margin
    one.top == one.superview!.top + margin
    two.leading == one.trailing + gap
    three.leading == two.trailing + gap
    three.trailing == three.superview!.trailing - margin
    four.top == one.bottom + gap
    five.top == four.top
    six.top == five.top
    four.leading == one.leading
    five.leading == two.leading
    six.leading == three.leading
    two.top == one.top
    three.top == one.top
    two.width == one.width
    three.width == one.width
    four.size == one.size
    five.size == one.size
    six.size == one.size
    one.height == one.width * 0.75
    two.height == one.height
    three.height == one.height
    six.bottom <= six.superview!.bottom - margin * 2
  }
}

@MainActor func chat(_ views: [UIView]) {
  constrain(
    views[0], views[1], views[2], views[3], views[4], views[5]
  ) { bubble, label, time, tail, avatar, status in
    avatar.left == avatar.superview!.left + 8
    avatar.bottom == bubble.bottom
    avatar.width == 32
    avatar.height == 32
    bubble.left == avatar.right + 6
    bubble.top == bubble.superview!.top + 4
    bubble.right <= bubble.superview!.right - 64
    bubble.width <= bubble.superview!.width * 0.75
    label.edges == inset(bubble.edges, 12, 8)
    time.right == bubble.right - 8
    time.bottom == bubble.bottom - 4
    time.left >= bubble.left + 8
    time.top >= label.bottom - 4 ~ 700
    tail.size == status.size
    tail.width == 10
    tail.height == 12.5
    tail.left == bubble.left - 5
    tail.bottom == bubble.bottom
    status.top == bubble.bottom + 2
    status.right == bubble.right
    status.bottom == status.superview!.bottom - 4
    status.height == 14 ~ .required
  }
}

@MainActor func onboarding(_ views: [UIView]) {
  let gap: CGFloat = 10
  constrain(
    views[0], views[1], views[2], views[3], views[4], views[5]
  ) { picture, title, text, dots, next, skip in
    picture.top == picture.superview!.safeAreaLayoutGuide.top + 40
    picture.centerX == picture.superview!.centerX
    picture.width == picture.superview!.width * 0.8 ~ 750
    picture.width <= 400
    picture.height == picture.width / 1.5
    title.top == picture.bottom + 32
    title.leading == title.superview!.layoutMarginsGuide.leading
    title.trailing == title.superview!.layoutMarginsGuide.trailing
    text.top == title.lastBaseline + 20
    text.edges <= text.superview!.readableContentGuide.edges ~ 100
    text.leading == title.leading
    text.trailing == title.trailing
    dots.centerX == text.centerX
    dots.bottom == next.top - 24
    dots.height == 8
    next.leading == text.leading
    next.trailing == text.trailing
    next.height == 50
    next.bottom == skip.top - 8
    skip.centerX == next.centerX
    skip.width >= 0.5 * next.width
    skip.bottom == skip.superview!.bottom - 3 * (gap + 2)
  }
}

@MainActor func chart(_ views: [UIView]) {
  let position = 120.5
  constrain(
    views[0], views[1], views[2], views[3], views[4], views[5]
  ) { axis, plot, legend, unit, cursor, value in
    axis.left == axis.superview!.leftMargin
    axis.top == axis.superview!.topMargin
    axis.bottom == legend.top - 8
    axis.width == 40
    plot.left == axis.right + 1
    plot.right == plot.superview!.rightMargin
    plot.top == axis.top
    plot.bottom == axis.bottom
    legend.left == plot.left
    legend.right == plot.right
    legend.height == 24
    legend.bottom == legend.superview!.bottomMargin
    unit.bottom == plot.top + 12
    unit.centerX == axis.centerX
    unit.width <= axis.width - 4
    cursor.width == 1
    cursor.top == plot.top
    cursor.bottom == plot.bottom
    cursor.centerX == plot.left + position
    value.bottom == cursor.top - 2
    value.centerX == cursor.centerX ~ 750
    value.left >= plot.left
  }
}

@MainActor func settings(_ views: [UIView]) {
  let scale: CGFloat = 3
  constrain(
    views[0], views[1], views[2], views[3], views[4], views[5]
  ) { icon, title, detail, toggle, chevron, line in
    icon.left == icon.superview!.left + 16
    icon.centerY == icon.superview!.centerY
    icon.width == 29
    icon.height == icon.width
    title.left == icon.right + 12
    title.centerY == icon.centerY - 8 ~ 990
    detail.left == title.left
    detail.top == title.bottom + 2
    detail.right <= toggle.left - 12
    toggle.right == chevron.left - 8
    toggle.centerY == toggle.superview!.centerY
    chevron.right == chevron.superview!.right - 16
    chevron.centerY == toggle.centerY
    chevron.width == 8
    chevron.height == 13
    line.left == title.left
    line.right == line.superview!.right
    line.bottom == line.superview!.bottom
    line.height == 1 / scale
    detail.bottom <= line.top - 8
    title.top >= title.superview!.top + 8
    title.right <= toggle.left - 12
  }
}

@MainActor func card(_ views: [UIView]) {
  let gap: CGFloat = 10
  constrain(
    views[0], views[1], views[2], views[3], views[4], views[5]
  ) { photo, badge, title, price, rating, button in
    photo.edges == inset(photo.superview!.edges, horizontally: 8) ~ 1
    photo.top == photo.superview!.top + 8
    photo.left == photo.superview!.left + 8
    photo.right == photo.superview!.right - 8
    photo.height == photo.width * 3 / 4
    badge.center == photo.center ~ .fittingSizeLevel
    badge.top == photo.top + 8
    badge.right == photo.right - 8
    badge.width >= badge.height
    badge.height == 20
    title.top == photo.bottom + 8
    title.left == photo.left
    title.right == photo.right
    price.top == title.bottom + 4
    price.left == title.left
    rating.centerY == price.centerY
    rating.right == title.right
    rating.left >= price.right + 8
    button.top == price.bottom + 12
    button.left == price.left
    button.right == rating.right
    button.bottom == button.superview!.bottom - 8 - gap
  }
}

@MainActor func groups(_ view: UIView, _ others: [UIView]) {
  let group = ConstraintGroup()
  var width: NSLayoutConstraint?
  var size: [NSLayoutConstraint] = []
  constrain(view, replace: group) { view in
    // swift-format-ignore: NoAssignmentInExpressions
    width = view.width == 200 ~ 100
    // swift-format-ignore: NoAssignmentInExpressions
    size = view.size == view.superview!.size ~ 100
    guard let parent = view.superview else { return }
    for factor in [0.5, 1, 2] { view.width >= parent.width * factor - 3 ~ 200 }
    if size.isEmpty { view.top == parent.top }
    defer { view.height == 3 }
    view.leading == parent.leading + 10 * 2 ~ .defaultLow
  }
  constrain(others) { views in
    align(top: views)
    distribute(by: 8, horizontally: views) ~ 900
  }
  layout(["a": view]) { $0["a"]!.width == 30 }
  constrain(clear: group)
  width?.constant = 4
}

@MainActor func parts(_ header: UIView, _ footer: UIView) {
  constrain(header, footer) { header, footer in
    top(header, footer)
    bottom(header, footer)
  }
}

@MainActor private func top(_ header: ViewProxy, _ footer: ViewProxy) {
  header.top == header.superview!.top
  header.bottom <= footer.top
}

@MainActor private func bottom(_ header: ViewProxy, _ footer: ViewProxy) {
  footer.bottom == footer.superview!.bottom
  footer.height == header.height * 0.5 ~ 750
}

/// An object of the program that wraps a view, and a function that takes any item.
@MainActor final class Badge: LayoutItem {
  let view = UIView()

  func asProxy(context: Context) -> ViewProxy { view.asProxy(context: context) }
}

@MainActor func items<Item: LayoutItem>(_ item: Item, _ badge: Badge, _ views: [UILabel])
where Item.ProxyType == ViewProxy {
  constrain(item, badge, views[0].layoutMarginsGuide) { item, badge, guide in
    item.left == badge.right + 4
    badge.top == guide.top
  }
  constrain(views) { views in views[0].width == views[1].width }
  constrain(badge) { $0.width == 4 }
}
