// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinLayout

extension ShownFrames {
  /// Texts and controls that the same statements added again, above those of the first time.
  var repeatedViews: [Finding] {
    var places: [ViewPlace: [UIView]] = [:]
    var found: [Finding] = []
    for (view, frame) in shown where frame.width > 0 && frame.height > 0 {
      guard let place = ViewPlace(view), let container = view.superview else { continue }
      let earlier = places[place] ?? []
      places[place] = earlier + [view]
      // Few views are in one place, so that few statements are read.
      guard !earlier.isEmpty, !found.contains(where: { $0.view === container }) else { continue }
      let statements = statements(of: view)
      guard let location = statements.first,
        let old = earlier.first(where: { self.statements(of: $0).sorted() == statements.sorted() })
      else { continue }
      found.append(
        Finding(
          code: "repeated-view",
          sentence: "\(names.name(of: old)) is in \(names.name(of: container)) twice, in one "
            + "place: \(location) adds it each time it runs, as when a cell is used again; add it once, "
            + "as in init or viewDidLoad, and change its content later, or give each one a place of its "
            + "own",
          view: container))
    }
    return found
  }

  /// The locations of the statements that placed a view, the first ones first.
  private func statements(of view: UIView) -> [String] {
    view.programConstraints.compactMap { $0.sourceLocation?.text }
  }
}

/// The values in which views are equal that the same statements made.
private struct ViewPlace: Hashable {
  private let superview: ObjectIdentifier
  private let type: ObjectIdentifier
  private let numbers: [CGFloat]
  /// The title of a button: several buttons of a closed menu may be in one place.
  private let title: String?

  /// - Returns: nil for views without a text, and in stack views.
  @MainActor init?(_ view: UIView) {
    guard let outer = view.superview, !(outer is UIStackView) else { return nil }
    switch view {
    case let label as UILabel where !(label.text ?? "").isEmpty: title = nil
    case let button as UIButton where !(button.currentTitle ?? "").isEmpty:
      title = button.currentTitle
    default: return nil
    }
    superview = ObjectIdentifier(outer)
    type = ObjectIdentifier(Swift.type(of: view))
    let frame = view.frame
    numbers = [frame.minX, frame.minY, frame.width, frame.height].map { $0.rounded() }
  }
}
