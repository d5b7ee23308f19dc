// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinLayout
import QuoinUIKit

extension SceneBuilder {
  /// Creates the view of a description and adds it to its superview.
  func addView(at index: Int) {
    let description = document.views[index]
    let environment = environments[description.root]
    let outer = description.parent ?? description.host
    let frame = frame(of: description, in: outer, environment: environment)
    let superview = outer.flatMap { entries.view(at: $0) }
    let view =
      maker?.makeView(description, frame: frame, in: superview) ?? makeView(description)
    entries.add(view, at: index)
    view.reportName = names[index - scene.views.lowerBound]
    view.reportLocation = SourceLocation(
      path: source.fileName, line: description.line, column: description.column)
    storedSizes[index] = frame.size
    // A maker returns views that their superviews already have: the content views of cells.
    if let superview, view.superview == nil, description.isInstalled {
      put(view, into: superview, as: description)
    }
    view.frame = frame
    applyAttributes(description, to: view)
    applyContentPriorities(description, at: index, to: view)
    applyMargins(description, to: view, environment: environment)
    guard maker == nil else { return }
    var overrides = overrides(for: description, environment: environment)
    overrides.shareSize = shareSize(of: description)
    if isDetached(description), let stack = view.superview as? UIStackView, stack.alignment == .fill
    {
      // Neither its content nor that of others gives it a length.
      overrides.intrinsicContentSize = CGSize(width: -1, height: -1)
    }
    view.layoutOverrides = overrides
  }

  /// Returns the stored size of a stack view among the views that a stack view sizes in proportion.
  /// It has no content size of its own; the editor takes the size that it has on the canvas.
  /// Observed: `DynamicLegalExtendedCell.xib` of corona-warn-app, where the inner stack views are
  /// empty.
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
    let stored = description.frame ?? frameWithoutStored(of: description, in: outer, size)
    var frame = CGRect(x: stored.x, y: stored.y, width: stored.width, height: stored.height)
    if document.kind.platform == .macOS, !document.isFlipped(document.views[outer]) {
      let height = storedSizes[outer]?.height ?? 0
      frame.origin.y = height - frame.maxY
    }
    return frame
  }

  /// Returns the frame of a view that has none in the file: a root has the size of its environment,
  /// and the content of a cell fills it, as in files of Xcode 6.
  private func frameWithoutStored(
    of description: ViewDescription, in outer: Int, _ size: LayoutSize
  ) -> LayoutRect {
    switch description.role {
    case .root: return LayoutRect(x: 0, y: 0, width: size.width, height: size.height)
    case .content:
      // The content of a cell of a running program is made without the cell.
      let outer = storedSizes[outer] ?? .zero
      return LayoutRect(x: 0, y: 0, width: Double(outer.width), height: Double(outer.height))
    case .subview, .arranged, .gridCell: return LayoutRect(x: 0, y: 0, width: 0, height: 0)
    }
  }

  private func applyAttributes(_ description: ViewDescription, to view: UIView) {
    view.isHidden = description.isHidden
    if description.clipsSubviews { view.clipsToBounds = true }
    if let isDark = description.appearance.isDark {
      view.overrideUserInterfaceStyle = isDark ? .dark : .light
    }
    view.autoresizingMask = UIView.AutoresizingMask(rawValue: description.mask.rawValue)
    if description.role == .content, description.translatesMask {
      // The content follows its superview, whatever its mask is.
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    }
    if description.role == .gridCell {
      // Cells of a grid without rows or columns keep their stored frames.
      let isPlaced = description.parent.map(arrangesCells) ?? false
      view.autoresizingMask = []
      view.translatesAutoresizingMaskIntoConstraints = !isPlaced
    } else if isDetached(description) {
      view.translatesAutoresizingMaskIntoConstraints = false
    } else if !isArranged(description) {
      // The editor pins a view without constraints where it is.
      let isFixed =
        description.isFixedFrame || !description.isConstrained && description.frame != nil
      if isFixed, !description.translatesMask { view.autoresizingMask = [] }
      view.translatesAutoresizingMaskIntoConstraints = description.translatesMask || isFixed
    }
    switch description.forcesDirection {
    case .rightToLeft: view.semanticContentAttribute = .forceRightToLeft
    case .leftToRight: view.semanticContentAttribute = .forceLeftToRight
    case nil: break
    }
  }

  /// Sets how much a view keeps to the size of its content.
  ///
  /// A required constraint that states another length wins over a content size that is required
  /// too. Observed: 4 of 4 stored frames.
  private func applyContentPriorities(
    _ description: ViewDescription, at index: Int, to view: UIView
  ) {
    let hugging = description.hugging
    let resistance = description.compressionResistance
    for (axis, uiAxis, hugs, resists) in [
      (
        LayoutAxis.horizontal, NSLayoutConstraint.Axis.horizontal, hugging.horizontal,
        resistance.horizontal
      ),
      (.vertical, .vertical, hugging.vertical, resistance.vertical),
    ] {
      let isStated = statedLengths.contains(StatedLength(view: index, axis: axis))
      let strongest = isStated ? Self.belowRequired : 1000
      view.setContentHuggingPriority(priority(min(hugs, strongest)), for: uiAxis)
      view.setContentCompressionResistancePriority(
        priority(min(resists, strongest)), for: uiAxis)
    }
  }

  private static let belowRequired = 999.0

  func priority(_ value: Double) -> UILayoutPriority { UILayoutPriority(Float(value)) }

  /// Whether a stack view places the view, so that neither its mask nor its frame count.
  func isArranged(_ description: ViewDescription) -> Bool {
    isInStack(description) && !isDetached(description)
  }

  /// Whether the view is hidden in a stack view that arranges its other views without it.
  ///
  /// Returns whether the canvas detaches the view. It detaches hidden views of macOS stack views
  /// too, whether or not `detachesHiddenViews` is set for the program. Observed: the stack view of
  /// the pop-up menu for units in `Main.storyboard` of Rectangle; no stored frame shows the
  /// opposite.
  func isDetached(_ description: ViewDescription) -> Bool {
    maker == nil && description.isHidden && isInStack(description)
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
