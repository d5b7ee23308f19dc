// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinLayout
import QuoinText
package import QuoinUIKit

extension RenderedAppearance {
  /// Reads the appearance of a view.
  @MainActor init(of view: UIView) {
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

  @MainActor private mutating func read(_ label: UILabel) {
    text = label.text
    font = RenderedFont(label.font)
    font.size *= Double(label.shownScale)
    // The usual colour is that of pictures.
    let color =
      label.isHighlighted ? label.highlightedTextColor ?? label.textColor : label.textColor
    textColor = color == .label ? nil : label.shownColor(color)
    isEnabled = label.isEnabled
    switch label.lineBreakMode {
    case .byTruncatingHead: truncation = .head
    case .byTruncatingMiddle: truncation = .middle
    default: truncation = .tail
    }
    alignment = RenderedAlignment(label.textAlignment)
    lineLimit = label.numberOfLines
    textShadow = label.shownColor(label.shadowColor)
    textShadowOffset = LayoutSize(
      width: Double(label.shadowOffset.width), height: Double(label.shadowOffset.height))
    if let styled = label.attributedText, styled.length > 0 {
      let style = styled.attribute(.paragraphStyle, at: 0, effectiveRange: nil)
      if let chosen = (style as? NSParagraphStyle)?.alignment, chosen != .natural {
        alignment = RenderedAlignment(chosen)
      }
      runs = RenderedTextRun.runs(of: styled, in: label)
    }
  }

  @MainActor private mutating func read(_ button: UIButton) {
    text = button.currentTitle
    font = RenderedFont(button.titleLabel?.font)
    isEnabled = button.isEnabled
    tintColor = button.ownTint
    read(button.currentImage, in: button)
    buttonContent = ButtonContent(of: button)
    textColor = button.shownColor(
      button.configuration?.shownForeground(of: button) ?? button.titleColor(for: button.state)
        ?? (button.buttonType == .custom ? .white : nil))
    if button.buttonType == .close, button.currentImage == nil { addCloseSign(of: button) }
    if let styled = button.currentAttributedTitle, let label = button.titleLabel {
      runs = RenderedTextRun.runs(of: styled, in: label)
    }
  }

  /// Adds the sign of a button that closes, a faint disc of 30 points. *Estimated*: its size.
  @MainActor private mutating func addCloseSign(of button: UIButton) {
    let bounds = LayoutRect(CGRect(origin: .zero, size: button.bounds.size))
    var sign = RenderedIcon(
      name: "xmark.circle.fill",
      rect: bounds.centered(width: min(30, bounds.width), height: min(30, bounds.height)),
      color: button.shownColor(.secondaryLabel))
    sign.look.isHierarchical = true
    icons.append(sign)
  }

  @MainActor private mutating func read(_ field: UITextField) {
    text = field.text
    placeholder = field.placeholder
    font = RenderedFont(field.font)
    textColor = field.textColor == .label ? nil : field.shownColor(field.textColor)
    alignment = RenderedAlignment(field.textAlignment)
    hasBorder = field.borderStyle != .none
    isSecure = field.isSecureTextEntry
    tintColor = field.ownTint
    contentRect = LayoutRect(field.shownTextRect)
    if let place = field.shownClearButton {
      icons.append(
        RenderedIcon(
          name: "xmark.circle.fill", rect: LayoutRect(place).inset(x: 1, y: 1),
          color: field.shownColor(.tertiaryLabel)))
    }
  }

  @MainActor private mutating func read(_ view: UITextView) {
    text = view.text
    font = RenderedFont(view.font)
    textColor = view.textColor == .label ? nil : view.shownColor(view.textColor)
    alignment = RenderedAlignment(view.textAlignment)
    let (insets, padding) = (view.textContainerInset, view.linePadding)
    if insets != UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0)
      || padding != NSTextContainer.usualPadding
    {
      contentRect = LayoutRect(CGRect(origin: .zero, size: view.bounds.size).inset(by: insets))
        .inset(x: Double(padding))
    }
    if let styled = view.attributedText, styled.length > 0 {
      runs = RenderedTextRun.runs(of: styled, in: view, font: view.font ?? .systemFont(ofSize: 12))
    }
  }

  /// Reads the index of a plain table.
  @MainActor private mutating func readIndex(of table: UITableView) {
    guard table.style == .plain, !table.indexTitles.isEmpty else { return }
    sectionIndex = table.indexTitles
    tintColor = table.shownColor(table.sectionIndexColor) ?? table.ownTint
    let size = CGRect(origin: .zero, size: table.bounds.size)
    uncoveredRect = LayoutRect(size.inset(by: table.adjustedContentInset))
  }

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

  /// Reads the row of a list. Headers and footers of lists show nothing of their own.
  @MainActor private mutating func read(_ cell: UICollectionViewCell) {
    let clear = RenderedColor(hex: 0, alpha: 0)
    guard let row = cell.listRow else {
      let layout = (cell.superview as? UICollectionView)?.collectionViewLayout
      if layout?.listBackground?() != nil { backgroundColor = backgroundColor ?? clear }
      return
    }
    backgroundColor =
      cell.shownColor(row.selection) ?? backgroundColor ?? cell.shownColor(row.background) ?? clear
    if row.selection != nil {
      coversLineAbove = !row.hasSelectionCard && !(row.isGrouped && row.isFirst)
      hasSelectionCard = row.hasSelectionCard
    }
    if row.isGrouped {
      groupedRow = GroupedRow(isFirst: row.isFirst, isLast: row.isLast, isInset: row.isInset)
    }
    read(row.line, below: cell)
  }

  /// Reads the line below a cell, which begins at the text of the cell unless the program moved it.
  @MainActor private mutating func readSeparator(of cell: UITableViewCell) {
    guard let line = cell.shownLine else {
      hasBorder = cell.owningTable == nil
      return
    }
    read(line, below: cell)
  }

  @MainActor private mutating func read(_ line: ShownLine?, below cell: UIView) {
    guard let line else {
      hasBorder = false
      return
    }
    separatorColor = line.color == .separator ? nil : cell.shownColor(line.color)
    separatorInsets = LayoutInsets(
      top: 0, left: Double(line.left), bottom: 0, right: Double(line.right))
    hasBorder = line.left + line.right < cell.bounds.width
  }

  /// Reads the image of a view, which takes its tint where it is a symbol.
  @MainActor private mutating func read(_ image: UIImage?, in view: UIView) {
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

  @MainActor private mutating func readBar(_ view: UIView) {
    switch view {
    case let bar as UINavigationBar:
      text = bar.topItem?.titleView == nil ? bar.topItem?.title : nil
      let style = bar.shownStyle
      backgroundColor =
        backgroundColor
        ?? (style.isTransparent
          ? RenderedColor(hex: 0, alpha: 0) : view.shownColor(style.background))
      hasBarBlur = style.hasBlur
      hasBorder = style.hasShadow
      textColor = view.shownColor(style.titleColor)
      if let field = bar.shownSearchBar, bar.searchSpace > 0 {
        search = RenderedSearch(field, height: Double(bar.searchSpace))
      }
      leadingItems = Self.buttons(bar.topItem?.leftBarButtonItems, in: bar)
      if leadingItems.isEmpty, let back = bar.backItem, bar.topItem?.hidesBackButton == false {
        var button = RenderedBarItem(title: back.backButtonTitle ?? back.title ?? "Back")
        button.isBack = true
        leadingItems = [button]
      }
      trailingItems = Self.buttons(bar.topItem?.rightBarButtonItems, in: bar)
      hasLargeTitle =
        bar.showsLargeTitle
        && bar.bounds.height - bar.searchSpace >= bar.rowHeight + UINavigationBar.largeTitleHeight
      if hasLargeTitle { textColor = view.shownColor(style.largeTitleColor) }
      if bar.superview?.next is UINavigationController { coveredTop = Double(bar.frame.minY) }
    case let bar as UITabBar:
      items = (bar.items ?? []).map { RenderedBarItem($0, in: bar) }
      read(bar.shownStyle, of: bar)
      selectedSegment = bar.items?.firstIndex { $0 === bar.selectedItem }
    case let bar as UIToolbar:
      items = Self.buttons(bar.items, in: bar)
      read(bar.shownStyle, of: bar)
    default: return
    }
    tintColor = view.ownTint
  }

  @MainActor private mutating func read(_ style: EdgeBarStyle, of bar: UIView) {
    backgroundColor =
      backgroundColor
      ?? (style.isTransparent ? RenderedColor(hex: 0, alpha: 0) : bar.shownColor(style.background))
    hasBarBlur = style.hasBlur
    hasBorder = style.hasShadow
  }

  /// The buttons of items; views that are items are in the bar.
  @MainActor private static func buttons(
    _ items: [UIBarButtonItem]?, in bar: UIView
  ) -> [RenderedBarItem] {
    (items ?? []).compactMap { item in
      if item.customView != nil { return nil }
      var button = item.systemItem.flatMap { RenderedBarItem(systemButton: "\($0)") }
      if button == nil, item.title != nil || item.image != nil {
        button = RenderedBarItem(
          title: item.image == nil ? item.title : nil,
          symbol: item.image.map { $0.name ?? "image" }, isProminent: item.style == .done)
        button?.image = item.image.flatMap { RenderedImage(inBar: $0, of: bar) }
      }
      button?.isEnabled = item.isEnabled
      button?.color = bar.shownColor(item.tintColor)
      return button
    }
  }
}

extension RenderedSearch {
  @MainActor fileprivate init(_ bar: UISearchBar, height: Double) {
    self.init(text: bar.text, placeholder: bar.placeholder, height: height)
    if bar.scopeSpace > 0 { scopes = bar.scopeButtonTitles ?? [] }
    selectedScope = bar.selectedScopeButtonIndex
    hasCancelButton = bar.showsCancelButton
  }
}

extension RenderedBarItem {
  @MainActor fileprivate init(_ item: UITabBarItem, in bar: UITabBar) {
    let system = item.systemItem.flatMap { RenderedBarItem(systemTab: "\($0)") }
    let isSelected = item === bar.selectedItem
    let shown = isSelected ? item.selectedImage ?? item.image : item.image
    self.init(
      title: item.title ?? system?.title,
      symbol: shown.map { $0.name ?? "image" } ?? system?.symbol)
    badge = item.badgeValue
    image = shown.flatMap { RenderedImage(inBar: $0, of: bar) }
    color = bar.shownColor(bar.unselectedItemTintColor)
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
  fileprivate func shownColor(_ color: UIColor?) -> RenderedColor? {
    color.map { RenderedColor($0.resolvedColor(with: traitCollection)) }
  }

  /// The tint that the view has, unless it is the usual one.
  fileprivate var ownTint: RenderedColor? {
    guard let tint = shownColor(tintColor), tint != shownColor(.systemBlue) else { return nil }
    return tint
  }
}

extension RenderedColor {
  /// Converts a colour that is one for all appearances, or is resolved for one.
  package init(_ color: UIColor) {
    let parts = color.components.map { Double($0) }
    self.init(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
  }
}

extension RenderedFont {
  /// Converts a font; nil becomes the regular system font at 17 points.
  init(_ font: UIFont?) {
    guard let font else {
      self.init(size: 17)
      return
    }
    self.init(font.style)
    family = font.family
    isItalic = font.fontDescriptor.symbolicTraits.contains(.traitItalic)
  }

  /// Converts the size and the weight of letters.
  init(_ style: TextStyleMetrics) {
    self.init(size: style.pointSize, weight: RenderedFont.weight(style.weight))
  }

  /// Converts a weight from -1 to 1 into one from 100 to 900.
  private static func weight(_ weight: Double) -> Int {
    // The middles between the named weights: ultra light -0.8, thin -0.6, light -0.4, regular 0,
    // medium 0.23, semibold 0.3, bold 0.4, heavy 0.56, black 0.62.
    let limits = [-0.7, -0.5, -0.2, 0.115, 0.265, 0.35, 0.48, 0.59]
    return 100 * ((limits.firstIndex { weight < $0 } ?? limits.count) + 1)
  }
}

extension RenderedAlignment {
  fileprivate init(_ alignment: NSTextAlignment) {
    switch alignment {
    case .left: self = .left
    case .center: self = .center
    case .right: self = .right
    default: self = .natural
    }
  }
}
