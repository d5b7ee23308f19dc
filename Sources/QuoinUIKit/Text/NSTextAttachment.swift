// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import Foundation
import QuoinText

/// An image or other content in a text. Its size is part of the measured text.
open class NSTextAttachment: NSObject {
  /// Has to be the first property, see ``ObjectType``.
  private let objectType = ObjectType.known
  /// The image of the attachment.
  open var image: UIImage?
  /// The rectangle of the attachment: its origin from the baseline upward. Empty bounds mean the
  /// size of the image, on the baseline.
  open var bounds = CGRect.zero
  /// Whether the image grows with the preferred text size. Stored, without effect.
  open var adjustsImageSizeForAccessibilityContentSizeCategory = false
  /// The space beside the attachment, in points. Stored, not measured.
  open var lineLayoutPadding: CGFloat = 0
  /// Whether a view can replace the attachment. Stored: no view is created.
  open var allowsTextAttachmentView = true
  /// The description of the attachment, for assistive technologies.
  open var accessibilityLabel: String?
  /// The data of the attachment.
  open var contents: Data?
  /// The type of the data.
  open var fileType: String?

  /// Creates an attachment of data and its type.
  public init(data contentData: Data?, ofType uti: String?) {
    contents = contentData
    fileType = uti
    super.init()
  }

  /// Creates an empty attachment.
  public convenience override init() {
    self.init(data: nil, ofType: nil)
  }

  /// Creates an attachment of an image.
  public convenience init(image: UIImage) {
    self.init(data: nil, ofType: nil)
    self.image = image
  }

  /// Returns the rectangle of the attachment in a line, which subclasses override: ``bounds``, or
  /// the size of the image. The line has no limit in width when a text is measured.
  open func attachmentBounds(
    for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect,
    glyphPosition position: CGPoint, characterIndex charIndex: Int
  ) -> CGRect {
    bounds.isEmpty ? CGRect(origin: .zero, size: image?.size ?? .zero) : bounds
  }
  /// Returns the image in a place of a line, which subclasses override.
  open func image(
    forBounds imageBounds: CGRect, textContainer: NSTextContainer?, characterIndex charIndex: Int
  ) -> UIImage? { image }

  /// Returns the space that the attachment takes in a line of a font.
  func space(at index: Int, font: UIFont) -> TextRun.Attachment {
    let line = CGRect(
      x: 0, y: 0, width: CGFloat.greatestFiniteMagnitude, height: font.lineHeight)
    let bounds = attachmentBounds(
      for: nil, proposedLineFragment: line, glyphPosition: .zero, characterIndex: index)
    return TextRun.Attachment(
      width: Double(bounds.width), ascender: Double(bounds.maxY), descender: Double(-bounds.minY))
  }
}

extension NSAttributedString {
  /// Creates the character U+FFFC with an attachment.
  public convenience init(attachment: NSTextAttachment) {
    self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
  }
}
