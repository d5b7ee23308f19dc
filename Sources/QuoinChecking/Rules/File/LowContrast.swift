// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinInterfaceBuilder
import QuoinLayout

/// Finds texts whose color is close to their background.
struct LowContrast: FileRule {
  let rule = LayoutRule(
    "low-contrast", "A text that is hard to read on its background", .off,
    raises: [.accessibility], certainty: .certain,
    computation: """
      Computes the contrast of labels by WCAG 2.2, 1.4.3: at least 4.5 to 1, and 3 to 1 for texts from 24 \
      points, bold ones from 18.66. Colors that the file does not state as numbers are not judged, nor \
      texts in front of images.
      """,
    reason: "People with low vision, and everybody in the sun, cannot read the text.",
    example: "A light gray text of 13 points on white: 2.3 to 1.")

  func findings(in file: CheckedFile) -> [LayoutFinding] {
    let document = file.file.document
    return document.views.indices.compactMap { position in
      let view = document.views[position]
      guard view.element == "label", !view.isHidden, view.appearance.isEnabled,
        !(view.appearance.text ?? "").isEmpty,
        let text = view.appearance.textColor?.components, text.alpha == 1,
        let background = background(of: position, in: document), let index = file.index(view.id)
      else { return nil }
      let ratio = Self.contrast(text, background)
      let size = view.appearance.pointSize ?? 17
      let isBold =
        view.appearance.isBold
        || ["bold", "heavy", "black"]
          .contains(view.appearance.fontWeight ?? "")
      let isLarge = size >= 24 || isBold && size >= 18.66
      let least = isLarge ? 3.0 : 4.5
      // A text that cannot be seen in the file has another background in the program.
      guard ratio < least, ratio >= 1.05 else { return nil }
      let shown = LayoutText.number((ratio * 100).rounded(.down) / 100)
      return file.finding(
        rule, at: index,
        "\(file.name(of: index)) has a contrast of \(shown) to 1, less than "
          + "\(LayoutText.number(least)) to 1")
    }
  }

  /// The color behind a view; nil where it is not known.
  private func background(
    of position: Int, in document: InterfaceDocument
  ) -> FileColor.Components? {
    var next: Int? = position
    var child: Int?
    while let index = next {
      let view = document.views[index]
      // The text may be drawn over a sibling below it.
      if let child,
        view.children.prefix(while: { $0 != child }).contains(where: {
          overlaps(document.views[$0], document.views[child])
        })
      {
        return nil
      }
      if let color = view.appearance.backgroundColor {
        guard let known = color.components else { return nil }
        if known.alpha == 1 { return view.appearance.alpha == 1 ? known : nil }
        if known.alpha > 0 { return nil }
      }
      guard view.appearance.alpha == 1, view.element != "visualEffectView", view.customClass == nil
      else { return nil }
      child = index
      next = view.parent
    }
    return nil
  }

  private func overlaps(_ view: ViewDescription, _ other: ViewDescription) -> Bool {
    guard let one = view.frame, let two = other.frame else { return true }
    return one.x < two.x + two.width && two.x < one.x + one.width && one.y < two.y + two.height
      && two.y < one.y + one.height
  }

  /// The ratio of the relative luminances of two colors in sRGB, from 1 to 21.
  static func contrast(_ one: FileColor.Components, _ two: FileColor.Components) -> Double {
    let luminances = [one, two].map(luminance).sorted()
    return (luminances[1] + 0.05) / (luminances[0] + 0.05)
  }

  private static func luminance(_ color: FileColor.Components) -> Double {
    let parts = [color.red, color.green, color.blue].map { value in
      value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]
  }
}
