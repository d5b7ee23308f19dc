// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

// Written by Utils/generate-sources: edit Stubs/Surface/Controls.txt and run it again.
// swift-format-ignore-file

public import Foundation

extension UIPickerViewDelegate {
  /// The default of Apple's [UIPickerViewDelegate.pickerView(_:rowHeightForComponent:)](https://developer.apple.com/documentation/uikit/uipickerviewdelegate/pickerview(_:rowheightforcomponent:)).
  public func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat { 32 }
  /// The default of Apple's [UIPickerViewDelegate.pickerView(_:titleForRow:forComponent:)](https://developer.apple.com/documentation/uikit/uipickerviewdelegate/pickerview(_:titleforrow:forcomponent:)).
  public func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? { nil }
  /// The default of Apple's [UIPickerViewDelegate.pickerView(_:attributedTitleForRow:forComponent:)](https://developer.apple.com/documentation/uikit/uipickerviewdelegate/pickerview(_:attributedtitleforrow:forcomponent:)).
  public func pickerView(_ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int) -> NSAttributedString? { nil }
  /// The default of Apple's [UIPickerViewDelegate.pickerView(_:didSelectRow:inComponent:)](https://developer.apple.com/documentation/uikit/uipickerviewdelegate/pickerview(_:didselectrow:incomponent:)).
  public func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {}
}

extension UISearchBarDelegate {
  /// The default of Apple's [UISearchBarDelegate.searchBarShouldBeginEditing(_:)](https://developer.apple.com/documentation/uikit/uisearchbardelegate/searchbarshouldbeginediting(_:)).
  public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { true }
  /// The default of Apple's [UISearchBarDelegate.searchBarTextDidBeginEditing(_:)](https://developer.apple.com/documentation/uikit/uisearchbardelegate/searchbartextdidbeginediting(_:)).
  public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}
  /// The default of Apple's [UISearchBarDelegate.searchBarShouldEndEditing(_:)](https://developer.apple.com/documentation/uikit/uisearchbardelegate/searchbarshouldendediting(_:)).
  public func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool { true }
  /// The default of Apple's [UISearchBarDelegate.searchBarTextDidEndEditing(_:)](https://developer.apple.com/documentation/uikit/uisearchbardelegate/searchbartextdidendediting(_:)).
  public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}
  /// The default of Apple's [UISearchBarDelegate.searchBar(_:textDidChange:)](https://developer.apple.com/documentation/uikit/uisearchbardelegate/searchbar(_:textdidchange:)).
  public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
  /// The default of Apple's [UISearchBarDelegate.searchBar(_:shouldChangeTextIn:replacementText:)](https://developer.apple.com/documentation/uikit/uisearchbardelegate/searchbar(_:shouldchangetextin:replacementtext:)).
  public func searchBar(_ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool { true }
  /// The default of Apple's [UISearchBarDelegate.searchBarSearchButtonClicked(_:)](https://developer.apple.com/documentation/uikit/uisearchbardelegate/searchbarsearchbuttonclicked(_:)).
  public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
  /// The default of Apple's [UISearchBarDelegate.searchBarBookmarkButtonClicked(_:)](https://developer.apple.com/documentation/uikit/uisearchbardelegate/searchbarbookmarkbuttonclicked(_:)).
  public func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) {}
  /// The default of Apple's [UISearchBarDelegate.searchBarCancelButtonClicked(_:)](https://developer.apple.com/documentation/uikit/uisearchbardelegate/searchbarcancelbuttonclicked(_:)).
  public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
  /// The default of Apple's [UISearchBarDelegate.searchBarResultsListButtonClicked(_:)](https://developer.apple.com/documentation/uikit/uisearchbardelegate/searchbarresultslistbuttonclicked(_:)).
  public func searchBarResultsListButtonClicked(_ searchBar: UISearchBar) {}
  /// The default of Apple's [UISearchBarDelegate.searchBar(_:selectedScopeButtonIndexDidChange:)](https://developer.apple.com/documentation/uikit/uisearchbardelegate/searchbar(_:selectedscopebuttonindexdidchange:)).
  public func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {}
}

/// Without effect here: Apple's [UIBaselineAdjustment](https://developer.apple.com/documentation/uikit/uibaselineadjustment).
public enum UIBaselineAdjustment: Int, Sendable {
  case alignBaselines = 0
  case alignCenters = 1
  case none = 2
}

extension UIButton.Configuration {
  /// Without effect here: Apple's [UIButton.Configuration.MacIdiomStyle](https://developer.apple.com/documentation/uikit/uibutton/configuration/macidiomstyle).
  public enum MacIdiomStyle: Int, Sendable {
    case automatic = 0
    case bordered = 1
    case borderless = 2
    case borderlessTinted = 3
  }
}

extension UIPageControl {
  /// Without effect here: Apple's [UIPageControl.BackgroundStyle](https://developer.apple.com/documentation/uikit/uipagecontrol/backgroundstyle).
  public enum BackgroundStyle: Int, Sendable {
    case automatic = 0
    case prominent = 1
    case minimal = 2
  }
}

extension UIPageControlProgressDelegate {
  /// The default of Apple's [UIPageControlProgressDelegate.pageControlProgress(_:initialProgressForPage:)](https://developer.apple.com/documentation/uikit/uipagecontrolprogressdelegate/pagecontrolprogress(_:initialprogressforpage:)).
  public func pageControlProgress(_ progress: UIPageControlProgress, initialProgressForPage page: Int) -> Float { 0 }
  /// The default of Apple's [UIPageControlProgressDelegate.pageControlProgressVisibilityDidChange(_:)](https://developer.apple.com/documentation/uikit/uipagecontrolprogressdelegate/pagecontrolprogressvisibilitydidchange(_:)).
  public func pageControlProgressVisibilityDidChange(_ progress: UIPageControlProgress) {}
}

