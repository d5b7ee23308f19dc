// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import UIKit

/// A label that finds the link at a point, as programs do it with a text system of their own.
final class LinkedText: UILabel {
  private let storage = NSTextStorage()
  private let manager = NSLayoutManager()
  private let container = NSTextContainer(size: .zero)

  override init(frame: CGRect) {
    super.init(frame: frame)
    numberOfLines = 0
    container.lineFragmentPadding = 0
    manager.addTextContainer(container)
    storage.addLayoutManager(manager)
  }

  required init?(coder: NSCoder) { nil }

  func show(_ parts: [(text: String, link: String?)]) {
    let text = NSMutableAttributedString()
    for part in parts {
      var attributes: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 17)]
      if let link = part.link { attributes[.link] = link }
      text.append(NSAttributedString(string: part.text, attributes: attributes))
    }
    attributedText = text
    storage.setAttributedString(text)
  }

  /// The link at a point, from the lines of the text.
  func link(at point: CGPoint) -> String? {
    container.size = bounds.size
    guard storage.length > 0, manager.usedRect(for: container).contains(point) else { return nil }
    let index = manager.characterIndex(
      for: point, in: container, fractionOfDistanceBetweenInsertionPoints: nil)
    return storage.attribute(.link, at: index, effectiveRange: nil) as? String
  }

  /// The heights of the lines, from top to bottom.
  var lineTops: [CGFloat] {
    container.size = bounds.size
    var tops: [CGFloat] = []
    manager.enumerateLineFragments(forGlyphRange: manager.glyphRange(for: container)) {
      rect, _, _, _, _ in tops.append(rect.minY)
    }
    return tops
  }
}
