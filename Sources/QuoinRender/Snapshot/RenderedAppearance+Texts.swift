// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

package import Foundation
import QuoinLayout
import QuoinText
package import QuoinUIKit

/// Labels, buttons, fields and text views.
extension RenderedAppearance {
  @MainActor mutating func read(_ label: UILabel) {
    text = label.text
    font = RenderedFont(label.font)
    font.size *= Double(label.shownScale)
    // The usual colour is that of pictures.
    let color =
      label.isHighlighted ? label.highlightedTextColor ?? label.textColor : label.textColor
    textColor = color == .label ? nil : label.shownColor(color)
    isEnabled = label.isEnabled
    switch label.lineBreakMode {
    case .byTruncatingHead: truncation = .head
    case .byTruncatingMiddle: truncation = .middle
    default: truncation = .tail
    }
    alignment = RenderedAlignment(label.textAlignment)
    lineLimit = label.numberOfLines
    textShadow = label.shownColor(label.shadowColor)
    textShadowOffset = LayoutSize(
      width: Double(label.shadowOffset.width), height: Double(label.shadowOffset.height))
    if let styled = label.attributedText { read(styled, in: label, font: label.font) }
  }

  /// Reads a text with styles, which may have an alignment of its own.
  @MainActor package mutating func read(
    _ styled: NSAttributedString, in view: UIView, font: UIFont
  ) {
    guard styled.length > 0 else { return }
    let style = styled.attribute(.paragraphStyle, at: 0, effectiveRange: nil)
    if let chosen = (style as? NSParagraphStyle)?.alignment, chosen != .natural {
      alignment = RenderedAlignment(chosen)
    }
    runs = RenderedTextRun.runs(of: styled, in: view, font: font)
  }

  /// Reads the content of a button that is laid out.
  @MainActor package mutating func read(_ button: UIButton) {
    text = button.currentTitle
    font = RenderedFont(button.titleLabel?.font)
    isEnabled = button.isEnabled
    tintColor = button.ownTint
    read(button.currentImage, in: button)
    buttonContent = ButtonContent(of: button)
    textColor = button.shownColor(
      button.configuration?.shownForeground(of: button) ?? button.titleColor(for: button.state)
        ?? (button.buttonType == .custom ? .white : nil))
    if button.buttonType == .close, button.currentImage == nil { addCloseSign(of: button) }
    if let styled = button.currentAttributedTitle, let label = button.titleLabel {
      runs = RenderedTextRun.runs(of: styled, in: label)
    }
  }

  /// Adds the sign of a button that closes, a faint disc of 30 points. *Estimated*: its size.
  @MainActor private mutating func addCloseSign(of button: UIButton) {
    let bounds = LayoutRect(CGRect(origin: .zero, size: button.bounds.size))
    var sign = RenderedIcon(
      name: "xmark.circle.fill",
      rect: bounds.centered(width: min(30, bounds.width), height: min(30, bounds.height)),
      color: button.shownColor(.secondaryLabel))
    sign.look.isHierarchical = true
    icons.append(sign)
  }

  @MainActor mutating func read(_ field: UITextField) {
    text = field.text
    placeholder = field.placeholder
    font = RenderedFont(field.font)
    textColor = field.textColor == .label ? nil : field.shownColor(field.textColor)
    alignment = RenderedAlignment(field.textAlignment)
    hasBorder = field.borderStyle != .none
    isSecure = field.isSecureTextEntry
    tintColor = field.ownTint
    contentRect = LayoutRect(field.shownTextRect)
    if let place = field.shownClearButton {
      icons.append(
        RenderedIcon(
          name: "xmark.circle.fill", rect: LayoutRect(place).inset(x: 1, y: 1),
          color: field.shownColor(.tertiaryLabel)))
    }
  }

  @MainActor mutating func read(_ view: UITextView) {
    text = view.text
    font = RenderedFont(view.font)
    textColor = view.textColor == .label ? nil : view.shownColor(view.textColor)
    alignment = RenderedAlignment(view.textAlignment)
    let (insets, padding) = (view.textContainerInset, view.linePadding)
    if insets != UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0)
      || padding != NSTextContainer.usualPadding
    {
      contentRect = LayoutRect(CGRect(origin: .zero, size: view.bounds.size).inset(by: insets))
        .inset(x: Double(padding))
    }
    if let styled = view.attributedText, styled.length > 0 {
      runs = RenderedTextRun.runs(of: styled, in: view, font: view.font ?? .systemFont(ofSize: 12))
    }
  }
}

extension RenderedAlignment {
  fileprivate init(_ alignment: NSTextAlignment) {
    switch alignment {
    case .left: self = .left
    case .center: self = .center
    case .right: self = .right
    default: self = .natural
    }
  }
}
