// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

#if GTK
import CQuoinGTK
import Foundation
import QuoinText
import QuoinUIKit

extension quoin_color {
  /// Resolves a colour for the current traits.
  @MainActor init(_ color: UIColor) {
    let parts = color.components.map { Float($0) }
    self.init(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
  }
}

/// The look of a text, or of a part of it.
struct TextLook: Equatable {
  var font: UIFont
  /// The colour; nil for that of the theme.
  var color: UIColor?
  var isUnderlined = false
  var isStruck = false

  /// - Parameter color: `UIColor.label` means that of the theme.
  init(font: UIFont?, color: UIColor?) {
    self.font = font ?? .systemFont(ofSize: 17)
    self.color = color == .label ? nil : color
  }

  /// The family of a font, or one that replaces a design of the system font; nil for that of the theme.
  private static func family(of font: UIFont) -> String? {
    guard font.family.hasPrefix(".") else { return font.family.isEmpty ? nil : font.familyName }
    return switch FontFamilies.design(of: font.family) {
    case .monospaced: "Monospace"
    case .serif: "Serif"
    case .plain, .rounded: nil
    }
  }

  /// Calls a function with the look in C, which is valid during the call.
  @MainActor func withLook<Result>(_ body: (quoin_text_look) -> Result) -> Result {
    let style = font.style
    var look = quoin_text_look()
    look.size = Double(font.pointSize)
    look.weight = Int32(style.weightNumber)
    look.is_italic = font.fontDescriptor.symbolicTraits.contains(.traitItalic)
    look.is_underlined = isUnderlined
    look.is_struck = isStruck
    look.has_color = color != nil
    if let color { look.color = quoin_color(color) }
    guard let family = Self.family(of: font) else { return body(look) }
    return family.withCString {
      look.family = $0
      return body(look)
    }
  }
}

extension NSTextAlignment {
  /// The alignment by the direction of reading.
  func resolved(isRightToLeft: Bool) -> Int32 {
    switch self {
    case .natural: Int32(QUOIN_ALIGN_START)
    case .left: Int32(isRightToLeft ? QUOIN_ALIGN_END : QUOIN_ALIGN_START)
    case .right: Int32(isRightToLeft ? QUOIN_ALIGN_START : QUOIN_ALIGN_END)
    case .center: Int32(QUOIN_ALIGN_CENTER)
    case .justified: Int32(QUOIN_ALIGN_FILL)
    }
  }
}
#endif
