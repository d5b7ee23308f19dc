// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinUIKit

extension CorrectLayout {
  /// Children, bars, visual effect views and cards.
  static let containers = [
    CorrectLayout("A container that loads its only child when it is opened") { stage in
      stage.controller.addChild(UIViewController())
      stage.top(stage.button("Open"))
    },
    CorrectLayout("A container with a spinner until its child is there") { stage in
      let child = UIViewController()
      stage.controller.addChild(child)
      child.didMove(toParent: stage.controller)
      let spinner = stage.add(UIActivityIndicatorView(style: .large), "spinner")
      stage.center(spinner)
      spinner.startAnimating()
    },
    CorrectLayout("A drawer that is added when it is drawn") { stage in
      for _ in 0..<2 { stage.controller.addChild(UIViewController()) }
      stage.top(stage.label("Content"))
    },
    CorrectLayout("A child controller in a card") { stage in
      let child = UIViewController()
      stage.controller.addChild(child)
      let card = stage.card(120)
      stage.fill(stage.add(child.view, "inner", in: card))
      child.didMove(toParent: stage.controller)
    },
    CorrectLayout("A child that was removed") { stage in
      let child = UIViewController()
      stage.controller.addChild(child)
      stage.fill(stage.add(child.view, "inner"))
      child.didMove(toParent: stage.controller)
      child.willMove(toParent: nil)
      child.view.removeFromSuperview()
      child.removeFromParent()
    },
    CorrectLayout("A text below a navigation bar") { stage in
      let page = stage.page()
      let text = stage.label("Text", in: page.view)
      NSLayoutConstraint.activate([
        text.topAnchor.constraint(equalTo: page.view.safeAreaLayoutGuide.topAnchor),
        text.leadingAnchor.constraint(
          equalTo: page.view.safeAreaLayoutGuide.leadingAnchor, constant: 16),
      ])
    },
    CorrectLayout("A picture behind a navigation bar") { stage in
      let page = stage.page()
      let photo = stage.image("photo", 400, 400, in: page.view)
      photo.contentMode = .scaleAspectFill
      stage.fill(photo)
    },
    CorrectLayout("A scroll view behind a navigation bar") { stage in
      let page = stage.page()
      let scroll = stage.add(UIScrollView(), "scroll", in: page.view)
      stage.fill(scroll)
      let text = stage.label("Text", lines: 0, in: scroll)
      stage.fill(text, 16)
    },
    CorrectLayout("A header of a program in a safe area that it adds") { stage in
      let page = stage.page()
      page.additionalSafeAreaInsets.top = 60
      let header = stage.label("Header", in: page.view)
      NSLayoutConstraint.activate([
        header.bottomAnchor.constraint(
          equalTo: page.view.safeAreaLayoutGuide.topAnchor, constant: -20),
        header.centerXAnchor.constraint(equalTo: page.view.centerXAnchor),
      ])
    },
    CorrectLayout("A navigation controller without its bar") { stage in
      let page = stage.page()
      page.navigationController?.isNavigationBarHidden = true
      let text = stage.label("Text", in: page.view)
      NSLayoutConstraint.activate([
        text.topAnchor.constraint(equalTo: page.view.safeAreaLayoutGuide.topAnchor, constant: 4),
        text.leadingAnchor.constraint(
          equalTo: page.view.safeAreaLayoutGuide.leadingAnchor, constant: 16),
      ])
    },
    CorrectLayout("A button above a tab bar") { stage in
      let (page, tabs) = (UIViewController(), UITabBarController())
      tabs.viewControllers = [page]
      stage.controller.addChild(tabs)
      stage.fill(stage.add(tabs.view, "tabs"))
      tabs.didMove(toParent: stage.controller)
      let buy = stage.button("Buy", in: page.view)
      NSLayoutConstraint.activate([
        buy.bottomAnchor.constraint(equalTo: page.view.safeAreaLayoutGuide.bottomAnchor),
        buy.centerXAnchor.constraint(equalTo: page.view.centerXAnchor),
      ])
    },
    CorrectLayout("A text in the content of a visual effect view") { stage in
      let blur = stage.add(UIVisualEffectView(effect: nil), "blur")
      stage.top(blur)
      blur.heightAnchor.constraint(equalToConstant: 100).isActive = true
      stage.center(stage.label("Text", in: blur.contentView))
    },
    CorrectLayout("A visual effect view behind a text") { stage in
      let blur = stage.add(UIVisualEffectView(effect: nil), "blur")
      stage.fill(blur)
      stage.center(stage.label("Text"))
    },
    CorrectLayout("A visual effect view in another one") { stage in
      let (blur, vibrancy) = (UIVisualEffectView(effect: nil), UIVisualEffectView(effect: nil))
      stage.fill(stage.add(blur, "blur"))
      stage.fill(stage.add(vibrancy, "vibrancy", in: blur.contentView))
      stage.center(stage.label("Text", in: vibrancy.contentView))
    },
    CorrectLayout("A card that is blurred behind its content") { stage in
      let card = stage.box("card")
      stage.top(card)
      stage.fill(stage.add(UIVisualEffectView(effect: nil), "blur", in: card))
      stage.fill(stage.label("Text", in: card), 16)
    },
    CorrectLayout("A visual effect view without content") { stage in
      stage.fill(stage.add(UIVisualEffectView(effect: nil), "blur"))
    },
    CorrectLayout("A caption below a coloured circle") { stage in
      let circle = stage.box("circle")
      circle.backgroundColor = .systemBlue
      stage.corner(circle)
      stage.square(circle, 60)
      let caption = stage.label("Ada", in: circle)
      NSLayoutConstraint.activate([
        caption.topAnchor.constraint(equalTo: circle.bottomAnchor, constant: 4),
        caption.centerXAnchor.constraint(equalTo: circle.centerXAnchor),
      ])
    },
    CorrectLayout("A legend on the border of a card") { stage in
      let card = stage.card(80)
      let legend = stage.label("Legend", in: card)
      NSLayoutConstraint.activate([
        legend.centerYAnchor.constraint(equalTo: card.topAnchor),
        legend.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 12),
      ])
    },
    CorrectLayout("A caption by its baseline below a card") { stage in
      let card = stage.card(60)
      let caption = stage.label("Caption", in: card)
      NSLayoutConstraint.activate([
        caption.firstBaselineAnchor.constraint(equalTo: card.bottomAnchor, constant: 20),
        caption.leadingAnchor.constraint(equalTo: card.leadingAnchor),
      ])
    },
    CorrectLayout("A caption below the center of a card") { stage in
      let card = stage.card(60)
      let caption = stage.label("Caption", in: card)
      NSLayoutConstraint.activate([
        caption.centerYAnchor.constraint(equalTo: card.centerYAnchor, constant: 50),
        caption.centerXAnchor.constraint(equalTo: card.centerXAnchor),
      ])
    },
    CorrectLayout("A value above the thumb of a track") { stage in
      let track = stage.card(4)
      let thumb = stage.box("thumb", in: track)
      stage.square(thumb, 20)
      let value = stage.label("30", in: track)
      NSLayoutConstraint.activate([
        thumb.centerYAnchor.constraint(equalTo: track.centerYAnchor),
        thumb.leadingAnchor.constraint(equalTo: track.leadingAnchor, constant: 100),
        value.topAnchor.constraint(equalTo: thumb.bottomAnchor, constant: 4),
        value.centerXAnchor.constraint(equalTo: thumb.centerXAnchor),
      ])
    },
    CorrectLayout("A text that a frame places below its card") { stage in
      let card = stage.card(60)
      let text = UILabel(frame: CGRect(x: 0, y: 70, width: 100, height: 20))
      text.text = "Text"
      card.addSubview(text)
    },
    CorrectLayout("A mark with a background outside of its card") { stage in
      let card = stage.card(80)
      let mark = stage.label("3", in: card)
      mark.backgroundColor = .systemRed
      NSLayoutConstraint.activate([
        mark.centerXAnchor.constraint(equalTo: card.trailingAnchor, constant: 6),
        mark.topAnchor.constraint(equalTo: card.topAnchor, constant: 20),
      ])
    },
    CorrectLayout("A closed card that cuts its text off") { stage in
      let card = stage.card(40)
      card.clipsToBounds = true
      let texts = [stage.label("Title", in: card), stage.label("Details", in: card)]
      NSLayoutConstraint.activate([
        texts[0].topAnchor.constraint(equalTo: card.topAnchor, constant: 8),
        texts[0].leadingAnchor.constraint(equalTo: card.leadingAnchor),
        texts[1].topAnchor.constraint(equalTo: card.topAnchor, constant: 48),
        texts[1].leadingAnchor.constraint(equalTo: card.leadingAnchor),
      ])
    },
    CorrectLayout("A text beside a group without a background") { stage in
      let group = stage.box("group")
      stage.corner(group)
      stage.square(group, 20)
      let text = stage.label("A text beside", in: group)
      NSLayoutConstraint.activate([
        text.leadingAnchor.constraint(equalTo: group.leadingAnchor, constant: 28),
        text.centerYAnchor.constraint(equalTo: group.centerYAnchor),
      ])
    },
  ]
}

extension Stage {
  /// The page of a navigation controller that fills the screen.
  func page() -> UIViewController {
    let page = UIViewController()
    let navigation = UINavigationController(rootViewController: page)
    controller.addChild(navigation)
    fill(add(navigation.view, "navigation"))
    navigation.didMove(toParent: controller)
    return page
  }
}
