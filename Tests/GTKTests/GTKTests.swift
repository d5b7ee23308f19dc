// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

#if GTK
import CQuoinGTK
import Foundation
import QuoinGTK
import Testing

/// Runs the tests of this program in the main loop of GTK, as a program with windows runs.
@main struct GTKTests {
  @MainActor static func main() {
    Program.start()
    Task {
      let code = await Testing.__swiftPMEntryPoint() as CInt
      exit(code)
    }
    // A test that closes the last window ends no program.
    while true { quoin_loop_run() }
  }
}
#else
/// Needs the trait GTK.
@main struct GTKTests {
  static func main() {
    print("gtk-tests: built without the trait GTK, so there is nothing to test")
  }
}
#endif
