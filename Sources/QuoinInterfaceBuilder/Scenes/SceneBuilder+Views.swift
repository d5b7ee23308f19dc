// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinLayout
import QuoinUIKit

extension SceneBuilder {
  /// Makes the view of a description and puts it into its superview.
  mutating func addView(at index: Int) {
    let description = document.views[index]
    let environment = environments[description.root]
    let view = makeView(description)
    entries.add(view)
    view.reportName = names[index - scene.views.lowerBound]
    let outer = description.parent ?? description.host
    let frame = frame(of: description, in: outer, environment: environment)
    storedSizes.append(frame.size)
    if let outer, let superview = entries.view(at: outer) {
      put(view, into: superview, as: description)
    }
    view.frame = frame
    applyAttributes(description, to: view)
    applyMargins(description, to: view, environment: environment)
    var overrides = overrides(for: description, environment: environment)
    overrides.shareSize = shareSize(of: description)
    view.layoutOverrides = overrides
  }

  /// The stored size of a stack view among the views that a stack view sizes in proportion. It has
  /// no content size of its own; the editor takes the size that it has on the canvas. Observed:
  /// `DynamicLegalExtendedCell.xib` of corona-warn-app, where the inner stack views are empty.
  private func shareSize(of description: ViewDescription) -> CGSize? {
    guard description.rule.kind == .stack, isArranged(description),
      let parent = description.parent, let frame = description.frame,
      document.views[parent].stack?.distribution == "fillProportionally"
    else { return nil }
    return CGSize(width: frame.width, height: frame.height)
  }

  private func put(_ view: UIView, into superview: UIView, as description: ViewDescription) {
    if let stack = superview as? UIStackView, isArranged(description) {
      stack.addArrangedSubview(view)
    } else {
      superview.addSubview(view)
    }
  }

  /// The stored frame with y from the superview's upper edge.
  private func frame(
    of description: ViewDescription, in outer: Int?, environment: SceneEnvironment?
  ) -> CGRect {
    let size = environment?.size ?? LayoutSize(width: 0, height: 0)
    guard let outer else {
      let stored = description.frame
      return CGRect(
        x: 0, y: 0, width: stored?.width ?? size.width, height: stored?.height ?? size.height)
    }
    let isRoot = description.role == .root
    let stored =
      description.frame
      ?? LayoutRect(
        x: 0, y: 0, width: isRoot ? size.width : 0, height: isRoot ? size.height : 0)
    var frame = CGRect(x: stored.x, y: stored.y, width: stored.width, height: stored.height)
    if document.kind.platform == .macOS, !document.isFlipped(document.views[outer]) {
      let height = storedSizes[outer - scene.views.lowerBound].height
      frame.origin.y = height - frame.maxY
    }
    return frame
  }

  private func applyAttributes(_ description: ViewDescription, to view: UIView) {
    view.isHidden = description.isHidden
    view.autoresizingMask = UIView.AutoresizingMask(rawValue: description.mask.rawValue)
    if description.role == .content, description.translatesMask {
      // The content follows the view that holds it, whatever its mask is.
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    }
    if description.role == .gridCell {
      // The layout of grids is not modelled: cells keep their stored frames.
      view.autoresizingMask = []
    } else if isDetached(description) {
      view.translatesAutoresizingMaskIntoConstraints = false
    } else if !isArranged(description) {
      // The editor pins a view without constraints where it is.
      if description.isFixedFrame { view.autoresizingMask = [] }
      view.translatesAutoresizingMaskIntoConstraints =
        description.translatesMask || description.isFixedFrame
    }
    let hugging = description.hugging
    let resistance = description.compressionResistance
    view.setContentHuggingPriority(priority(hugging.horizontal), for: .horizontal)
    view.setContentHuggingPriority(priority(hugging.vertical), for: .vertical)
    view.setContentCompressionResistancePriority(
      priority(resistance.horizontal), for: .horizontal)
    view.setContentCompressionResistancePriority(priority(resistance.vertical), for: .vertical)
    switch description.forcesDirection {
    case .rightToLeft: view.semanticContentAttribute = .forceRightToLeft
    case .leftToRight: view.semanticContentAttribute = .forceLeftToRight
    case nil: break
    }
  }

  func priority(_ value: Double) -> UILayoutPriority { UILayoutPriority(Float(value)) }

  /// Whether a stack view places the view, so that neither its mask nor its frame count.
  func isArranged(_ description: ViewDescription) -> Bool {
    isInStack(description) && !isDetached(description)
  }

  /// Whether the view is hidden in a stack view that arranges the others as if it were not there.
  func isDetached(_ description: ViewDescription) -> Bool {
    guard description.isHidden, isInStack(description), let parent = description.parent else {
      return false
    }
    return document.kind.platform != .macOS
      || document.views[parent].stack?.detachesHiddenViews == true
  }

  private func isInStack(_ description: ViewDescription) -> Bool {
    guard let parent = description.parent, document.views[parent].rule.kind == .stack else {
      return false
    }
    switch description.role {
    case .subview, .arranged: return true
    case .root, .content, .gridCell: return false
    }
  }
}
