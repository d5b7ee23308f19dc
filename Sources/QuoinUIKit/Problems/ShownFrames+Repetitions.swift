// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinLayout

extension ShownFrames {
  /// Texts and controls that the same statements added again, above those of the first time.
  var repeatedViews: [Finding] {
    var first: [RepeatedView: UIView] = [:]
    var found: [Finding] = []
    for (view, frame) in shown where frame.width > 0 && frame.height > 0 {
      guard let key = RepeatedView(view) else { continue }
      guard let old = first[key] else {
        first[key] = view
        continue
      }
      guard let container = view.superview, !found.contains(where: { $0.view === container }) else {
        continue
      }
      let name = names.name(of: old)
      found.append(
        Finding(
          code: "repeated-view",
          sentence: "\(name) is in \(names.name(of: container)) twice, in one place: "
            + "\(key.location) adds it each time it runs, as when a cell is used again; add it once, "
            + "as in init or viewDidLoad, and change its content later, or give each one a place of its "
            + "own",
          view: container))
    }
    return found
  }
}

/// The values in which views are equal that the same statements made.
private struct RepeatedView: Hashable {
  /// The location of the first constraint.
  let location: String
  private let statements: [String]
  private let superview: ObjectIdentifier
  private let type: ObjectIdentifier
  private let numbers: [CGFloat]
  /// The title of a button: several buttons of a closed menu may be in one place.
  private let title: String?

  /// - Returns: nil where no statement is known, and for views without a text.
  @MainActor init?(_ view: UIView) {
    guard let outer = view.superview, !(outer is UIStackView) else { return nil }
    switch view {
    case let label as UILabel where !(label.text ?? "").isEmpty: title = nil
    case let button as UIButton where !(button.currentTitle ?? "").isEmpty:
      title = button.currentTitle
    default: return nil
    }
    statements = view.programConstraints.compactMap { $0.sourceLocation?.text }.sorted()
    guard let location = statements.first else { return nil }
    self.location = location
    superview = ObjectIdentifier(outer)
    type = ObjectIdentifier(Swift.type(of: view))
    let frame = view.frame
    numbers = [frame.minX, frame.minY, frame.width, frame.height].map { $0.rounded() }
  }
}
