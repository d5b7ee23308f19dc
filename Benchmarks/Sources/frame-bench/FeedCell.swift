// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

internal import QuoinUIKit

/// A view whose size is cheap to know: a text of glyphs that are 8 points wide in lines of 20
/// points.
final class GlyphView: UIView {
  private let glyphs: CGFloat

  init(_ glyphs: CGFloat) {
    self.glyphs = glyphs
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    guard size.width > 0 else { return CGSize(width: 8 * glyphs, height: 20) }
    let glyphsInLine = max(1, (size.width / 8).rounded(.down))
    return CGSize(
      width: min(8 * glyphs, size.width), height: (glyphs / glyphsInLine).rounded(.up) * 20)
  }
}

/// The texts of a cell.
enum TextKind: String, CaseIterable {
  /// Labels, whose sizes are measured.
  case labels
  /// Views whose sizes cost next to nothing, so that hardly anything but layout is left.
  case glyphs
}

/// A cell of a feed: who wrote, what, and what to do about it.
class FeedCell: UIView {
  let avatar = UIView()
  let name: UIView
  let headline: UIView
  let text: UIView
  let photo = UIView()
  let like = UIView()
  let comment = UIView()
  let share = UIView()

  required init(_ kind: TextKind) {
    switch kind {
    case .labels:
      name = Self.label("Ada Lovelace", size: 17, lines: 1)
      headline = Self.label("Analyst, writing about engines", size: 13, lines: 1)
      text = Self.label(
        "The Analytical Engine weaves algebraical patterns just as the Jacquard loom weaves flowers "
          + "and leaves.", size: 15, lines: 0)
    case .glyphs:
      name = GlyphView(12)
      headline = GlyphView(30)
      text = GlyphView(98)
    }
    super.init(frame: .zero)
    for part in parts { addSubview(part) }
  }

  required init?(coder: NSCoder) { nil }

  /// From back to front.
  final var parts: [UIView] { [avatar, name, headline, text, photo, like, comment, share] }

  /// Gives the parts their frames.
  func place() {}

  private static func label(_ text: String, size: CGFloat, lines: Int) -> UILabel {
    let label = UILabel()
    label.text = text
    label.font = .systemFont(ofSize: size)
    label.numberOfLines = lines
    return label
  }
}
