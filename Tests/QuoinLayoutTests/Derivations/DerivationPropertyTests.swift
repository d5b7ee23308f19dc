// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinDiagnostics
import QuoinLayout
import Testing

@Suite("Derivations of random layouts") struct DerivationPropertyTests {
  /// `QUOIN_DERIVATIONS` sets the number of layouts.
  private static let count = SystemCount.given(by: "QUOIN_DERIVATIONS", usual: 30)

  @Test("The requirements of a derivation have its value as their only one, and no subset has")
  func onlyValueAndSmallestSet() throws {
    var determined = 0
    var together = 0
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
          for node in derivation.nodes {
            if node.parts.isEmpty { #expect(node.reason != .sum) }
            guard case .together(let members) = node.reason else { continue }
            // The members and the numbers of the parts determine the numbers of the step.
            let known = node.parts.flatMap { part -> [[Double]] in
              let node = derivation.nodes[part]
              return ([node.number] + node.others).map(layout.equation)
            }
            let span = LinearSpan(members.map(layout.equation) + known)
            for number in [node.number] + node.others {
              let value = span.value(of: layout.variable(of: number))
              try #require(value.map { abs($0 - number.value) < 1e-5 } == true, "seed \(seed)")
            }
            together += 1
          }
          if !equations.isEmpty { determined += 1 }
        }
      }
    }
    #expect(determined > Self.count)
    #expect(together > 0)
  }
}
