// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import Foundation

// Foundation's texts on Linux have no initializer without arguments, which Apple's inherit.
#if !QUOIN_APPLE_FOUNDATION
extension NSMutableAttributedString {
  /// An empty text.
  public convenience init() { self.init(string: "") }
}

extension NSAttributedString {
  /// An empty text. An extension cannot declare `init()`, which this is called as: there is no value
  /// that can be passed.
  public convenience init(_ nothing: Never...) { self.init(string: "") }
}
#endif
