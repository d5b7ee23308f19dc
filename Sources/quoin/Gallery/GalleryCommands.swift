// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import ArgumentParser

// Where there is UIKit or AppKit the dialects drive that, and there are no pictures of it here.

#if !QUOIN_UIKIT && !QUOIN_APPKIT
/// The commands that show dialects.
let galleryCommands: [any ParsableCommand.Type] = [GalleryCommand.self]
#else
/// The commands that show dialects: none.
let galleryCommands: [any ParsableCommand.Type] = []
#endif
