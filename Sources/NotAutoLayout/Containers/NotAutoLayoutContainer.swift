// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import QuoinPlatform

/// An object with a namespace for layouts.
@preconcurrency @MainActor
public protocol NotAutoLayoutCompatible: AnyObject {
  /// The type of the namespace.
  associatedtype NAL
  /// The namespace of NotAutoLayout's members.
  var nal: NAL { get }
}

extension NotAutoLayoutCompatible where Self: View {
  /// The namespace of methods that lay out subviews of this view.
  @inlinable public var nal: NotAutoLayoutContainer<Self> { NotAutoLayoutContainer(body: self) }
}

extension View: NotAutoLayoutCompatible {}

/// The namespace for layouts of a view, its *body*: layouts are made for its subviews, in its
/// bounds coordinates.
@preconcurrency @MainActor
public struct NotAutoLayoutContainer<Containee> {
  /// The view.
  public let body: Containee

  @inlinable init(body: Containee) {
    self.body = body
  }
}
