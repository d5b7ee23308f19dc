// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import QuoinUIKit

extension UITableView {
  /// Registers a file whose cell the table creates for an identifier; nil removes the registration.
  /// The first cell in the file is used; a file without one stops the program when a cell is
  /// needed.
  public func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
    registerCells(identifier, nib.map { nib in { nib.first(UITableViewCell.self) } })
  }

  /// Registers a file for headers and footers with an identifier; nil removes the registration.
  public func register(
    _ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String
  ) {
    registerSectionViews(
      identifier, nib.map { nib in { nib.first(UITableViewHeaderFooterView.self) } })
  }
}

extension UICollectionView {
  /// Registers a file for cells with an identifier; nil removes the registration.
  public func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
    registerViews(nil, identifier, nib.map { nib in { nib.first(UICollectionViewCell.self) } })
  }

  /// Registers a file for supplementary views of a kind; nil removes the registration.
  public func register(
    _ nib: UINib?, forSupplementaryViewOfKind kind: String,
    withReuseIdentifier identifier: String
  ) {
    registerViews(
      kind, identifier, nib.map { nib in { nib.first(UICollectionReusableView.self) } })
  }
}

extension UINib {
  /// The first outermost object of a class. A file without one stops the program, where UIKit
  /// raises an exception.
  fileprivate func first<View: UIView>(_ type: View.Type) -> View {
    let objects = instantiate(withOwner: nil)
    if let view = objects.lazy.compactMap({ $0 as? View }).first { return view }
    ProgrammerError.stop(
      "unsuitable-nib",
      "The file \(name).xib has no \(type) at its top, but "
        + objects.map { "\(Swift.type(of: $0))" }.joined(separator: ", ") + ".")
  }
}
