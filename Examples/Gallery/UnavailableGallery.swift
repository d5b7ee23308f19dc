// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

#if QUOIN_UIKIT || QUOIN_APPKIT
import Foundation

/// Where there is UIKit or AppKit, the dialects drive the views of the platform, and Quoin draws no
/// pictures of those.
@main
enum UnavailableGallery {
  static func main() {
    FileHandle.standardError.write(
      Data("error: The gallery runs only on platforms without UIKit and AppKit.\n".utf8))
    exit(EXIT_FAILURE)
  }
}
#endif
