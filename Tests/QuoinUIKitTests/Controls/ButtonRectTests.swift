// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinUIKit
import Testing

@MainActor @Suite("Rectangles of buttons that programs override") struct ButtonRectTests {
  /// A button with the image at the trailing edge and the title in the rest.
  final class TrailingImageButton: UIButton {
    override func imageRect(forContentRect contentRect: CGRect) -> CGRect {
      CGRect(x: contentRect.maxX - 20, y: contentRect.minY, width: 20, height: 20)
    }
    override func titleRect(forContentRect contentRect: CGRect) -> CGRect {
      CGRect(x: contentRect.minX, y: contentRect.minY, width: contentRect.width - 20, height: 20)
    }
  }

  @Test("Overridden rectangles are the frames of image and title")
  func overridden() throws {
    let button = TrailingImageButton(frame: CGRect(x: 0, y: 0, width: 120, height: 40))
    button.contentEdgeInsets = UIEdgeInsets(top: 5, left: 10, bottom: 5, right: 10)
    button.setTitle("Next", for: .normal)
    button.setImage(UIImage(systemName: "chevron.right"), for: .normal)
    button.layoutIfNeeded()
    #expect(button.imageView?.frame == CGRect(x: 90, y: 5, width: 20, height: 20))
    #expect(button.titleLabel?.frame == CGRect(x: 10, y: 5, width: 80, height: 20))
  }

  @Test("Without an override the rectangles are where image and title are")
  func plain() throws {
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
    button.setTitle("Next", for: .normal)
    button.layoutIfNeeded()
    let content = button.contentRect(forBounds: button.bounds)
    #expect(content == button.bounds)
    let title = button.titleRect(forContentRect: content)
    #expect(title.midX == 100 && title.midY == 20)
    #expect(button.titleLabel?.frame == title)
  }

  @Test(
    "An image that is larger than the content is squeezed into it, and leaves the title the rest")
  func largeImage() throws {
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 50, height: 30))
    button.contentEdgeInsets = UIEdgeInsets(top: 5, left: 10, bottom: 5, right: 10)
    button.setImage(UIImage(size: CGSize(width: 128, height: 128)), for: .normal)
    button.setTitle("Next", for: .normal)
    button.layoutIfNeeded()
    #expect(button.imageView?.frame == CGRect(x: 10, y: 5, width: 30, height: 20))
    #expect(button.titleLabel?.frame.width == 0)
  }

  @Test("A configuration of symbols changes the size of the image")
  func symbols() throws {
    let button = UIButton(type: .system)
    button.setImage(UIImage(systemName: "star"), for: .normal)
    let before = button.intrinsicContentSize.height
    button.setPreferredSymbolConfiguration(.init(pointSize: 60), forImageIn: .normal)
    let large = UIImage(
      systemName: "star", withConfiguration: UIImage.SymbolConfiguration(pointSize: 60))
    #expect(button.currentImage?.size == large?.size)
    #expect(button.intrinsicContentSize.height > before)
  }
}
