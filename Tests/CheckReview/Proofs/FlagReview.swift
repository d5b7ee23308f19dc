// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinChecking
import QuoinInterfaceBuilder
import QuoinLayout
import QuoinUIKit

/// A view that Xcode marked as ambiguous, and what a check says about it.
@MainActor package struct FlagReview {
  /// The reason that a mark has a finding or none.
  package enum Reason: String, CaseIterable, Sendable {
    case found = "named by a finding"
    case unchecked = "the file asks not to report it"
    case hidden = "hidden, which no rule judges"
    case conflict = "in a layout with required constraints that conflict"
    case stale = "out of date: solving proves that the frame is determined"
    case program = "determined with the content of a class of the program"
    case guess = "a guessed measure decides"
    case open = "no finding"
  }

  package let view: String
  package let reason: Reason

  /// The views with `ambiguous="YES"` of a file.
  static func all(
    in file: InterfaceFile, _ elements: FileElements, _ findings: [LayoutFinding]
  ) -> [FlagReview] {
    let marked = elements.elements.filter { $0["ambiguous"] == "YES" }
    guard !marked.isEmpty else { return [] }
    let named = Set(
      findings.filter { FileReview.ambiguityRules.contains($0.rule) }
        .flatMap { [$0.object] + $0.related.map(\.object) })
    return marked.compactMap { $0["id"] }.map { id in
      if named.contains(id) { return FlagReview(view: id, reason: .found) }
      return FlagReview(view: id, reason: reason(id, in: file))
    }
  }

  private static func reason(_ id: String, in file: InterfaceFile) -> Reason {
    let scenes = file.scenes()
    guard let scene = scenes.first(where: { $0.view(id) != nil }), let view = scene.view(id),
      let description = scene.description(of: view)
    else { return .open }
    if description.ambiguityCheck != .always { return .unchecked }
    if isHidden(view, in: scene) { return .hidden }
    scene.layout()
    let root = scene.roots.last { view.isDescendant(of: $0) }
    if let root, !root.singleLayoutReport().conflicts.isEmpty { return .conflict }
    var known = AmbiguityProof(file, scene: scene.id, contents: [.known])
    if known.isDetermined(id) { return .stale }
    var programs = AmbiguityProof(file, scene: scene.id, contents: [.ofPrograms])
    if programs.isDetermined(id) { return .program }
    let isDoubt = scene.report().doubtfulAmbiguities.contains { $0.finding.item === view }
    return isDoubt ? .guess : .open
  }

  /// Whether the view or one around it is hidden or transparent in the file.
  private static func isHidden(_ view: UIView, in scene: LoadedScene) -> Bool {
    var next: UIView? = view
    while let outer = next {
      if let description = scene.description(of: outer),
        description.isHidden || description.appearance.alpha == 0
      {
        return true
      }
      next = outer.superview
    }
    return false
  }
}
