// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

package import QuoinLayout

/// The content of a button that a program creates, at its places from the upper left corner of the
/// button.
package struct ButtonContent: Hashable, Sendable {
  /// Whether the button has a configuration. Its colour then also applies to the image.
  package var isConfigured = true
  /// The place of the image, or of the activity indicator; empty for none.
  package var image: LayoutRect
  /// The place of the title.
  package var title: LayoutRect
  /// The text below the title; nil for none.
  package var subtitle: String?
  package var subtitleRect: LayoutRect
  package var subtitleFont: RenderedFont
  /// Whether an activity indicator replaces the image.
  package var isBusy: Bool
  /// The colour behind the content; nil for none.
  package var fill: RenderedColor?
  /// The image behind the content; nil for none.
  package var background: RenderedIcon?
  /// The radius of the corners in points.
  package var cornerRadius: Double
  /// The line around the background; nil for none.
  package var stroke: Stroke?

  /// A line around the background of a button.
  package struct Stroke: Hashable, Sendable {
    package var color: RenderedColor
    /// The width in points.
    package var width: Double
    /// The distance outside of the background in points.
    package var outset: Double
  }
}
