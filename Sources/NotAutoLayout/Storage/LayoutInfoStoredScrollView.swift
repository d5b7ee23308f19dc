// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import QuoinPlatform

#if QUOIN_APPKIT
/// The class of scrolling views: `UIScrollView`, or `NSScrollView` on macOS.
public typealias PlatformScrollView = NSScrollView
#else
/// The class of scrolling views: `UIScrollView`, or `NSScrollView` on macOS.
public typealias PlatformScrollView = UIScrollView
#endif

/// A scroll view that stores layouts of its subviews and applies them whenever it is laid out.
///
/// Layouts are in the coordinates of the content. Give `contentSize` the size of
/// `nal.getLayoutRequiredSubviewsTotalFrame()` to scroll over all of it. On macOS the content is in
/// the document view; make that a ``LayoutInfoStoredView``.
open class LayoutInfoStoredScrollView: PlatformScrollView, GroupLayoutStorable {
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
