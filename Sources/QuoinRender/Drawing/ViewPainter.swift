// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinLayout
import QuoinUIKit

/// Draws one view, without its subviews.
struct ViewPainter {
  var view: RenderedView
  var style: DrawingStyle
  var ruler = TextRuler()
  /// Whether a plain view is outlined: roots and contents of cells are not.
  var isOutlined = true
  /// Whether the view is drawn without anything that a program does not show.
  var isClean = false
  /// Whether containers without a background are outlined, and empty views of UIKit have their
  /// names.
  var showsStructure = true
  /// Whether constraints are drawn over the view, for which details such as names of images leave
  /// room.
  var hasConstraints = false
  /// Whether the view has no subviews.
  var isEmpty = false

  var rect: LayoutRect { view.drawingFrame }
  /// The visible part of a control: its frame without the space for shadows.
  var face: LayoutRect { view.alignmentFrame }
  var appearance: RenderedAppearance { view.appearance }
  var tint: RenderedColor { appearance.tintColor ?? style.tint }
  var textColor: RenderedColor {
    let color = appearance.textColor ?? style.text
    return appearance.isEnabled ? color : color.withAlpha(color.alpha * 0.4)
  }

  /// The shapes of the view, from back to front.
  var elements: [DrawingElement] {
    guard rect.hasArea else { return [] }
    return background + drawn + content + icons + border + emptyName
  }

  /// The shapes of the view in front of its subviews.
  var elementsInFront: [DrawingElement] { rect.hasArea ? sectionIndex + grabber : [] }

  /// The handle of a sheet. *Estimated*: its size and its distance from the edge.
  private var grabber: [DrawingElement] {
    guard appearance.hasGrabber else { return [] }
    let place = LayoutRect(x: rect.midX - 18, y: rect.y + 5, width: 36, height: 5)
    return [.rect(place, radius: 2.5, .fill(style.placeholder))]
  }

  /// The letters at the side of a table, in the middle of its height. *Estimated*: their size and
  /// distances.
  private var sectionIndex: [DrawingElement] {
    let titles = appearance.sectionIndex
    let area = appearance.uncoveredRect?.moved(x: rect.x, y: rect.y) ?? rect
    let height = min(14, area.height / Double(max(titles.count, 1)))
    let top = area.midY - height * Double(titles.count) / 2
    let strip = area.strip(16, trailing: true, rightToLeft: view.isRightToLeft)
    return titles.enumerated().flatMap { index, title in
      text(
        title == UITableView.indexSearch ? "⌕" : title,
        in: LayoutRect(
          x: strip.x, y: top + Double(index) * height, width: strip.width, height: height),
        font: RenderedFont(size: 11, weight: 600), color: tint, alignment: .center)
    }
  }

  /// The border along the edges.
  private var border: [DrawingElement] {
    let width = appearance.borderWidth
    guard width > 0, let color = appearance.borderColor, color.alpha > 0 else { return [] }
    if let outline {
      // The outer half of the line is cut off.
      return [.effect(.clip(outline), [.path(outline, .stroke(color, width: 2 * width))])]
    }
    return [
      .rect(
        rect.inset(x: width / 2, y: width / 2), radius: max(0, appearance.cornerRadius - width / 2),
        .stroke(color, width: width))
    ]
  }

  /// The class of a container without subviews, whose content is made at run time. Plain views with
  /// a colour are decorations.
  private var emptyName: [DrawingElement] {
    let isContainer: Bool =
      switch view.kind {
      case .scroll, .collection, .table, .stack, .tab: true
      case .effect: appearance.backgroundColor == nil
      case .plain:
        view.className != "NSTableHeaderView"
          && (view.parent == nil
            || isOutlined && (hasOwnClass || appearance.backgroundColor == nil))
      case .box: appearance.hasBorder && (appearance.text ?? "").isEmpty
      default: false
      }
    let font = RenderedFont(size: 11)
    let inner = rect.inset(x: 4)
    guard isEmpty, isContainer, view.drawing == nil, !isClean, showsStructure || isUnknown,
      rect.height >= 16,
      ruler.width(of: view.className, font: font) <= inner.width
    else { return [] }
    let isDark = appearance.backgroundColor?.isDark ?? false
    return text(
      view.className, in: inner, font: font,
      color: isDark ? RenderedColor(hex: 0xFFFFFF, alpha: 0.75) : DrawingStyle.className,
      alignment: .center)
  }

  /// Whether the class is one of the program, and not of UIKit or AppKit.
  private var hasOwnClass: Bool { !["UIView", "NSView"].contains(view.className) }

  /// Whether the view is an empty one of a class of the program, which may show what pictures do
  /// not.
  private var isUnknown: Bool {
    isEmpty && view.kind == .plain && appearance.backgroundColor == nil
      && !view.className.hasPrefix("UI")
  }

  /// The background colour of the view.
  private var background: [DrawingElement] {
    guard let color = appearance.backgroundColor, color.alpha > 0 else { return [] }
    if appearance.isBlurred {
      let face: [DrawingElement] =
        outline.map { [.path($0, .fill(color))] }
        ?? [.rect(rect, radius: appearance.cornerRadius, .fill(color))]
      return blur(behind: rect) + face
    }
    if let outline { return [.path(outline, .fill(color))] }
    if appearance.buttonContent?.fill != nil { return [] }
    if view.kind == .cell { return [rowFace(color)] }
    if view.kind == .navigationBar { return [] }
    return [.rect(rect, radius: appearance.cornerRadius, .fill(color))]
  }

  /// A blur of what is behind a part of the view. *Estimated*: its strength.
  func blur(behind face: LayoutRect) -> [DrawingElement] {
    let deviation = 12.0
    let reach = 3 * deviation
    let blur = DrawingElement.effect(
      .blur(deviation: deviation, area: face.inset(x: -reach, y: -reach)), [])
    return [face == rect ? clipped([blur]) : .clip(face, [blur])]
  }

  /// Returns the shapes of a control, half as strong where it is disabled.
  private func faint(_ shapes: [DrawingElement]) -> [DrawingElement] {
    appearance.isEnabled ? shapes : [.group(opacity: 0.5, shapes)]
  }

  private var content: [DrawingElement] {
    switch view.kind {
    case .plain, .effect, .scroll, .collection: isOutlined ? outline() : []
    case .stack: outline(dashes: [3, 2])
    case .table, .cell: list
    case .box: box
    case .tab: tabView
    case .label: label
    case .image: image
    case .textView: textView
    case .map: map
    case .web, .scene3D: emblem
    case .button: style.isMacOS ? pushButton : button
    case .textField: field
    case .searchField: style.isMacOS ? searchField : searchBar
    case .toggle: faint(toggle)
    case .slider: faint(slider)
    case .segments: faint(segments)
    case .stepper: faint(style.isMacOS ? arrows : stepper)
    case .progress: progress
    case .activity: activity
    case .pageControl: pageControl
    case .picker: picker
    case .datePicker: datePicker
    case .colorWell: colorWell
    case .navigationBar: navigationBar
    case .toolbar, .tabBar: itemBar
    case .checkBox: checkBox
    case .radioButton: radioButton
    case .popUpButton, .comboBox: popUpButton
    case .separator: separator
    case .level: level
    case .scroller: []
    }
  }

  /// A faint line around a container that has no background.
  func outline(dashes: [Double] = []) -> [DrawingElement] {
    guard !isClean, showsStructure || isUnknown, appearance.backgroundColor == nil,
      view.drawing == nil, rect.width > 1,
      rect.height > 1
    else { return [] }
    let paint = ShapePaint.stroke(style.outline, width: 0.5, dashes: dashes)
    return [.rect(rect.inset(x: 0.25, y: 0.25), radius: appearance.cornerRadius, paint)]
  }
}
