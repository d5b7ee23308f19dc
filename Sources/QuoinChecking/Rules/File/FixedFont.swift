// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinInterfaceBuilder

/// Finds texts that do not follow the text size of the reader.
struct FixedFont: FileRule {
  let rule = LayoutRule(
    "fixed-font", "A text with a point size in place of a text style", .off,
    raises: [.accessibility], certainty: .certain,
    computation: "Finds labels, fields and text views of iOS whose font has a point size.",
    reason: "People who need large letters set a text size, which such a text ignores.",
    example: "A label in the system font of 17 points.")

  func findings(in file: CheckedFile) -> [LayoutFinding] {
    guard file.file.platform == .iOS else { return [] }
    return file.elements.indices.compactMap { index in
      let element = file.elements[index]
      guard ["label", "textField", "textView", "button"].contains(element.name),
        let font = element.element.child("fontDescription", key: "fontDescription"),
        font["style"] == nil, let size = font["pointSize"]
      else { return nil }
      return file.finding(
        rule, at: index, "\(file.name(of: index)) has a fixed font of \(size) points")
    }
  }
}
