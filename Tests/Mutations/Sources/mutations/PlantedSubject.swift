// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinTesting
import UIKit

/// A subject with a planted mutation, or without one.
@MainActor final class PlantedSubject {
  private let subject: MutationSubject
  private let fault: PlantedFault?
  /// The controller of the last view.
  private var controller: UIViewController?
  /// The last view.
  private(set) var root: UIView?
  /// All faults that the first view can have.
  private(set) var faults: [PlantedFault] = []

  var matrix: LayoutMatrix { subject.matrix }

  init(_ subject: MutationSubject, _ fault: PlantedFault? = nil) {
    self.subject = subject
    self.fault = fault
  }

  /// Makes the view again.
  func makeView() -> UIView {
    let made = subject.make()
    (root, controller) = (made.view, made.controller)
    if faults.isEmpty { faults = PlantedFault.all(in: made.view) }
    fault?.plant(in: made.view)
    return made.view
  }

  /// The findings of expectations that do not depend on the view.
  func problems() -> LayoutProblems {
    layoutProblems(
      of: makeView(), in: matrix, .sane, .textFits, .noOverlap(), .mirrorsRightToLeft())
  }

  /// Whether frames differ from those of the right view in the first or last layout of the matrix, which
  /// are the smallest and the largest.
  func violates(_ appearance: LayoutAppearance) -> Bool {
    let ends = [
      (matrix.cells.first, appearance.frames.first), (matrix.cells.last, appearance.frames.last),
    ]
    return ends.contains { cell, frames in
      guard let cell, let frames else { return false }
      let expected = frames.filter { $0.key != "root" }.map { (LayoutSelector($0.key), $0.value) }
      return !layoutProblems(
        of: makeView(), in: .only(cell), .frames(Dictionary(uniqueKeysWithValues: expected))
      ).isEmpty
    }
  }
}
