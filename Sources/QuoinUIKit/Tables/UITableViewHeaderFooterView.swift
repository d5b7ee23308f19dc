// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import Foundation

/// A view above or below a section. Its content view fills it.
@preconcurrency @MainActor open class UITableViewHeaderFooterView: UIView {
  /// The view that everything belongs to.
  open private(set) lazy var contentView = makeFillingView()
  /// By what name views are used again.
  open private(set) var reuseIdentifier: String?
  /// A view behind the content.
  open var backgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      guard let backgroundView else { return }
      backgroundView.frame = bounds
      backgroundView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      insertSubview(backgroundView, at: 0)
    }
  }
  private var label: UILabel?
  private var detail: UILabel?

  /// The label of the title, made when it is first asked for.
  open var textLabel: UILabel? {
    if let label { return label }
    let label = UILabel()
    label.font = .systemFont(ofSize: 13)
    contentView.addSubview(label)
    self.label = label
    return label
  }
  /// The label of a second text, made when it is first asked for.
  open var detailTextLabel: UILabel? {
    if let detail { return detail }
    let label = UILabel()
    label.font = .systemFont(ofSize: 13)
    contentView.addSubview(label)
    detail = label
    return label
  }

  /// A view of zero size.
  public init(reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
    _ = contentView
  }

  /// A view without identifier.
  public override convenience init(frame: CGRect) {
    self.init(reuseIdentifier: nil)
    self.frame = frame
  }

  /// A view of zero size; archives are not read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    _ = contentView
  }

  /// Called before the view is used again.
  open func prepareForReuse() {}

  /// Places the labels at the leading margin, in the lower part.
  open override func layoutSubviews() {
    super.layoutSubviews()
    place(label, in: contentView, y: contentView.bounds.height - 6)
    place(detail, in: contentView, y: contentView.bounds.height - 6)
  }

  private func place(_ label: UILabel?, in view: UIView, y: CGFloat) {
    guard let label, label.translatesAutoresizingMaskIntoConstraints else { return }
    let size = label.intrinsicContentSize
    let width = min(size.width, max(view.bounds.width - 32, 0))
    let isReversed = effectiveUserInterfaceLayoutDirection == .rightToLeft
    label.frame = CGRect(
      x: isReversed ? view.bounds.width - 16 - width : 16, y: y - size.height, width: width,
      height: size.height)
  }
}
