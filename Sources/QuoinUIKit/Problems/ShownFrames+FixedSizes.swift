// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation

extension ShownFrames {
  /// Switches, steppers and spinners, which UIKit draws in one size, with constraints that give them
  /// another one. Classes of a program may draw themselves.
  var resizedControls: [Finding] {
    everything.compactMap { view in
      guard view.isOfThisLibrary, view.transform == .identity,
        !view.translatesAutoresizingMaskIntoConstraints
      else { return nil }
      switch view {
      case is UISwitch, is UIStepper: return resized(view)
      case let spinner as UIActivityIndicatorView: return resized(spinner)
      default: return nil
      }
    }
  }

  private func resized(_ control: UIView) -> Finding? {
    let size = alignedSize(control)
    let own = control.intrinsicContentSize
    let isOther = { (length: CGFloat, content: CGFloat) in abs(length - content) > 2 }
    let isWide = isOther(size.width, own.width) && control.hasProgramLength(.horizontal)
    guard isWide || (isOther(size.height, own.height) && control.hasProgramLength(.vertical))
    else { return nil }
    let (length, direction) = isWide ? (size.width, "wide") : (size.height, "high")
    let ends = isWide ? "leading or trailing edge" : "top or bottom"
    return Finding(
      code: "fixed-size",
      sentence:
        "constraints make \(names.name(of: control)) \(Self.number(length)) \(direction), but a "
        + "\(type(of: control)) always has its own size, \(Self.size(control.sizeThatFits(.zero))), "
        + "so that a part of its frame stays empty; constrain its \(ends) or its center alone",
      view: control, axis: isWide ? .horizontal : .vertical)
  }

  /// A spinner is drawn in the middle of its frame, which may fill its superview, or be as large as
  /// a button. A larger square is an attempt to make the spinner larger.
  private func resized(_ spinner: UIActivityIndicatorView) -> Finding? {
    let size = alignedSize(spinner)
    guard let width = spinner.constantLength(.horizontal), width > Self.buttonHeight,
      spinner.constantLength(.vertical) == width, abs(size.width - width) < 1,
      abs(size.height - width) < 1
    else { return nil }
    let isLarge = spinner.style == .large || spinner.style == .whiteLarge
    return Finding(
      code: "fixed-size",
      sentence: "constraints make \(names.name(of: spinner)) \(Self.size(size)), but a "
        + "UIActivityIndicatorView always draws \(Self.size(spinner.intrinsicContentSize)); "
        + (isLarge ? "scale" : "use the style large, or scale")
        + " it with its transform, and constrain its center alone",
      view: spinner, axis: .horizontal)
  }

  /// The height of a button that is easy to touch.
  private static let buttonHeight: CGFloat = 44

  private func alignedSize(_ view: UIView) -> CGSize {
    view.alignmentRect(forFrame: CGRect(origin: .zero, size: view.bounds.size)).size
  }

  private static func size(_ size: CGSize) -> String {
    "\(number(size.width)) × \(number(size.height))"
  }
}
