// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import QuoinAssets

/// The choice of an image's variant: by the appearance, then the idiom, the size classes, the
/// direction and the scale.
@Suite("Variants of assets") struct VariantTests {
  /// The variants of a set, by the names of their files.
  static let entries = """
    {"images": [
      {"idiom": "universal", "filename": "any@1x", "scale": "1x"},
      {"idiom": "universal", "filename": "any@2x", "scale": "2x"},
      {"idiom": "universal", "filename": "any@3x", "scale": "3x"},
      {"idiom": "universal", "filename": "dark@2x", "scale": "2x",
       "appearances": [{"appearance": "luminosity", "value": "dark"}]},
      {"idiom": "universal", "filename": "dark-contrast@2x", "scale": "2x",
       "appearances": [{"appearance": "luminosity", "value": "dark"},
                       {"appearance": "contrast", "value": "high"}]},
      {"idiom": "universal", "filename": "tinted", "scale": "2x",
       "appearances": [{"appearance": "luminosity", "value": "tinted"}]},
      {"idiom": "ipad", "filename": "pad@2x", "scale": "2x"},
      {"idiom": "ipad", "filename": "pad-compact@2x", "scale": "2x", "width-class": "compact"},
      {"idiom": "mac", "filename": "mac-rtl@1x", "scale": "1x", "language-direction": "right-to-left"},
      {"idiom": "mac", "filename": "mac@1x", "scale": "1x"}
    ]}
    """

  struct Case: CustomTestStringConvertible, Sendable {
    var expected: String
    var environment: AssetEnvironment
    var testDescription: String { "\(expected) for \(environment)" }

    init(
      _ expected: String, _ idiom: AssetEnvironment.Idiom,
      _ change: (inout AssetEnvironment) -> Void = { _ in }
    ) {
      self.expected = expected
      environment = AssetEnvironment(idiom: idiom)
      change(&environment)
    }
  }

  static let cases = [
    Case("any@2x", .phone),
    Case("any@3x", .phone) { $0.scale = 3 },
    Case("any@1x", .phone) { $0.scale = 1 },
    // The nearest scale upward, and without one the nearest downward.
    Case("any@2x", .phone) { $0.scale = 1.5 },
    Case("any@3x", .phone) { $0.scale = 4 },
    // The appearance comes before the scale.
    Case("dark@2x", .phone) {
      $0.isDark = true
      $0.scale = 3
    },
    Case("dark-contrast@2x", .phone) {
      $0.isDark = true
      $0.hasHighContrast = true
    },
    // There is no light variant with high contrast.
    Case("any@2x", .phone) { $0.hasHighContrast = true },
    // The idiom comes before the scale.
    Case("pad@2x", .pad) { $0.scale = 1 },
    Case("pad-compact@2x", .pad) { $0.widthClass = .compact },
    Case("pad@2x", .pad) { $0.widthClass = .regular },
    // The appearance comes before the idiom.
    Case("dark@2x", .pad) { $0.isDark = true },
    // Of two variants for an idiom, one for the other direction comes last.
    Case("mac@1x", .mac),
    Case("mac-rtl@1x", .mac) { $0.isRightToLeft = true },
    Case("any@2x", .tv),
  ]

  @Test("The variant that suits best is shown", arguments: cases)
  func choice(_ testCase: Case) throws {
    let contents = try #require(CatalogValue(json: Data(Self.entries.utf8)))
    let entries = contents["images"]?.list ?? []
    let best = AssetQualifiers.best(
      of: entries.map { AssetQualifiers($0) }, in: testCase.environment)
    #expect(best.flatMap { entries[$0]["filename"]?.text } == testCase.expected)
  }

  @Test("An image for one direction of languages is mirrored in the other")
  func mirrored() throws {
    let folder = try CatalogFolder()
    try folder.write(pngHeader(10, 10), to: "Arrow.imageset/arrow.png")
    try folder.write(
      """
      {"images": [{"idiom": "universal", "filename": "arrow.png", "scale": "1x",
                   "language-direction": "left-to-right"}]}
      """, to: "Arrow.imageset/Contents.json")
    let catalogs = AssetCatalogs(reading: [folder.path])
    var environment = AssetEnvironment(idiom: .phone)
    #expect(catalogs.image(named: "Arrow", in: environment)?.isMirrored == false)
    environment.isRightToLeft = true
    #expect(catalogs.image(named: "Arrow", in: environment)?.isMirrored == true)
  }
}
