// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

// Written by Utils/generate-sources: edit Stubs/Surface/Extras/Cells.txt and run it again.
// swift-format-ignore-file

public import QuoinUIKit

extension UIListSeparatorConfiguration {
  /// Without effect here: Apple's [UIListSeparatorConfiguration.Visibility](https://developer.apple.com/documentation/uikit/uilistseparatorconfiguration/visibility).
  public enum Visibility: Int, Sendable {
    case automatic = 0
    case visible = 1
    case hidden = 2
  }
}

extension UICollectionViewCell {
  /// Without effect here: Apple's [UICollectionViewCell.defaultBackgroundConfiguration](https://developer.apple.com/documentation/uikit/uicollectionviewcell/defaultbackgroundconfiguration()).
  public func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .clear() }
}

extension UITableViewCell {
  /// Without effect here: Apple's [UITableViewCell.defaultBackgroundConfiguration](https://developer.apple.com/documentation/uikit/uitableviewcell/defaultbackgroundconfiguration()).
  public func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .listPlainCell() }
}

extension UITableViewHeaderFooterView {
  /// Without effect here: Apple's [UITableViewHeaderFooterView.defaultContentConfiguration](https://developer.apple.com/documentation/uikit/uitableviewheaderfooterview/defaultcontentconfiguration()).
  public func defaultContentConfiguration() -> UIListContentConfiguration { .groupedHeader() }
  /// Without effect here: Apple's [UITableViewHeaderFooterView.defaultBackgroundConfiguration](https://developer.apple.com/documentation/uikit/uitableviewheaderfooterview/defaultbackgroundconfiguration()).
  public func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .listPlainHeaderFooter() }
}

extension UICellAccessory {
  /// Without effect here: Apple's [UICellAccessory.disclosureIndicator(displayed:options:)](https://developer.apple.com/documentation/uikit/uicellaccessory/disclosureindicator(displayed:options:)).
  public static func disclosureIndicator(displayed: UICellAccessory.DisplayedState = .always, options: UICellAccessory.DisclosureIndicatorOptions = UICellAccessory.DisclosureIndicatorOptions()) -> UICellAccessory { UICellAccessory( .disclosureIndicator, displayed, isHidden: options.isHidden ?? false, options.reservedLayoutWidth) }
  /// Without effect here: Apple's [UICellAccessory.outlineDisclosure(displayed:options:actionHandler:)](https://developer.apple.com/documentation/uikit/uicellaccessory/outlinedisclosure(displayed:options:actionhandler:)).
  public static func outlineDisclosure(displayed: UICellAccessory.DisplayedState = .always, options: UICellAccessory.OutlineDisclosureOptions = UICellAccessory.OutlineDisclosureOptions(), actionHandler: (@MainActor () -> Void)? = nil) -> UICellAccessory { UICellAccessory( .outlineDisclosure, displayed, isHidden: options.isHidden ?? false, options.reservedLayoutWidth, action: actionHandler) }
  /// Without effect here: Apple's [UICellAccessory.checkmark(displayed:options:)](https://developer.apple.com/documentation/uikit/uicellaccessory/checkmark(displayed:options:)).
  public static func checkmark(displayed: UICellAccessory.DisplayedState = .always, options: UICellAccessory.CheckmarkOptions = UICellAccessory.CheckmarkOptions()) -> UICellAccessory { UICellAccessory( .checkmark, displayed, isHidden: options.isHidden ?? false, options.reservedLayoutWidth) }
  /// Without effect here: Apple's [UICellAccessory.delete(displayed:options:actionHandler:)](https://developer.apple.com/documentation/uikit/uicellaccessory/delete(displayed:options:actionhandler:)).
  public static func delete(displayed: UICellAccessory.DisplayedState = .whenEditing, options: UICellAccessory.DeleteOptions = UICellAccessory.DeleteOptions(), actionHandler: (@MainActor () -> Void)? = nil) -> UICellAccessory { UICellAccessory( .delete, isTrailing: false, displayed, isHidden: options.isHidden ?? false, options.reservedLayoutWidth, action: actionHandler) }
  /// Without effect here: Apple's [UICellAccessory.insert(displayed:options:actionHandler:)](https://developer.apple.com/documentation/uikit/uicellaccessory/insert(displayed:options:actionhandler:)).
  public static func insert(displayed: UICellAccessory.DisplayedState = .whenEditing, options: UICellAccessory.InsertOptions = UICellAccessory.InsertOptions(), actionHandler: (@MainActor () -> Void)? = nil) -> UICellAccessory { UICellAccessory( .insert, isTrailing: false, displayed, isHidden: options.isHidden ?? false, options.reservedLayoutWidth, action: actionHandler) }
  /// Without effect here: Apple's [UICellAccessory.reorder(displayed:options:)](https://developer.apple.com/documentation/uikit/uicellaccessory/reorder(displayed:options:)).
  public static func reorder(displayed: UICellAccessory.DisplayedState = .whenEditing, options: UICellAccessory.ReorderOptions = UICellAccessory.ReorderOptions()) -> UICellAccessory { UICellAccessory( .reorder, displayed, isHidden: options.isHidden ?? false, options.reservedLayoutWidth) }
  /// Without effect here: Apple's [UICellAccessory.multiselect(displayed:options:)](https://developer.apple.com/documentation/uikit/uicellaccessory/multiselect(displayed:options:)).
  public static func multiselect(displayed: UICellAccessory.DisplayedState = .whenEditing, options: UICellAccessory.MultiselectOptions = UICellAccessory.MultiselectOptions()) -> UICellAccessory { UICellAccessory( .multiselect, isTrailing: false, displayed, isHidden: options.isHidden ?? false, options.reservedLayoutWidth) }
  /// Without effect here: Apple's [UICellAccessory.detail(displayed:options:actionHandler:)](https://developer.apple.com/documentation/uikit/uicellaccessory/detail(displayed:options:actionhandler:)).
  public static func detail(displayed: UICellAccessory.DisplayedState = .always, options: UICellAccessory.DetailOptions = UICellAccessory.DetailOptions(), actionHandler: (@MainActor () -> Void)? = nil) -> UICellAccessory { UICellAccessory( .detail, displayed, isHidden: options.isHidden ?? false, options.reservedLayoutWidth, action: actionHandler) }
}

