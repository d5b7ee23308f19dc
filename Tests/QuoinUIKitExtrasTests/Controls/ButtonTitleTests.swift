// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinUIKit
import QuoinUIKitExtras
import Testing

@MainActor @Suite("Titles of configured buttons") struct ButtonTitleTests {
  private let text = "A long title that has to wrap in a narrow button"

  private func label(_ text: String, size: CGFloat = 17) -> UILabel {
    let label = UILabel()
    label.font = .systemFont(ofSize: size)
    label.text = text
    label.numberOfLines = 0
    return label
  }

  private func configuration(_ change: (inout UIButton.Configuration) -> Void = { _ in })
    -> UIButton.Configuration
  {
    var configuration = UIButton.Configuration.plain()
    configuration.title = text
    configuration.contentInsets = NSDirectionalEdgeInsets(
      top: 10, leading: 20, bottom: 30, trailing: 40)
    change(&configuration)
    return configuration
  }

  /// Shows a button that is 160 points wide.
  private func show(_ button: UIButton) -> CGRect {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 600))
    button.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(button)
    NSLayoutConstraint.activate([
      button.topAnchor.constraint(equalTo: view.topAnchor),
      button.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      button.widthAnchor.constraint(equalToConstant: 160),
    ])
    view.layoutIfNeeded()
    return button.frame
  }

  // 160 - 20 - 40 leave 100 points to the title, which has as many lines as a label of that width.
  @Test("A title wraps in a narrow button, whatever was laid out before")
  func wrapping() throws {
    let size = label(text).sizeThatFits(CGSize(width: 100, height: 1000))
    #expect(size.height > 50)
    let fresh = UIButton(configuration: configuration())
    #expect(abs(show(fresh).height - size.height - 40) < 0.01)
    let title = try #require(fresh.titleLabel)
    #expect(title.frame.size == size && title.numberOfLines == 0)
    #expect(title.frame.minX >= 20 && title.frame.maxX <= 120)
    let used = UIButton(configuration: configuration { $0.title = "Short" })
    used.frame = CGRect(origin: .zero, size: used.intrinsicContentSize)
    used.layoutIfNeeded()
    used.configuration = configuration()
    #expect(show(used) == fresh.frame)
    let fitting = used.sizeThatFits(CGSize(width: 160, height: 1000)).height
    #expect(abs(fitting - fresh.frame.height) < 0.01)
  }

  // The image takes 30 points and its padding 10 of the 100.
  @Test("The image is beside a title that wraps in the rest")
  func image() {
    let size = label(text).sizeThatFits(CGSize(width: 60, height: 1000))
    let button = UIButton(
      configuration: configuration {
        $0.image = UIImage(size: CGSize(width: 30, height: 10))
        $0.imagePadding = 10
      })
    #expect(abs(show(button).height - size.height - 40) < 0.01)
    let start = (button.imageView?.frame.minX ?? 0) + 40
    #expect(abs((button.titleLabel?.frame.minX ?? 0) - start) < 0.01)
  }

  @Test("A line break mode that cuts the title keeps it on one line within the insets")
  func cut() throws {
    let line = label("A").intrinsicContentSize.height
    let button = UIButton(
      configuration: configuration { $0.titleLineBreakMode = .byTruncatingTail })
    #expect(abs(show(button).height - line - 40) < 0.01)
    let title = try #require(button.titleLabel).frame
    #expect(title.minX == 20 && title.width == 100 && abs(title.height - line) < 0.01)
  }

  @Test("The fonts of the title and of its transformer count, and go with them")
  func fonts() {
    let large = label("Title", size: 30).intrinsicContentSize
    var styled = configuration { $0.contentInsets = .zero }
    styled.attributedTitle = AttributedString(
      "Title", attributes: AttributeContainer([.font: UIFont.systemFont(ofSize: 30)]))
    let button = UIButton(configuration: styled)
    #expect(button.intrinsicContentSize == large)
    styled.title = "Title"
    button.configuration = styled
    #expect(button.intrinsicContentSize == label("Title").intrinsicContentSize)
    styled.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { given in
      var changed = given
      changed.font = .systemFont(ofSize: 30)
      return changed
    }
    button.configuration = styled
    #expect(button.intrinsicContentSize == large && button.titleLabel?.font.pointSize == 30)
  }
}
