// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation

extension ShownFrames {
  /// Texts of labels and titles of buttons in exactly the colour behind them.
  var invisibleTexts: [Finding] {
    everything.compactMap { view in
      guard let text = textColor(of: view), text[3] >= 1, view.bounds.width > 0,
        view.bounds.height > 0, let (behind, color) = background(of: view), color == text
      else { return nil }
      let name = names.name(of: view)
      let place = behind === view ? "its own background" : names.name(of: behind)
      return Finding(
        code: "invisible-text",
        sentence: "the text of \(name) has the colour of \(place), so that it cannot be seen; "
          + "give one of them another colour",
        view: view)
    }
  }

  /// The components of the colour in which a view shows a text; nil without a text, for one with
  /// colours of its own, and for a button whose colour the program leaves to UIKit.
  private func textColor(of view: UIView) -> [CGFloat]? {
    switch view {
    case let label as UILabel:
      let isColored = label.attributedText?.hasColor ?? false
      guard hasContent(label), !label.isHighlighted, !isColored else { return nil }
      return components(label.textColor, in: label)
    case let button as UIButton:
      guard button.configuration == nil, button.isEnabled, !(button.currentTitle ?? "").isEmpty,
        button.currentAttributedTitle == nil, button.currentBackgroundImage == nil
      else { return nil }
      return components(button.titleColor(for: .normal), in: button)
    default: return nil
    }
  }

  /// The view whose opaque background is directly behind a view, and the colour; nil where something
  /// else may be between them.
  private func background(of view: UIView) -> (view: UIView, color: [CGFloat])? {
    let text = CGRect(origin: view.bounds.origin, size: view.bounds.size)
    for current in sequence(first: view, next: \.superview) {
      guard current.alpha >= 1, current.transform == .identity, !current.isAnyBackdrop,
        current.existingLayer?.showsNothing ?? true
      else { return nil }
      if let color = components(current.backgroundColor, in: current), color[3] > 0 {
        return color[3] >= 1 ? (current, color) : nil
      }
      guard current !== root, let parent = current.superview else { return nil }
      let rect = view.convert(text, to: parent)
      let before = parent.subviews.prefix { $0 !== current }
      guard !before.contains(where: { !$0.isHidden && $0.frame.intersects(rect) }) else {
        return nil
      }
    }
    return nil
  }

  private func components(_ color: UIColor?, in view: UIView) -> [CGFloat]? {
    color?.resolvedColor(with: view.traitCollection).components
  }
}

extension CALayer {
  /// Whether the layer shows nothing but a background: others are gradients, shapes or images.
  fileprivate var showsNothing: Bool {
    type(of: self) == CALayer.self && ownSublayers.isEmpty && contents == nil
  }
}

extension UIView {
  /// Whether the view shows something else behind its subviews than its background colour.
  fileprivate var isAnyBackdrop: Bool {
    self is UIImageView || self is UIVisualEffectView || self is UITableViewCell
      || self is UICollectionViewCell || self is UITableViewHeaderFooterView
      || self is UINavigationBar || self is UITabBar || self is UIToolbar || self is UISearchBar
  }
}

extension NSAttributedString {
  /// Whether a part of the text has a colour of its own.
  fileprivate var hasColor: Bool {
    var isFound = false
    let all = NSRange(location: 0, length: length)
    enumerateAttribute(.foregroundColor, in: all) { value, _, stop in
      guard value != nil else { return }
      isFound = true
      stop.pointee = true
    }
    return isFound
  }
}
