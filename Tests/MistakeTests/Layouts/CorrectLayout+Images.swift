// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinUIKit

extension CorrectLayout {
  /// Images with and without a ratio.
  static let images = [
    CorrectLayout("An image with its own ratio") { stage in
      let photo = stage.image("photo", 160, 90)
      stage.corner(photo)
      NSLayoutConstraint.activate([
        photo.widthAnchor.constraint(equalToConstant: 240),
        photo.heightAnchor.constraint(equalTo: photo.widthAnchor, multiplier: 90 / 160),
      ])
    },
    CorrectLayout("A high tile that a wide photo fills") { stage in
      let photo = stage.image("photo", 160, 90)
      photo.contentMode = .scaleAspectFill
      photo.clipsToBounds = true
      stage.corner(photo)
      NSLayoutConstraint.activate([
        photo.widthAnchor.constraint(equalToConstant: 90),
        photo.widthAnchor.constraint(equalTo: photo.heightAnchor, multiplier: 9 / 16),
      ])
    },
    CorrectLayout("A square image with a ratio") { stage in
      let photo = stage.image("photo", 100, 100)
      stage.corner(photo)
      photo.widthAnchor.constraint(equalTo: photo.heightAnchor).isActive = true
    },
    CorrectLayout("An image in a frame of another ratio, with space beside it") { stage in
      let photo = stage.image("photo", 160, 90)
      photo.contentMode = .scaleAspectFit
      stage.corner(photo)
      stage.square(photo, 200)
    },
    CorrectLayout("A portrait beside a landscape, each with its ratio") { stage in
      let (portrait, landscape) = (
        stage.image("portrait", 90, 160), stage.image("landscape", 160, 90)
      )
      stage.corner(portrait)
      NSLayoutConstraint.activate([
        landscape.topAnchor.constraint(equalTo: portrait.topAnchor),
        landscape.leadingAnchor.constraint(equalTo: portrait.trailingAnchor, constant: 8),
        portrait.widthAnchor.constraint(equalTo: portrait.heightAnchor, multiplier: 9 / 16),
        landscape.widthAnchor.constraint(equalTo: landscape.heightAnchor, multiplier: 16 / 9),
      ])
    },
    CorrectLayout("A large image that fills the screen") { stage in
      let photo = stage.image("photo", 1200, 800)
      photo.contentMode = .scaleAspectFill
      stage.fill(photo)
    },
    CorrectLayout("A large background in the center") { stage in
      let photo = stage.image("photo", 1600, 1800)
      stage.center(photo)
    },
    CorrectLayout("A large image that its container cuts off") { stage in
      let card = stage.card(120)
      card.clipsToBounds = true
      let photo = stage.image("photo", 1200, 800, in: card)
      NSLayoutConstraint.activate([
        photo.topAnchor.constraint(equalTo: card.topAnchor),
        photo.leadingAnchor.constraint(equalTo: card.leadingAnchor),
      ])
    },
    CorrectLayout("A large image that scrolls in both directions") { stage in
      let scroll = stage.add(UIScrollView(), "scroll")
      stage.fill(scroll)
      stage.fill(stage.image("photo", 1600, 1800, in: scroll))
    },
    CorrectLayout("A large image of which nothing is on the screen yet") { stage in
      let photo = stage.image("photo", 1600, 800)
      NSLayoutConstraint.activate([
        photo.topAnchor.constraint(equalTo: stage.screen.topAnchor),
        photo.leadingAnchor.constraint(equalTo: stage.screen.trailingAnchor),
      ])
    },
    CorrectLayout("An image in its size beside a text") { stage in
      let (icon, text) = (stage.image("icon", 24, 24), stage.label("A text", lines: 0))
      icon.setContentHuggingPriority(.required, for: .horizontal)
      let row = stage.stack([icon, text], .horizontal)
      row.alignment = .center
      stage.top(row)
    },
    CorrectLayout("A background image that may be stretched") { stage in
      let bubble = UIImage(size: CGSize(width: 600, height: 40)).resizableImage(
        withCapInsets: UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10))
      stage.top(stage.add(UIImageView(image: bubble), "bubble"))
    },
    CorrectLayout("A banner that is a little wider than the screen of a phone") { stage in
      let banner = stage.image("banner", 430, 80)
      banner.contentMode = .scaleAspectFit
      stage.top(banner)
    },
    CorrectLayout("An image that shows its middle") { stage in
      let photo = stage.image("photo", 800, 200)
      photo.contentMode = .center
      photo.clipsToBounds = true
      stage.top(photo)
    },
    CorrectLayout("A high photo in a wide thumbnail, with space beside it") { stage in
      let photo = stage.image("photo", 300, 400)
      photo.contentMode = .scaleAspectFit
      stage.corner(photo)
      NSLayoutConstraint.activate([
        photo.widthAnchor.constraint(equalToConstant: 120),
        photo.widthAnchor.constraint(equalTo: photo.heightAnchor, multiplier: 4 / 3),
      ])
    },
    CorrectLayout("A decoration that leaves the screen at a corner") { stage in
      let leaf = stage.image("leaf", 120, 120)
      NSLayoutConstraint.activate([
        leaf.topAnchor.constraint(equalTo: stage.screen.topAnchor, constant: -30),
        leaf.trailingAnchor.constraint(equalTo: stage.screen.trailingAnchor, constant: 40),
      ])
    },
    CorrectLayout("An image that ends where its title begins") { stage in
      let (icon, title) = (stage.image("icon", 24, 24), stage.label("Title"))
      stage.corner(icon)
      NSLayoutConstraint.activate([
        title.leadingAnchor.constraint(equalTo: icon.trailingAnchor),
        title.topAnchor.constraint(equalTo: icon.topAnchor),
      ])
    },
    CorrectLayout("A symbol in a row of another height") { stage in
      let star = stage.add(UIImageView(image: UIImage(systemName: "star")), "star")
      stage.corner(star)
      star.widthAnchor.constraint(equalToConstant: 12).isActive = true
    },
  ]
}
