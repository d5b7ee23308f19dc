// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import QuoinUIKit

extension RenderedScene {
  /// Creates a scene from a laid-out tree of views, with all constraints in it.
  ///
  /// A view is named by its accessibility identifier, otherwise by the property of a superview or a
  /// controller that refers to it, otherwise by its indices in the tree, such as `root.0.2`. A
  /// constraint is named by its identifier, otherwise by its equation.
  ///
  /// ```swift
  /// view.layoutIfNeeded()
  /// print(RenderedFile(file: "Form", scenes: [RenderedScene(view)]).outline)
  /// ```
  ///
  /// - Parameters:
  ///   - view: The root of the tree.
  ///   - name: The name of the scene, for people.
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
    isDark = view.traitCollection.userInterfaceStyle == .dark
    hasHighContrast = view.traitCollection.accessibilityContrast == .high
  }
}
