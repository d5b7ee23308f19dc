// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinPlatform

/// An item that can be constrained: a view or a guide.
@preconcurrency @MainActor public protocol Constrainable: AnyObject {
  /// The edge at which a line of text begins.
  var leadingAnchor: NSLayoutXAxisAnchor { get }
  /// The edge at which a line of text ends.
  var trailingAnchor: NSLayoutXAxisAnchor { get }
  /// The horizontal center.
  var centerXAnchor: NSLayoutXAxisAnchor { get }
  /// The upper edge.
  var topAnchor: NSLayoutYAxisAnchor { get }
  /// The lower edge.
  var bottomAnchor: NSLayoutYAxisAnchor { get }
  /// The vertical center.
  var centerYAnchor: NSLayoutYAxisAnchor { get }
  /// The width.
  var widthAnchor: NSLayoutDimension { get }
  /// The height.
  var heightAnchor: NSLayoutDimension { get }
}

extension PlatformView: Constrainable {}
extension PlatformLayoutGuide: Constrainable {}
