// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinLayout
import QuoinUIKit

/// iOS buttons.
extension ViewPainter {
  /// A title in the tint colour, on a filled face if the button has a background.
  var button: [DrawingElement] {
    if let content = appearance.buttonContent { return configured(content) }
    var parts: [DrawingElement] = []
    var color = appearance.textColor ?? tint
    if appearance.isProminent {
      let radius = appearance.cornerRadius > 0 ? appearance.cornerRadius : 6
      let fill = appearance.backgroundColor ?? tint
      parts.append(.rect(rect, radius: radius, .fill(fill)))
      color = appearance.textColor ?? RenderedColor(hex: 0xFFFFFF)
    }
    if !appearance.isEnabled { color = color.withAlpha(color.alpha * 0.4) }
    let title = appearance.text ?? ""
    guard appearance.imageName != nil else {
      return parts
        + text(title, in: rect, color: color, alignment: buttonAlignment, lineLimit: 1)
    }
    let side = min(rect.height, max(12, appearance.font.size * 1.2), rect.width)
    let space = title.isEmpty ? 0 : ruler.width(of: title, font: appearance.font) + 4
    let group = rect.centered(width: min(rect.width, side + space), height: side)
    let icon = group.strip(side, trailing: false, rightToLeft: view.isRightToLeft)
    parts += self.icon(in: icon, color: color)
    let rest = group.without(side + 4, trailing: false, rightToLeft: view.isRightToLeft)
    return parts + text(title, in: rest, color: color, alignment: .natural)
  }

  /// The image of a button, or a frame in the place of an unknown one.
  private func icon(in rect: LayoutRect, color: RenderedColor) -> [DrawingElement] {
    var glyph = self
    glyph.view.appearance.tintColor = color
    if let drawing = appearance.drawnImage {
      let size = LayoutSize(width: drawing.list.width, height: drawing.list.height)
      return image(
        drawing, in: RenderedContentMode.scaleAspectFit.frame(of: size, in: rect), tint: color)
    }
    if let image = appearance.image {
      let size = LayoutSize(width: image.width, height: image.height)
      let place = RenderedContentMode.scaleAspectFit.frame(of: size, in: rect)
      return [.image(image, place, tint: color, instead: glyph.symbol(in: rect))]
    }
    let isAlone = (appearance.text ?? "").isEmpty && self.rect.width < 44
    return appearance.isSymbol || isAlone
      ? glyph.symbol(in: rect)
      : [.rect(rect.inset(x: 1, y: 1), radius: 3, .stroke(color, width: 1.2))]
  }

  /// A button with a configuration: image, title and subtitle where layout places them.
  private func configured(_ content: ButtonContent) -> [DrawingElement] {
    let color = appearance.textColor ?? tint
    let isFaint = !content.isConfigured && !appearance.isEnabled
    let (titleColor, imageColor) = (
      isFaint ? color.withAlpha(color.alpha * 0.4) : color,
      content.isConfigured ? color : isFaint ? tint.withAlpha(tint.alpha * 0.4) : tint
    )
    func place(_ part: LayoutRect) -> LayoutRect { part.moved(x: rect.x, y: rect.y) }
    var parts: [DrawingElement] =
      content.fill.map {
        [.rect(rect, radius: content.cornerRadius, .fill($0))]
      } ?? []
    if let background = content.background {
      parts += self.icon(background, in: rect, color: background.color ?? tint)
    }
    if let stroke = content.stroke {
      let inset = stroke.width / 2 - stroke.outset
      parts.append(
        .rect(
          rect.inset(x: inset, y: inset), radius: max(0, content.cornerRadius - inset),
          .stroke(stroke.color, width: stroke.width)))
    }
    if content.image.hasArea {
      var spinner = self
      spinner.view.alignmentFrame = place(content.image)
      spinner.view.appearance.tintColor = color
      parts +=
        content.isBusy ? spinner.activity : icon(in: place(content.image), color: imageColor)
    }
    var title = self
    title.view.appearance.textColor = titleColor
    title.view.appearance.alignment = .center
    let lineLimit = max(1, Int((content.title.height + 0.5) / max(appearance.font.lineHeight, 1)))
    parts +=
      appearance.runs.isEmpty
      ? title.text(
        appearance.text ?? "", in: place(content.title), color: titleColor, lineLimit: lineLimit)
      : title.styledText(appearance.runs, in: place(content.title), lineLimit: lineLimit)
    guard let subtitle = content.subtitle else { return parts }
    return parts
      + text(
        subtitle, in: place(content.subtitleRect), font: content.subtitleFont, color: color,
        alignment: .center)
  }

  private var buttonAlignment: RenderedAlignment {
    appearance.alignment == .natural ? .center : appearance.alignment
  }
}
