// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import Foundation
import QuoinText

/// An image or other content in a text. Its size is part of the measured text.
open class NSTextAttachment: NSObject {
  /// The image.
  open var image: UIImage?
  /// The place of the attachment: its origin from the baseline upward. Empty bounds mean the
  /// size of the image, on the baseline.
  open var bounds = CGRect.zero
  /// The data of the attachment.
  open var contents: Data?
  /// The type of the data.
  open var fileType: String?

  /// An attachment of data and its type.
  public init(data contentData: Data?, ofType uti: String?) {
    contents = contentData
    fileType = uti
    super.init()
  }

  /// An empty attachment.
  public convenience override init() {
    self.init(data: nil, ofType: nil)
  }

  /// An image.
  public convenience init(image: UIImage) {
    self.init(data: nil, ofType: nil)
    self.image = image
  }

  /// The space that the attachment takes in a line.
  var space: TextRun.Attachment {
    let size = bounds.isEmpty ? image?.size ?? .zero : bounds.size
    let bottom = bounds.isEmpty ? 0 : bounds.minY
    return TextRun.Attachment(
      width: Double(size.width), ascender: Double(bottom + size.height), descender: Double(-bottom))
  }
}

extension NSAttributedString {
  /// The character U+FFFC with an attachment.
  public convenience init(attachment: NSTextAttachment) {
    self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
  }
}
