// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

#if QUOIN_UIKIT || QUOIN_APPKIT
import Foundation

/// The constructs on platforms with UIKit or AppKit. There the dialects drive the views of the platform,
/// of which Quoin draws no pictures.
@main
enum UnavailableConstructs {
  static func main() {
    FileHandle.standardError.write(
      Data("error: The constructs run only on platforms without UIKit and AppKit.\n".utf8))
    exit(EXIT_FAILURE)
  }
}
#endif
