// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import Foundation
import QuoinUIKit

#if !QUOIN_APPLE_FOUNDATION
/// Files of other programs. Nothing has to be asked for here: files can be read as the system
/// allows.
extension URL {
  /// Begins to use a file of another program: always possible.
  public func startAccessingSecurityScopedResource() -> Bool { true }
  /// Ends using a file of another program. Has no effect.
  public func stopAccessingSecurityScopedResource() {}
}
#endif
