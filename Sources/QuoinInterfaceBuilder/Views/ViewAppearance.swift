// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// What of an element's attributes pictures and the tables of sizes go by. Layout does not depend
/// on it otherwise.
package struct ViewAppearance: Sendable {
  /// What a label or a field says, the title of a button or a box.
  package var text: String?
  /// What an empty field shows.
  package var placeholder: String?
  /// `left`, `center`, `right`; nil: where reading starts.
  package var textAlignment: String?
  package var numberOfLines = 1
  /// In points; nil: the usual size of the control.
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
  /// Whether the image is a symbol, whose size on the canvas no file tells.
  package var isSymbol = false
  package var textColor: FileColor?
  package var backgroundColor: FileColor?
  package var tintColor: FileColor?
  package var alpha = 1.0
  /// Set at run time by an attribute of the layer, in points.
  package var cornerRadius = 0.0
  package var isEnabled = true
  /// Whether a switch is on, a check box is checked.
  package var isOn = false
  /// What slider and progress view show, from 0 to 1.
  package var fraction: Double?
  /// The titles of segments, of the items of a bar.
  package var titles: [String] = []
  package var selectedSegment: Int?
  /// `small`, `mini`, `large`, `regular`.
  package var controlSize: String?
  /// Of the element and of the cell in it: `borderStyle`, `bezelStyle`, `type`, `boxType`, `style`,
  /// …
  package var styles: [String: String] = [:]
}

/// A colour of a file.
package struct FileColor: Hashable, Sendable {
  /// The name of a colour of the system or of the assets.
  package var name: String?
  /// sRGB parts from 0 to 1; nil when only the name is known.
  package var components: Components?

  /// The parts of a colour, each from 0 to 1.
  package struct Components: Hashable, Sendable {
    package var red: Double
    package var green: Double
    package var blue: Double
    package var alpha: Double
  }
}
