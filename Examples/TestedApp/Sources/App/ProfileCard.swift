// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Cartography
import UIKit

/// A person in a list, in Cartography.
public final class ProfileCard: UIView {
  let photo = UIImageView()
  let name = UILabel()
  let bio = UILabel()

  public init(name: String, bio: String) {
    super.init(frame: .zero)
    self.name.text = name
    self.name.font = .boldSystemFont(ofSize: 17)
    self.name.numberOfLines = 0
    self.bio.text = bio
    self.bio.font = .systemFont(ofSize: 15)
    self.bio.numberOfLines = 0
    for view in [photo, self.name, self.bio] { addSubview(view) }
    constrain(photo, self.name, self.bio, self) { photo, name, bio, card in
      photo.leading == card.leading + 16
      photo.top == card.top + 12
      photo.width == 56
      photo.height == photo.width
      photo.bottom <= card.bottom - 12

      name.top == card.top + 12
      name.leading == photo.trailing + 12
      name.trailing == card.trailing - 16

      bio.top == name.bottom + 4
      bio.leading == name.leading
      bio.trailing == name.trailing
      bio.bottom == card.bottom - 12 ~ 240
      bio.bottom <= card.bottom - 12
    }
  }

  public required init?(coder: NSCoder) { nil }
}
