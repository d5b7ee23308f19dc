// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import Foundation
public import QuoinUIKit

/// What is shown enlarged.
@preconcurrency @MainActor public protocol UILargeContentViewerItem: NSObjectProtocol {
  /// Whether it is shown.
  var showsLargeContentViewer: Bool { get }
  /// The text.
  var largeContentTitle: String? { get }
  /// The picture.
  var largeContentImage: UIImage? { get }
  /// Whether the picture grows.
  var scalesLargeContentImage: Bool { get }
  /// The space around the picture.
  var largeContentImageInsets: UIEdgeInsets { get }
}
