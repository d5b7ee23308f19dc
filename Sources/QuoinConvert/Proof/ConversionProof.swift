// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
package import QuoinInterfaceBuilder
import QuoinLayout
import QuoinUIKit

/// Compares a scene of a file with the code that was written for it.
///
/// The code is read again, its constraints are compared with those of the file, and both are laid
/// out with the same views.
@MainActor package struct ConversionProof {
  let file: InterfaceFile
  let scene: ConvertedScene
  let style: OutputStyle
  let settings: [ProofSetting]
  /// The largest difference of equal frames, in points.
  private static let tolerance = 0.001

  package init(
    _ file: InterfaceFile, _ scene: ConvertedScene, _ style: OutputStyle,
    settings: [ProofSetting]
  ) {
    self.file = file
    self.scene = scene
    self.style = style
    self.settings = settings
  }

  /// Compares both sides.
  package func check(_ printed: PrintedFile) -> ProofResult {
    var result = ProofResult()
    var lists: [[ConvertedConstraint]] = []
    for (root, part) in zip(scene.roots, printed.parts) {
      let names = ClassPrinter(root: root, scene: scene, style: style).names
      result.viewCount += root.views.count
      result.constraintCount += root.constraints.count
      guard let written = Self.written(part, ConstraintReader(names, style.dialect)) else {
        result.listProblems.append("The code of \(part.className) cannot be read again.")
        continue
      }
      let source =
        root.constraints.filter { $0.condition == nil }
        + part.conditional.flatMap { group in
          root.constraints.filter { $0.condition == group.condition }
        }
      if let problem = ConstraintComparison.difference(written, source, names: names) {
        result.listProblems.append("\(part.className): \(problem)")
      }
      result.writtenCount += written.count
      lists.append(written)
    }
    guard result.listProblems.isEmpty else { return result }
    let unmasked = printed.parts.map(\.unmasked)
    for setting in settings { compare(lists, unmasked, setting, &result) }
    return result
  }

  /// The constraints of the code, those of size classes last.
  private static func written(
    _ part: PrintedFile.Part, _ reader: ConstraintReader
  ) -> [ConvertedConstraint]? {
    guard var result = reader.constraints(in: part.expanded(part.statements)) else { return nil }
    for group in part.conditional {
      guard let entries = reader.entries(in: part.expanded(group.statements)) else { return nil }
      result += entries.map {
        var constraint = $0
        constraint.condition = group.condition
        return constraint
      }
    }
    return result
  }

  private func compare(
    _ lists: [[ConvertedConstraint]], _ unmasked: [Set<Int>], _ setting: ProofSetting,
    _ result: inout ProofResult
  ) {
    guard let before = file.scene(scene.id, options: setting.options),
      let after = file.scene(scene.id, options: setting.options)
    else { return }
    result.settingCount += 1
    before.layout()
    NSLayoutConstraint.deactivate(after.constraints)
    for (index, (root, list)) in zip(scene.roots, lists).enumerated() {
      // Dialects switch off the masks of the items that they place.
      for view in unmasked[index].compactMap({ after.view(root.views[$0].id) }) {
        view.translatesAutoresizingMaskIntoConstraints = false
      }
      let applying = ConstraintApplication(scene: after, root: root)
      for constraint in list where applying.isWanted(constraint) {
        guard let problem = applying.activate(constraint) else { continue }
        if result.listProblems.count < 10 { result.listProblems.append(problem) }
      }
    }
    after.layout()
    let differences = Self.differences(before, after, scene, setting)
    let isFirst = setting.size == settings.first?.size
    guard isFirst || !differences.isEmpty else { return }
    let counts = [before, after].map { scene in
      scene.roots.reduce(0) { $0 + $1.singleLayoutReport().conflicts.count }
    }
    // The broken constraint of a conflict depends on the order of activation, and constraints of
    // size classes are activated last.
    let isReordered = lists.contains { $0.contains { $0.condition != nil } }
    if !differences.isEmpty, isReordered, counts[0] > 0 {
      result.unsettled.append(setting)
      return
    }
    result.differences += differences
    if isFirst, counts[0] != counts[1] {
      result.conflictProblems.append(
        "\(setting.words): the file has \(counts[0]) conflicts, the code \(counts[1]).")
    }
  }

  /// The views of two copies of a scene whose frames differ.
  static func differences(
    _ before: LoadedScene, _ after: LoadedScene, _ scene: ConvertedScene, _ setting: ProofSetting
  ) -> [ProofResult.Difference] {
    // A view that the code does not have is a note of the conversion.
    let known = Set(scene.roots.flatMap(\.views).map(\.id))
    return zip(before.views, after.views).compactMap { view, other in
      guard let id = before.identifier(of: view), known.contains(id) else { return nil }
      let (old, new) = (view.exactFrame, other.exactFrame)
      guard !isNear(old, new) else { return nil }
      return .init(setting: setting, view: id, before: old, after: new)
    }
  }

  private static func isNear(_ a: CGRect, _ b: CGRect) -> Bool {
    abs(a.minX - b.minX) <= tolerance && abs(a.minY - b.minY) <= tolerance
      && abs(a.width - b.width) <= tolerance && abs(a.height - b.height) <= tolerance
  }
}
