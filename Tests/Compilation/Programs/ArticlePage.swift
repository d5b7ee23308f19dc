// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import UIKit

extension UIFont {
  func withTraits(_ traits: UIFontDescriptor.SymbolicTraits) -> UIFont {
    guard let descriptor = fontDescriptor.withSymbolicTraits(traits) else { return self }
    return UIFont(descriptor: descriptor, size: 0)
  }
}

/// A title, a text with styles and a caption below each other.
final class ArticlePage: UIViewController {
  let titleLabel = UILabel()
  let bodyLabel = UILabel()
  let caption = UILabel()
  let more = UIButton(type: .system)
  private let column = UIStackView()

  static let titleStyle: NSParagraphStyle = {
    let style = NSMutableParagraphStyle()
    style.minimumLineHeight = 40
    style.maximumLineHeight = 40
    style.alignment = .center
    return style
  }()

  static func bodyText() -> NSAttributedString {
    let style = NSMutableParagraphStyle()
    style.minimumLineHeight = 20
    style.maximumLineHeight = 20
    style.lineSpacing = 4
    style.paragraphSpacing = 10
    style.lineBreakMode = .byWordWrapping
    let text = NSMutableAttributedString(
      string: "First\nSecond\nThird",
      attributes: [.font: UIFont.systemFont(ofSize: 15), .paragraphStyle: style])
    let range = (text.string as NSString).range(of: "Second")
    text.addAttributes(
      [
        .font: UIFont.systemFont(ofSize: 15).withTraits(.traitBold),
        .underlineStyle: NSUnderlineStyle.single.rawValue,
        .strikethroughStyle: NSUnderlineStyle.thick.rawValue,
        .link: URL(string: "https://example.org") as Any,
      ], range: range)
    return text
  }

  static func captionText() -> NSAttributedString {
    let icon = NSTextAttachment()
    icon.image = UIImage(systemName: "clock")
    icon.bounds = CGRect(x: 0, y: -6, width: 30, height: 30)
    let text = NSMutableAttributedString(attachment: icon)
    let shadow = NSShadow()
    shadow.shadowColor = UIColor.black.withAlphaComponent(0.2)
    shadow.shadowBlurRadius = 2
    text.append(
      NSAttributedString(
        string: " 5 min",
        attributes: [.font: UIFont.preferredFont(forTextStyle: .caption1), .shadow: shadow]))
    return text
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    titleLabel.numberOfLines = 0
    titleLabel.attributedText = NSAttributedString(
      string: "One\nTwo",
      attributes: [
        .font: UIFont.preferredFont(forTextStyle: .title1), .paragraphStyle: Self.titleStyle,
        .kern: -0.5,
      ])
    bodyLabel.numberOfLines = 0
    bodyLabel.attributedText = Self.bodyText()
    caption.attributedText = Self.captionText()
    more.setAttributedTitle(
      NSAttributedString(string: "More", attributes: [.font: UIFont.boldSystemFont(ofSize: 20)]),
      for: .normal)
    column.axis = .vertical
    column.spacing = 16
    column.translatesAutoresizingMaskIntoConstraints = false
    [titleLabel, bodyLabel, caption].forEach(column.addArrangedSubview)
    view.addSubview(column)
    NSLayoutConstraint.activate([
      column.topAnchor.constraint(equalTo: view.topAnchor, constant: 20),
      column.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
      column.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -20),
    ])
  }

  /// The height of a text at a width, as cells compute it.
  static func height(of text: String, width: CGFloat, font: UIFont) -> CGFloat {
    let box = text.boundingRect(
      with: CGSize(width: width, height: .greatestFiniteMagnitude),
      options: [.usesLineFragmentOrigin, .usesFontLeading], attributes: [.font: font],
      context: nil)
    return ceil(box.height)
  }
}
