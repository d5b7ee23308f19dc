// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

// A dialect is imported alone, so the views that it speaks of, and all of Foundation, come with it.

#if QUOIN_UIKIT
@_exported public import UIKit
#elseif QUOIN_APPKIT
@_exported public import AppKit
#else
@_exported public import QuoinUIKit
#endif
