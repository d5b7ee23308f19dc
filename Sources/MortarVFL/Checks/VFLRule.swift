// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import MortarCore
import QuoinPlatform

/// One rule of statements.
@MainActor struct VFLRule {
  /// The violation of a rule by a statement.
  struct Breach {
    /// The problem and the fix, as one clause.
    let clause: String
    let evidence: [String]
    /// The code that other dialects have for the problem too, if they do.
    var rule: String?
  }

  /// The code of the misuse in reports.
  let code: String
  /// The name of the exception that Mortar 1.7 raises.
  var name = "Mortar VFL Parsing Error"
  /// Whether a statement that breaks the rule is carried out.
  var severity = LayoutMisuseReport.Severity.error
  /// Returns the breach; nil when the rule is met. A rule may rely on those before it.
  let breach: @MainActor (VFLStatement) -> Breach?

  /// Returns the report on a statement that breaks the rule; nil for any other statement.
  func report(on statement: VFLStatement) -> LayoutMisuseReport? {
    breach(statement).map { breach in
      LayoutMisuseReport(
        code: code, rule: breach.rule, severity: severity, name: name,
        sentence: "\(statement.text): \(breach.clause).",
        evidence: breach.evidence)
    }
  }
}

extension VFLRule {
  /// The rules of valid statements, in the order of the checks.
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

  /// The rules whose violation is only a warning.
  static let warnings = [
    VFLRule(code: "M-V11", severity: .warning) { $0.nothingFlexible }
  ]
}
