// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinDiagnostics
import QuoinLayout

extension ShownFrames {
  /// Texts and controls that the same statements put into one place: again, as in a cell, or in a
  /// loop that gives each view the place of the first.
  var repeatedViews: [Finding] {
    repetitions.map { container, views in
      let (name, location) = (names.name(of: container), statements(of: views[0])[0])
      let isLoop = Set(views.map(\.accessibilityIdentifier)).count == views.count
      let sentence =
        isLoop
        ? "\(views.map(names.name).inSentence(most: 5)) are in one place in \(name): \(location) gives "
          + "each the same, as in a loop; tie each one to the one before it"
        : "\(names.name(of: views[0])) is in \(name) twice, in one place: \(location) adds it each "
          + "time it runs, as when a cell is used again; add it once, as in init or viewDidLoad, and "
          + "change its content later, or give each one a place of its own"
      return Finding(code: "repeated-view", sentence: sentence, view: container)
    }
  }

  /// The views in one place of each container, which the same statements placed.
  var repetitions: [(container: UIView, views: [UIView])] {
    var places: [ViewPlace: [UIView]] = [:]
    var order: [ViewPlace] = []
    for (view, frame) in shown where frame.width > 0 && frame.height > 0 {
      guard let place = ViewPlace(view) else { continue }
      if places[place] == nil { order.append(place) }
      places[place, default: []].append(view)
    }
    var known: Set<ObjectIdentifier> = []
    return order.compactMap { place in
      // Few views are in one place, so that few statements are read.
      guard let views = places[place], views.count > 1, let container = views[0].superview,
        let last = views.last, !statements(of: last).isEmpty
      else { return nil }
      let placed = statements(of: last).sorted()
      let equal = views.filter { statements(of: $0).sorted() == placed }
      guard equal.count > 1, known.insert(ObjectIdentifier(container)).inserted else { return nil }
      return (container, equal)
    }
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
    // Texts of other lengths begin in one place.
    let isMirrored = outer.effectiveUserInterfaceLayoutDirection == .rightToLeft
    numbers = [isMirrored ? frame.maxX : frame.minX, frame.minY].map { $0.rounded() }
  }
}
