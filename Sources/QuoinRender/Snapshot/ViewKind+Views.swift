// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

package import QuoinUIKit

extension ViewKind {
  /// Determines the kind of a view from its class.
  @MainActor package init(of view: UIView) {
    switch view {
    case is UILabel: self = .label
    case is UIButton: self = .button
    case is UIImageView: self = .image
    case is UITextField: self = .textField
    case is UITextView: self = .textView
    case is UISwitch: self = .toggle
    case is UISlider: self = .slider
    case is UISegmentedControl: self = .segments
    case is UIStepper: self = .stepper
    case is UIProgressView: self = .progress
    case is UIActivityIndicatorView: self = .activity
    case is UIPageControl: self = .pageControl
    case is UIPickerView: self = .picker
    case is UIDatePicker, is any MonthShowing: self = .datePicker
    case is UISearchBar: self = .searchField
    case is UINavigationBar: self = .navigationBar
    case is UIToolbar: self = .toolbar
    case is UITabBar: self = .tabBar
    case is UITableView: self = .table
    case is UITableViewCell: self = .cell
    case is UICollectionView: self = .collection
    case let cell as UICollectionViewCell where cell.listRow != nil: self = .cell
    case is UIScrollView: self = .scroll
    case is UIStackView: self = .stack
    case is UIVisualEffectView: self = .effect
    default: self = .plain
    }
  }
}
