// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinChecking
import QuoinExplanation
import QuoinInterfaceBuilder
import QuoinLayout
import QuoinRender
import QuoinUIKit

@testable import quoin

/// The two pictures on the page of a rule: of a file in which the rule finds something, with the views
/// marked, and of one that is right.
@MainActor struct RulePictures {
  /// The style in which the files of a rule are drawn.
  struct Look {
    /// Whether constraints are drawn.
    var showsConstraints = false
    /// The configuration in which the files are drawn; the findings are those on the canvas.
    var configuration = LayoutConfiguration.canvas
  }

  /// The rules whose findings can be seen in a picture.
  static let looks: [String: Look] = [
    "ambiguous-layout": Look(showsConstraints: true),
    "clipped-view": Look(),
    "conflict": Look(showsConstraints: true),
    "encapsulated-height": Look(showsConstraints: true),
    "fixed-font": Look(configuration: LayoutConfiguration(textSize: .accessibilityMedium)),
    "fixed-text-height": Look(configuration: LayoutConfiguration(textSize: .accessibilityMedium)),
    "fixed-text-width": Look(configuration: LayoutConfiguration(strings: .doubleLength)),
    "hugging-tie": Look(),
    "implied-constraint": Look(showsConstraints: true),
    "left-right": Look(configuration: LayoutConfiguration(direction: .rightToLeft)),
    "low-contrast": Look(),
    "misplaced-view": Look(),
    "not-mirrored": Look(configuration: LayoutConfiguration(direction: .rightToLeft)),
    "outside-superview": Look(),
    "overlapping-views": Look(),
    "scrollable-content": Look(showsConstraints: true),
    "touch-target": Look(),
    "truncated-text": Look(),
    "unmet-wish": Look(showsConstraints: true),
    "unsafe-area": Look(),
    "wrong-sign": Look(),
  ]

  let rule: LayoutRule
  let look: Look

  /// - Returns: nil for a rule whose findings cannot be seen.
  init?(_ rule: LayoutRule) {
    guard let look = Self.looks[rule.id] else { return nil }
    self.rule = rule
    self.look = look
  }

  /// The picture of a file, with a mark at each finding of the rule.
  func picture(of path: String) throws -> String {
    let file = try InterfaceFile(contentsOf: path)
    var configuration = CheckConfiguration(preset: .all)
    configuration.only = [rule.id]
    let findings = LayoutChecker(configuration).findings(in: file)
    let scenes = file.scenes(options: look.configuration.options(for: file))
    for scene in scenes { scene.layout() }
    var rendered = RenderedFile(scenes, of: file, explained: .withoutFixes)
    for (index, scene) in scenes.enumerated() {
      mark(
        findings.filter { $0.scene == scene.id || $0.scene.isEmpty }, of: scene,
        in: &rendered.scenes[index])
    }
    return RenderedFile.svg(of: [rendered], showsConstraints: look.showsConstraints)
  }

  private func mark(
    _ findings: [LayoutFinding], of scene: LoadedScene, in picture: inout RenderedScene
  ) {
    for index in picture.constraints.indices {
      let id = picture.constraints[index].id
      if findings.contains(where: { $0.object == id }) {
        picture.constraints[index].isConflicting = true
      }
    }
    if rule.id == "truncated-text" {
      // A picture narrows a text that fits by the size in the file. The rule measured it.
      let found = Set(findings.map(\.object))
      for index in picture.views.indices where found.contains(picture.views[index].id) {
        picture.views[index].fitsContent = false
      }
    }
    picture.reports = findings.map { finding in
      let views = ([finding.object] + finding.related.map(\.object)).flatMap {
        Self.views(of: $0, in: picture)
      }
      return ProblemReport(
        Self.rulesAboutAmbiguity.contains(rule.id) ? .ambiguous : .problem, finding.message,
        views: views, extremes: otherFrames(of: views, of: scene, in: picture))
    }
    picture.showsMarks = true
  }

  /// The views that an object of a finding represents: itself, or the views of a constraint.
  private static func views(of object: String, in picture: RenderedScene) -> [String] {
    guard let constraint = picture.constraints.first(where: { $0.id == object }) else {
      return [object]
    }
    return [constraint.first.item, constraint.second?.item].compactMap(\.self)
  }

  /// The other positions that views of a finding can have, or the positions that the file stores.
  private func otherFrames(
    of views: [String], of scene: LoadedScene, in picture: RenderedScene
  ) -> [LayoutRect] {
    if Self.rulesAboutAmbiguity.contains(rule.id) {
      return picture.ambiguities.filter { views.contains($0.view) }.flatMap(\.extremes)
    }
    guard rule.id == "misplaced-view" else { return [] }
    return views.compactMap { id in
      scene.view(id).flatMap { scene.description(of: $0)?.frame }
    }
  }

  private static let rulesAboutAmbiguity: Set<String> = [
    "ambiguous-layout", "hugging-tie", "scrollable-content",
  ]
}
