// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// The Latin letters that are about as wide as a letter of Latin, Greek or Cyrillic.
///
/// They are derived from Unicode's names: LATIN SMALL LETTER E WITH ACUTE is as wide as an e, LATIN
/// CAPITAL LIGATURE OE as an O and an E. This avoids a table of decompositions and the import of
/// Foundation, which has one.
enum BaseLetters {
  /// The letters; nil for characters that are not letters of these scripts.
  static func letters(for scalar: Unicode.Scalar) -> [Character]? {
    guard let name = scalar.properties.name, let script = Script(of: name) else { return nil }
    let isSmall = name.contains("SMALL")
    let words = name.split(separator: " ").prefix { $0 != "WITH" }
    guard let kind = words.lastIndex(where: { $0 == "LETTER" || $0 == "LIGATURE" }) else {
      return nil
    }
    let rest = words[(kind + 1)...].filter { !["SMALL", "CAPITAL"].contains($0) }
    let title = rest.joined(separator: " ")
    let letters = script.letters(of: title) ?? script.letters(of: String(rest.last ?? ""))
    // An unknown letter is as wide as an average one.
    return isSmall ? Array(letters?.small ?? "n") : Array(letters?.capital ?? "E")
  }

  private enum Script {
    case latin, greek, cyrillic

    init?(of name: String) {
      if name.hasPrefix("LATIN ") {
        self = .latin
      } else if name.hasPrefix("GREEK ") {
        self = .greek
      } else if name.hasPrefix("CYRILLIC ") {
        self = .cyrillic
      } else {
        return nil
      }
    }

    func letters(of title: String) -> (capital: String, small: String)? {
      switch self {
      case .latin:
        if let special = BaseLetters.latin[title] { return special }
        // The letters themselves: A, AE, FFI.
        guard (1...3).contains(title.count), title.allSatisfy({ ("A"..."Z").contains($0) }) else {
          return nil
        }
        return (title, title.lowercased())
      case .greek: return BaseLetters.greek[title]
      case .cyrillic: return BaseLetters.cyrillic[title]
      }
    }
  }

  /// Latin letters whose names do not contain the letters that they look like.
  private static let latin = table(
    "ETH Do, THORN Pp, SHARP S:Bb, LONG S:Ff, ENG Nn, KRA Kk, SCHWA Ee, EZH Zz, YOGH Zz, WYNN Pp")

  private static let greek = table(
    """
    ALPHA Aa, BETA Bb, GAMMA Fy, DELTA Ao, EPSILON Es, ZETA Zs, ETA Hn, THETA Oo, IOTA Ii, \
    KAPPA Kk, LAMDA Av, MU Mu, NU Nv, XI Es, OMICRON Oo, PI Hn, RHO Pp, SIGMA Eo, TAU Tr, \
    UPSILON Yu, PHI Ow, CHI Xx, PSI Ow, OMEGA Ow
    """)

  private static let cyrillic = table(
    """
    A:Aa, BE Bo, VE Bk, GHE Fr, DE Dg, IE Ee, IO Ee, ZHE Ww, ZE Ss, I:Nn, SHORT I:Nn, KA Kk, EL Nn, \
    EM Mw, EN Hn, O:Oo, PE Hn, ER Pp, ES Cc, TE Tz, U:Yy, SHORT U:Yy, EF Mm, HA Xx, TSE Nn, CHE Bn, \
    SHA Wm, SHCHA Wm, HARD SIGN:Ob, YERU Mw, SOFT SIGN:Pc, E:Cc, YU Wm, YA Rc, DJE Oh, GJE Fr, \
    UKRAINIAN IE:Cc, DZE Ss, BYELORUSSIAN-UKRAINIAN I:Ii, YI Ii, JE Jj, LJE Wm, NJE Wm, TSHE Oh, \
    KJE Kk, DZHE Hn, SCHWA Ee
    """)

  /// Reads "NAME Xx" or "NAME:Xx", separated by commas: a capital and a small letter for each name.
  private static func table(_ text: String) -> [String: (capital: String, small: String)] {
    var result: [String: (capital: String, small: String)] = [:]
    for entry in text.split(separator: ",") {
      let letters = entry.suffix(2)
      let name = entry.dropLast(3).drop { $0 == " " }
      result[String(name)] = (String(letters.prefix(1)), String(letters.suffix(1)))
    }
    return result
  }
}
