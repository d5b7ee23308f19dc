// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

extension ContentSize {
  fileprivate func validatePriorities() throws(LayoutError) {
    guard (0...1000).contains(hugging) else { throw .priorityOutOfRange(hugging) }
    guard (0...1000).contains(compressionResistance) else {
      throw .priorityOutOfRange(compressionResistance)
    }
  }
}

extension LayoutItem {
  /// The insets from the frame to the alignment rectangle; guides have none.
  var frameInsets: LayoutInsets {
    hasExtras && kind == .view ? alignmentInsets : .zero
  }

  /// The margins as set; guides have none.
  var ownMargins: LayoutInsets {
    kind == .view ? margins : .zero
  }

  /// The size of the content, if there is one. Guides and axes without a metric have none.
  package func content(_ axis: LayoutAxis) -> ContentSize? {
    guard kind == .view else { return nil }
    return axis == .horizontal ? contentWidth : contentHeight
  }

  /// Checks the numbers of an item.
  func validate() throws(LayoutError) {
    guard hasExtras else { return }
    guard hasGeometry(LayoutLimits.contains) else {
      throw hasGeometry(\.isFinite) ? .geometryOutOfRange : .nonFiniteGeometry
    }
    try contentWidth?.validatePriorities()
    try contentHeight?.validatePriorities()
  }

  /// Whether all numbers of an item but its priorities satisfy a rule.
  private func hasGeometry(_ rule: (Double) -> Bool) -> Bool {
    boundsOrigin.satisfies(rule) && givenSize?.satisfies(rule) ?? true
      && alignmentInsets.satisfies(rule) && margins.satisfies(rule)
      && safeAreaInsets?.satisfies(rule) ?? true && additionalSafeAreaInsets.satisfies(rule)
      && contentWidth.map { rule($0.size) } ?? true && contentHeight.map { rule($0.size) } ?? true
      && firstBaseline.map(rule) ?? true && lastBaseline.map(rule) ?? true
      && autoresizing?.satisfies(rule) ?? true
  }

  /// Whether the item has rows in the solver without any constraint.
  var hasRows: Bool {
    hasExtras && kind == .view
      && (autoresizing != nil || contentWidth != nil || contentHeight != nil)
  }

  /// Whether the item has a safe area of its own, or margins that depend on those of the parent.
  var mayInset: Bool {
    kind == .view
      && (preservesSuperviewMargins
        || hasExtras
          && (safeAreaInsets ?? .zero != .zero || additionalSafeAreaInsets != .zero))
  }
}
