// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinLayout

/// The shape around a symbol, by the last word of its name, such as the square of
/// `checkmark.square.fill`.
struct SymbolEnclosure {
  /// The shape, written as those of ``SymbolShapes``; nil for a circle.
  private let shape: String?
  /// The square of the symbol inside, in a square of 24 × 24.
  private let room: LayoutRect

  private init(_ shape: String?, x: Double = 12, y: Double = 12, side: Double = 13.44) {
    self.shape = shape
    room = LayoutRect(x: x - side / 2, y: y - side / 2, width: side, height: side)
  }

  static func named(_ name: String) -> SymbolEnclosure? { table[name] }

  private static let table = [
    "app": SymbolEnclosure("a R 1.5 1.5 21 21 5.5"),
    "bubble": bubble, "message": bubble,
    "capsule": SymbolEnclosure("a R 1 5 22 14 7", side: 9),
    "circle": SymbolEnclosure(nil),
    "diamond": SymbolEnclosure("a M 12 1 L 23 12 L 12 23 L 1 12 Z", side: 10),
    "hexagon": SymbolEnclosure(
      "a M 12 1 L 21.5 6.5 L 21.5 17.5 L 12 23 L 2.5 17.5 L 2.5 6.5 Z", side: 12),
    "octagon": SymbolEnclosure(
      "a M 7.4 1 L 16.6 1 L 23 7.4 L 23 16.6 L 16.6 23 L 7.4 23 L 1 16.6 L 1 7.4 Z", side: 11),
    "rectangle": SymbolEnclosure("a R 1 4 22 16 3", side: 9),
    "seal": SymbolEnclosure(
      """
      a M 8.4 3.3 C 9.5 -0.7 14.5 -0.7 15.6 3.3 C 19.2 1.3 22.7 4.8 20.7 8.4 \
      C 24.7 9.5 24.7 14.5 20.7 15.6 C 22.7 19.2 19.2 22.7 15.6 20.7 \
      C 14.5 24.7 9.5 24.7 8.4 20.7 C 4.8 22.7 1.3 19.2 3.3 15.6 C -0.7 14.5 -0.7 9.5 3.3 8.4 \
      C 1.3 4.8 4.8 1.3 8.4 3.3 Z
      """, side: 11),
    "shield": SymbolEnclosure("a M 12 1 L 21 4 C 22 13 19 20 12 23 C 5 20 2 13 3 4 Z", side: 10.5),
    "square": SymbolEnclosure("a R 1.5 1.5 21 21 4"),
    "triangle": SymbolEnclosure("a M 12 2 L 23 21.5 L 1 21.5 Z", y: 15.5, side: 8.5),
  ]

  private static let bubble = SymbolEnclosure(
    """
    a M 12 2.5 C 5 2.5 1.5 6.5 1.5 11 C 1.5 14 3.5 16.5 6 18 L 5 22 L 10 19.4 \
    C 17.5 20 22.5 16.5 22.5 11 C 22.5 6.5 19 2.5 12 2.5 Z
    """, y: 11, side: 10)

  /// Returns the shape in the square of the symbol.
  func element(
    in rect: LayoutRect, isFilled: Bool, color: RenderedColor, lineWidth: Double
  ) -> DrawingElement? {
    guard let shape else {
      return .circle(
        x: rect.midX, y: rect.midY, radius: rect.width / 2 - lineWidth / 2,
        isFilled ? .fill(color) : .stroke(color, width: lineWidth))
    }
    return SymbolShapes.element(shape, isFilled, in: rect, color, lineWidth)
  }

  /// Returns the square of the symbol inside of the shape.
  func room(in rect: LayoutRect) -> LayoutRect {
    let unit = rect.width / 24
    return LayoutRect(
      x: rect.x + room.x * unit, y: rect.y + room.y * unit, width: room.width * unit,
      height: room.height * unit)
  }
}
