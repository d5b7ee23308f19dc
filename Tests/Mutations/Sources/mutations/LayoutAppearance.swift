// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinTesting
import UIKit

/// The visible parts of a layout in each configuration of a matrix, and whether it is determined.
struct LayoutAppearance: Equatable {
  /// For each cell the frames of the views by their paths, in points.
  private(set) var frames: [[String: CGRect]] = []
  /// For each cell the numbers of conflicts and of numbers that are not determined.
  private var determinacy: [[Int]] = []
  /// Whether texts are cut off.
  private var cutTexts: [String] = []

  @MainActor init(of subject: PlantedSubject) {
    let record = Record()
    let reading = LayoutExpectation("reading") { scene in
      if let root = subject.root { record.frames.append(Self.frames(of: root)) }
      record.determinacy.append([scene.conflicts.count, scene.ambiguities.count])
      return []
    }
    let problems = layoutProblems(of: subject.makeView(), in: subject.matrix, reading, .textFits)
    frames = record.frames
    determinacy = record.determinacy
    cutTexts = problems.map { "\($0.message) \($0.cells)" }
  }

  /// The result of a layout.
  @MainActor private final class Record {
    var frames: [[String: CGRect]] = []
    var determinacy: [[Int]] = []
  }

  /// The frames of a view and of what is inside of it, without the insides of controls and labels.
  @MainActor private static func frames(
    of view: UIView, at path: String = "root"
  ) -> [String: CGRect] {
    var frames = [path: path == "root" ? view.bounds : view.frame]
    guard !(view is UIControl), !(view is UILabel) else { return frames }
    for (index, subview) in view.subviews.enumerated() {
      frames.merge(Self.frames(of: subview, at: "\(path).\(index)")) { first, _ in first }
    }
    return frames
  }
}
