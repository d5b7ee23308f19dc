// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import QuoinLayout

/// A `ConstraintViolation` in words.
///
/// ```text
/// a.width <= 68 (content hugging) @251: 93 points off
///   a.left == root.left + 16
///   a.right == root.right - 16
///   could be 93 better if a.right == root.right - 16 were @250
/// ```
public struct ViolationDescription: Hashable, Sendable {
  /// The requirement and the amount by which it is missed.
  public var headline: String
  /// The requirements that prevent it, one line each.
  public var lines: [String]
  /// The change of a priority that improves it, nil when none was tried or none helps.
  public var improvement: String?
  /// Whether the violation is intended, and shown only on request.
  public var isDeliberate: Bool

  /// - Parameters:
  ///   - violation: a violation of the last layout.
  ///   - engine: the engine that reported it, unchanged since.
  ///   - names: the names of items and the source locations of constraints.
  ///   - triesImprovements: whether lower priorities are tried on copies of the engine.
  public init(
    _ violation: ConstraintViolation, in engine: LayoutEngine, names: LayoutNames,
    triesImprovements: Bool = true
  ) {
    let text = RequirementText(names: names)
    let derivations = DerivationText(engine: engine, names: names)
    headline = derivations.violation(violation.requirement)
    lines = violation.preventedBy.map { text.locatedLine($0, in: engine) }
    isDeliberate = violation.isDeliberate
    if triesImprovements, let better = engine.improvement(of: violation) {
      improvement =
        "could be \(LayoutText.number(better.points)) better if "
        + "\(text.line(.constraint(better.constraint), in: engine)) "
        + "were @\(LayoutText.number(better.priority))"
    }
  }

  /// The whole description, one line each.
  public var text: String {
    let all = [headline] + lines.map { "  \($0)" } + (improvement.map { ["  \($0)"] } ?? [])
    return all.joined(separator: "\n")
  }
}
