// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinUIKit

/// The ambiguities of a macOS scene that are valid for any sizes of controls.
///
/// The content sizes of macOS controls are those that a file stores, and windows grow until their
/// content fits. So an ambiguous length that depends on content, or a length in a window that seems
/// too small, means that a size is unknown, not that a constraint is missing. A position that no
/// constraint mentions is always ambiguous. Observed: of 84 views of 14 programs that were
/// ambiguous by a length, Interface Builder marked none, and it marked all six whose position
/// nothing limits.
@MainActor struct AppKitAmbiguities {
  private let scene: LoadedScene
  /// The views with an axis on which their position is open in both directions.
  private let open: Set<OpenAxis>

  private struct OpenAxis: Hashable {
    var view: ObjectIdentifier
    var isHorizontal: Bool
  }

  init(_ scene: LoadedScene, among ambiguities: [ViewLayoutReport.Ambiguity]) {
    self.scene = scene
    open = Set(
      ambiguities.filter {
        ["x", "y"].contains($0.attribute) && $0.minimum == -.infinity && $0.maximum == .infinity
      }.map { OpenAxis(view: ObjectIdentifier($0.item), isHorizontal: $0.attribute == "x") })
  }

  /// The content sizes without which the ambiguity may not exist; empty when it does in any case.
  func guesses(deciding ambiguity: ViewLayoutReport.Ambiguity) -> [GuessedMeasure] {
    let isHorizontal = ["x", "width", "contentWidth"].contains(ambiguity.attribute)
    let axis = OpenAxis(view: ObjectIdentifier(ambiguity.item), isHorizontal: isHorizontal)
    guard let view = ambiguity.item as? UIView, let id = scene.identifier(of: view) else {
      return []
    }
    if open.contains(axis), !isArranged(view) { return [] }
    return [GuessedMeasure(view: id, measure: Self.content)]
  }

  /// Whether a container of AppKit places the view.
  private func isArranged(_ view: UIView) -> Bool {
    guard let container = view.superview.flatMap(scene.entries.description) else { return false }
    return [.stack, .split, .grid].contains(container.rule.kind)
  }

  private static let content = CanvasMeasure(
    kind: .controlSize, row: "macOS content sizes", evidence: .guess)
}
