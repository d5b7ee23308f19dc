// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinLayout
import QuoinText
package import QuoinUIKit

extension RenderedAppearance {
  /// Reads the appearance of a view.
  @MainActor package init(of view: UIView) {
    self.init(
      backgroundColor: view.shownColor(
        (view as? UITableViewCell)?.selectionColor ?? view.backgroundColor),
      cornerRadius: Double(view.layer.cornerRadius), opacity: Double(view.alpha))
    // Views of containers, and around the content of other views, show nothing of their own.
    if backgroundColor == nil,
      view.next is UINavigationController || view.next is UITabBarController
        || view.next is UIAlertController || view is UITableViewHeaderFooterView
        || view.isContentView
    {
      backgroundColor = RenderedColor(red: 0, green: 0, blue: 0, alpha: 0)
    }
    isClipped = view.clipsToBounds
    if let sheet = view.shownSheet, let radius = sheet.shownCornerRadius {
      (cornerRadius, isClipped) = (Double(radius), true)
      hasGrabber = sheet.prefersGrabberVisible
    }
    borderWidth = Double(view.layer.borderWidth)
    if borderWidth > 0 {
      borderColor = view.shownColor(view.layer.borderColor.map { UIColor(cgColor: $0) } ?? .black)
    }
    if let control = view as? UIControl { isEnabled = control.isEnabled }
    if let table = view as? UITableView { readIndex(of: table) }
    switch view {
    case let label as UILabel: read(label)
    case let button as UIButton: read(button)
    case let field as UITextField: read(field)
    case let bar as UISearchBar:
      text = bar.text
      placeholder = bar.placeholder
      search = RenderedSearch(bar, height: Double(bar.bounds.height))
      tintColor = bar.ownTint
    case let text as UITextView: read(text)
    case let image as UIImageView:
      contentMode = RenderedContentMode(rawValue: "\(image.contentMode)") ?? .scaleToFill
      read(image.sizedImage, in: image)
    case let toggle as UISwitch:
      isOn = toggle.isOn
      tintColor = view.shownColor(toggle.onTintColor)
      knobColor = view.shownColor(toggle.thumbTintColor)
    case let slider as UISlider:
      let range = slider.maximumValue - slider.minimumValue
      fraction = range > 0 ? Double((slider.value - slider.minimumValue) / range) : 0
      tintColor = view.shownColor(slider.minimumTrackTintColor) ?? view.ownTint
      trackColor = view.shownColor(slider.maximumTrackTintColor)
      knobColor = view.shownColor(slider.thumbTintColor)
      add(
        slider.minimumValueImage, at: slider.minimumValueImageRect(forBounds: slider.bounds),
        in: slider)
      add(
        slider.maximumValueImage, at: slider.maximumValueImageRect(forBounds: slider.bounds),
        in: slider)
      if !icons.isEmpty { contentRect = LayoutRect(slider.trackRect(forBounds: slider.bounds)) }
    case let progress as UIProgressView:
      fraction = Double(progress.progress)
      tintColor = view.shownColor(progress.progressTintColor) ?? view.ownTint
    case let control as UISegmentedControl:
      segments = (0..<control.numberOfSegments).map { control.titleForSegment(at: $0) ?? "" }
      selectedSegment = control.selectedSegmentIndex < 0 ? nil : control.selectedSegmentIndex
      selectionColor = view.shownColor(control.selectedSegmentTintColor)
      segmentTitleColors = [UIControl.State.normal, .selected].map { state in
        let titles = control.titleTextAttributes(for: state)
        return view.shownColor(titles?[.foregroundColor] as? UIColor)
      }
      read(imagesOf: control)
    case let pages as UIPageControl:
      segments = Array(repeating: "", count: pages.numberOfPages)
      selectedSegment = pages.currentPage
      tintColor = view.shownColor(pages.currentPageIndicatorTintColor)
      trackColor = view.shownColor(pages.pageIndicatorTintColor)
    case let picker as UIPickerView:
      wheels = picker.shownRows
      wheelWidths = (0..<picker.numberOfComponents).map {
        Double(picker.rowSize(forComponent: $0).width)
      }
    case let picker as UIDatePicker:
      fields = picker.shownFields.map {
        RenderedDateField(text: $0.text, place: LayoutRect($0.place))
      }
      if fields.isEmpty { wheels = picker.shownRows }
      month = RenderedMonth(of: picker)
      tintColor = picker.ownTint
    case let calendar as any MonthShowing:
      month = calendar.shownMonth.map { RenderedMonth($0, in: view) }
      tintColor = view.ownTint
    case let cell as UITableViewCell:
      accessory = Self.accessory(named: "\(cell.shownAccessoryType)")
      hasChevronAfterAccessory = cell.shownAccessoryType == .detailDisclosureButton
      groupedRow = GroupedRow(of: cell)
      coversLineAbove = cell.selectionColor != nil && !(groupedRow?.isFirst ?? false)
      readSeparator(of: cell)
    case let cell as UICollectionViewCell: read(cell)
    case let header as UITableViewHeaderFooterView where header.hasBarLook:
      backgroundColor = .material(
        "systemChromeMaterial", isDark: view.traitCollection.userInterfaceStyle == .dark)
      isBlurred = true
    case let list as UICollectionView:
      // The colour of a list is that of its sections, over that of the collection view.
      if let color = view.shownColor(list.collectionViewLayout.listBackground?()), color.alpha > 0 {
        backgroundColor = color
      }
    case let table as UITableView where table.style != .plain && backgroundColor == nil:
      backgroundColor = view.shownColor(.systemGroupedBackground)
    case let view as UIVisualEffectView where backgroundColor == nil:
      guard let blur = view.effect as? UIBlurEffect else { return }
      backgroundColor = .material(
        "\(blur.style)", isDark: view.traitCollection.userInterfaceStyle == .dark)
      isBlurred = true
    default: readBar(view)
    }
  }

  /// The tint of a window of a program; nil for the usual one.
  @MainActor package static func tint(of window: UIView) -> RenderedColor? { window.ownTint }

  /// Adds a small image at a place in a control.
  @MainActor private mutating func add(_ image: UIImage?, at place: CGRect, in control: UIView) {
    guard let image else { return }
    icons.append(
      RenderedIcon(image, color: control.ownTint, rect: LayoutRect(place), in: control))
  }

  @MainActor private mutating func read(imagesOf control: UISegmentedControl) {
    let width = control.bounds.width / CGFloat(max(control.numberOfSegments, 1))
    let isReversed = control.effectiveUserInterfaceLayoutDirection == .rightToLeft
    for index in 0..<control.numberOfSegments {
      guard let image = control.imageForSegment(at: index) else { continue }
      let size = image.size
      let position = CGFloat(isReversed ? control.numberOfSegments - 1 - index : index)
      let place = CGRect(
        x: (position + 0.5) * width - size.width / 2, y: control.bounds.midY - size.height / 2,
        width: size.width, height: size.height)
      add(image, at: place, in: control)
      icons[icons.count - 1].color = control.shownColor(.label)
    }
  }

  /// Reads the image of a view, which takes its tint where it is a symbol.
  @MainActor mutating func read(_ image: UIImage?, in view: UIView) {
    guard let image else { return }
    imageName = image.name ?? "image"
    isSymbol = image.isSymbolImage
    symbolLook = image.symbolLook(for: view.traitCollection) ?? SymbolLook()
    if isSymbol, ![.scaleToFill, .scaleAspectFit, .scaleAspectFill].contains(contentMode) {
      symbolSize = LayoutSize(width: Double(image.size.width), height: Double(image.size.height))
    }
    self.image = RenderedImage(image, in: view)
    drawnImage = RenderedDrawing(image)
    if drawnImage?.isTemplate ?? false { tintColor = view.ownTint }
    if let tint = image.displayTint {
      tintColor = RenderedColor(tint)
      return
    }
    if isSymbol || self.image?.isTemplate ?? false { tintColor = view.ownTint }
  }
}

extension UIView {
  /// Whether the view holds the content of the view around it.
  fileprivate var isContentView: Bool {
    switch superview {
    case let header as UITableViewHeaderFooterView: header.contentView === self
    case let cell as UICollectionViewCell: cell.contentView === self
    case let effect as UIVisualEffectView: effect.contentView === self
    default: false
    }
  }

  /// A colour as the view shows it: light or dark.
  func shownColor(_ color: UIColor?) -> RenderedColor? {
    color.map { RenderedColor($0.resolvedColor(with: traitCollection)) }
  }

  /// The tint that the view has, unless it is the usual one.
  var ownTint: RenderedColor? {
    guard let tint = shownColor(tintColor), tint != shownColor(.systemBlue) else { return nil }
    return tint
  }
}
