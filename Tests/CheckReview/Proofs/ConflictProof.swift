// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinChecking
import QuoinExplanation
import QuoinInterfaceBuilder
import QuoinLayout
import QuoinUIKit

/// Proves conflicts by multiples of their members that add up to a contradiction, in exact arithmetic
/// from the numbers of the file.
@MainActor struct ConflictProof {
  private let scene: LoadedScene?
  private let numbers: [String: (constant: Fraction, multiplier: Fraction)]

  init(_ file: InterfaceFile, _ elements: FileElements, scene id: String) {
    scene = file.scene(id)
    scene?.layout()
    var numbers: [String: (constant: Fraction, multiplier: Fraction)] = [:]
    for element in elements.elements where element.name == "constraint" {
      guard let id = element["id"], numbers[id] == nil,
        let constant = Fraction(decimal: element["constant"] ?? "0"),
        let multiplier = Fraction(multiplier: element["multiplier"] ?? "1")
      else { continue }
      numbers[id] = (constant, multiplier)
    }
    self.numbers = numbers
  }

  /// By how much the members of a reported conflict contradict each other, in points; nil when that
  /// is not proved.
  ///
  /// - Parameter finding: A finding of the rule `conflict`, with the ids of the members as its
  ///   detail.
  func gap(of finding: LayoutFinding) -> Double? {
    guard let scene else { return nil }
    let stated = Set(finding.detail.split(separator: " ").map(String.init))
    for root in scene.roots {
      let inspection = root.layoutInspection()
      var engine = inspection.engine
      engine.layout()
      for conflict in engine.conflicts {
        let ids = conflict.members.compactMap { member -> String? in
          guard case .constraint(let id) = member else { return nil }
          return inspection.constraint(id).flatMap(scene.identifier)
        }
        guard stated.isEmpty ? ids.isEmpty : !ids.isEmpty && stated.isSuperset(of: ids) else {
          continue
        }
        return gap(of: conflict, inspection, scene)
      }
    }
    return nil
  }

  private func gap(
    of conflict: LayoutConflict, _ inspection: LayoutInspection, _ scene: LoadedScene
  ) -> Double? {
    let numbers = numbers
    let system = EngineSystem(engine: inspection.engine) { id in
      inspection.constraint(id).flatMap(scene.identifier).flatMap { numbers[$0] }
    }
    let rows = conflict.members.compactMap(system.row)
    guard rows.count == conflict.members.count, rows.allSatisfy({ $0.priority >= 1000 }) else {
      return nil
    }
    return Contradiction(rows)?.gap.double
  }
}
