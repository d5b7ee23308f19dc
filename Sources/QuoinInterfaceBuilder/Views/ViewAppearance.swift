// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// The attributes of an element that pictures and the tables of sizes use. Layout does not depend
/// on them otherwise.
package struct ViewAppearance: Sendable {
  /// The text of a label or a field, the title of a button or a box.
  package var text: String?
  /// The text of an empty field.
  package var placeholder: String?
  /// `left`, `center`, `right`; nil: where reading starts.
  package var textAlignment: String?
  package var numberOfLines = 1
  /// The font size in points; nil for the usual size of the control.
  package var pointSize: Double?
  /// The use by which the file names the font, when the point size follows from that.
  package var namedFont: String?
  package var isBold = false
  /// Whether the font is that of the system and not one of a named family.
  package var isSystemFont = true
  package var isItalic = false
  /// `ultraLight`, `thin`, `light`, `regular`, `medium`, `semibold`, `heavy`, `black`.
  package var fontWeight: String?
  package var imageName: String?
  /// Whether the image is a symbol. Files do not state the size of symbols on the canvas.
  package var isSymbol = false
  package var textColor: FileColor?
  package var backgroundColor: FileColor?
  package var tintColor: FileColor?
  package var alpha = 1.0
  /// Set at run time by an attribute of the layer, in points.
  package var cornerRadius = 0.0
  /// Whether the view and those inside it are dark; nil where it follows the views around it.
  package var isDark: Bool?
  package var isEnabled = true
  /// Whether a switch is on or a check box is checked.
  package var isOn = false
  /// The value of a slider or progress view, from 0 to 1.
  package var fraction: Double?
  /// The titles of segments or of the items of a bar.
  package var titles: [String] = []
  package var selectedSegment: Int?
  /// The size of the control: `small`, `mini`, `large` or `regular`.
  package var controlSize: String?
  /// The styles of the element and of the cell in it: `borderStyle`, `bezelStyle`, `type`,
  /// `boxType`, `style`, …
  package var styles: [String: String] = [:]
}
