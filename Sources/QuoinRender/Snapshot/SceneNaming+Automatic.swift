// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinLayout
public import QuoinUIKit

extension SceneNaming {
  /// Names for views that a program made: a view's accessibility identifier, else its place in the
  /// tree, such as `root.0.2`; a constraint's identifier, else what it says. The insides of
  /// controls are left out.
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
        // What stack views and controllers make for themselves.
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
    let place = outer.subviews.firstIndex { $0 === view } ?? 0
    return "\(name(of: outer, in: root)).\(place)"
  }
}

extension RenderedScene {
  /// Describes a tree of views that a program made and laid out, with all constraints in it.
  ///
  /// ```swift
  /// view.layoutIfNeeded()
  /// print(RenderedFile(file: "Form", scenes: [RenderedScene(view)]).outline)
  /// ```
  @MainActor public init(_ view: UIView, name: String = "") {
    let naming = SceneNaming.automatic(for: view)
    var constraints: [NSLayoutConstraint] = []
    func collect(_ view: UIView) {
      constraints += view.constraints
      view.subviews.forEach(collect)
    }
    collect(view)
    let id = naming.view(view)?.id ?? "root"
    self.init(id: id, name: name, roots: [view], constraints: constraints, naming: naming)
  }
}
