// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinLayout
import QuoinUIKit

/// The shapes of symbols, drawn for pictures: they resemble those of the system without being them.
///
/// A shape is text with a letter for its paint and its path in a square of 24 × 24. The paint is
/// `a` for an area that is filled in the variant `fill` and otherwise outlined, `d` for one that is
/// always filled, `s` for a line, and `f` and `o` for an area and a line that only the variant
/// `fill`, or only the other one, has. Paths have the letters of SVG, `O x y radius` for a circle
/// and `R x y width height radius` for a rectangle.
enum SymbolShapes {
  private static let table: [String: [String]] = [
    "airplane": [
      """
      d M 22 12 C 22 10.8 20 10.8 15 10.8 L 10 3 L 8 3 L 10.5 10.8 L 5 10.8 L 3 8.5 L 2 8.5 L 3 12 \
      L 2 15.5 L 3 15.5 L 5 13.2 L 10.5 13.2 L 8 21 L 10 21 L 15 13.2 C 20 13.2 22 13.2 22 12 Z
      """
    ],
    "antenna": [
      "d O 12 12 2", "s M 8 8 C 5.5 10 5.5 14 8 16 M 16 8 C 18.5 10 18.5 14 16 16",
      "s M 5 5 C 0.5 9 0.5 15 5 19 M 19 5 C 23.5 9 23.5 15 19 19",
    ],
    "arrow.backward": ["s M 21 12 L 3 12 M 10 5 L 3 12 L 10 19"],
    "arrow.clockwise": [
      "s M 20 12 C 20 22 4 22 4 12 C 4 3 14 2 18.5 7 M 19 2 L 19 7.5 L 13.5 7.5"
    ],
    "arrow.counterclockwise": [
      "s M 4 12 C 4 22 20 22 20 12 C 20 3 10 2 5.5 7 M 5 2 L 5 7.5 L 10.5 7.5"
    ],
    "arrow.down": ["s M 12 3 L 12 21 M 5 14 L 12 21 L 19 14"],
    "arrow.forward": ["s M 3 12 L 21 12 M 14 5 L 21 12 L 14 19"],
    "arrow.left": ["s M 21 12 L 3 12 M 10 5 L 3 12 L 10 19"],
    "arrow.right": ["s M 3 12 L 21 12 M 14 5 L 21 12 L 14 19"],
    "arrow.up": ["s M 12 21 L 12 3 M 5 10 L 12 3 L 19 10"],
    "arrowshape": ["a M 2 11 L 10 4 L 10 8 C 17 8 21 12 22 20 C 19 15 16 14 10 14 L 10 18 Z"],
    "bag": ["a R 4 8 16 13 2", "s M 8 8 C 8 1 16 1 16 8"],
    "bell": [
      "a M 3.5 18 C 6 15 5 12 6 8 C 7 2 17 2 18 8 C 19 12 18 15 20.5 18 Z", "d O 12 20.5 2",
    ],
    "backward": ["a M 22 5 L 12 12 L 22 19 Z M 12 5 L 2 12 L 12 19 Z"],
    "bolt": ["a M 13 2 L 5 14 L 11 14 L 10 22 L 19 9.5 L 13 9.5 Z"],
    "book": [
      """
      a M 12 6 C 9 4 5 4 2 5 L 2 19 C 5 18 9 18 12 20 C 15 18 19 18 22 19 L 22 5 C 19 4 15 4 12 6 Z
      """, "o M 12 6 L 12 20",
    ],
    "bookmark": ["a M 6 2.5 L 18 2.5 L 18 21.5 L 12 16 L 6 21.5 Z"],
    "bubble": [
      """
      a M 12 3 C 5 3 2 7 2 11 C 2 14 3.5 16 6 17.5 L 5 21.5 L 10 18.8 C 17 19.5 22 16 22 11 \
      C 22 7 19 3 12 3 Z
      """
    ],
    "calendar": [
      "s R 3 4 18 17 2 M 3 9 L 21 9 M 8 2 L 8 6 M 16 2 L 16 6",
      "d O 8 13.5 1.2 O 12 13.5 1.2 O 16 13.5 1.2 O 8 17.5 1.2 O 12 17.5 1.2",
    ],
    "camera": ["a M 2 7 L 7 7 L 9 4 L 15 4 L 17 7 L 22 7 L 22 20 L 2 20 Z O 12 13 4"],
    "car": [
      "a M 3 18 L 3 12 L 5.5 6 L 18.5 6 L 21 12 L 21 18 Z", "o M 3 12 L 21 12",
      "d O 7 19.5 2 O 17 19.5 2",
    ],
    "cart": [
      "s M 1.5 4 L 5 4 L 7.5 15 L 19 15 L 21.5 7 L 6 7", "f M 6 7 L 21.5 7 L 19 15 L 7.5 15 Z",
      "d O 9 19.5 1.8 O 17.5 19.5 1.8",
    ],
    "chart": ["a R 3 12 4.5 9 1 R 9.75 7 4.5 14 1 R 16.5 3 4.5 18 1"],
    "clock": [
      "f O 12 12 10 M 11 6 L 13 6 L 13 11.2 L 16.5 13.2 L 15.5 15 L 11 12.6 Z",
      "o O 12 12 10 M 12 6 L 12 12 L 16 14",
    ],
    "cloud": [
      "a M 7 19 C 1 19 1 11.5 6.5 11.5 C 7 4.5 16.5 4.5 17.5 10.5 C 23 10.5 23 19 17.5 19 Z"
    ],
    "creditcard": [
      "o R 2 5 20 14 2 M 2 10 L 22 10 M 5 15 L 10 15", "f R 2 5 20 14 2 R 2 8.5 20 3 0",
    ],
    "diamond": ["a M 12 2 L 22 12 L 12 22 L 2 12 Z"],
    "doc": ["a M 5 2 L 14 2 L 19 7 L 19 22 L 5 22 Z", "o M 14 2 L 14 7 L 19 7"],
    "doc.text": [
      "o M 5 2 L 14 2 L 19 7 L 19 22 L 5 22 Z M 8.5 12 L 15.5 12 M 8.5 16 L 15.5 16",
      "f M 5 2 L 14 2 L 19 7 L 19 22 L 5 22 Z R 8.5 11.2 7 1.6 0 R 8.5 15.2 7 1.6 0",
    ],
    "envelope": [
      "o R 2 5 20 14 2 M 3 6.5 L 12 13.5 L 21 6.5",
      "f M 2 6.5 L 12 14 L 22 6.5 L 22 19.5 L 2 19.5 Z M 2.5 4.5 L 21.5 4.5 L 12 11.8 Z",
    ],
    "exclamationmark": ["s M 12 3 L 12 14.5", "d O 12 20 1.7"],
    "exclamationmark.triangle": [
      """
      f M 12 2 L 23 21 L 1 21 Z M 11 8 L 13 8 L 13 15 L 11 15 Z M 11 17 L 13 17 L 13 19 L 11 19 Z
      """, "o M 12 3 L 22 20.5 L 2 20.5 Z M 12 9 L 12 14.5 M 12 17.3 L 12 17.4",
    ],
    "eye": ["s M 1.5 12 C 6 4 18 4 22.5 12 C 18 20 6 20 1.5 12 Z", "d O 12 12 3.2"],
    "eye.slash": [
      "s M 1.5 12 C 6 4 18 4 22.5 12 C 18 20 6 20 1.5 12 Z M 4 3 L 20 21", "d O 12 12 3.2",
    ],
    "flag": ["a M 5 3 L 19 3 L 16 8 L 19 13 L 5 13 Z", "s M 5 3 L 5 22"],
    "flame": [
      """
      a M 12 2 C 13 7 19 9 19 15 C 19 19.5 16 22 12 22 C 8 22 5 19.5 5 15 C 5 12 7 10 8 8 \
      C 9 10 9.5 10.5 10.5 11 C 11.5 8 12.5 5 12 2 Z
      """
    ],
    "folder": ["a M 2 19.5 L 2 5 L 9 5 L 11 7.5 L 22 7.5 L 22 19.5 Z"],
    "forward": ["a M 2 5 L 12 12 L 2 19 Z M 12 5 L 22 12 L 12 19 Z"],
    "gear": gear,
    "gearshape": gear,
    "gift": [
      "a R 4 11 16 10 1 R 2.5 7 19 4.5 1", "s M 12 7 C 6 7 6 1 12 6.5 C 18 1 18 7 12 7",
      "o M 12 7 L 12 21",
    ],
    "globe": ["s O 12 12 10 M 2 12 L 22 12 M 12 2 C 6 8 6 16 12 22 C 18 16 18 8 12 2 Z"],
    "hand": [
      """
      a M 8 11 L 12 2.5 C 15 2.5 14.5 6 14 9 L 20 9 C 22 9 22 11.5 21 12.5 L 19 20 \
      C 18.5 21 17 21 16 21 L 8 20 Z R 2 11 4 10 1
      """
    ],
    "heart": [
      """
      a M 12 21 C 4 15 2 11 2 8 C 2 2.5 9.5 1.5 12 7 C 14.5 1.5 22 2.5 22 8 C 22 11 20 15 12 21 Z
      """
    ],
    "hourglass": [
      """
      s M 5 2.5 L 19 2.5 M 5 21.5 L 19 21.5 M 7 2.5 C 7 9 12 10 12 12 C 12 14 7 15 7 21.5 \
      M 17 2.5 C 17 9 12 10 12 12 C 12 14 17 15 17 21.5
      """
    ],
    "house": [
      "a M 3 11 L 12 3 L 21 11 L 19 11 L 19 21 L 14 21 L 14 14 L 10 14 L 10 21 L 5 21 L 5 11 Z"
    ],
    "info": ["s M 10 10 L 12.5 10 L 12.5 19 M 9.5 19.5 L 15.5 19.5", "d O 12 4.8 1.9"],
    "leaf": [
      "a M 21 3 C 21 16 15 20 9 19 C 3 17 4 8 11 7 C 15 6.5 18 6 21 3 Z",
      "s M 3 22 C 5 17 8 14 12 12",
    ],
    "line": ["s M 3 6 L 21 6 M 3 12 L 21 12 M 3 18 L 21 18"],
    "link": [
      """
      s M 10 14 L 14 10 M 11 7 L 13.5 4.5 C 18 0 24 6 19.5 10.5 L 17 13 \
      M 13 17 L 10.5 19.5 C 6 24 0 18 4.5 13.5 L 7 11
      """
    ],
    "list": [
      "s M 8 6 L 21 6 M 8 12 L 21 12 M 8 18 L 21 18", "d O 4 6 1.4 O 4 12 1.4 O 4 18 1.4",
    ],
    "location": ["a M 21 3 L 3 11 L 12 12 L 13 21 Z"],
    "lock": ["a R 5 11 14 10 2", "s M 8 11 L 8 6 C 8 1 16 1 16 6 L 16 11"],
    "lock.open": ["a R 5 11 14 10 2", "s M 8 11 L 8 6 C 8 1 16 1 16 6"],
    "map": [
      "s M 2 6 L 9 3 L 15 6 L 22 3 L 22 18 L 15 21 L 9 18 L 2 21 Z M 9 3 L 9 18 M 15 6 L 15 21"
    ],
    "mappin": ["d O 12 6.5 4.5", "s M 12 10 L 12 22"],
    "message": [
      """
      a M 12 3 C 5 3 2 7 2 11 C 2 14 3.5 16 6 17.5 L 5 21.5 L 10 18.8 C 17 19.5 22 16 22 11 \
      C 22 7 19 3 12 3 Z
      """
    ],
    "mic": ["a R 9 2 6 12 3", "s M 5 11 C 5 20 19 20 19 11 M 12 18 L 12 22"],
    "moon": [
      "a M 20 14.5 C 14 17 7.5 12 9.5 4 C 1 8 2 20 12 21 C 16 21 19 18.5 20 14.5 Z"
    ],
    "music": ["s M 9 18 L 9 4 L 19 2 L 19 16", "d O 6.5 18 2.8 O 16.5 16 2.8"],
    "paperplane": ["a M 2 11 L 22 2 L 15 22 L 11 13 Z", "o M 11 13 L 22 2"],
    "pause": ["a R 5 3 5 18 1 R 14 3 5 18 1"],
    "pencil": ["a M 4 20 L 5 15.5 L 16.5 4 L 20 7.5 L 8.5 19 Z"],
    "person": ["a O 12 7 4.5 M 3 21 C 3 11.5 21 11.5 21 21 Z"],
    "phone": [
      """
      a M 5 3 L 9 3 L 10.5 8 L 8 10 C 9.5 13 11 14.5 14 16 L 16 13.5 L 21 15 L 21 19 \
      C 21 21 19 21.5 17 21 C 10 19 5 14 3 7 C 2.5 5 3 3 5 3 Z
      """
    ],
    "photo": [
      "s R 2 4 20 16 2 M 3 18 L 9 11 L 13 16 L 16 13 L 21 18", "d O 16.5 8.5 1.7",
    ],
    "play": ["a M 6 3 L 21 12 L 6 21 Z"],
    "power": ["s M 12 2 L 12 11 M 6.5 6 C 0 11 3 21 12 21 C 21 21 24 11 17.5 6"],
    "qrcode": [
      "s R 3 3 7 7 1 R 14 3 7 7 1 R 3 14 7 7 1",
      "d R 14 14 3 3 0 R 18.5 18.5 3 3 0 R 18.5 14 2 2 0 R 14 19 2 2 0",
    ],
    "questionmark": [
      "s M 7 7.5 C 7 1.5 17 1.5 17 7.5 C 17 11 12 11 12 15.5", "d O 12 20 1.7",
    ],
    "rectangle": ["a R 2 5 20 14 2"],
    "shield": ["a M 12 2 L 20 5 C 21 13 18 19 12 22 C 6 19 3 13 4 5 Z"],
    "slider": [
      "s M 3 6 L 21 6 M 3 12 L 21 12 M 3 18 L 21 18", "d O 8 6 2.2 O 16 12 2.2 O 10 18 2.2",
    ],
    "speaker": ["a M 5 9 L 9 9 L 14 4 L 14 20 L 9 15 L 5 15 Z"],
    "speaker.slash": ["a M 5 9 L 9 9 L 14 4 L 14 20 L 9 15 L 5 15 Z", "s M 3 3 L 20 21"],
    "speaker.wave": [
      "a M 2 9 L 6 9 L 11 4 L 11 20 L 6 15 L 2 15 Z",
      "s M 14.5 9 C 16 11 16 13 14.5 15 M 17.5 6 C 21 9.5 21 14.5 17.5 18",
    ],
    "square.and.arrow.down": [
      "s M 8 9 L 5 9 L 5 22 L 19 22 L 19 9 L 16 9 M 12 2 L 12 15 M 8 11 L 12 15 L 16 11"
    ],
    "square.and.arrow.up": [
      "s M 8 9 L 5 9 L 5 22 L 19 22 L 19 9 L 16 9 M 12 15 L 12 2 M 8 6 L 12 2 L 16 6"
    ],
    "square.and.pencil": [
      "s M 12 4 L 4 4 L 4 20 L 20 20 L 20 12",
      "a M 9 15 L 9.6 11.8 L 18.6 2.8 L 21.2 5.4 L 12.2 14.4 Z",
    ],
    "square.grid": [
      "a R 3 3 7.5 7.5 1.5 R 13.5 3 7.5 7.5 1.5 R 3 13.5 7.5 7.5 1.5 R 13.5 13.5 7.5 7.5 1.5"
    ],
    "stop": ["a R 4 4 16 16 2"],
    "sun": [
      "a O 12 12 4.5",
      """
      s M 12 1.5 L 12 4 M 12 20 L 12 22.5 M 1.5 12 L 4 12 M 20 12 L 22.5 12 \
      M 4.6 4.6 L 6.3 6.3 M 17.7 17.7 L 19.4 19.4 M 4.6 19.4 L 6.3 17.7 M 17.7 6.3 L 19.4 4.6
      """,
    ],
    "tag": ["a M 2.5 12 L 12 2.5 L 21.5 2.5 L 21.5 12 L 12 21.5 Z O 17 7 1.6"],
    "trash": [
      "a M 5 7 L 6.2 21.5 L 17.8 21.5 L 19 7 Z", "s M 3 6 L 21 6 M 9 6 L 9 2.5 L 15 2.5 L 15 6",
      "o M 10 10.5 L 10.3 18 M 14 10.5 L 13.7 18",
    ],
    "tray": [
      """
      s M 2 13 L 6 4 L 18 4 L 22 13 L 22 20 L 2 20 Z M 2 13 L 8 13 C 8 17 16 17 16 13 L 22 13
      """, "f M 2 13 L 8 13 C 8 17 16 17 16 13 L 22 13 L 22 20 L 2 20 Z",
    ],
    "triangle": ["a M 12 3 L 22 20.5 L 2 20.5 Z"],
    "video": ["a R 2 6 13 12 2 M 16.5 10.5 L 22 7 L 22 17 L 16.5 13.5 Z"],
    "wifi": [
      "s M 2 9 C 8 3.5 16 3.5 22 9 M 5.5 13.2 C 9.5 9.7 14.5 9.7 18.5 13.2", "d O 12 18 2",
    ],
  ]

  private static let gear = [
    "a O 12 12 7 O 12 12 2.8",
    """
    s M 12 1.8 L 12 4.5 M 12 19.5 L 12 22.2 M 1.8 12 L 4.5 12 M 19.5 12 L 22.2 12 \
    M 4.8 4.8 L 6.7 6.7 M 17.3 17.3 L 19.2 19.2 M 4.8 19.2 L 6.7 17.3 M 17.3 6.7 L 19.2 4.8
    """,
  ]

  /// Returns the shapes of a symbol in a rectangle; nil for one that has none.
  ///
  /// - Parameters:
  ///   - name: The name without the variant, such as `square.and.arrow.up`.
  ///   - colors: The colours of the shapes, from the first on; the last one is that of the others.
  static func elements(
    of name: String, isFilled: Bool, in rect: LayoutRect, colors: [RenderedColor],
    lineWidth: Double
  ) -> [DrawingElement]? {
    var parts = name.split(separator: ".")[...]
    // A longer name is a variant of the shape whose name it begins with.
    while !parts.isEmpty {
      let key = parts.joined(separator: ".")
      if let shapes = table[key] ?? things[key] {
        return shapes.filter { $0.first != (isFilled ? "o" : "f") }.enumerated().compactMap {
          let color = colors[min($0, colors.count - 1)]
          return element($1, isFilled, in: rect, color, lineWidth)
        }
      }
      parts.removeLast()
    }
    return nil
  }

  /// Whether there are shapes for exactly this name.
  static func isKnown(_ name: String) -> Bool { table[name] != nil || things[name] != nil }

  static func element(
    _ shape: String, _ isFilled: Bool, in rect: LayoutRect, _ color: RenderedColor,
    _ lineWidth: Double
  ) -> DrawingElement? {
    let path = path(shape.dropFirst(2), in: rect)
    let line = ShapePaint.stroke(color, width: lineWidth, round: true)
    switch shape.first {
    case "a": return .path(path, isFilled ? .fill(color) : line)
    case "d": return .path(path, .fill(color))
    case "f": return isFilled ? .path(path, .fill(color)) : nil
    case "o": return isFilled ? nil : .path(path, line)
    default: return .path(path, line)
    }
  }

  private static func path(_ text: Substring, in rect: LayoutRect) -> DisplayPath {
    let words = text.split(whereSeparator: \.isWhitespace)
    var path = DisplayPath([], isEvenOdd: true)
    var index = 0
    func number() -> Double {
      index += 1
      return index < words.count ? (Double(words[index]) ?? 0) / 24 : 0
    }
    func point() -> LayoutPoint {
      let (x, y) = (number(), number())
      return LayoutPoint(x: rect.x + x * rect.width, y: rect.y + y * rect.height)
    }
    func box(_ center: LayoutPoint, width: Double, height: Double, radius: Double) -> DisplayPath {
      DisplayPath(
        rounded: LayoutRect(x: center.x, y: center.y, width: width, height: height),
        radius: radius, corners: .all)
    }
    while index < words.count {
      switch words[index] {
      case "M": path.elements.append(.move(point()))
      case "L": path.elements.append(.line(point()))
      case "C": path.elements.append(.curve(point(), point(), end: point()))
      case "O":
        let (center, radius) = (point(), number() * rect.width)
        let corner = LayoutPoint(x: center.x - radius, y: center.y - radius)
        path.elements += box(corner, width: 2 * radius, height: 2 * radius, radius: radius).elements
      case "R":
        let (corner, width, height) = (point(), number() * rect.width, number() * rect.height)
        path.elements +=
          box(corner, width: width, height: height, radius: number() * rect.width)
          .elements
      default: path.elements.append(.close)
      }
      index += 1
    }
    return path
  }
}
