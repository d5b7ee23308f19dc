// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// Advances, kerning and tracking of the system font, fitted to the widths of labels that Apple's
/// text system measured.
///
/// The advances were fitted first without and then together with the kerning of pairs such as "Te"
/// and "AV". Without kerning, words with such pairs come out too wide and others too narrow. In a
/// fit on five sixths of the labels, kerning brings 79 instead of 76 % of the remaining sixth to
/// within half a point. Numbers of two decimals are based on fewer than five labels.
enum SystemFontTable {
  /// Advances in em, regular weight.
  static let advances: [Character: Double] = [
    " ": 0.281, ",": 0.24, "-": 0.469, ".": 0.291, ":": 0.308, "(": 0.37, ")": 0.37, "$": 0.56,
    "+": 0.6, "%": 0.87, "?": 0.6, "!": 0.32, "_": 0.47, "/": 0.36, "0": 0.628, "1": 0.472,
    "2": 0.602, "3": 0.621, "4": 0.639, "5": 0.653, "6": 0.62, "7": 0.561, "8": 0.634,
    "9": 0.654, "A": 0.655, "B": 0.656, "C": 0.721, "D": 0.723, "E": 0.594, "F": 0.569,
    "G": 0.757, "H": 0.736, "I": 0.28, "J": 0.549, "K": 0.69, "L": 0.562, "M": 0.881,
    "N": 0.745, "O": 0.773, "P": 0.634, "Q": 0.78, "R": 0.641, "S": 0.64, "T": 0.618,
    "U": 0.736, "V": 0.666, "W": 0.946, "X": 0.69, "Y": 0.607, "Z": 0.65, "a": 0.553, "b": 0.617,
    "c": 0.569, "d": 0.611, "e": 0.57, "f": 0.357, "g": 0.606, "h": 0.592, "i": 0.257,
    "j": 0.25, "k": 0.543, "l": 0.261, "m": 0.866, "n": 0.581, "o": 0.589, "p": 0.61, "q": 0.605,
    "r": 0.379, "s": 0.515, "t": 0.361, "u": 0.585, "v": 0.517, "w": 0.751, "x": 0.515,
    "y": 0.528, "z": 0.506,
  ]

  /// The tracking after each character in points, by size in points, interpolated linearly between
  /// the sizes. Apple's Human Interface Guidelines, "Typography", list the same numbers.
  private static let tracking: [(size: Double, points: Double)] = [
    (6, 0.24), (9, 0.17), (10, 0.12), (11, 0.06), (12, 0), (13, -0.08), (14, -0.15), (15, -0.23),
    (16, -0.31), (17, -0.43), (18, -0.44), (20, -0.45), (22, -0.26), (24, 0.07), (28, 0.38),
    (34, 0.40), (48, 0.35), (80, 0),
  ]

  /// The tracking after each character at a size, both in points.
  static func tracking(at size: Double) -> Double {
    guard let first = tracking.first, let last = tracking.last else { return 0 }
    if size <= first.size { return first.points }
    guard let next = tracking.firstIndex(where: { $0.size >= size }) else { return last.points }
    let low = tracking[max(next - 1, 0)]
    let high = tracking[next]
    guard high.size > low.size else { return high.points }
    return low.points + (high.points - low.points) * (size - low.size) / (high.size - low.size)
  }

  /// The width of the letters of a weight from -1 to 1 relative to regular: medium is wider by 2.6
  /// %, semibold by 3.8 % and bold by 5.6 %.
  static func widening(of weight: Double) -> Double {
    switch weight {
    case ..<0.2: 1
    case ..<0.28: 1.026
    case ..<0.35: 1.038
    default: 1.056
    }
  }

  /// The width of the letters relative to the table. From 20 points on, the system font uses its
  /// narrower display cut.
  static func opticalScale(at size: Double) -> Double { size < 20 ? 1 : 0.975 }

  /// The kerning between two neighbours, in em. It is negative or 0.
  static func kerning(between first: Character, and second: Character) -> Double {
    guard let first = first.asciiValue, let second = second.asciiValue else { return 0 }
    return kernings[Int(first) * 128 + Int(second)]
  }

  /// The kerning of each pair of ASCII characters: 128 times the first one plus the second one.
  static let kernings: [Double] = {
    let slanted = (seconds: "acdegmnopqrsuwyz", em: -0.02)
    let beforeA = (seconds: "A", em: -0.05)
    let rules: [(first: String, rules: [(seconds: String, em: Double)])] = [
      ("T", [("acdegmnopqrsuvwxyz", -0.07), beforeA]), ("VWY", [slanted, beforeA]),
      ("PF", [beforeA]), ("A", [("TVWY", -0.05)]),
    ]
    var table = Array(repeating: 0.0, count: 128 * 128)
    for (firsts, rules) in rules {
      for first in firsts.utf8 {
        for rule in rules {
          for second in rule.seconds.utf8 { table[Int(first) * 128 + Int(second)] = rule.em }
        }
      }
    }
    return table
  }()
}
