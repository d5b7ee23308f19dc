// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinUIKit

extension SceneBuilder {
  /// Creates a view of the class for an element.
  func makeView(_ description: ViewDescription) -> UIView {
    let appearance = description.appearance
    switch description.rule.factory {
    case .plain: return UIView()
    case .label: return makeLabel(appearance)
    case .button:
      let button = UIButton()
      button.setTitle(appearance.text, for: .normal)
      if let font = Self.font(appearance, standard: 15) { button.titleLabel?.font = font }
      return button
    case .image: return makeImageView(appearance)
    case .textField:
      guard description.pictureKind != .label else { return makeLabel(appearance) }
      let field = UITextField()
      field.text = appearance.text
      field.placeholder = appearance.placeholder
      if let font = Self.font(appearance, standard: 14) { field.font = font }
      return field
    case .textView:
      let view = UITextView()
      view.text = appearance.text
      view.font = Self.font(appearance, standard: 14) ?? .systemFont(ofSize: 14)
      view.isScrollEnabled = appearance.styles["scrollEnabled"] != "NO"
      return view
    case .toggle: return UISwitch()
    case .slider: return UISlider()
    case .segmented: return UISegmentedControl(items: appearance.titles)
    case .scroll: return UIScrollView()
    case .stack: return makeStack(description)
    }
  }

  private func makeLabel(_ appearance: ViewAppearance) -> UILabel {
    let label = UILabel()
    label.text = appearance.text
    label.numberOfLines = appearance.numberOfLines
    if let font = Self.font(appearance, standard: 17) { label.font = font }
    return label
  }

  private func makeImageView(_ appearance: ViewAppearance) -> UIImageView {
    let view = UIImageView()
    if let name = appearance.imageName, let size = document.imageSizes[name] {
      view.image = UIImage(
        size: CGSize(width: size.horizontal, height: size.vertical), name: name)
    }
    return view
  }

  private func makeStack(_ description: ViewDescription) -> UIView {
    guard let stack = description.stack else { return UIView() }
    let view = UIStackView()
    stack.apply(to: view)
    view.isLayoutMarginsRelativeArrangement = description.margins != nil
    return view
  }
}
