// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import Foundation
public import QuoinUIKit

/// The preview of a dragged item. Stored, not shown.
@preconcurrency @MainActor open class UIDragPreview: NSObject {
  /// The view of the preview.
  public final let view: UIView
  /// The parameters of the preview.
  public final let parameters: UIDragPreviewParameters

  /// Creates a preview of a view.
  public convenience init(view: UIView) {
    self.init(view: view, parameters: UIDragPreviewParameters())
  }

  /// Creates a preview of a view with parameters.
  public init(view: UIView, parameters: UIDragPreviewParameters) {
    self.view = view
    self.parameters = parameters
    super.init()
  }

  /// Creates a preview of a URL.
  public convenience init(for url: URL) {
    self.init(for: url, title: nil)
  }

  /// Creates a preview of a URL with a title.
  public convenience init(for url: URL, title: String?) {
    let label = UILabel()
    label.text = title ?? url.absoluteString
    self.init(view: label)
  }
}
