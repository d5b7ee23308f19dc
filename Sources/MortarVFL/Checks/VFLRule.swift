// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import MortarCore
import QuoinPlatform

/// One rule of statements.
@MainActor struct VFLRule {
  /// How a statement breaks a rule.
  struct Breach {
    /// What is wrong and what to do; a whole clause.
    let clause: String
    let evidence: [String]
  }

  /// Of the misuse in the specification of the dialect.
  let code: String
  /// Of the exception of Mortar.
  var name = "Mortar VFL Parsing Error"
  /// Nil where the rule holds. A rule may rely on those before it.
  let breach: @MainActor (VFLStatement) -> Breach?

  /// The report on a statement; nil where it keeps the rule.
  func report(on statement: VFLStatement) -> LayoutMisuseReport? {
    breach(statement).map { breach in
      LayoutMisuseReport(
        code: code, name: name, sentence: "\(statement.text): \(breach.clause).",
        evidence: breach.evidence)
    }
  }
}

extension VFLRule {
  /// What has to hold, in the order in which it is checked.
  static let all = [
    VFLRule(code: "M-V1", name: "Mortar VFL Operator Error") { $0.mixedAxes },
    VFLRule(code: "M-V2") { $0.repeatedView },
    VFLRule(code: "M-V3") { $0.missingViews },
    VFLRule(code: "M-V4a") { $0.unknownReference },
    VFLRule(code: "M-V4b") { $0.circularReference },
    VFLRule(code: "M-V5") { $0.adjacentSpaces },
    VFLRule(code: "M-V6") { $0.weightAtOneEnd },
    VFLRule(code: "M-V7") { $0.openEnd },
    VFLRule(code: "M-V8") { $0.openBeginning },
    VFLRule(code: "M-V9") { $0.unfitEnd },
    VFLRule(code: "M-V10") { $0.impossibleWeight },
    VFLRule(code: "M-16", name: "NSGenericException") { $0.separateTrees },
  ]

  /// What is probably not meant.
  static let warnings = [
    VFLRule(code: "M-V11") { $0.nothingFlexible }
  ]
}
