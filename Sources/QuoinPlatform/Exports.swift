// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

// A dialect is imported alone, so the views that it uses, and all of Foundation, are imported with
// it.

#if QUOIN_UIKIT
@_exported public import UIKit
#elseif QUOIN_APPKIT
@_exported public import AppKit
#else
@_exported public import QuoinUIKit
#endif
