// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinLayout
import Testing

@Suite("Derivations of random layouts") struct DerivationPropertyTests {
  /// `QUOIN_DERIVATIONS` sets the number of layouts.
  private static let count = SystemCount.given(by: "QUOIN_DERIVATIONS", usual: 100)

  @Test("The requirements of a derivation have its value as their only one, and no subset has")
  func onlyValueAndSmallestSet() throws {
    var determined = 0
    for seed in 0..<Self.count {
      var layout = try RandomRow(seed: UInt64(seed))
      layout.engine.layout()
      for view in layout.views {
        for attribute in [LayoutAttribute.left, .width, .right, .centerX] {
          let derivation = try #require(layout.engine.derivation(of: attribute, in: view))
          let equations = layout.equations(of: derivation)
          let target = layout.sum(of: attribute, view)
          let value = LinearSpan(equations).value(of: target)
          let expected = layout.value(of: attribute, view)
          try #require(value != nil, "seed \(seed), \(attribute)")
          try #require(abs((value ?? 0) - expected) < 1e-5, "seed \(seed), \(attribute)")
          for index in equations.indices {
            var fewer = equations
            fewer.remove(at: index)
            try #require(LinearSpan(fewer).value(of: target) == nil, "seed \(seed), \(attribute)")
          }
          for node in derivation.nodes where node.parts.isEmpty {
            #expect(node.reason != .sum)
          }
          if !equations.isEmpty { determined += 1 }
        }
      }
    }
    #expect(determined > Self.count)
  }
}
