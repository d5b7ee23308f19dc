// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
package import QuoinUIKit

extension FileResources {
  /// Returns the font of the child with a key, or nil.
  package func font(of element: MarkupElement, key: String = "fontDescription") -> UIFont? {
    guard let font = element.child("fontDescription", key: key) else { return nil }
    if let style = font["style"] {
      return .preferredFont(forTextStyle: .init(rawValue: style), compatibleWith: traits)
    }
    let size = font.number("pointSize") ?? UIFont.systemFontSize
    if let name = font["name"], let named = UIFont(name: name, size: size) { return named }
    switch font["type"] {
    case "boldSystem": return .boldSystemFont(ofSize: size)
    case "italicSystem": return .italicSystemFont(ofSize: size)
    default:
      guard let weight = font["weight"].flatMap({ FileNames.fontWeights[$0] }) else {
        return .systemFont(ofSize: size)
      }
      return .systemFont(ofSize: size, weight: weight)
    }
  }
}
