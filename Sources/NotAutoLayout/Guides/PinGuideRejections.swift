// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

// A pin of one axis has unavailable properties for the other axis, with a message.

extension HorizontalPinGuideRepresentable {
  @available(*, unavailable, message: "a pin of left, center or right is horizontal")
  @_disfavoredOverload public var top: Float { 0 }

  @available(*, unavailable, message: "a pin of left, center or right is horizontal")
  @_disfavoredOverload public var middle: Float { 0 }

  @available(*, unavailable, message: "a pin of left, center or right is horizontal")
  @_disfavoredOverload public var bottom: Float { 0 }

  @available(*, unavailable, message: "a pin of left, center or right is horizontal")
  @_disfavoredOverload public var height: Float { 0 }
}

extension VerticalPinGuideRepresentable {
  @available(*, unavailable, message: "a pin of top, middle or bottom is vertical")
  @_disfavoredOverload public var left: Float { 0 }

  @available(*, unavailable, message: "a pin of top, middle or bottom is vertical")
  @_disfavoredOverload public var center: Float { 0 }

  @available(*, unavailable, message: "a pin of top, middle or bottom is vertical")
  @_disfavoredOverload public var right: Float { 0 }

  @available(*, unavailable, message: "a pin of top, middle or bottom is vertical")
  @_disfavoredOverload public var width: Float { 0 }
}
