// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import Foundation
public import QuoinUIKit

/// What was copied, in this program alone: the pasteboard of the system is not used.
@preconcurrency @MainActor open class UIPasteboard: NSObject {
  /// The one pasteboard.
  public class var general: UIPasteboard { theOne }
  private static let theOne = UIPasteboard()
  private var value: Any? { didSet { changes += 1 } }
  private var changes = 0

  /// The text, where a text was copied last.
  open var string: String? {
    get { value as? String }
    set { value = newValue }
  }
  /// The URL, where a URL was copied last.
  open var url: URL? {
    get { value as? URL }
    set { value = newValue }
  }
  /// The image, where an image was copied last.
  open var image: UIImage? {
    get { value as? UIImage }
    set { value = newValue }
  }
  /// The colour, where a colour was copied last.
  open var color: UIColor? {
    get { value as? UIColor }
    set { value = newValue }
  }
  /// Whether there is a text.
  open var hasStrings: Bool { string != nil }
  /// Whether there is a URL.
  open var hasURLs: Bool { url != nil }
  /// Whether there is an image.
  open var hasImages: Bool { image != nil }
  /// Whether there is a colour.
  open var hasColors: Bool { color != nil }
  /// How often something was copied.
  open var changeCount: Int { changes }
}
