// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinLayout
import QuoinText

extension DisplayList {
  /// The operations as text: one a line, with its state first, and the items of a layer indented.
  package var text: String {
    (DisplayItem.lines(of: items) + unsupported.map { "unsupported \($0)" })
      .joined(separator: "\n")
  }
}

extension DisplayItem {
  fileprivate static func lines(of items: [DisplayItem]) -> [String] { items.flatMap(\.lines) }

  private var lines: [String] {
    let state = state.map { "[\($0)] " }.joined()
    let masked =
      mask.isEmpty
      ? [] : ["  \(isMaskInverted ? "without" : "mask")"] + Self.lines(of: mask).map { "    \($0)" }
    return ["\(state)\(head)"] + masked + body.map { "  \($0)" }
  }

  private var state: [String] {
    var parts = clips.map { "clip \($0.text)" }
    if transform != .identity { parts.append("transform \(transform.text)") }
    if opacity != 1 { parts.append("opacity \(opacity.short)") }
    if blend != .normal { parts.append("blend \(blend.rawValue)") }
    if let shadow {
      parts.append(
        "shadow\(shadow.isAlone ? " alone" : "") \(shadow.x.short) \(shadow.y.short)"
          + " blur \(shadow.deviation.short) \(shadow.color.text)")
    }
    return parts
  }

  private var head: String {
    switch content {
    case .fill(let path, let color): "fill \(color.text) \(path.text)"
    case .stroke(let path, let stroke): "stroke \(stroke.text) \(path.text)"
    case .gradient(let gradient): gradient.text
    case .text(let line):
      "text \"\(line.text)\" at \(line.x.short) \(line.baseline.short) width \(line.width.short)"
        + " size \(line.style.pointSize.short)"
        + (line.style.weight == 0 ? "" : " weight \(line.style.weight.short)")
        + (line.isItalic ? " italic" : "") + " \(line.color.text)"
    case .image(let image, let rect): "image \(image.text) in \(rect.short)"
    case .layer: "layer"
    }
  }

  /// The items inside.
  private var body: [String] {
    switch content {
    case .layer(let items): Self.lines(of: items)
    case .image(let image, _):
      if case .drawing(let list) = image.content { Self.lines(of: list.items) } else { [] }
    case .fill, .stroke, .gradient, .text: []
    }
  }
}

extension DisplayPath {
  /// The path in the form of SVG, after the rule of even and odd numbers where it applies.
  fileprivate var text: String {
    let parts = elements.map { element in
      let letter =
        switch element {
        case .move: "M"
        case .line: "L"
        case .quadCurve: "Q"
        case .curve: "C"
        case .close: "Z"
        }
      return ([letter] + element.points.flatMap { [$0.x.short, $0.y.short] })
        .joined(separator: " ")
    }
    return ((isEvenOdd ? ["even-odd"] : []) + parts).joined(separator: " ")
  }
}

extension DisplayStroke {
  fileprivate var text: String {
    var parts = [color.text, "width", width.short]
    if cap != .butt { parts.append("cap \(cap)") }
    if join != .miter { parts.append("join \(join)") }
    if join == .miter, miterLimit != 10 { parts.append("limit \(miterLimit.short)") }
    if !dashes.isEmpty { parts.append("dashes \(dashes.map(\.short).joined(separator: " "))") }
    if dashPhase != 0 { parts.append("phase \(dashPhase.short)") }
    return parts.joined(separator: " ")
  }
}

extension DisplayGradient {
  fileprivate var text: String {
    let shape =
      switch shape {
      case .linear(let start, let end): "linear \(start.short) to \(end.short)"
      case .radial(let start, let startRadius, let end, let endRadius):
        "radial \(start.short) radius \(startRadius.short) to \(end.short) radius \(endRadius.short)"
      }
    let ends = [extendsBeforeStart ? "before" : nil, extendsAfterEnd ? "after" : nil]
      .compactMap(\.self)
    let colors = stops.map { "\($0.location.short) \($0.color.text)" }.joined(separator: ", ")
    return "\(shape): \(colors)" + (ends.isEmpty ? "" : "; \(ends.joined(separator: " and "))")
  }
}

extension DisplayImage {
  fileprivate var text: String {
    let name =
      switch content {
      case .drawing(let list): "drawing \(list.width.short) × \(list.height.short)"
      case .source(.file(let path)): "file \(path)"
      case .source(.data(let data)): "data of \(data.count) bytes"
      case .symbol(let name, _): "symbol \(name)"
      }
    return tint.map { "\(name) tint \($0.text)" } ?? name
  }
}

extension DisplayColor {
  /// The components as hexadecimal digits, with those of the alpha unless it is 1.
  fileprivate var text: String {
    Self.hexadecimal(alpha == 1 ? [red, green, blue] : [red, green, blue, alpha])
  }

  /// A number sign and two hexadecimal digits for each component, which is between 0 and 1.
  package static func hexadecimal(_ components: [Double]) -> String {
    var text = "#"
    for component in components {
      let bounded = component.isFinite ? min(max(component, 0), 1) : 0
      let digits = String(UInt8(bounded * 255 + 0.5), radix: 16)
      text += digits.count == 1 ? "0" + digits : digits
    }
    return text
  }
}

extension DisplayTransform {
  fileprivate var text: String { [a, b, c, d, tx, ty].map(\.short).joined(separator: " ") }
}

extension LayoutPoint {
  fileprivate var short: String { "\(x.short) \(y.short)" }
}

extension LayoutRect {
  fileprivate var short: String { "\(x.short) \(y.short) \(width.short) \(height.short)" }
}

extension Double {
  fileprivate var short: String { LayoutText.number(self) }
}
