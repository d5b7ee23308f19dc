// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import Foundation

/// A picture, of which only the size and the name are known.
///
/// Images go to other threads, as Apple's: nothing stored changes.
open class UIImage: NSObject, @unchecked Sendable {
  private let givenSize: CGSize
  /// The name in the file that the image comes from, for pictures of the layout.
  package let name: String?

  /// An image of no size.
  public override init() {
    givenSize = .zero
    name = nil
    super.init()
  }

  /// An image of a size in points.
  package init(size: CGSize, name: String? = nil) {
    givenSize = size
    self.name = name
    super.init()
  }

  /// nil: there are no image files here.
  public convenience init?(named name: String) {
    return nil
  }

  /// The size in points.
  open var size: CGSize { givenSize }
  /// Pixels a point.
  open var scale: CGFloat { 1 }
}
