// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinInterfaceBuilder
import QuoinUIKit

/// Views that cover each other in a merged file and in no version of it, as when both sides put a
/// view into the same gap.
@MainActor struct MergedOverlaps {
  /// The laid out scenes of the base and of both sides.
  let versions: [[LoadedScene]]

  /// A view inside another one, with its frame.
  private struct Sibling {
    var id: String
    var frame: CGRect
    /// Whether it shows a text or is a control. Other views may be backgrounds.
    var isContent: Bool
  }

  /// The overlap in points that rounding to pixels explains.
  private static let tolerance = 2.0
  /// The most siblings that are compared with each other.
  private static let mostSiblings = 200

  /// The pairs of siblings that overlap only in the merged scenes.
  func problems(of merged: [LoadedScene]) -> [MergeLayoutProblem] {
    merged.flatMap { scene -> [MergeLayoutProblem] in
      let known = versions.compactMap { scenes in scenes.first { $0.id == scene.id } }
      return scene.views.flatMap { container in
        pairs(in: container, of: scene)
          .filter { pair in isNew(pair, known) }
          .map { first, second in
            MergeLayoutProblem(kind: .overlap, scene: scene.id, objects: [first.id, second.id])
          }
      }
    }
  }

  private func pairs(
    in container: UIView, of scene: LoadedScene
  ) -> [(first: Sibling, second: Sibling)] {
    let siblings = container.subviews.compactMap { sibling($0, in: scene) }
    guard siblings.count > 1, siblings.count <= Self.mostSiblings else { return [] }
    return siblings.indices.flatMap { index in
      siblings[(index + 1)...].filter { Self.overlap(siblings[index], $0) }
        .map { (siblings[index], $0) }
    }
  }

  private func isNew(_ pair: (first: Sibling, second: Sibling), _ known: [LoadedScene]) -> Bool {
    var isKnownApart = false
    for scene in known {
      guard let first = scene.view(pair.first.id), let second = scene.view(pair.second.id),
        first.superview === second.superview, let one = sibling(first, in: scene),
        let other = sibling(second, in: scene)
      else { continue }
      if Self.overlap(one, other) { return false }
      isKnownApart = true
    }
    // Each side added one of them: a background is meant to be behind the rest.
    return isKnownApart || pair.first.isContent && pair.second.isContent
  }

  private func sibling(_ view: UIView, in scene: LoadedScene) -> Sibling? {
    guard let id = scene.identifier(of: view), !view.isHidden, view.alpha > 0 else { return nil }
    let isContent =
      switch scene.elementKind(of: view) {
      case .label, .button, .popUpButton, .checkBox, .radioButton, .textField, .searchField,
        .comboBox, .textView, .toggle, .slider, .segmented, .stepper, .picker, .datePicker:
        true
      default: false
      }
    return Sibling(id: id, frame: view.exactFrame, isContent: isContent)
  }

  private static func overlap(_ first: Sibling, _ second: Sibling) -> Bool {
    let common = first.frame.intersection(second.frame)
    return !common.isNull && common.width > tolerance && common.height > tolerance
  }
}
