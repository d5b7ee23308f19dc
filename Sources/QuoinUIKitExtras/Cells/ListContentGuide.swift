// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinUIKit

/// A layout guide for a part of a list content view.
@MainActor final class ListContentGuide {
  let guide = UILayoutGuide()
  private let left: NSLayoutConstraint
  private let top: NSLayoutConstraint
  private let width: NSLayoutConstraint
  private let height: NSLayoutConstraint

  /// Creates a guide whose frame is known before the next layout pass.
  init(in view: UIView, at frame: CGRect) {
    view.addLayoutGuide(guide)
    guide.assumeFrame(frame)
    left = guide.leftAnchor.constraint(equalTo: view.leftAnchor)
    top = guide.topAnchor.constraint(equalTo: view.topAnchor)
    width = guide.widthAnchor.constraint(equalToConstant: 0)
    height = guide.heightAnchor.constraint(equalToConstant: 0)
    NSLayoutConstraint.activate([left, top, width, height])
    move(to: frame)
  }

  func move(to frame: CGRect) {
    left.constant = frame.minX
    top.constant = frame.minY
    width.constant = frame.width
    height.constant = frame.height
  }
}
