// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinExplanation
import QuoinLayout
import QuoinUIKit

extension SceneSnapshot {
  func rendered(_ problem: LayoutHostProblem) -> RenderedProblem {
    RenderedProblem(
      code: problem.code, constraint: problem.constraint.flatMap(naming.constraint),
      items: problem.items.compactMap(identifier), message: problem.message)
  }

  func rendered(_ conflict: ExplainedConflict) -> RenderedConflict {
    let broken = conflict.broken.compactMap(naming.constraint)
    let unnamed = zip(conflict.words.lines, conflict.lineConstraints).filter { line, constraint in
      constraint.flatMap(naming.constraint) == nil && !line.requirements.contains(where: \.isFact)
    }
    return RenderedConflict(
      constraints: conflict.constraints.compactMap(naming.constraint), broken: broken.first,
      message: conflict.words.shortText, otherBroken: Array(broken.dropFirst()),
      otherMembers: unnamed.map(\.0.text),
      views: conflict.items.compactMap { ($0 as? UIView).flatMap(rendered)?.id })
  }

  /// The ambiguities in the order of the report, each with its words where it has some.
  func rendered(
    _ ambiguities: [ViewLayoutReport.Ambiguity], _ explained: [ExplainedAmbiguity]
  ) -> [RenderedAmbiguity] {
    var firsts: [Coordinate: [ExplainedAmbiguity]] = [:]
    var followers: Set<Coordinate> = []
    for explanation in explained {
      let coordinates = explanation.coordinates.map(Coordinate.init)
      guard let first = coordinates.first else { continue }
      firsts[first, default: []].append(explanation)
      followers.formUnion(coordinates.dropFirst())
    }
    return ambiguities.compactMap { ambiguity in
      let coordinate = Coordinate(ambiguity)
      guard var shown = rendered(ambiguity) else { return nil }
      let own = firsts[coordinate] ?? []
      if !own.isEmpty { shown.message = own.map(\.words.shortText).joined(separator: "\n") }
      shown.isFollower = own.isEmpty && followers.contains(coordinate)
      if let view = ambiguity.item as? UIView, let rect = rendered(view)?.alignmentFrame {
        shown.extremes = own.flatMap(\.offsets)
          .compactMap { rect.moved(by: $0, of: shown.attribute) }
      }
      return shown
    }
  }

  private struct Coordinate: Hashable {
    var item: ObjectIdentifier
    var attribute: String

    init(_ ambiguity: ViewLayoutReport.Ambiguity) {
      item = ObjectIdentifier(ambiguity.item)
      attribute = ambiguity.attribute
    }
  }

  private func identifier(of item: AnyObject) -> String? {
    if let guide = item as? UILayoutGuide { return naming.guide(guide) }
    return (item as? UIView).flatMap(rendered)?.id
  }

  private func rendered(_ ambiguity: ViewLayoutReport.Ambiguity) -> RenderedAmbiguity? {
    guard let attribute = LayoutAmbiguity.Coordinate(rawValue: ambiguity.attribute) else {
      return nil
    }
    var (least, greatest) = (Double(ambiguity.minimum), Double(ambiguity.maximum))
    if let guide = ambiguity.item as? UILayoutGuide {
      return naming.guide(guide).map {
        RenderedAmbiguity(view: $0, attribute: attribute, minimum: least, maximum: greatest)
      }
    }
    guard let view = ambiguity.item as? UIView, let shown = rendered(view) else { return nil }
    let y = Double(view.frame.minY)
    if attribute == .y, shown.frame.y != y {
      // In the file y grows upward: its y and that of the view add up to a constant.
      (least, greatest) = (shown.frame.y + y - greatest, shown.frame.y + y - least)
    }
    return RenderedAmbiguity(
      view: shown.id, attribute: attribute, minimum: least, maximum: greatest)
  }
}

extension LayoutRect {
  /// The rectangle with another coordinate, by its distance from the one it has; nil for the size
  /// of a content, which is not part of it.
  fileprivate func moved(
    by offset: Double, of coordinate: LayoutAmbiguity.Coordinate
  ) -> LayoutRect? {
    var rect = self
    switch coordinate {
    case .x: rect.x += offset
    case .y: rect.y += offset
    case .width: rect.width = max(0, rect.width + offset)
    case .height: rect.height = max(0, rect.height + offset)
    case .contentWidth, .contentHeight: return nil
    }
    return rect
  }
}
