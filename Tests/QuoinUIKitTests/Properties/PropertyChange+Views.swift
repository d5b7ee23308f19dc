// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinUIKit

extension PropertyChange {
  private static func makeFramedView() -> UIView {
    UIView(frame: CGRect(x: 20, y: 30, width: 100, height: 60))
  }

  /// Changes of frames, transforms and autoresizing masks.
  static let geometry = [
    PropertyChange("UIView.frame", isPlaced: false, of: makeFramedView) {
      $0.frame = CGRect(x: 1, y: 2, width: 30, height: 40)
    },
    PropertyChange("UIView.bounds", of: UIView.init) { $0.bounds.origin = CGPoint(x: 7, y: 9) },
    PropertyChange("UIView.center", isPlaced: false, of: makeFramedView) {
      $0.center = CGPoint(x: 99, y: 88)
    },
    PropertyChange("UIView.transform", isPlaced: false, of: makeFramedView) {
      $0.transform = CGAffineTransform(scaleX: 2, y: 3)
    },
    PropertyChange("UIView.transform3D", isPlaced: false, of: makeFramedView) {
      $0.transform3D = CATransform3DMakeScale(2, 3, 1)
    },
    PropertyChange("UIView.anchorPoint", isPlaced: false, of: makeFramedView) {
      $0.anchorPoint = CGPoint(x: 0, y: 0)
    },
    PropertyChange("CALayer.anchorPoint", isPlaced: false, of: makeFramedView) {
      $0.layer.anchorPoint = CGPoint(x: 0, y: 0)
    },
    PropertyChange("CALayer.position", isPlaced: false, of: makeFramedView) {
      $0.layer.position = CGPoint(x: 99, y: 88)
    },
    PropertyChange(
      "UIView.autoresizesSubviews", isPlaced: false, of: makeFramedView,
      then: { $0.frame.size.width = 200 }, { $0.autoresizesSubviews = false }),
    PropertyChange(
      "UIView.autoresizingMask", isPlaced: false, of: makeFramedView,
      then: { $0.superview?.frame.size.width = 400 },
      { $0.autoresizingMask = [.flexibleWidth, .flexibleLeftMargin] }),
    PropertyChange(
      "UIView.translatesAutoresizingMaskIntoConstraints", isPlaced: false, of: makeFramedView
    ) { view in
      view.translatesAutoresizingMaskIntoConstraints = false
      NSLayoutConstraint.activate([
        view.widthAnchor.constraint(equalToConstant: 33),
        view.heightAnchor.constraint(equalToConstant: 22),
      ])
    },
  ]

  /// Margins, safe areas and directions.
  static let insets = [
    PropertyChange("UIView.layoutMargins", of: UIView.init) {
      $0.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    },
    PropertyChange("UIView.directionalLayoutMargins", of: UIView.init) {
      $0.directionalLayoutMargins = NSDirectionalEdgeInsets(
        top: 1, leading: 2, bottom: 3, trailing: 4)
    },
    PropertyChange("UIView.preservesSuperviewLayoutMargins", of: UIView.init) {
      $0.preservesSuperviewLayoutMargins = true
    },
    PropertyChange("UIView.insetsLayoutMarginsFromSafeArea", of: UIView.init) {
      $0.insetsLayoutMarginsFromSafeArea = false
    },
    PropertyChange("UIView.semanticContentAttribute", of: UIView.init) {
      $0.semanticContentAttribute = .forceRightToLeft
    },
  ]

  /// Two labels that share a row.
  private static func makeRow() -> UIView {
    let row = UIView()
    let labels = ["first", "second"].map { text in
      let label = UILabel()
      label.text = text
      label.translatesAutoresizingMaskIntoConstraints = false
      row.addSubview(label)
      label.topAnchor.constraint(equalTo: row.topAnchor).isActive = true
      return label
    }
    NSLayoutConstraint.activate([
      labels[0].leadingAnchor.constraint(equalTo: row.leadingAnchor),
      labels[1].leadingAnchor.constraint(equalTo: labels[0].trailingAnchor),
      labels[1].trailingAnchor.constraint(equalTo: row.trailingAnchor),
    ])
    return row
  }

  /// How strongly views keep their contents, and which views there are.
  static let contents = [
    PropertyChange("UIView.setContentHuggingPriority(_:for:)", of: makeRow) {
      $0.subviews[0].setContentHuggingPriority(UILayoutPriority(5), for: .horizontal)
    },
    PropertyChange("UIView.setContentCompressionResistancePriority(_:for:)", of: makeRow) {
      $0.widthAnchor.constraint(equalToConstant: 40).isActive = true
      $0.subviews[1].setContentCompressionResistancePriority(
        UILayoutPriority(5), for: .horizontal)
    },
    PropertyChange("UIView.isHidden", of: makeTextStack) { $0.arrangedSubviews[0].isHidden = true },
    PropertyChange("UIView.minimumContentSizeCategory", of: UILabel.init) { label in
      label.text = "text"
      label.font = .preferredFont(forTextStyle: .body)
      label.adjustsFontForContentSizeCategory = true
      label.minimumContentSizeCategory = .accessibilityLarge
    },
    PropertyChange("UIView.maximumContentSizeCategory", of: UILabel.init) { label in
      label.text = "text"
      label.font = .preferredFont(forTextStyle: .body)
      label.adjustsFontForContentSizeCategory = true
      label.maximumContentSizeCategory = .extraSmall
    },
    PropertyChange("UIView.traitOverrides", of: UILabel.init) { label in
      label.text = "text"
      label.adjustsFontForContentSizeCategory = true
      label.font = .preferredFont(forTextStyle: .body)
      label.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
    },
  ]
}
