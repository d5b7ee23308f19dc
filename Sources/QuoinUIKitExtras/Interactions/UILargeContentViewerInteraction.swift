// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import Foundation
public import QuoinUIKit

/// A view that can be shown enlarged.
@preconcurrency @MainActor public protocol UILargeContentViewerItem: NSObjectProtocol {
  /// Whether the view can be shown enlarged.
  var showsLargeContentViewer: Bool { get }
  /// The title of the enlarged view.
  var largeContentTitle: String? { get }
  /// The image of the enlarged view.
  var largeContentImage: UIImage? { get }
  /// Whether the image is scaled to fit.
  var scalesLargeContentImage: Bool { get }
  /// The insets of the image.
  var largeContentImageInsets: UIEdgeInsets { get }
}

extension UIView: UILargeContentViewerItem {}
