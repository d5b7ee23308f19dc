// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import Foundation

/// A row of a table. Its content view fills it.
@preconcurrency @MainActor open class UITableViewCell: UIView {
  /// Which views a cell has.
  public enum CellStyle: Int, Hashable, Sendable {
    case `default` = 0
    case value1 = 1
    case value2 = 2
    case subtitle = 3
  }

  /// The mark at the end of a row.
  public enum AccessoryType: Int, Hashable, Sendable {
    case none = 0
    case disclosureIndicator = 1
    case detailDisclosureButton = 2
    case checkmark = 3
    case detailButton = 4
  }

  /// The view that everything in the row belongs to.
  open private(set) lazy var contentView = makeFillingView()
  /// The mark at the end of the row.
  open var accessoryType = AccessoryType.none
  /// By what name cells are used again.
  open private(set) var reuseIdentifier: String?

  /// A cell of a style, 320 × 44.
  public init(style: CellStyle, reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    _ = contentView
  }

  /// A cell of the default style.
  public override convenience init(frame: CGRect) {
    self.init(style: .default, reuseIdentifier: nil)
    self.frame = frame
  }

  /// A cell of the default style; archives are not read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    _ = contentView
  }
}

extension UIView {
  /// A subview that has the size of the view and keeps it.
  func makeFillingView() -> UIView {
    let view = UIView(frame: CGRect(origin: .zero, size: bounds.size))
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(view)
    return view
  }
}
