// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// What sets a view apart from one that only has to take the frames that the engine finds. Most
/// views have none of these, so that a pass asks one question of them.
struct ViewDistinctions: OptionSet {
  let rawValue: UInt8

  /// Frame and mask are turned into constraints.
  static let translatesMask = ViewDistinctions(rawValue: 1)
  /// The engine did not answer yet.
  static let hasNoTarget = ViewDistinctions(rawValue: 2)
  /// The view's inside is laid out by itself.
  static let isSeparateRoot = ViewDistinctions(rawValue: 4)
  /// A controller has the view.
  static let hasController = ViewDistinctions(rawValue: 8)
  /// Nobody looked yet whether the class is one of those that override nothing.
  static let isUnknownClass = ViewDistinctions(rawValue: 16)
  /// The class may override what a pass calls.
  static let mayOverride = ViewDistinctions(rawValue: 32)

  mutating func set(_ distinction: ViewDistinctions, _ isSet: Bool) {
    if isSet { insert(distinction) } else { remove(distinction) }
  }
}

extension UIView {
  /// The classes of this library that override neither `layoutSubviews()` and `setNeedsLayout()` nor
  /// `frame`, `bounds` and `center` nor `traitCollection` and
  /// `effectiveUserInterfaceLayoutDirection`. Others, and all classes of programs, are called.
  static let classesWithoutOverrides: [UIView.Type] = [
    UIView.self, UIControl.self, UILabel.self, UIImageView.self, UITextField.self,
    UITextView.self, UISwitch.self, UISlider.self, UIStepper.self, UISegmentedControl.self,
    UIPageControl.self, UIProgressView.self, UIActivityIndicatorView.self, UIPickerView.self,
    UIDatePicker.self, UIStackView.self, UIScrollView.self, UITableView.self,
    UITableViewCell.self, UICollectionView.self, UICollectionReusableView.self,
    UICollectionViewCell.self, UIVisualEffectView.self, UINavigationBar.self, UIToolbar.self,
    UITabBar.self, UISearchBar.self,
  ]

  private static let identifiersWithoutOverrides = Set(
    classesWithoutOverrides.map { ObjectIdentifier($0) })

  /// Whether the view is of no subclass and has nothing that few views have: no controller, no
  /// margins or safe area of its own, no answers from a file.
  final var isPlain: Bool {
    layoutState.rare == nil && ObjectIdentifier(type(of: self)) == ObjectIdentifier(UIView.self)
  }

  /// What sets the view apart, with what its class says.
  var knownDistinctions: ViewDistinctions {
    if layoutState.distinctions.contains(.isUnknownClass) {
      layoutState.distinctions.remove(.isUnknownClass)
      let kind = ObjectIdentifier(type(of: self))
      let isKnown =
        kind == ObjectIdentifier(UIView.self) || UIView.identifiersWithoutOverrides.contains(kind)
      layoutState.distinctions.set(.mayOverride, !isKnown)
    }
    return layoutState.distinctions
  }
}
