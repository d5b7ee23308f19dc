// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinUIKit
import Testing

/// Title and subtitle of a configured button, one below the other with a point between them. Both have
/// several lines where the button is too narrow, unless their line break modes cut them.
@MainActor @Suite("Subtitles of configured buttons") struct ButtonSubtitleTests {
  private static let text = "Charged each month until you cancel, including all devices of a family"

  /// Returns the size of a label of the subtitle's font in a width.
  private func labelSize(_ width: CGFloat, size: CGFloat = 12) -> CGSize {
    let label = UILabel()
    label.font = .systemFont(ofSize: size)
    label.numberOfLines = 0
    label.text = Self.text
    return label.sizeThatFits(CGSize(width: width, height: 10_000))
  }

  private func button(_ change: (inout UIButton.Configuration) -> Void) -> UIButton {
    var configuration = UIButton.Configuration.plain()
    configuration.title = "Plan"
    configuration.subtitle = Self.text
    configuration.contentInsets = NSDirectionalEdgeInsets(
      top: 5, leading: 10, bottom: 5, trailing: 10)
    change(&configuration)
    return UIButton(configuration: configuration)
  }

  private func titleHeight() -> CGFloat {
    let label = UILabel()
    label.font = .systemFont(ofSize: 17)
    label.text = "Plan"
    return label.intrinsicContentSize.height
  }

  @Test(
    "A button that constraints make narrow is as high as the lines", arguments: [120.0, 200, 300])
  func wrapping(width: Double) throws {
    let button = button { _ in }
    let host = UIView(frame: CGRect(x: 0, y: 0, width: width, height: 400))
    button.translatesAutoresizingMaskIntoConstraints = false
    host.addSubview(button)
    NSLayoutConstraint.activate([
      button.leadingAnchor.constraint(equalTo: host.leadingAnchor),
      button.trailingAnchor.constraint(equalTo: host.trailingAnchor),
      button.topAnchor.constraint(equalTo: host.topAnchor),
    ])
    host.layoutIfNeeded()
    let lines = labelSize(CGFloat(width) - 20).height
    #expect(lines > labelSize(10_000).height)
    #expect(button.frame.height == 5 + titleHeight() + 1 + lines + 5)
    #expect(button.sizeThatFits(CGSize(width: width, height: 0)).height == button.frame.height)
    let label = try #require(button.subtitleLabel)
    #expect(label.frame.height == lines && label.frame.maxY == button.frame.height - 5)
    #expect(label.numberOfLines == 0)
  }

  @Test("Modes that cut the text keep the subtitle on one line")
  func cutting() throws {
    let button = button { $0.subtitleLineBreakMode = .byTruncatingTail }
    let line = labelSize(10_000).height
    #expect(button.sizeThatFits(CGSize(width: 120, height: 0)).height == 11 + titleHeight() + line)
    #expect(button.subtitleLabel?.numberOfLines == 1)
  }

  @Test("The transformer of the attributes gives the subtitle its font")
  func transformed() {
    let font = UIFont.systemFont(ofSize: 20)
    let button = button {
      $0.subtitleTextAttributesTransformer = UIConfigurationTextAttributesTransformer {
        var attributes = $0
        attributes[FontKey.self] = font
        return attributes
      }
    }
    let lines = labelSize(180, size: 20).height
    #expect(button.sizeThatFits(CGSize(width: 200, height: 0)).height == 11 + titleHeight() + lines)
    #expect(button.subtitleLabel?.font == font)
  }

  private enum FontKey: AttributedStringKey {
    typealias Value = UIFont
    static let name = NSAttributedString.Key.font.rawValue
  }

  // The image is 30 by 30 points, 6 from the texts. The button is 200 wide and as high as it likes.
  @Test(
    "An image beside the texts takes width from them, an image above or below takes height",
    arguments: [NSDirectionalRectEdge.leading, .trailing, .top, .bottom],
    [UIButton.Configuration.TitleAlignment.leading, .center, .trailing])
  func image(
    placement: NSDirectionalRectEdge, alignment: UIButton.Configuration.TitleAlignment
  ) throws {
    let button = button {
      $0.image = UIImage(size: CGSize(width: 30, height: 30))
      $0.imagePlacement = placement
      $0.imagePadding = 6
      $0.titleAlignment = alignment
    }
    let isBeside = placement == .leading || placement == .trailing
    let room: CGFloat = isBeside ? 180 - 36 : 180
    let lines = labelSize(room)
    let texts = titleHeight() + 1 + lines.height
    let height = 10 + (isBeside ? max(texts, 30) : texts + 36)
    #expect(button.sizeThatFits(CGSize(width: 200, height: 0)).height == height)
    button.frame = CGRect(x: 0, y: 0, width: 200, height: height)
    button.layoutIfNeeded()
    let (title, subtitle) = try (#require(button.titleLabel), #require(button.subtitleLabel))
    let picture = try #require(button.imageView)
    #expect(abs(subtitle.frame.minY - title.frame.maxY - 1) < 0.51)
    switch placement {
    case .leading: #expect(abs(subtitle.frame.minX - picture.frame.maxX - 6) < 0.51)
    case .trailing: #expect(abs(picture.frame.minX - subtitle.frame.maxX - 6) < 0.51)
    case .top: #expect(abs(title.frame.minY - picture.frame.maxY - 6) < 0.51)
    default: #expect(abs(picture.frame.minY - subtitle.frame.maxY - 6) < 0.51)
    }
    switch alignment {
    case .leading: #expect(abs(title.frame.minX - subtitle.frame.minX) < 0.51)
    case .trailing: #expect(abs(title.frame.maxX - subtitle.frame.maxX) < 0.51)
    default: #expect(abs(title.frame.midX - subtitle.frame.midX) < 0.51)
    }
  }
}
