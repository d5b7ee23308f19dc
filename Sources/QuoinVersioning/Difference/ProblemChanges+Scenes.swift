// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinExplanation
import QuoinInterfaceBuilder
import QuoinUIKit

extension ProblemChanges {
  /// Compares the problems of two laid-out versions of a scene.
  ///
  /// - Parameter partner: Returns the id in the new version of an object of the old one.
  @MainActor init(
    from old: LoadedScene, to new: LoadedScene, _ partner: (String) -> String
  ) {
    let (before, after) = (Self.problems(of: old, partner), Self.problems(of: new) { $0 })
    let keys = [Set(before.map(\.key)), Set(after.map(\.key))]
    added = after.filter { !keys[0].contains($0.key) }.map(\.problem)
    fixed = before.filter { !keys[1].contains($0.key) }.map(\.problem)
  }

  /// The problems of a scene, each with a text that is equal for the same problem of another
  /// version.
  @MainActor private static func problems(
    of scene: LoadedScene, _ name: (String) -> String
  ) -> [(key: String, problem: Problem)] {
    let explained = ExplainedProblems(scene.report().certain, .withoutFixes)
    let conflicts = explained.conflicts.map { conflict -> (String, Problem) in
      let constraints = conflict.constraints.compactMap(scene.identifier(of:))
      let views = conflict.items.compactMap { ($0 as? UIView).flatMap(scene.identifier(of:)) }
      let key = (constraints + views).map(name).sorted().joined(separator: " ")
      return (
        "conflict \(key)",
        Problem(
          kind: .conflict, constraints: constraints, views: views,
          text: "conflict: \(line(conflict.words.shortText))")
      )
    }
    let ambiguities = explained.ambiguities.map { ambiguity -> (String, Problem) in
      let members = ambiguity.coordinates.compactMap { coordinate in
        identifier(of: coordinate.item, in: scene).map { ($0, coordinate.attribute) }
      }
      // Other coordinates follow the first one.
      let key = members.first.map { "\(name($0.0)).\($0.1)" } ?? ""
      return (
        "ambiguous \(key)",
        Problem(
          kind: .ambiguous, constraints: [],
          views: members.prefix(1).map(\.0),
          text: "ambiguous: \(line(ambiguity.words.shortText))")
      )
    }
    return (conflicts + ambiguities).map { (key: $0.0, problem: $0.1) }
  }

  @MainActor private static func identifier(
    of item: AnyObject, in scene: LoadedScene
  ) -> String? {
    if let guide = item as? UILayoutGuide { return scene.identifier(of: guide) }
    return (item as? UIView).flatMap(scene.identifier(of:))
  }

  private static func line(_ text: String) -> String {
    text.split(whereSeparator: \.isNewline).first.map(String.init) ?? ""
  }
}
