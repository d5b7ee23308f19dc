// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

// As for cells of tables: see UITableViewCell+Classes.swift.

extension UIView {
  /// A view of the class that it is called on, by `init(frame:)`.
  @usableFromInline @inline(never)
  convenience init(ofThisClass: Bool) {
    self.init(frame: .zero)
  }

  /// Makes a view of the class that it is called on, by `init(frame:)`.
  @_silgen_name("$s10QuoinUIKit6UIViewC11ofThisClassACSb_tcfC")
  package class func make(ofThisClass: Bool = true) -> UIView
}
