// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import QuoinAssets

/// Files with random damage: nothing ends the program, and each gives at most one remark.
@Suite("Damaged files of catalogs") struct DamageTests {
  /// A generator with a seed (SplitMix64).
  private struct Generator: RandomNumberGenerator {
    var state: UInt64
    mutating func next() -> UInt64 {
      state &+= 0x9E37_79B9_7F4A_7C15
      var value = state
      value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
      value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
      return value ^ (value >> 31)
    }
  }

  /// Changes, removes or repeats some bytes.
  private func damaged(_ bytes: [UInt8], _ generator: inout Generator) -> [UInt8] {
    var bytes = bytes
    for _ in 0..<Int.random(in: 1...4, using: &generator) where !bytes.isEmpty {
      let index = Int.random(in: 0..<bytes.count, using: &generator)
      switch Int.random(in: 0..<5, using: &generator) {
      case 0: bytes[index] = UInt8.random(in: 0...255, using: &generator)
      case 1: bytes.remove(at: index)
      case 2: bytes.removeLast(bytes.count - index)
      case 3: bytes.insert(contentsOf: bytes[..<index], at: index)
      default: bytes.insert(UInt8.random(in: 0...255, using: &generator), at: index)
      }
    }
    return bytes
  }

  private static let contents = Array(
    """
    {"images": [{"idiom": "universal", "filename": "a.png", "scale": "2x", "resizing": {
      "mode": "9-part", "center": {"mode": "tile", "width": 1, "height": 1},
      "cap-insets": {"top": 4, "left": 4, "bottom": 4, "right": 4}}}],
     "colors": [{"color": {"color-space": "display-p3", "components":
      {"red": "0x80", "green": "0.5", "blue": "200", "alpha": "1.0"}}}],
     "properties": {"template-rendering-intent": "template"}}
    """.utf8)
  private static let svg = Array(
    """
    <?xml version="1.0"?><!DOCTYPE svg [<!ENTITY a "b">]><svg width="24" height="24"
    viewBox="0 0 24 24"><style>.a{fill:red}</style><defs><g id="x"><path class="a" d="M0 0h9"/></g>
    </defs><use href="#x" fill="url(#y)"/><text x="1">&amp;&#65;</text><!-- c --></svg>
    """.utf8)
  /// A JPEG file with a fill byte, a segment and a frame.
  private static let jpeg: [UInt8] =
    [0xFF, 0xD8, 0xFF, 0xFF, 0xE0, 0, 4, 1, 2, 0xFF, 0xC0, 0, 11, 8, 0, 20, 0, 30, 1, 1, 0x11, 0]
  private static let pdf = Array("%PDF-1.4 /MediaBox [0 0 20 30] endobj".utf8)
  private static let heif: [UInt8] =
    [0, 0, 0, 16] + Array("ftypheic".utf8) + [0, 0, 0, 0, 0, 0, 0, 20] + Array("ispe".utf8)
    + [0, 0, 0, 0, 0, 0, 0, 20, 0, 0, 0, 30, 0, 0, 0, 0]

  @Test("Headers and drawings", arguments: [svg, jpeg, pdf, heif, pngHeader(3, 4)])
  func headers(_ file: [UInt8]) {
    var generator = Generator(state: 53)
    for _ in 0..<Self.rounds {
      let bytes = damaged(file, &generator)
      _ = ImageHeader(bytes)
      _ = try? VectorImage(bytes)
    }
  }

  /// The number of damaged files of each kind: 100,000 where all tests are wanted.
  private static let rounds =
    ProcessInfo.processInfo.environment["QUOIN_THOROUGH"] == nil ? 2000 : 100_000

  @Test("Contents of sets in memory")
  func decoded() {
    var generator = Generator(state: 54)
    let environment = AssetEnvironment(idiom: .phone)
    for _ in 0..<Self.rounds {
      guard let value = CatalogValue(json: Data(damaged(Self.contents, &generator))) else {
        continue
      }
      var remarks = 0
      _ = ColorSet(value).color(in: environment)
      _ = ImageSet(value, in: "/nowhere").image(in: environment) { _ in remarks += 1 }
      _ = SymbolSet(value, in: "/nowhere").shape
      #expect(remarks <= 1)
    }
  }

  @Test("Contents of sets, with at most one remark each")
  func contents() throws {
    var generator = Generator(state: 53)
    let folder = try CatalogFolder()
    let environment = AssetEnvironment(idiom: .phone)
    for round in 0..<100 {
      let damage = damaged(Self.contents, &generator)
      try folder.write(damage, to: "\(round)/A.imageset/Contents.json")
      try folder.write(damaged(pngHeader(3, 4), &generator), to: "\(round)/A.imageset/a.png")
      try folder.write(damage, to: "\(round)/B.colorset/Contents.json")
      let catalogs = AssetCatalogs(reading: [folder.path + "/\(round)"])
      var remarks = catalogs.remarks.filter { $0.contains("A.imageset") }
      _ = catalogs.image(named: "A", in: environment) { remarks.append($0) }
      _ = catalogs.color(named: "B", in: environment)
      #expect(remarks.count <= 1)
      #expect(catalogs.remarks.count <= 2)
    }
  }
}
