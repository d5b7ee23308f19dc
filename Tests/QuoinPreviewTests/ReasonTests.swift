// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinExplanation
import QuoinInterfaceBuilder
import QuoinLayout
import QuoinUIKit
import Testing

@testable import QuoinDiagnostics

/// The constraints that the page lists as the reasons of a number, checked by taking each of them away.
@MainActor @Suite struct ReasonTests {
  private static let attributes: [LayoutAttribute] = [.left, .top, .width, .height]

  private func number(_ attribute: LayoutAttribute, _ view: UIView) -> Double {
    switch attribute {
    case .left: Double(view.frame.minX)
    case .top: Double(view.frame.minY)
    case .width: Double(view.frame.width)
    default: Double(view.frame.height)
    }
  }

  private func views(in view: UIView) -> [UIView] {
    [view] + view.subviews.flatMap(views)
  }

  /// The constraints that determine a number, and whether it is a choice of the solver.
  private func reason(
    _ attribute: LayoutAttribute, _ view: UIView
  ) -> (constraints: [NSLayoutConstraint], isOpen: Bool) {
    let explainer = LayoutExplainer(view.layoutInspection())
    guard let found = explainer.derivation(of: attribute, in: view, ExplanationOptions()) else {
      return ([], true)
    }
    let constraints = found.facts.determiningSet.compactMap {
      $0.constraintID.flatMap(explainer.inspection.constraint)
    }
    return (constraints, found.facts.usesChoice)
  }

  /// A scene of an example that was just read, laid out without some constraints.
  private func scene(
    _ id: String, of file: InterfaceFile, without removed: Set<String> = []
  ) throws -> LoadedScene {
    let scene = try #require(file.scenes().first { $0.id == id })
    for id in removed { try #require(scene.constraint(id)).isActive = false }
    scene.layout()
    return scene
  }

  @Test(
    "Without a listed constraint a number changes, is open, or is determined by others",
    arguments: ["Conflict", "Recipe"])
  func removal(name: String) throws {
    let examples = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Examples")
    let file = try InterfaceFile(
      contentsOf: examples.appendingPathComponent("\(name).storyboard").path)
    let id = try #require(file.scenes().first?.id)
    let whole = try scene(id, of: file)
    let all = whole.roots.flatMap(views)
    for (index, view) in all.enumerated() {
      for attribute in Self.attributes {
        let listed = reason(attribute, view).constraints.compactMap(whole.identifier(of:))
        for constraint in listed {
          let other = try scene(id, of: file, without: [constraint])
          let same = try #require(other.roots.flatMap(views).dropFirst(index).first)
          let change = abs(number(attribute, same) - number(attribute, view))
          let left = reason(attribute, same)
          let ids = left.constraints.compactMap(other.identifier(of:))
          #expect(!ids.contains(constraint))
          #expect(
            change > 1e-6 || left.isOpen || Set(ids) != Set(listed),
            "\(attribute) of \(view) without \(constraint)")
        }
      }
    }
  }
}
