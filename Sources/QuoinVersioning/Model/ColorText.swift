// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// A color of a file as people read it.
enum ColorText {
  private static let known: Set = [
    "red", "green", "blue", "white", "alpha", "colorSpace", "customColorSpace",
  ]

  /// Returns the attributes of a color as a text that is equal for equal colors, such as `#F3F3F3`
  /// in sRGB and `#AAAAAA genericGamma22GrayColorSpace` in another space.
  static func text(_ attributes: [(name: String, value: String)]) -> String {
    let values = Dictionary(
      attributes.map { ($0.name, $0.value) }, uniquingKeysWith: { first, _ in first })
    let parts =
      values["white"].map { [$0, $0, $0] } ?? ["red", "green", "blue"].compactMap { values[$0] }
    let steps = (parts + [values["alpha"] ?? "1"]).compactMap(ColorComponent.step)
    guard steps.count == 4, attributes.allSatisfy({ known.contains($0.name) }),
      let space = values["customColorSpace"] ?? values["colorSpace"]
    else {
      return attributes.map { "\($0.name) \(ColorComponent.canonical($0.value))" }.sorted()
        .joined(separator: " ")
    }
    let shown = steps[3] == 255 ? steps.dropLast() : steps[...]
    return "#" + shown.map(hexadecimal).joined() + (space == "sRGB" ? "" : " \(space)")
  }

  private static func hexadecimal(_ step: Int) -> String {
    let digits = String(step, radix: 16, uppercase: true)
    return digits.count == 1 ? "0" + digits : digits
  }
}
