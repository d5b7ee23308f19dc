// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// A set `.colorset`: a colour with its variants.
package struct ColorSet: Sendable {
  private var variants: [AssetQualifiers] = []
  private var colors: [AssetColor] = []

  init(_ contents: CatalogValue) {
    for entry in contents["colors"]?.list ?? [] {
      guard let value = entry["color"], let color = AssetColor(value) else { continue }
      variants.append(AssetQualifiers(entry))
      colors.append(color)
    }
  }

  package func color(in environment: AssetEnvironment) -> AssetColor? {
    AssetQualifiers.best(of: variants, in: environment).map { colors[$0] }
  }
}
