// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import QuoinLayout

/// A `LayoutWarning` in words.
///
/// ```text
/// warning[wrong-sign]: title is 16 outside of form on the right
///   --> Form.swift:24
///    |
///    |  Form.swift:24  title.right == form.right + 16
///    |
///    = its left edge is 16 inside
///    = fixes, each tried:
///      1. title.right == form.right + 16: constant 16 -> -16  (moves 1 item, no new problem)
/// ```
public struct LayoutWarningDescription: Hashable, Sendable {
  /// The kind of the warning, such as `zero-cycle` or `wrong-sign`. It stays the same when the
  /// wording changes.
  public var code: String
  /// The behavior of the layout.
  public var headline: String
  /// The source location of the first constraint with one; nil when none is known.
  public var location: String?
  /// ``location`` with the folders of the file.
  public var fullLocation: String?
  /// The constraints involved.
  public var lines: [ConflictLine]
  /// The reasons for the behavior, or the reasons that it is not intended.
  public var notes: [String]
  /// Edits that change it, the best first.
  public var fixes: [FixDescription]

  /// - Parameters:
  ///   - warning: a warning of the last layout.
  ///   - engine: the engine that reported it, unchanged since.
  ///   - names: the names, locations and origins.
  ///   - fixLimit: the number of fixes.
  public init(
    _ warning: LayoutWarning, in engine: LayoutEngine, names: LayoutNames, fixLimit: Int = 3
  ) {
    let words = WarningWords(engine: engine, text: RequirementText(names: names))
    code = warning.code
    headline = words.headline(of: warning)
    notes = words.notes(on: warning)
    fixes = Array(words.fixes(of: warning, limit: fixLimit).prefix(max(0, fixLimit)))
    let requirements = warning.constraints.map(LayoutRequirement.constraint)
    lines = requirements.map { ConflictLine($0, isBroken: false, engine, words.text) }
    location = lines.lazy.compactMap(\.location).first
    fullLocation = warning.constraints.lazy.compactMap(names.fullLocation).first
  }

  /// The full form, of several lines.
  public var text: String {
    var result = ["warning[\(code)]: \(headline)"]
    if let place = fullLocation ?? location { result.append("  --> \(place)") }
    if !lines.isEmpty {
      result.append("   |")
      let column = LocationColumn.lines(lines.map { ($0.location, $0.text, false) })
      for line in column { result.append("   |  \(line)") }
      result.append("   |")
    }
    for note in notes { result.append("   = \(note)") }
    result += FixDescription.lines(fixes)
    return result.joined(separator: "\n")
  }

  /// The headline, the constraints and the first fix, one line each.
  public var shortText: String {
    var result = [headline]
    for line in lines { result.append("  \(line.location.map { "\($0)  " } ?? "")\(line.text)") }
    if let note = notes.first { result.append("  \(note)") }
    if let fix = fixes.first { result.append("  fix: \(fix.text)") }
    return result.joined(separator: "\n")
  }
}

extension LayoutWarning {
  /// The kind of the warning, the same in all versions.
  package var code: String {
    switch self {
    case .zeroSizes: "zero-cycle"
    case .ignoredItem: "zero-multiplier"
    case .outwardConstant: "wrong-sign"
    case .hiddenLength: "hidden-size"
    case .missingLength(let missing):
      missing.axis == .horizontal ? "missing-width" : "missing-height"
    }
  }

  /// Whether frames decide the warning, and not constraints alone.
  package var dependsOnFrames: Bool {
    switch self {
    case .zeroSizes, .ignoredItem, .hiddenLength, .missingLength: false
    case .outwardConstant: true
    }
  }

  /// The constraints involved, in the order of activation.
  package var constraints: [LayoutConstraintID] {
    switch self {
    case .zeroSizes(let cycle): cycle.constraints
    case .ignoredItem(let id): [id]
    case .outwardConstant(let outward): [outward.constraint]
    case .hiddenLength(let hidden): hidden.constraints
    case .missingLength: []
    }
  }
}
