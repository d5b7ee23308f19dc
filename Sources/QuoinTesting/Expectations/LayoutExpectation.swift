// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import QuoinRender

/// A condition that a layout has to meet, for `expectLayout`.
///
/// ```swift
/// expectLayout(of: CardView(), in: .phones, .sane, .textFits, .noOverlap())
/// ```
///
/// All violations of each expectation are reported, with reasons.
public struct LayoutExpectation: Sendable {
  /// The name in failures.
  public let name: String
  /// Whether the layout in the other reading direction is needed.
  let needsMirrorImage: Bool
  /// Whether layouts with other texts and text sizes are needed.
  let needsVariants: Bool
  /// The expectations that a group consists of; empty for a single one.
  let members: [LayoutExpectation]
  let findings: @MainActor @Sendable (CellLayout) -> [ExpectationFinding]

  init(
    named name: String, needsMirrorImage: Bool = false, needsVariants: Bool = false,
    _ findings: @escaping @MainActor @Sendable (CellLayout) -> [ExpectationFinding]
  ) {
    self.name = name
    self.needsMirrorImage = needsMirrorImage
    self.needsVariants = needsVariants
    self.findings = findings
    members = []
  }

  /// A group, whose members are named in failures.
  init(group name: String, _ members: [LayoutExpectation]) {
    self.name = name
    self.members = members
    needsMirrorImage = members.contains(where: \.needsMirrorImage)
    needsVariants = members.contains(where: \.needsVariants)
    findings = { layout in members.flatMap { $0.findings(layout) } }
  }

  /// An expectation of a test's own.
  ///
  /// ```swift
  /// LayoutExpectation("badge above photo") { scene in
  ///   scene.views[1].frame.y < 8 ? [] : ["the badge is at \(scene.views[1].frame.y)"]
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - name: The name in failures.
  ///   - problems: Returns the problems of a layout; an empty list for none.
  public init(
    _ name: String,
    _ problems: @escaping @MainActor @Sendable (_ scene: RenderedScene) -> [LayoutProblem]
  ) {
    self.init(named: name) { layout in
      problems(layout.scene).map { problem in
        ExpectationFinding(key: problem.message, message: problem.message) { problem.details }
      }
    }
  }

  /// The expectation itself, or the members of a group.
  var single: [LayoutExpectation] { members.isEmpty ? [self] : members.flatMap(\.single) }
}
