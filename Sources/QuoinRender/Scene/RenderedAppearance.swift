// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

package import QuoinLayout
package import QuoinText
package import QuoinUIKit

/// The content and the style of a view as pictures show them.
public struct RenderedAppearance: Hashable, Sendable {
  /// The text of a label or a field; the title of a button, a box or a bar.
  public var text: String?
  /// The text that an empty field shows.
  public var placeholder: String?
  /// The colour of the copy behind the text of a label; nil for none.
  package var textShadow: RenderedColor?
  /// The distance of that copy from the text, in points to the right and down.
  package var textShadowOffset = LayoutSize(width: 0, height: 0)
  /// The font of the text and of the placeholder.
  public var font: RenderedFont
  /// The horizontal alignment of the text.
  public var alignment: RenderedAlignment
  /// The maximum number of lines, 0 when there is no limit.
  public var lineLimit: Int
  /// The place of the ellipsis in a text with too many lines.
  package var truncation = TextTruncation.tail
  /// The colour of the text; nil for the default of the control.
  public var textColor: RenderedColor?
  /// The colour behind the content; nil for none, or for the default of the control.
  public var backgroundColor: RenderedColor?
  /// The colour of highlighted parts of a control; nil for the default of the platform.
  public var tintColor: RenderedColor?
  /// The radius of the corners in points.
  public var cornerRadius: Double
  /// The opacity from 0, invisible, to 1.
  public var opacity: Double
  /// The name of an image.
  public var imageName: String?
  /// Whether the image is a symbol of the system, which takes the tint colour.
  public var isSymbol: Bool
  /// The buttons at the start of a navigation bar, the outermost one first.
  public var leadingItems: [RenderedBarItem]
  /// The buttons at the end of a navigation bar, the outermost one first.
  public var trailingItems: [RenderedBarItem]
  /// The parts of the text of a label, where these have styles of their own; empty otherwise.
  public var runs: [RenderedTextRun] = []
  /// The tabs of a tab bar or the buttons of a toolbar.
  public var items: [RenderedBarItem] = []
  /// The text above the title of a navigation bar; nil for none.
  package var prompt: String?
  /// The titles above and below the sections of a table of a file.
  package var sectionTitles: [RenderedSectionTitle] = []
  /// Whether the title of a navigation bar is large.
  public var hasLargeTitle = false
  /// The height in points above a navigation bar that its background also fills: that of the status
  /// bar.
  public var coveredTop = 0.0
  /// The width of the line along the edges in points, 0 for none.
  public var borderWidth: Double
  /// The colour of the line along the edges.
  public var borderColor: RenderedColor?
  /// The image itself, if it is known; otherwise a drawing replaces it.
  public var image: RenderedImage?
  /// The image that the program drew; nil for others.
  package var drawnImage: RenderedDrawing?
  /// The placement of the image.
  public var contentMode: RenderedContentMode
  /// Whether content beyond the view is hidden.
  public var isClipped: Bool
  /// The titles of segments.
  public var segments: [String]
  /// The index of the selected segment, item or page; nil for none.
  public var selectedSegment: Int?
  /// The position of a slider or a progress view, from 0 to 1.
  public var fraction: Double
  /// Whether a switch is on, or a box is checked.
  public var isOn: Bool
  /// Whether a control is enabled; disabled ones are drawn faintly.
  public var isEnabled: Bool
  /// Whether a field has a border, or a button or a box a frame.
  public var hasBorder: Bool
  /// Whether a field hides its text.
  public var isSecure: Bool
  /// Whether a slider is vertical.
  public var isVertical: Bool
  /// Whether a button is filled with its tint colour.
  public var isProminent: Bool
  /// The content of a button in code; nil for other views.
  package var buttonContent: ButtonContent?
  /// The place of a cell in a table with groups; nil for other views.
  package var groupedRow: GroupedRow?
  /// Whether the background of a selected row covers the line above it.
  package var coversLineAbove = false
  /// Whether the background of a selected row is a card inside the row.
  package var hasSelectionCard = false
  /// Whether there is a chevron after the symbol at the end of a cell.
  package var hasChevronAfterAccessory = false
  /// The letters of the index at the side of a table; empty for none.
  package var sectionIndex: [String] = []
  /// The part of a table between the bars, from its upper left corner; nil for all of it.
  package var uncoveredRect: LayoutRect?
  /// The colours of the titles of segments, and of the selected one; nil for the usual one.
  package var segmentTitleColors: [RenderedColor?] = [nil, nil]
  /// The colour of the selected segment; nil for the usual one.
  package var selectionColor: RenderedColor?
  /// Whether what is behind the view is blurred.
  package var isBlurred = false
  /// Whether a bar blurs what is behind a background that is not opaque.
  package var hasBarBlur = true
  /// Images in the view, beside its content.
  package var icons: [RenderedIcon] = []
  /// The widths of the wheels of a picker in points; empty for equal ones.
  package var wheelWidths: [Double] = []
  /// The visible rows of each wheel of a picker, with the selected one in the middle; nil for a
  /// picker whose rows are not known.
  package var wheels: [[String]]?
  /// Whether the view is a sheet with a handle at its upper edge.
  package var hasGrabber = false
  /// The fields of a date picker; empty for wheels.
  package var fields: [RenderedDateField] = []
  /// The month of a calendar or a date picker; nil for one without a calendar.
  package var month: RenderedMonth?
  /// The place of a field's text or a slider's track, from the upper left corner of the view; nil
  /// for the usual one.
  package var contentRect: LayoutRect?
  /// The weight and the colours of a symbol.
  package var symbolLook = SymbolLook()
  /// The size of a symbol in points; nil for one that fills its view.
  package var symbolSize: LayoutSize?
  /// The colour of the knob of a slider or a switch; nil for the usual one.
  package var knobColor: RenderedColor?
  /// The colour of a slider's track beyond the knob, or of the dots of other pages; nil for the usual one.
  package var trackColor: RenderedColor?
  /// The search of a search bar, or at the lower edge of a navigation bar; nil for none.
  package var search: RenderedSearch?
  /// The distances of the line below a cell from the sides in points; nil for the usual ones.
  package var separatorInsets: LayoutInsets?
  /// The colour of that line; nil for the usual one.
  package var separatorColor: RenderedColor?
  /// The symbol at the end of a cell, such as `chevron.right`.
  public var accessory: String?

  /// The symbol at the end of a row, by the name of its kind in UIKit and in files; nil for none.
  package static func accessory(named name: String) -> String? { accessories[name] }

  private static let accessories = [
    "disclosureIndicator": "chevron.right", "checkmark": "checkmark", "detailButton": "info.circle",
    "detailDisclosureButton": "info.circle",
  ]

  /// Creates an appearance. The default values are those of a view without content.
  package init(
    text: String? = nil, placeholder: String? = nil, font: RenderedFont = RenderedFont(size: 17),
    alignment: RenderedAlignment = .natural, lineLimit: Int = 1, textColor: RenderedColor? = nil,
    backgroundColor: RenderedColor? = nil, tintColor: RenderedColor? = nil,
    cornerRadius: Double = 0, opacity: Double = 1, imageName: String? = nil,
    isSymbol: Bool = false, segments: [String] = [], selectedSegment: Int? = nil,
    fraction: Double = 0.5,
    isOn: Bool = true, isEnabled: Bool = true, hasBorder: Bool = true, isSecure: Bool = false,
    isVertical: Bool = false, isProminent: Bool = false, accessory: String? = nil,
    image: RenderedImage? = nil, contentMode: RenderedContentMode = .scaleToFill,
    isClipped: Bool = false, leadingItems: [RenderedBarItem] = [],
    trailingItems: [RenderedBarItem] = [],
    borderWidth: Double = 0, borderColor: RenderedColor? = nil
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
    self.image = image
    self.contentMode = contentMode
    self.isClipped = isClipped
    self.leadingItems = leadingItems
    self.trailingItems = trailingItems
    self.borderWidth = borderWidth
    self.borderColor = borderColor
  }
}
