// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinUIKit
import QuoinUIKitExtras

/// The classes of UIKit by the names of elements.
@MainActor enum ElementClasses {
  /// The class of a view element; `UIView` for views of frameworks that are not here.
  static func view(_ element: String) -> UIView.Type { views[element] ?? UIView.self }

  /// The class of a controller element; nil for other elements.
  static func controller(_ element: String) -> UIViewController.Type? { controllers[element] }

  private static let views: [String: UIView.Type] = [
    "control": UIControl.self, "label": UILabel.self, "button": UIButton.self,
    "imageView": UIImageView.self, "textField": UITextField.self, "textView": UITextView.self,
    "switch": UISwitch.self, "slider": UISlider.self, "stepper": UIStepper.self,
    "segmentedControl": UISegmentedControl.self, "progressView": UIProgressView.self,
    "activityIndicatorView": UIActivityIndicatorView.self, "pageControl": UIPageControl.self,
    "pickerView": UIPickerView.self, "datePicker": UIDatePicker.self,
    "searchBar": UISearchBar.self, "navigationBar": UINavigationBar.self,
    "toolbar": UIToolbar.self, "tabBar": UITabBar.self, "scrollView": UIScrollView.self,
    "stackView": UIStackView.self, "tableView": UITableView.self,
    "tableViewCell": UITableViewCell.self, "collectionView": UICollectionView.self,
    "collectionViewCell": UICollectionViewCell.self,
    "collectionReusableView": UICollectionReusableView.self,
    "tableViewHeaderFooterView": UITableViewHeaderFooterView.self,
    "visualEffectView": UIVisualEffectView.self, "refreshControl": UIRefreshControl.self,
  ]

  private static let controllers: [String: UIViewController.Type] = [
    "viewController": UIViewController.self,
    "tableViewController": UITableViewController.self,
    "collectionViewController": UICollectionViewController.self,
    "navigationController": UINavigationController.self,
    "tabBarController": UITabBarController.self,
    "splitViewController": UISplitViewController.self,
    "pageViewController": UIPageViewController.self,
    "glkViewController": UIViewController.self,
    "avPlayerViewController": UIViewController.self,
    "hostingController": UIViewController.self,
  ]
}
