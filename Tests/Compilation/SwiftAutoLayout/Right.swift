// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

// Statements as programs write them. The check of dialects type-checks each in the time that is
// allowed.
// swift-format-ignore-file

import SwiftAutoLayout

@MainActor func signIn(in view: UIView) {
  let gap: CGFloat = 4
  let label = UILabel()
  label.constrain(to: view).leading(constant: 10).trailing(constant: 10)
  label.constrain(to: view).top(.greaterThanOrEqual, constant: 8, multiplier: 0.1, priority: .defaultLow)
  label.constrain(to: view.layoutMarginsGuide).leadingTrailing().bottom()
  label.constrainSelf().height(.greaterThanOrEqual, constant: 20)
  let photo = UIImageView()
  photo.constrain(to: view).leadingTrailingTopBottom(constant: gap)
  photo.constrainSelf().width(constant: 88).aspectRatio(1)
  photo.constrain(to: label).centerX(multiplier: 0.1).centerY(constant: -gap * 2)
  photo.constrain(after: label).topBottom(constant: .systemSpacing)
  photo.constrain(to: label).width(.lessThanOrEqual, constant: -60, priority: .defaultHigh)
  let button = UIButton(type: .system)
  button.constrain(to: view).centerXY().width(multiplier: 0.25, priority: .required - 1)
  button.constrain(after: photo).leadingTrailing(.greaterThanOrEqual, constant: 12)
  button.constrainSelf().widthHeight(size: CGSize(width: 120, height: 44))
  button.constrain(to: photo).xAxis(.centerX, to: .leading, constant: 4).yAxis(.centerY, to: .top)
  button.constrain(to: photo).dimension(.width, to: .height, relation: .lessThanOrEqual, multiplier: 2)
  let guide = UILayoutGuide()
  guide.constrain(to: view.safeAreaLayoutGuide).leadingTrailing().bottom(constant: gap)
  guide.constrainSelf().height(constant: 60, priority: UILayoutPriority(900))
  for (view, multiplier) in zip([label, photo], [0.5, 1.0]) {
    view.constrain(to: guide).centerX(multiplier: multiplier).centerY()
  }
  let builder = photo.constrainSelf().height(constant: 0, activate: false)
  builder.isActive = true
  builder.constraints.last?.constant = 100
}

@MainActor func profile(in view: UIView) {
  let gap: CGFloat = 5
  let label = UILabel()
  label.constrain(to: view).leading(constant: 11).trailing(constant: 11)
  label.constrain(to: view).top(.greaterThanOrEqual, constant: 8, multiplier: 0.2, priority: .defaultLow)
  label.constrain(to: view.layoutMarginsGuide).leadingTrailing().bottom()
  label.constrainSelf().height(.greaterThanOrEqual, constant: 20)
  let photo = UIImageView()
  photo.constrain(to: view).leadingTrailingTopBottom(constant: gap)
  photo.constrainSelf().width(constant: 88).aspectRatio(1)
  photo.constrain(to: label).centerX(multiplier: 0.2).centerY(constant: -gap * 2)
  photo.constrain(after: label).topBottom(constant: .systemSpacing)
  photo.constrain(to: label).width(.lessThanOrEqual, constant: -60, priority: .defaultHigh)
  let button = UIButton(type: .system)
  button.constrain(to: view).centerXY().width(multiplier: 0.25, priority: .required - 1)
  button.constrain(after: photo).leadingTrailing(.greaterThanOrEqual, constant: 12)
  button.constrainSelf().widthHeight(size: CGSize(width: 120, height: 44))
  button.constrain(to: photo).xAxis(.centerX, to: .leading, constant: 4).yAxis(.centerY, to: .top)
  button.constrain(to: photo).dimension(.width, to: .height, relation: .lessThanOrEqual, multiplier: 2)
  let guide = UILayoutGuide()
  guide.constrain(to: view.safeAreaLayoutGuide).leadingTrailing().bottom(constant: gap)
  guide.constrainSelf().height(constant: 60, priority: UILayoutPriority(900))
  for (view, multiplier) in zip([label, photo], [0.5, 1.0]) {
    view.constrain(to: guide).centerX(multiplier: multiplier).centerY()
  }
  let builder = photo.constrainSelf().height(constant: 0, activate: false)
  builder.isActive = true
  builder.constraints.last?.constant = 100
}

@MainActor func feedCell(in view: UIView) {
  let gap: CGFloat = 6
  let label = UILabel()
  label.constrain(to: view).leading(constant: 12).trailing(constant: 12)
  label.constrain(to: view).top(.greaterThanOrEqual, constant: 8, multiplier: 0.3, priority: .defaultLow)
  label.constrain(to: view.layoutMarginsGuide).leadingTrailing().bottom()
  label.constrainSelf().height(.greaterThanOrEqual, constant: 20)
  let photo = UIImageView()
  photo.constrain(to: view).leadingTrailingTopBottom(constant: gap)
  photo.constrainSelf().width(constant: 88).aspectRatio(1)
  photo.constrain(to: label).centerX(multiplier: 0.3).centerY(constant: -gap * 2)
  photo.constrain(after: label).topBottom(constant: .systemSpacing)
  photo.constrain(to: label).width(.lessThanOrEqual, constant: -60, priority: .defaultHigh)
  let button = UIButton(type: .system)
  button.constrain(to: view).centerXY().width(multiplier: 0.25, priority: .required - 1)
  button.constrain(after: photo).leadingTrailing(.greaterThanOrEqual, constant: 12)
  button.constrainSelf().widthHeight(size: CGSize(width: 120, height: 44))
  button.constrain(to: photo).xAxis(.centerX, to: .leading, constant: 4).yAxis(.centerY, to: .top)
  button.constrain(to: photo).dimension(.width, to: .height, relation: .lessThanOrEqual, multiplier: 2)
  let guide = UILayoutGuide()
  guide.constrain(to: view.safeAreaLayoutGuide).leadingTrailing().bottom(constant: gap)
  guide.constrainSelf().height(constant: 60, priority: UILayoutPriority(900))
  for (view, multiplier) in zip([label, photo], [0.5, 1.0]) {
    view.constrain(to: guide).centerX(multiplier: multiplier).centerY()
  }
  let builder = photo.constrainSelf().height(constant: 0, activate: false)
  builder.isActive = true
  builder.constraints.last?.constant = 100
}

@MainActor func player(in view: UIView) {
  let gap: CGFloat = 7
  let label = UILabel()
  label.constrain(to: view).leading(constant: 13).trailing(constant: 13)
  label.constrain(to: view).top(.greaterThanOrEqual, constant: 8, multiplier: 0.4, priority: .defaultLow)
  label.constrain(to: view.layoutMarginsGuide).leadingTrailing().bottom()
  label.constrainSelf().height(.greaterThanOrEqual, constant: 20)
  let photo = UIImageView()
  photo.constrain(to: view).leadingTrailingTopBottom(constant: gap)
  photo.constrainSelf().width(constant: 88).aspectRatio(1)
  photo.constrain(to: label).centerX(multiplier: 0.4).centerY(constant: -gap * 2)
  photo.constrain(after: label).topBottom(constant: .systemSpacing)
  photo.constrain(to: label).width(.lessThanOrEqual, constant: -60, priority: .defaultHigh)
  let button = UIButton(type: .system)
  button.constrain(to: view).centerXY().width(multiplier: 0.25, priority: .required - 1)
  button.constrain(after: photo).leadingTrailing(.greaterThanOrEqual, constant: 12)
  button.constrainSelf().widthHeight(size: CGSize(width: 120, height: 44))
  button.constrain(to: photo).xAxis(.centerX, to: .leading, constant: 4).yAxis(.centerY, to: .top)
  button.constrain(to: photo).dimension(.width, to: .height, relation: .lessThanOrEqual, multiplier: 2)
  let guide = UILayoutGuide()
  guide.constrain(to: view.safeAreaLayoutGuide).leadingTrailing().bottom(constant: gap)
  guide.constrainSelf().height(constant: 60, priority: UILayoutPriority(900))
  for (view, multiplier) in zip([label, photo], [0.5, 1.0]) {
    view.constrain(to: guide).centerX(multiplier: multiplier).centerY()
  }
  let builder = photo.constrainSelf().height(constant: 0, activate: false)
  builder.isActive = true
  builder.constraints.last?.constant = 100
}

@MainActor func keypad(in view: UIView) {
  let gap: CGFloat = 8
  let label = UILabel()
  label.constrain(to: view).leading(constant: 14).trailing(constant: 14)
  label.constrain(to: view).top(.greaterThanOrEqual, constant: 8, multiplier: 0.5, priority: .defaultLow)
  label.constrain(to: view.layoutMarginsGuide).leadingTrailing().bottom()
  label.constrainSelf().height(.greaterThanOrEqual, constant: 20)
  let photo = UIImageView()
  photo.constrain(to: view).leadingTrailingTopBottom(constant: gap)
  photo.constrainSelf().width(constant: 88).aspectRatio(1)
  photo.constrain(to: label).centerX(multiplier: 0.5).centerY(constant: -gap * 2)
  photo.constrain(after: label).topBottom(constant: .systemSpacing)
  photo.constrain(to: label).width(.lessThanOrEqual, constant: -60, priority: .defaultHigh)
  let button = UIButton(type: .system)
  button.constrain(to: view).centerXY().width(multiplier: 0.25, priority: .required - 1)
  button.constrain(after: photo).leadingTrailing(.greaterThanOrEqual, constant: 12)
  button.constrainSelf().widthHeight(size: CGSize(width: 120, height: 44))
  button.constrain(to: photo).xAxis(.centerX, to: .leading, constant: 4).yAxis(.centerY, to: .top)
  button.constrain(to: photo).dimension(.width, to: .height, relation: .lessThanOrEqual, multiplier: 2)
  let guide = UILayoutGuide()
  guide.constrain(to: view.safeAreaLayoutGuide).leadingTrailing().bottom(constant: gap)
  guide.constrainSelf().height(constant: 60, priority: UILayoutPriority(900))
  for (view, multiplier) in zip([label, photo], [0.5, 1.0]) {
    view.constrain(to: guide).centerX(multiplier: multiplier).centerY()
  }
  let builder = photo.constrainSelf().height(constant: 0, activate: false)
  builder.isActive = true
  builder.constraints.last?.constant = 100
}

@MainActor func chat(in view: UIView) {
  let gap: CGFloat = 9
  let label = UILabel()
  label.constrain(to: view).leading(constant: 15).trailing(constant: 15)
  label.constrain(to: view).top(.greaterThanOrEqual, constant: 8, multiplier: 0.6, priority: .defaultLow)
  label.constrain(to: view.layoutMarginsGuide).leadingTrailing().bottom()
  label.constrainSelf().height(.greaterThanOrEqual, constant: 20)
  let photo = UIImageView()
  photo.constrain(to: view).leadingTrailingTopBottom(constant: gap)
  photo.constrainSelf().width(constant: 88).aspectRatio(1)
  photo.constrain(to: label).centerX(multiplier: 0.6).centerY(constant: -gap * 2)
  photo.constrain(after: label).topBottom(constant: .systemSpacing)
  photo.constrain(to: label).width(.lessThanOrEqual, constant: -60, priority: .defaultHigh)
  let button = UIButton(type: .system)
  button.constrain(to: view).centerXY().width(multiplier: 0.25, priority: .required - 1)
  button.constrain(after: photo).leadingTrailing(.greaterThanOrEqual, constant: 12)
  button.constrainSelf().widthHeight(size: CGSize(width: 120, height: 44))
  button.constrain(to: photo).xAxis(.centerX, to: .leading, constant: 4).yAxis(.centerY, to: .top)
  button.constrain(to: photo).dimension(.width, to: .height, relation: .lessThanOrEqual, multiplier: 2)
  let guide = UILayoutGuide()
  guide.constrain(to: view.safeAreaLayoutGuide).leadingTrailing().bottom(constant: gap)
  guide.constrainSelf().height(constant: 60, priority: UILayoutPriority(900))
  for (view, multiplier) in zip([label, photo], [0.5, 1.0]) {
    view.constrain(to: guide).centerX(multiplier: multiplier).centerY()
  }
  let builder = photo.constrainSelf().height(constant: 0, activate: false)
  builder.isActive = true
  builder.constraints.last?.constant = 100
}

@MainActor func onboarding(in view: UIView) {
  let gap: CGFloat = 10
  let label = UILabel()
  label.constrain(to: view).leading(constant: 16).trailing(constant: 16)
  label.constrain(to: view).top(.greaterThanOrEqual, constant: 8, multiplier: 0.7, priority: .defaultLow)
  label.constrain(to: view.layoutMarginsGuide).leadingTrailing().bottom()
  label.constrainSelf().height(.greaterThanOrEqual, constant: 20)
  let photo = UIImageView()
  photo.constrain(to: view).leadingTrailingTopBottom(constant: gap)
  photo.constrainSelf().width(constant: 88).aspectRatio(1)
  photo.constrain(to: label).centerX(multiplier: 0.7).centerY(constant: -gap * 2)
  photo.constrain(after: label).topBottom(constant: .systemSpacing)
  photo.constrain(to: label).width(.lessThanOrEqual, constant: -60, priority: .defaultHigh)
  let button = UIButton(type: .system)
  button.constrain(to: view).centerXY().width(multiplier: 0.25, priority: .required - 1)
  button.constrain(after: photo).leadingTrailing(.greaterThanOrEqual, constant: 12)
  button.constrainSelf().widthHeight(size: CGSize(width: 120, height: 44))
  button.constrain(to: photo).xAxis(.centerX, to: .leading, constant: 4).yAxis(.centerY, to: .top)
  button.constrain(to: photo).dimension(.width, to: .height, relation: .lessThanOrEqual, multiplier: 2)
  let guide = UILayoutGuide()
  guide.constrain(to: view.safeAreaLayoutGuide).leadingTrailing().bottom(constant: gap)
  guide.constrainSelf().height(constant: 60, priority: UILayoutPriority(900))
  for (view, multiplier) in zip([label, photo], [0.5, 1.0]) {
    view.constrain(to: guide).centerX(multiplier: multiplier).centerY()
  }
  let builder = photo.constrainSelf().height(constant: 0, activate: false)
  builder.isActive = true
  builder.constraints.last?.constant = 100
}

@MainActor func chart(in view: UIView) {
  let gap: CGFloat = 11
  let label = UILabel()
  label.constrain(to: view).leading(constant: 17).trailing(constant: 17)
  label.constrain(to: view).top(.greaterThanOrEqual, constant: 8, multiplier: 0.8, priority: .defaultLow)
  label.constrain(to: view.layoutMarginsGuide).leadingTrailing().bottom()
  label.constrainSelf().height(.greaterThanOrEqual, constant: 20)
  let photo = UIImageView()
  photo.constrain(to: view).leadingTrailingTopBottom(constant: gap)
  photo.constrainSelf().width(constant: 88).aspectRatio(1)
  photo.constrain(to: label).centerX(multiplier: 0.8).centerY(constant: -gap * 2)
  photo.constrain(after: label).topBottom(constant: .systemSpacing)
  photo.constrain(to: label).width(.lessThanOrEqual, constant: -60, priority: .defaultHigh)
  let button = UIButton(type: .system)
  button.constrain(to: view).centerXY().width(multiplier: 0.25, priority: .required - 1)
  button.constrain(after: photo).leadingTrailing(.greaterThanOrEqual, constant: 12)
  button.constrainSelf().widthHeight(size: CGSize(width: 120, height: 44))
  button.constrain(to: photo).xAxis(.centerX, to: .leading, constant: 4).yAxis(.centerY, to: .top)
  button.constrain(to: photo).dimension(.width, to: .height, relation: .lessThanOrEqual, multiplier: 2)
  let guide = UILayoutGuide()
  guide.constrain(to: view.safeAreaLayoutGuide).leadingTrailing().bottom(constant: gap)
  guide.constrainSelf().height(constant: 60, priority: UILayoutPriority(900))
  for (view, multiplier) in zip([label, photo], [0.5, 1.0]) {
    view.constrain(to: guide).centerX(multiplier: multiplier).centerY()
  }
  let builder = photo.constrainSelf().height(constant: 0, activate: false)
  builder.isActive = true
  builder.constraints.last?.constant = 100
}

@MainActor func settings(in view: UIView) {
  let gap: CGFloat = 12
  let label = UILabel()
  label.constrain(to: view).leading(constant: 18).trailing(constant: 18)
  label.constrain(to: view).top(.greaterThanOrEqual, constant: 8, multiplier: 0.9, priority: .defaultLow)
  label.constrain(to: view.layoutMarginsGuide).leadingTrailing().bottom()
  label.constrainSelf().height(.greaterThanOrEqual, constant: 20)
  let photo = UIImageView()
  photo.constrain(to: view).leadingTrailingTopBottom(constant: gap)
  photo.constrainSelf().width(constant: 88).aspectRatio(1)
  photo.constrain(to: label).centerX(multiplier: 0.9).centerY(constant: -gap * 2)
  photo.constrain(after: label).topBottom(constant: .systemSpacing)
  photo.constrain(to: label).width(.lessThanOrEqual, constant: -60, priority: .defaultHigh)
  let button = UIButton(type: .system)
  button.constrain(to: view).centerXY().width(multiplier: 0.25, priority: .required - 1)
  button.constrain(after: photo).leadingTrailing(.greaterThanOrEqual, constant: 12)
  button.constrainSelf().widthHeight(size: CGSize(width: 120, height: 44))
  button.constrain(to: photo).xAxis(.centerX, to: .leading, constant: 4).yAxis(.centerY, to: .top)
  button.constrain(to: photo).dimension(.width, to: .height, relation: .lessThanOrEqual, multiplier: 2)
  let guide = UILayoutGuide()
  guide.constrain(to: view.safeAreaLayoutGuide).leadingTrailing().bottom(constant: gap)
  guide.constrainSelf().height(constant: 60, priority: UILayoutPriority(900))
  for (view, multiplier) in zip([label, photo], [0.5, 1.0]) {
    view.constrain(to: guide).centerX(multiplier: multiplier).centerY()
  }
  let builder = photo.constrainSelf().height(constant: 0, activate: false)
  builder.isActive = true
  builder.constraints.last?.constant = 100
}

@MainActor func card(in view: UIView) {
  let gap: CGFloat = 13
  let label = UILabel()
  label.constrain(to: view).leading(constant: 19).trailing(constant: 19)
  label.constrain(to: view).top(.greaterThanOrEqual, constant: 8, multiplier: 0.10, priority: .defaultLow)
  label.constrain(to: view.layoutMarginsGuide).leadingTrailing().bottom()
  label.constrainSelf().height(.greaterThanOrEqual, constant: 20)
  let photo = UIImageView()
  photo.constrain(to: view).leadingTrailingTopBottom(constant: gap)
  photo.constrainSelf().width(constant: 88).aspectRatio(1)
  photo.constrain(to: label).centerX(multiplier: 0.10).centerY(constant: -gap * 2)
  photo.constrain(after: label).topBottom(constant: .systemSpacing)
  photo.constrain(to: label).width(.lessThanOrEqual, constant: -60, priority: .defaultHigh)
  let button = UIButton(type: .system)
  button.constrain(to: view).centerXY().width(multiplier: 0.25, priority: .required - 1)
  button.constrain(after: photo).leadingTrailing(.greaterThanOrEqual, constant: 12)
  button.constrainSelf().widthHeight(size: CGSize(width: 120, height: 44))
  button.constrain(to: photo).xAxis(.centerX, to: .leading, constant: 4).yAxis(.centerY, to: .top)
  button.constrain(to: photo).dimension(.width, to: .height, relation: .lessThanOrEqual, multiplier: 2)
  let guide = UILayoutGuide()
  guide.constrain(to: view.safeAreaLayoutGuide).leadingTrailing().bottom(constant: gap)
  guide.constrainSelf().height(constant: 60, priority: UILayoutPriority(900))
  for (view, multiplier) in zip([label, photo], [0.5, 1.0]) {
    view.constrain(to: guide).centerX(multiplier: multiplier).centerY()
  }
  let builder = photo.constrainSelf().height(constant: 0, activate: false)
  builder.isActive = true
  builder.constraints.last?.constant = 100
}

@MainActor func article(in view: UIView) {
  let gap: CGFloat = 4
  let label = UILabel()
  label.constrain(to: view).leading(constant: 10).trailing(constant: 10)
  label.constrain(to: view).top(.greaterThanOrEqual, constant: 8, multiplier: 0.1, priority: .defaultLow)
  label.constrain(to: view.layoutMarginsGuide).leadingTrailing().bottom()
  label.constrainSelf().height(.greaterThanOrEqual, constant: 20)
  let photo = UIImageView()
  photo.constrain(to: view).leadingTrailingTopBottom(constant: gap)
  photo.constrainSelf().width(constant: 88).aspectRatio(1)
  photo.constrain(to: label).centerX(multiplier: 0.1).centerY(constant: -gap * 2)
  photo.constrain(after: label).topBottom(constant: .systemSpacing)
  photo.constrain(to: label).width(.lessThanOrEqual, constant: -60, priority: .defaultHigh)
  let button = UIButton(type: .system)
  button.constrain(to: view).centerXY().width(multiplier: 0.25, priority: .required - 1)
  button.constrain(after: photo).leadingTrailing(.greaterThanOrEqual, constant: 12)
  button.constrainSelf().widthHeight(size: CGSize(width: 120, height: 44))
  button.constrain(to: photo).xAxis(.centerX, to: .leading, constant: 4).yAxis(.centerY, to: .top)
  button.constrain(to: photo).dimension(.width, to: .height, relation: .lessThanOrEqual, multiplier: 2)
  let guide = UILayoutGuide()
  guide.constrain(to: view.safeAreaLayoutGuide).leadingTrailing().bottom(constant: gap)
  guide.constrainSelf().height(constant: 60, priority: UILayoutPriority(900))
  for (view, multiplier) in zip([label, photo], [0.5, 1.0]) {
    view.constrain(to: guide).centerX(multiplier: multiplier).centerY()
  }
  let builder = photo.constrainSelf().height(constant: 0, activate: false)
  builder.isActive = true
  builder.constraints.last?.constant = 100
}
