// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// What a view shows, as far as a picture needs it.
public struct RenderedAppearance: Hashable, Sendable {
  /// The text of a label or a field, the title of a button, a box or a bar.
  public var text: String?
  /// What an empty field shows.
  public var placeholder: String?
  /// The font of the text; of a field also that of its placeholder.
  public var font: RenderedFont
  /// Where the text lies from left to right.
  public var alignment: RenderedAlignment
  /// The greatest number of lines, 0 when there is no limit.
  public var lineLimit: Int
  /// nil for the usual colour of the control.
  public var textColor: RenderedColor?
  /// Behind the content; nil for nothing, or for the face that a control has of its own.
  public var backgroundColor: RenderedColor?
  /// Of what a control points out; nil for the usual colour of the platform.
  public var tintColor: RenderedColor?
  /// In points.
  public var cornerRadius: Double
  /// From 0, not visible, to 1.
  public var opacity: Double
  /// The name of an image.
  public var imageName: String?
  /// Whether the image is a symbol of the system, which takes the tint colour.
  public var isSymbol: Bool
  /// The titles of segments, or of the items of a bar.
  public var segments: [String]
  /// The index of the chosen segment, item or page; nil for none.
  public var selectedSegment: Int?
  /// How far a slider or a progress view is, from 0 to 1.
  public var fraction: Double
  /// Whether a switch is on, a box checked.
  public var isOn: Bool
  /// Whether a control can be used; others are drawn faintly.
  public var isEnabled: Bool
  /// Whether a field has a border, or a button or a box a frame.
  public var hasBorder: Bool
  /// Whether a field hides what it holds.
  public var isSecure: Bool
  /// Whether a slider runs from bottom to top.
  public var isVertical: Bool
  /// Whether a button is filled with its colour.
  public var isProminent: Bool
  /// The symbol at the end of a cell, such as `chevron.right`.
  public var accessory: String?

  /// Describes a view that shows nothing in particular, apart from what is given.
  public init(
    text: String? = nil, placeholder: String? = nil, font: RenderedFont = RenderedFont(size: 17),
    alignment: RenderedAlignment = .natural, lineLimit: Int = 1, textColor: RenderedColor? = nil,
    backgroundColor: RenderedColor? = nil, tintColor: RenderedColor? = nil,
    cornerRadius: Double = 0, opacity: Double = 1, imageName: String? = nil,
    isSymbol: Bool = false, segments: [String] = [], selectedSegment: Int? = nil,
    fraction: Double = 0.5,
    isOn: Bool = true, isEnabled: Bool = true, hasBorder: Bool = true, isSecure: Bool = false,
    isVertical: Bool = false, isProminent: Bool = false, accessory: String? = nil
  ) {
    self.text = text
    self.placeholder = placeholder
    self.font = font
    self.alignment = alignment
    self.lineLimit = lineLimit
    self.textColor = textColor
    self.backgroundColor = backgroundColor
    self.tintColor = tintColor
    self.cornerRadius = cornerRadius
    self.opacity = opacity
    self.imageName = imageName
    self.isSymbol = isSymbol
    self.segments = segments
    self.selectedSegment = selectedSegment
    self.fraction = fraction
    self.isOn = isOn
    self.isEnabled = isEnabled
    self.hasBorder = hasBorder
    self.isSecure = isSecure
    self.isVertical = isVertical
    self.isProminent = isProminent
    self.accessory = accessory
  }
}

/// Where the lines of a text lie.
public enum RenderedAlignment: String, CaseIterable, Hashable, Sendable {
  /// Where lines begin in the reading direction of the view.
  case natural
  case left, center, right
}
