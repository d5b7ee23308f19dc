// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinPlatform

/// The proxy of a view in a block.
@preconcurrency @MainActor
public final class ViewProxy: SupportsPositioningLayoutProxy, SupportsBaselineLayoutProxy,
  AutoresizingMaskLayoutProxy
{
  /// The context of the block.
  public var context: Context
  /// The view.
  public var item: AnyObject { view }

  private let view: View

  /// Creates the proxy of a view for the block of a context.
  public init(context: Context, view: View) {
    self.context = context
    self.view = view
  }

  /// Whether the view's mask and frame become constraints.
  public var translatesAutoresizingMaskIntoConstraints: Bool {
    get { view.translatesAutoresizingMaskIntoConstraints }
    set { view.translatesAutoresizingMaskIntoConstraints = newValue }
  }

  /// The view's superview as it is now; nil for a view without one.
  public var superview: ViewProxy? { view.superview.map { ViewProxy(context: context, view: $0) } }

  /// The guide of the area that no bar covers.
  public var safeAreaLayoutGuide: LayoutGuideProxy { proxy(view.safeAreaLayoutGuide) }
  /// The guide of the view's margins.
  public var layoutMarginsGuide: LayoutGuideProxy { proxy(view.layoutMarginsGuide) }
  /// The guide of the area that no bar covers.
  public var safeArea: LayoutGuideProxy { safeAreaLayoutGuide }

  #if !QUOIN_APPKIT
  /// The guide of a readable width.
  public var readableContentGuide: LayoutGuideProxy { proxy(view.readableContentGuide) }
  #endif

  private func proxy(_ guide: LayoutGuide) -> LayoutGuideProxy {
    LayoutGuideProxy(context: context, item: guide)
  }
}
