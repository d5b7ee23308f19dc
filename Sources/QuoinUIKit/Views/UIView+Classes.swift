// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

package import Foundation

// `@_silgen_name` as for the cells of tables: see UITableViewCell+Classes.swift. The parameters are
// numbers, because the name of `CGRect` in the symbol differs between platforms.

extension UIView {
  /// Creates a view of the class that it is called on, by `init(frame:)`.
  @usableFromInline @inline(never)
  convenience init(ofThisClassAtX x: Double, y: Double, width: Double, height: Double) {
    self.init(frame: CGRect(x: x, y: y, width: width, height: height))
  }

  /// Creates a view of the class that it is called on, by `init(frame:)`.
  @_silgen_name("$s10QuoinUIKit6UIViewC14ofThisClassAtX1y5width6heightACSd_S3dtcfC")
  private class func make(atX x: Double, y: Double, width: Double, height: Double) -> UIView

  /// Creates a view of the class that it is called on, by `init(frame:)`.
  package class func make(frame: CGRect) -> UIView {
    make(
      atX: Double(frame.minX), y: Double(frame.minY), width: Double(frame.width),
      height: Double(frame.height))
  }
}
