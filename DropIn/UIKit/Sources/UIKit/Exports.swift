// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

// A program that says `import UIKit` gets Quoin's object model and all of Foundation, and what comes
// with Objective-C on Apple's platforms.

@_exported public import QuoinObjectiveC
@_exported public import QuoinUIKit
