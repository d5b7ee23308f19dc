// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import Foundation

// Foundation's attributed strings on Linux have no initializer without arguments; Apple's inherit
// one.
#if !QUOIN_APPLE_FOUNDATION
extension NSMutableAttributedString {
  /// Creates an empty text.
  public convenience init() { self.init(string: "") }
}

extension NSAttributedString {
  /// Creates an empty text. An extension cannot declare `init()`. A call without arguments selects
  /// this initializer instead, because no value of type `Never` can be passed.
  public convenience init(_ nothing: Never...) { self.init(string: "") }
}
#endif
