// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation

extension ShownFrames {
  /// Switches, steppers and spinners, which UIKit draws in one size, with constraints that give them
  /// a larger one. A smaller one, such as 0, is that of a closed row. Classes of a program may draw themselves.
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
    let isWide = size.width > own.width + 2 && control.hasProgramLength(.horizontal)
    guard isWide || (size.height > own.height + 2 && control.hasProgramLength(.vertical))
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
  /// a button, or with a background be a panel. A larger square is an attempt to make the spinner
  /// larger.
  private func resized(_ spinner: UIActivityIndicatorView) -> Finding? {
    let size = alignedSize(spinner)
    guard let width = spinner.constantLength(.horizontal), width > Self.buttonHeight,
      let height = spinner.constantLength(.vertical), !Self.isOther(width, height),
      !Self.isOther(size, CGSize(width: width, height: height)), !hasBackground(spinner),
      (spinner.existingLayer?.cornerRadius ?? 0) == 0
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
}
