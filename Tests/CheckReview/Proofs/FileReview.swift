// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

package import Foundation
package import QuoinChecking
import QuoinInterfaceBuilder
import QuoinLayout
import QuoinUIKit

/// The warnings and errors of a file in the preset `default`, each with how its truth is known, and
/// the views that Xcode marked as ambiguous and that no finding names.
@MainActor package struct FileReview {
  /// A finding with its verdict.
  package struct Judged {
    package var finding: LayoutFinding
    package var verdict: FindingVerdict
    /// The evidence in words.
    package var reason: String
  }

  /// The findings of all severities.
  package let findings: [LayoutFinding]
  package private(set) var judged: [Judged] = []
  package private(set) var flags: [FlagReview] = []
  private let file: InterfaceFile
  private let elements: FileElements
  private var proofs: [String: AmbiguityProof] = [:]
  private var conflictProofs: [String: ConflictProof] = [:]

  /// nil for a file that no parser reads.
  package init?(_ data: Data, named name: String) throws {
    guard let elements = FileElements(data) else { return nil }
    file = try InterfaceFile(data: data, fileName: name)
    self.elements = elements
    findings = LayoutChecker().findings(in: file)
    for finding in findings where finding.severity >= .warning { judged.append(judge(finding)) }
    flags = FlagReview.all(in: file, elements, findings)
  }

  static let ambiguityRules: Set<String> = [
    "ambiguous-layout", "hugging-tie", "scrollable-content",
  ]

  private mutating func judge(_ finding: LayoutFinding) -> Judged {
    if let holds = FileProof(file: elements).holds(finding) {
      return Judged(
        finding: finding, verdict: holds ? .certain : .open,
        reason: holds ? "the elements show it" : "the elements do not show it")
    }
    if Self.ambiguityRules.contains(finding.rule) { return judgeAmbiguity(finding) }
    guard finding.rule == "conflict" else {
      return Judged(finding: finding, verdict: .open, reason: "no proof for this rule")
    }
    let proof =
      conflictProofs[finding.scene] ?? ConflictProof(file, elements, scene: finding.scene)
    conflictProofs[finding.scene] = proof
    guard let gap = proof.gap(of: finding) else {
      return Judged(finding: finding, verdict: .open, reason: "no certificate")
    }
    return Judged(
      finding: finding, verdict: .proved,
      reason: "the members contradict each other by \((gap * 1000).rounded() / 1000)")
  }

  private mutating func judgeAmbiguity(_ finding: LayoutFinding) -> Judged {
    if elements.element(finding.object)?["ambiguous"] == "YES" {
      return Judged(finding: finding, verdict: .flagged, reason: "ambiguous=\"YES\"")
    }
    let names = finding.detail.split(separator: " ")
    let coordinates = names.compactMap { LayoutAmbiguity.Coordinate(rawValue: String($0)) }
    guard !coordinates.isEmpty, coordinates.count == names.count else {
      return Judged(finding: finding, verdict: .open, reason: "no coordinate")
    }
    var proof =
      proofs[finding.scene]
      ?? AmbiguityProof(file, scene: finding.scene, contents: [.known, .ofPrograms])
    let holds = coordinates.allSatisfy {
      proof.isAmbiguous($0, of: finding.object, minimum: -.infinity, maximum: .infinity)
    }
    proofs[finding.scene] = proof
    return Judged(
      finding: finding, verdict: holds ? .proved : .open,
      reason: holds ? "two layouts are equally good" : "no other layout is as good")
  }
}
