// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

#if !QUOIN_APPKIT
import Mortar
import Testing

@MainActor struct ImportTests {
  @Test func `Importing the module brings the views of the platform`() {
    #expect(PlatformView().superview == nil)
  }
}
#endif
