// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinLayout
package import QuoinUIKit

extension SceneNaming {
  /// Returns names for views that a program created.
  ///
  /// A view is named by its accessibility identifier, otherwise by the property of a superview or a
  /// controller that refers to it, otherwise by its indices in the tree, such as `root.0.2`. A
  /// constraint is named by its identifier, otherwise by its equation. Parts of which controls of
  /// UIKit consist are left out.
  ///
  /// - Parameter root: The root of the tree.
  package static func automatic(for root: UIView) -> SceneNaming {
    let names = ViewNames()
    return SceneNaming(
      view: { view in
        guard view === root || !view.isDecoration else { return nil }
        let frame = view.frame
        return ViewFacts(
          id: identifier(of: view, in: root, names), className: "\(type(of: view))",
          kind: ViewKind(of: view),
          appearance: RenderedAppearance(of: view),
          frame: LayoutRect(
            x: Double(frame.minX), y: Double(frame.minY), width: Double(frame.width),
            height: Double(frame.height)))
      },
      guide: { $0.identifier.isEmpty ? nil : $0.identifier },
      constraint: { constraint in
        guard let name = constraint.identifier else { return constraint.summary }
        // Constraints that stack views and controllers create.
        return name.hasPrefix("UISV-") || name.hasPrefix("_UI") ? nil : name
      })
  }

  /// The name that a program gave the view, otherwise its path, so that two views without names
  /// have different identifiers.
  private static func identifier(of view: UIView, in root: UIView, _ names: ViewNames) -> String {
    if let name = names.ownName(of: view) { return name }
    return view === root ? "root" : names.path(of: view, below: root)
  }
}
