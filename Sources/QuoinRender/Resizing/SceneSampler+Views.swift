// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinExplanation
import QuoinLayout
package import QuoinUIKit

extension SceneSampler {
  /// Creates a sampler for a tree of views in code, whose root is resized in place. Its size at the
  /// end is that of the last layout.
  ///
  /// - Parameters:
  ///   - view: The root.
  ///   - name: The name of the scene, for people.
  ///   - height: Returns the height that the root has in a width; nil when any height will do.
  @MainActor package init(
    resizing view: UIView, name: String, height: (@MainActor (CGFloat) -> CGFloat)? = nil
  ) {
    let naming = SceneNaming.automatic(for: view)
    var views: [(view: UIView, root: UIView)] = []
    func add(_ subview: UIView) {
      guard naming.view(subview) != nil else { return }
      views.append((subview, view))
      for subview in subview.subviews { add(subview) }
    }
    add(view)
    func layOut(_ size: LayoutSize) {
      // The program receives the problems of its own sizes. Those of others belong into the page, and
      // a handler would have their fixes tried at each size.
      let (handler, detail) = (LayoutProblems.handler, LayoutProblemLog.detail)
      (LayoutProblems.handler, LayoutProblemLog.detail) = (nil, .off)
      defer { (LayoutProblems.handler, LayoutProblemLog.detail) = (handler, detail) }
      let width = CGFloat(size.width)
      view.frame.size = CGSize(width: width, height: height?(width) ?? CGFloat(size.height))
      view.layoutIfNeeded()
    }
    self.init(
      scale: Double(view.traitCollection.displayScale),
      baseSize: view.bounds.size.layoutSize,
      sample: { size in
        layOut(size)
        return SceneSample(of: views)
      },
      scene: { size in
        layOut(size)
        return RenderedScene(view, name: name)
      })
    hasOwnHeight = height != nil
  }
}
