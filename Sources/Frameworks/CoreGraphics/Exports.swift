// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

// The declarations of this framework that layout code uses are part of QuoinUIKit.

@_exported public import QuoinUIKit
@_exported public import QuoinUIKitExtras
