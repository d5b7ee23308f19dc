// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

#if !QUOIN_UIKIT && !QUOIN_APPKIT
import NotAutoLayout

// The companion sources of the playground in the specification (K1 to K6).

/// The picture that an image literal makes: of 50 × 50 points, whatever its name.
final class LiteralImage: UIImage, @unchecked Sendable, _ExpressibleByImageLiteral {
  convenience required init(imageLiteralResourceName path: String) { self.init() }

  override var size: CGSize { CGSize(width: 50, height: 50) }
}

typealias _ImageLiteralType = LiteralImage

/// A controller of the size of an iPhone X.
final class IPhoneXScreenController: UIViewController {
  enum Orientation {
    case portrait
    case landscape
  }

  func rotate(to orientation: Orientation) {
    view.frame =
      switch orientation {
      case .portrait: CGRect(x: 0, y: 0, width: 375, height: 812)
      case .landscape: CGRect(x: 0, y: 0, width: 812, height: 375)
      }
  }
}

/// The author: a picture and two titles.
final class ProfileSummaryView: LayoutInfoStoredView {
  let avatarView = UIImageView()
  let mainTitleLabel = UILabel()
  let subTitleLabel = UILabel()
  var avatar: UIImage? { didSet { avatarView.image = avatar } }

  override init(frame: CGRect) {
    super.init(frame: frame)
    nal.setupSubview(avatarView) {
      $0
        .setDefaultLayout {
          $0
            .setTopLeft(by: { $0.layoutMarginsGuide.topLeft })
            .setSize(by: {
              let length = min($0.layoutMarginsGuide.width, $0.safeAreaGuide.height)
              return .init(width: length, height: length)
            })
            .addingProcess(by: { frame, parameters in
              parameters.targetView.layer.cornerRadius =
                (min(frame.width, frame.height) / 2).cgValue
            })
        }
        .addToParent()
    }
    nal.setupSubview(mainTitleLabel) {
      $0
        .setDefaultLayout { [unowned avatarView] in
          $0
            .pinTopLeft(to: avatarView, with: { $0.topRight })
            .setRight(by: { $0.layoutMarginsGuide.right })
            .setBottom(by: { $0.safeAreaGuide.middle })
            .pinchingLeft(by: 10)
        }
        .setDefaultOrder(to: 1)
        .addToParent()
    }
    nal.setupSubview(subTitleLabel) {
      $0
        .setDefaultLayout { [unowned mainTitleLabel] in
          $0
            .pinTopLeft(to: mainTitleLabel, with: { $0.bottomLeft })
            .pinRight(to: mainTitleLabel, with: { $0.right })
            .setBottom(by: { $0.safeAreaGuide.top + $0.safeAreaGuide.height * 0.75 })
        }
        .setDefaultOrder(to: 2)
        .addToParent()
    }
  }

  required init?(coder: NSCoder) { nil }
}

/// The contents: a text of 200 and a time of 16 glyphs.
final class ContentsView: UIView {
  private typealias Float = NotAutoLayout.Float

  let label = Txt(200)
  let timeStampLabel = Txt(16)
  var timeStamp: Date?
  private let padding: Float = 10

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(label)
    addSubview(timeStampLabel)
  }

  required init?(coder: NSCoder) { nil }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let heights = [label, timeStampLabel].map { Float($0.sizeThatFits(size).height) }
    return CGSize(width: size.width, height: (heights[0] + heights[1] + padding * 3).cgValue)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    nal.layout(label) {
      $0
        .setTopCenter(by: { $0.topCenter })
        .setWidth(by: { $0.width })
        .fitHeight()
    }
    nal.layout(timeStampLabel) {
      $0
        .pinTopCenter(to: label, with: { $0.bottomCenter })
        .setWidth(by: { $0.width })
        .fitHeight()
        .movingY(by: padding)
    }
  }
}

/// The field for a reply, which is round at the ends.
final class ReplyView: LayoutInfoStoredView {
  let field = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    nal.setupSubview(field) {
      $0
        .setDefaultLayout {
          $0
            .setFrame(by: { $0.frame })
            .addingProcess(by: { frame, parameters in
              parameters.targetView.layer.cornerRadius = frame.height.half.cgValue
            })
        }
        .addToParent()
    }
  }

  required init?(coder: NSCoder) { nil }
}
#endif
