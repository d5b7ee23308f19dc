// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

package import QuoinUIKit

/// The views of a layout root that were made for a running program.
@MainActor package struct ProgramViews {
  /// The outermost view.
  package let root: UIView?
  /// The problems of the creation: constraints that are left out.
  package let findings: [FileFinding]
  let entries: SceneEntries

  init(root: UIView?, entries: SceneEntries, findings: [FileFinding]) {
    self.root = root
    self.entries = entries
    self.findings = findings
  }

  /// All views with their descriptions, a superview before its subviews.
  package var views: [(view: UIView, description: ViewDescription)] {
    entries.views.compactMap { view in entries.description(of: view).map { (view, $0) } }
  }

  /// The constraint, the guide or the view with an id.
  package func object(_ id: String) -> AnyObject? {
    entries.view(id) ?? entries.constraint(id) ?? entries.guide(id)
  }
}
