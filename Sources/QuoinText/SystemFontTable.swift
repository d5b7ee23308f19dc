// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// Advances of the letters of the system font, fitted to the widths of labels that Apple's text
/// system measured.
enum SystemFontTable {
  /// Advances in em, regular weight.
  static let advances: [Character: Double] = [
    " ": 0.281, ",": 0.24, "-": 0.469, ".": 0.29, ":": 0.308, "(": 0.37, ")": 0.37, "$": 0.56,
    "+": 0.6, "%": 0.87, "?": 0.6, "!": 0.32, "_": 0.47, "/": 0.36, "0": 0.629, "1": 0.473,
    "2": 0.602, "3": 0.627, "4": 0.639, "5": 0.621, "6": 0.62, "7": 0.561, "8": 0.631,
    "9": 0.62, "A": 0.65, "B": 0.656, "C": 0.722, "D": 0.725, "E": 0.604, "F": 0.569,
    "G": 0.757, "H": 0.743, "I": 0.28, "J": 0.54, "K": 0.694, "L": 0.562, "M": 0.885,
    "N": 0.745, "O": 0.785, "P": 0.634, "Q": 0.78, "R": 0.641, "S": 0.634, "T": 0.589,
    "U": 0.736, "V": 0.625, "W": 0.946, "X": 0.69, "Y": 0.6, "Z": 0.65, "a": 0.552, "b": 0.617,
    "c": 0.563, "d": 0.617, "e": 0.571, "f": 0.357, "g": 0.606, "h": 0.592, "i": 0.257,
    "j": 0.25, "k": 0.536, "l": 0.251, "m": 0.868, "n": 0.581, "o": 0.59, "p": 0.61, "q": 0.605,
    "r": 0.379, "s": 0.515, "t": 0.36, "u": 0.588, "v": 0.52, "w": 0.751, "x": 0.515,
    "y": 0.528, "z": 0.506,
  ]

  /// What is added after each character, in points, by size in points; between sizes the line
  /// through neighbours.
  static let tracking: [(size: Double, points: Double)] = [
    (10, 0.12), (11, 0.06), (12, 0), (13, -0.08), (14, -0.15), (15, -0.23), (16, -0.31),
    (17, -0.43), (18, -0.44), (20, -0.45), (22, -0.26), (24, 0.07), (28, 0.38), (34, 0.40),
  ]

  /// The advance of a character in em. One that is not in the table counts as a digit, outside of
  /// Latin as a square.
  static func advance(of character: Character) -> Double {
    if let known = advances[character] { return known }
    guard let scalar = character.unicodeScalars.first else { return 0 }
    if scalar.value < 0x20 { return 0 }
    return scalar.value < 0x1100 ? 0.6 : 1
  }

  /// What is added after each character at a size, in points.
  static func tracking(at size: Double) -> Double {
    guard let first = tracking.first, let last = tracking.last else { return 0 }
    if size <= first.size { return first.points }
    if size >= last.size { return last.points }
    guard let next = tracking.firstIndex(where: { $0.size >= size }) else { return last.points }
    let low = tracking[next - 1]
    let high = tracking[next]
    return low.points + (high.points - low.points) * (size - low.size) / (high.size - low.size)
  }

  /// How much wider than regular the letters of a weight are: medium 2, semibold 3 and bold 5
  /// hundredths.
  static func widening(of weight: Double) -> Double {
    switch weight {
    case ..<0.2: 1
    case ..<0.28: 1.02
    case ..<0.35: 1.03
    default: 1.05
    }
  }
}
