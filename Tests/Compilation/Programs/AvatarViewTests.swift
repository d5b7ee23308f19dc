// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Testing
import UIKit

@MainActor @Suite("Program: an avatar") struct AvatarViewTests {
  @Test("The picture is inset by the ring, and mask and ring fill the view")
  func frames() {
    let avatar = AvatarView(frame: CGRect(x: 0, y: 0, width: 80, height: 80))
    avatar.name = "Ada Lovelace"
    avatar.picture.image = AvatarView.placeholder(
      size: CGSize(width: 100, height: 50), color: .systemIndigo)
    avatar.layoutIfNeeded()
    // The ring takes 6 points on each side of the picture.
    #expect(avatar.picture.frame == CGRect(x: 6, y: 6, width: 68, height: 68))
    #expect(avatar.picture.layer.cornerRadius == 34)
    #expect(avatar.badge.frame == CGRect(x: 60, y: 60, width: 20, height: 20))
    // The line of 3 points lies inside of the view.
    #expect(
      avatar.ringPath?.boundingBoxOfPath == CGRect(x: 1.5, y: 1.5, width: 77, height: 77))
    let mask = avatar.layer.mask as? CAShapeLayer
    #expect(mask?.path?.boundingBoxOfPath == CGRect(x: 0, y: 0, width: 80, height: 80))
    #expect(mask?.path?.contains(CGPoint(x: 1, y: 1)) == false)
    #expect(mask?.path?.contains(CGPoint(x: 40, y: 1)) == true)
  }

  @Test("The layer is a gradient and the placeholder has the size of its renderer")
  func layerAndImage() {
    let avatar = AvatarView(frame: .zero)
    #expect(avatar.gradient.colors?.count == 2)
    let image = AvatarView.placeholder(size: CGSize(width: 100, height: 50), color: .red)
    #expect(image.size == CGSize(width: 100, height: 50))
    #expect(image.scale == 2)
    #expect(image.cgImage?.width == 200)
  }

  @Test("Kerning makes the initials wider by 2 points a letter")
  func initials() {
    let avatar = AvatarView(frame: .zero)
    avatar.name = "Ada Lovelace"
    let plain = NSAttributedString(
      string: "AL", attributes: [.font: UIFont.systemFont(ofSize: 24, weight: .semibold)])
    let width = avatar.initials.attributedText?.size().width ?? 0
    #expect(abs(width - plain.size().width - 4) < 1e-9)
  }
}
