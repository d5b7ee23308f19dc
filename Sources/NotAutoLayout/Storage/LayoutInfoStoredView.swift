// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import QuoinPlatform

/// A view that stores layouts of its subviews and applies them whenever it is laid out.
///
/// ```swift
/// let card = LayoutInfoStoredView()
/// card.nal.setupSubview(title) { $0
///   .setDefaultLayout { $0.setTopLeft(by: { $0.layoutMarginsGuide.topLeft }).fitSize() }
///   .addToParent()
/// }
/// ```
///
/// Closures in layouts capture the view as `[unowned self]`, since the view stores its layouts.
open class LayoutInfoStoredView: View, GroupLayoutStorable {
  /// The layouts of subviews, by the raw values of conditions.
  open var layoutInfo: [ConditionEnum.RawValue: LayoutInfo] = [:]
  /// The orders in which subviews are laid out, by the raw values of conditions.
  open var orderInfo: [ConditionEnum.RawValue: OrderInfo] = [:]
  /// The z-indices of subviews, by the raw values of conditions.
  open var zIndexInfo: [ConditionEnum.RawValue: ZIndexInfo] = [:]
  /// The layouts of runs and grids of subviews, by the raw values of conditions.
  open var groupInfo: [ConditionEnum.RawValue: [StoredGroup]] = [:]
  /// Returns the condition at a size of the bounds: by default always ``DefaultCondition/default``.
  open var conditionGetter: ((_ boundSize: CGSize) -> any ConditionEnum)? = { _ in
    DefaultCondition.default
  }

  #if QUOIN_APPKIT
  /// Applies the layouts.
  open override func layout() {
    super.layout()
    nal.layoutSubviews()
    nal.layoutGroups()
  }
  #else
  /// Applies the layouts.
  open override func layoutSubviews() {
    super.layoutSubviews()
    nal.layoutSubviews()
    nal.layoutGroups()
  }
  #endif
}
