// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

#if !QUOIN_UIKIT && !QUOIN_APPKIT
import NotAutoLayout
import QuoinUIKit
import Testing

/// The playground of the specification, K1 to K6, as one program.
@MainActor struct PlaygroundTests {
  @Test func `K1 to K6: the playground gives its frames`() {
    // K1
    let controller = IPhoneXScreenController()
    controller.rotate(to: .portrait)
    controller.view.layoutScale = 0
    let appView = LayoutInfoStoredView()
    appView.backgroundColor = .white
    controller.view.addSubview(appView)
    controller.view.nal.layout(appView) {
      $0
        .stickOnParent()
    }
    appView.insetsLayoutMarginsFromSafeArea = false
    appView.layoutMargins = UIEdgeInsets(top: 52, left: 8, bottom: 42, right: 8)
    // K2
    let padding: NotAutoLayout.Float = 10
    let summaryView = ProfileSummaryView()
    let contentsView = ContentsView()
    let replyView = ReplyView()
    // swift-format-ignore: NoPlaygroundLiterals
    summaryView.avatar = #imageLiteral(resourceName: "avatar.png")
    contentsView.timeStamp = Date(timeIntervalSince1970: 0)
    // K3
    appView.nal.setupSubview(summaryView) {
      $0
        .setDefaultLayout {
          $0
            .setLeft(by: { $0.layoutMarginsGuide.left })
            .setRight(by: { $0.layoutMarginsGuide.right })
            .setTop(by: { $0.layoutMarginsGuide.top })
            .setHeight(to: 50)
        }
        .addToParent()
    }
    // K4
    appView.nal.setupSubview(contentsView) {
      $0
        .setDefaultLayout({
          $0
            .setLeft(by: { $0.layoutMarginsGuide.left })
            .setRight(by: { $0.layoutMarginsGuide.right })
            .pinTop(to: summaryView, with: { $0.bottom + padding })
            .fitHeight()
        })
        .setDefaultOrder(to: 1)
        .addToParent()
    }
    // K5
    appView.nal.setupSubview(replyView) {
      $0
        .setDefaultLayout({
          $0
            .setBottomLeft(by: { $0.layoutMarginsGuide.bottomLeft })
            .setRight(by: { $0.layoutMarginsGuide.right })
            .setHeight(to: 30)
        })
        .addToParent()
    }
    // K6
    let imageViews = (0..<3).map { (_) -> UIImageView in
      // swift-format-ignore: NoPlaygroundLiterals
      let view = UIImageView(image: #imageLiteral(resourceName: "avatar.png"))
      appView.addSubview(view)
      return view
    }
    appView.nal.layout(imageViews) {
      $0
        .setMiddle(by: { $0.vertical(at: 0.7) })
        .fitSize()
        .setHorizontalInsetsEqualingToMargin()
    }
    controller.view.layoutIfNeeded()

    #expect(appView.frame == CGRect(x: 0, y: 0, width: 375, height: 812))
    #expect(summaryView.frame == CGRect(x: 8, y: 52, width: 359, height: 50))
    #expect(contentsView.frame == CGRect(x: 8, y: 112, width: 359, height: 150))
    #expect(replyView.frame == CGRect(x: 8, y: 740, width: 359, height: 30))
    for (view, x) in zip(imageViews, [56.25, 162.5, 268.75] as [CGFloat]) {
      #expect(isClose(view.frame, CGRect(x: x, y: 543.4, width: 50, height: 50)))
    }
  }

  @Test func `The summary places its picture and its titles`() {
    let summary = ProfileSummaryView(frame: CGRect(x: 0, y: 0, width: 359, height: 50))
    summary.layoutScale = 0
    summary.layoutIfNeeded()
    #expect(summary.avatarView.frame == CGRect(x: 8, y: 8, width: 50, height: 50))
    #expect(summary.avatarView.layer.cornerRadius == 25)
    #expect(summary.mainTitleLabel.frame == CGRect(x: 68, y: 8, width: 283, height: 17))
    #expect(summary.subTitleLabel.frame == CGRect(x: 68, y: 25, width: 283, height: 12.5))
  }

  @Test func `The contents and the reply place their subviews`() {
    let contents = ContentsView(frame: CGRect(x: 0, y: 0, width: 359, height: 150))
    contents.layoutIfNeeded()
    #expect(contents.label.frame == CGRect(x: 0, y: 0, width: 359, height: 100))
    #expect(contents.timeStampLabel.frame == CGRect(x: 0, y: 110, width: 359, height: 20))
    let reply = ReplyView(frame: CGRect(x: 0, y: 0, width: 359, height: 30))
    reply.layoutIfNeeded()
    #expect(reply.field.frame == reply.bounds)
    #expect(reply.field.layer.cornerRadius == 15)
  }
}
#endif
