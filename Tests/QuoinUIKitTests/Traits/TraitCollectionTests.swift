// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinUIKit
import Testing

@Suite("Collections of traits") struct TraitCollectionTests {
  private struct Accent: UITraitDefinition {
    static let defaultValue = "blue"
  }

  @Test("A closure specifies traits, and the rest stays unspecified")
  func mutations() {
    let traits = UITraitCollection {
      $0.userInterfaceStyle = .dark
      $0[Accent.self] = "red"
    }
    #expect(traits.userInterfaceStyle == .dark)
    #expect(traits[Accent.self] == "red")
    #expect(traits.horizontalSizeClass == .unspecified)
    let other = traits.modifyingTraits { $0.userInterfaceStyle = .unspecified }
    #expect(other == UITraitCollection(Accent.self, value: "red"))
    #expect(traits.userInterfaceStyle == .dark)
  }

  @Test("The later of two collections that specify a trait counts")
  func merging() {
    let merged = UITraitCollection(traitsFrom: [
      UITraitCollection(Accent.self, value: "red"), UITraitCollection(userInterfaceStyle: .dark),
      UITraitCollection(Accent.self, value: "green"),
    ])
    #expect(merged[Accent.self] == "green")
    #expect(merged.userInterfaceStyle == .dark)
    #expect(merged.containsTraits(in: UITraitCollection(userInterfaceStyle: .dark)))
    #expect(!merged.containsTraits(in: UITraitCollection(Accent.self, value: "red")))
  }

  @Test("Colors may depend on style, contrast and level, not on size classes")
  func colors() {
    let light = UITraitCollection(userInterfaceStyle: .light)
    let high = light.modifyingTraits { $0.accessibilityContrast = .high }
    let wide = light.modifyingTraits { $0.horizontalSizeClass = .regular }
    #expect(light.hasDifferentColorAppearance(comparedTo: high))
    #expect(!light.hasDifferentColorAppearance(comparedTo: wide))
  }
}
