// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import QuoinUIKit

extension UITableView {
  /// The changes after which self-sizing cells, headers and footers are measured again: a call of
  /// `invalidateIntrinsicContentSize()` by default, or each change of constraints inside as well.
  public var selfSizingInvalidation: UITableView.SelfSizingInvalidation {
    get { SelfSizingInvalidation(rawValue: selfSizingPolicy.rawValue) ?? .enabled }
    set { selfSizingPolicy = SelfSizingPolicy(rawValue: newValue.rawValue) ?? .ofInvalidContent }
  }
}

extension UICollectionView {
  /// The changes after which self-sizing elements are measured again: a call of
  /// `invalidateIntrinsicContentSize()` by default, or each change of constraints inside as well.
  public var selfSizingInvalidation: UICollectionView.SelfSizingInvalidation {
    get { SelfSizingInvalidation(rawValue: selfSizingPolicy.rawValue) ?? .enabled }
    set { selfSizingPolicy = SelfSizingPolicy(rawValue: newValue.rawValue) ?? .ofInvalidContent }
  }
}
