// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import QuoinAssets

@Suite("Colours of catalogs") struct ColorTests {
  /// A colour as Xcode writes it, and its sRGB parts.
  static let cases: [(text: String, parts: [Double])] = [
    (
      #"{"color-space": "srgb", "components": {"red": "0.500", "green": "1.000", "blue": "0", "alpha": "0.250"}}"#,
      [0.5, 1, 0, 0.25]
    ),
    (
      #"{"color-space": "srgb", "components": {"red": "255", "green": "51", "blue": "0", "alpha": "1.000"}}"#,
      [1, 0.2, 0, 1]
    ),
    (
      #"{"color-space": "srgb", "components": {"red": "0xFF", "green": "0x33", "blue": "0x00", "alpha": "1.000"}}"#,
      [1, 0.2, 0, 1]
    ),
    (
      #"{"color-space": "gray-gamma-22", "components": {"white": "0.600", "alpha": "1.000"}}"#,
      [0.6, 0.6, 0.6, 1]
    ),
    (
      #"{"color-space": "extended-srgb", "components": {"red": 0.1, "green": 0.2, "blue": 0.3}}"#,
      [0.1, 0.2, 0.3, 1]
    ),
    // White and grey are the same in both spaces, which share the white point and the curve.
    (
      #"{"color-space": "display-p3", "components": {"red": "0.5", "green": "0.5", "blue": "0.5", "alpha": "1.0"}}"#,
      [0.5, 0.5, 0.5, 1]
    ),
    // The red of Display P3 is outside of sRGB, whose nearest red has no green and no blue.
    (
      #"{"color-space": "display-p3", "components": {"red": "1.0", "green": "0.0", "blue": "0.0", "alpha": "1.0"}}"#,
      [1, 0, 0, 1]
    ),
  ]

  @Test("Components are read in each notation", arguments: cases.indices)
  func components(_ index: Int) throws {
    let value = try #require(CatalogValue(json: Data(Self.cases[index].text.utf8)))
    guard case .parts(let red, let green, let blue, let alpha) = AssetColor(value) else {
      Issue.record("It has no components.")
      return
    }
    for (part, expected) in zip([red, green, blue, alpha], Self.cases[index].parts) {
      #expect(abs(part - expected) < 1e-6)
    }
  }

  @Test("A colour of the system is known by its name")
  func reference() throws {
    let text = #"{"platform": "ios", "reference": "systemBlueColor"}"#
    let value = try #require(CatalogValue(json: Data(text.utf8)))
    #expect(AssetColor(value) == .system("systemBlueColor"))
  }

  @Test(
    "A colour that is none is left out",
    arguments: [
      "{}", #"{"components": {}}"#, #"{"components": {"red": "red", "green": "0", "blue": "0"}}"#,
      #"{"components": {"red": "nan", "green": "0", "blue": "0"}}"#,
      #"{"components": {"red": "0xFFFF", "green": "0", "blue": "0"}}"#,
    ])
  func damaged(_ text: String) throws {
    let value = try #require(CatalogValue(json: Data(text.utf8)))
    #expect(AssetColor(value) == nil)
  }
}
