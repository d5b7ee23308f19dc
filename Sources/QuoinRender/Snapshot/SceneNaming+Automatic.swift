// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinLayout
public import QuoinUIKit

extension SceneNaming {
  /// Names for views that a program created.
  ///
  /// A view is named by its accessibility identifier, otherwise by its indices in the tree, such as
  /// `root.0.2`. A constraint is named by its identifier, otherwise by its equation. Subviews of
  /// controls are left out.
  ///
  /// - Parameter root: The root of the tree.
  public static func automatic(for root: UIView) -> SceneNaming {
    SceneNaming(
      view: { view in
        guard !isInsideControl(view, of: root) else { return nil }
        let frame = view.frame
        return ViewFacts(
          id: name(of: view, in: root), className: "\(type(of: view))", kind: ViewKind(of: view),
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

  private static func isInsideControl(_ view: UIView, of root: UIView) -> Bool {
    var above = view.superview
    while let outer = above, view !== root {
      if outer is UIControl { return true }
      if outer === root { return false }
      above = outer.superview
    }
    return false
  }

  private static func name(of view: UIView, in root: UIView) -> String {
    if let name = view.accessibilityIdentifier, !name.isEmpty { return name }
    guard view !== root, let outer = view.superview else { return "root" }
    let index = outer.subviews.firstIndex { $0 === view } ?? 0
    return "\(name(of: outer, in: root)).\(index)"
  }
}
