// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinDiagnostics
import QuoinExplanation
import QuoinInterfaceBuilder
import QuoinLayout
import QuoinUIKit

/// The fixes of an ambiguity, first those with which the view stays where the file has it drawn.
///
/// The layout shown is one of many that the constraints allow, and the drawn one is what the
/// designer saw.
@MainActor struct DrawnFixes {
  /// The fixes, the best first.
  let fixes: [FixDescription]

  init(_ ambiguity: ExplainedAmbiguity, in layout: CheckedLayout) {
    let found = ambiguity.words.fixes
    let driver = ambiguity.words.driver
    guard let frames = DrawnFrames(ambiguity, in: layout),
      let drawn = frames.value(of: driver)
    else {
      fixes = found
      return
    }
    let trial = Trial(engine: ambiguity.trial, driver: driver, drawn: drawn)
    var first = found.filter { trial.keepsDrawn(with: $0.fix.edit) }
    // A tie needs another priority, and not one more constraint.
    if first.isEmpty, !ambiguity.isTie {
      let plain = trial.plainConstraint
      let constraints = Self.constraints(in: found) + [plain].compactMap(\.self)
      let edits = constraints.lazy.compactMap { constraint -> LayoutEdit? in
        guard let constant = frames.constant(of: constraint),
          // A distance to a neighbor that is on the other side is none.
          constant >= 0 || !constraint.isGap
        else { return nil }
        var edited = constraint
        edited.constant = constant
        // A value of the range contradicts nothing.
        let isKept =
          constraint == plain ? driver.contains(drawn) : trial.keepsDrawn(with: .add(edited))
        return isKept ? .add(edited) : nil
      }
      let explainer = ambiguity.explainer
      first = edits.first.map { [FixDescription(keepingDrawn: $0, in: explainer)] } ?? []
    }
    let others = found.filter { !first.contains($0) }
    fixes = Array((first + others).prefix(max(1, found.count)))
  }

  /// The constraints between edges that fixes add, the best first.
  private static func constraints(in fixes: [FixDescription]) -> [LayoutConstraint] {
    fixes.compactMap { description in
      guard case .add(let constraint) = description.fix.edit, constraint.priority == 1000 else {
        return nil
      }
      return constraint
    }
  }

  /// Tries edits of the layout.
  private struct Trial {
    let engine: LayoutEngine
    let driver: LayoutAmbiguity
    let drawn: Double

    /// The difference of two positions on neighboring pixels, in points.
    private static let pixel = 0.51

    /// Whether an edit determines the coordinate at its drawn value, and contradicts nothing.
    func keepsDrawn(with edit: LayoutEdit) -> Bool {
      var copy = engine
      do throws(LayoutError) {
        try copy.apply(edit)
      } catch {
        return false
      }
      copy.layout()
      return abs(copy.shownValue(of: driver) - drawn) < Self.pixel
        && copy.conflicts.count <= engine.conflicts.count
        && !copy.ambiguities(of: driver.item).contains { $0.coordinate == driver.coordinate }
    }

    /// The constraint that states the coordinate: a length, or the distance from the superview.
    var plainConstraint: LayoutConstraint? {
      let parent = engine.item(driver.item)?.parent
      let attribute: LayoutAttribute
      switch driver.coordinate {
      case .x: attribute = .leading
      case .y: attribute = .top
      case .width: return LayoutConstraint(.attribute(driver.item, .width), .equal)
      case .height: return LayoutConstraint(.attribute(driver.item, .height), .equal)
      case .contentWidth, .contentHeight: return nil
      }
      return parent.map {
        LayoutConstraint(
          .attribute(driver.item, attribute), .equal, .attribute($0, attribute))
      }
    }
  }
}

extension FixDescription {
  /// Describes an edit that keeps views where the file has them drawn.
  @MainActor init(keepingDrawn edit: LayoutEdit, in explainer: LayoutExplainer) {
    self.init(
      LayoutFix(harmless: edit), in: explainer.inspection.engine, names: explainer.names)
    effect = "as the file has it drawn"
  }
}

extension LayoutConstraint {
  /// Whether the constraint puts an item behind the end of another one.
  fileprivate var isGap: Bool {
    guard case .attribute(_, let start) = first, case .attribute(_, let end)? = second else {
      return false
    }
    return [.top, .leading, .left].contains(start) && [.bottom, .trailing, .right].contains(end)
  }
}
