// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import Foundation

/// The background of a cell or a button: a colour or a view with insets, and a stroke. Images and
/// effects are stored, not shown.
///
/// The colours of the list styles depend on the state of the cell until a program sets a colour.
public struct UIBackgroundConfiguration {
  /// A view that fills the background.
  public var customView: UIView?
  /// The radius of the corners, in points.
  public var cornerRadius: CGFloat = 0
  /// The distances of the background from the edges of the cell.
  public var backgroundInsets = NSDirectionalEdgeInsets.zero
  /// Edges at which the layout margins of the cell are added to the insets.
  public var edgesAddingLayoutMarginsToBackgroundInsets: NSDirectionalRectEdge = []
  /// The colour; nil for the tint colour.
  public var backgroundColor: UIColor? {
    get { usual.map { isSelected ? $0.selected : $0.normal } ?? chosenColor }
    set { (usual, chosenColor) = (nil, newValue) }
  }
  /// The colour that a program chose.
  private var chosenColor: UIColor?
  /// The colours of the style in its states; nil after a program chose a colour.
  private var usual: (normal: UIColor, selected: UIColor)?
  /// Whether the configuration is that of a selected or highlighted cell.
  private var isSelected = false
  /// Changes the colour for a state.
  public var backgroundColorTransformer: UIConfigurationColorTransformer?
  /// The visual effect of the background; stored, not shown.
  public var visualEffect: UIVisualEffect?
  /// The image of the background; stored, not shown.
  public var image: UIImage?
  /// The content mode of the image; stored.
  public var imageContentMode = UIView.ContentMode.scaleToFill
  /// The colour of the stroke; nil for the tint colour.
  public var strokeColor: UIColor?
  /// Changes the colour of the stroke for a state.
  public var strokeColorTransformer: UIConfigurationColorTransformer?
  /// The width of the stroke, in points.
  public var strokeWidth: CGFloat = 0
  /// The distance of the stroke outside of the background, in points. Only buttons show it.
  public var strokeOutset: CGFloat = 0

  private init(_ color: UIColor, selected: UIColor? = nil) {
    usual = (color, selected ?? color)
  }

  /// Returns the colour behind the content: its own, or a tint colour.
  public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor {
    let color = backgroundColor ?? tintColor
    return backgroundColorTransformer?(color) ?? color
  }

  /// Returns the colour of the stroke: its own, or a tint colour.
  public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
    let color = strokeColor ?? tintColor
    return strokeColorTransformer?(color) ?? color
  }

  /// Returns the configuration for a state, in which selected and highlighted cells of lists have
  /// another colour.
  public func updated(for state: any UIConfigurationState) -> UIBackgroundConfiguration {
    var updated = self
    switch state {
    case let state as UICellConfigurationState:
      updated.isSelected = state.isSelected || state.isHighlighted
    case let state as UIViewConfigurationState:
      updated.isSelected = state.isSelected || state.isHighlighted
    default: break
    }
    return updated
  }

  // MARK: Styles

  /// Returns a background without colour.
  public static func clear() -> UIBackgroundConfiguration { Self(.clear) }
  /// Returns the background of a cell of a plain list.
  public static func listPlainCell() -> UIBackgroundConfiguration {
    Self(.systemBackground, selected: .systemGray4)
  }
  /// Returns the background of a header or footer of a plain list.
  public static func listPlainHeaderFooter() -> UIBackgroundConfiguration {
    Self(.systemBackground)
  }
  /// Returns the background of a cell of a grouped list.
  public static func listGroupedCell() -> UIBackgroundConfiguration {
    Self(.secondarySystemGroupedBackground, selected: .systemGray4)
  }
  /// Returns the background of a header or footer of a grouped list.
  public static func listGroupedHeaderFooter() -> UIBackgroundConfiguration { Self(.clear) }
  /// Returns the background of a header of a sidebar.
  public static func listSidebarHeader() -> UIBackgroundConfiguration { Self(.clear) }
  /// Returns the background of a cell of a sidebar.
  public static func listSidebarCell() -> UIBackgroundConfiguration { sidebarCell }
  /// Returns the background of a cell of a sidebar beside another.
  public static func listAccompaniedSidebarCell() -> UIBackgroundConfiguration { sidebarCell }

  /// *Estimated*: the radius and the insets of the selection, in points.
  private static var sidebarCell: UIBackgroundConfiguration {
    var background = Self(.clear, selected: .tertiarySystemFill)
    background.cornerRadius = 10
    background.backgroundInsets = NSDirectionalEdgeInsets(
      top: 0, leading: 8, bottom: 0, trailing: 8)
    return background
  }
}
