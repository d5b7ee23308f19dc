// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

// A program with `import UIKit` imports Quoin's object model, Foundation, and declarations that
// are part of Objective-C on Apple's platforms.

@_exported public import QuoinObjectiveC
@_exported public import QuoinUIKit
@_exported public import QuoinUIKitExtras
