// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import Foundation
public import QuoinUIKit

/// The picture of what is dragged. Stored, not shown.
@preconcurrency @MainActor open class UIDragPreview: NSObject {
  /// The view that is shown.
  public final let view: UIView
  /// How it is shown.
  public final let parameters: UIDragPreviewParameters

  /// A view.
  public convenience init(view: UIView) {
    self.init(view: view, parameters: UIDragPreviewParameters())
  }

  /// A view with settings.
  public init(view: UIView, parameters: UIDragPreviewParameters) {
    self.view = view
    self.parameters = parameters
    super.init()
  }

  /// An address.
  public convenience init(for url: URL) {
    self.init(for: url, title: nil)
  }

  /// An address with a title.
  public convenience init(for url: URL, title: String?) {
    let label = UILabel()
    label.text = title ?? url.absoluteString
    self.init(view: label)
  }
}
