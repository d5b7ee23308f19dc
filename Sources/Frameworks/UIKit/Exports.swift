// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

// A program with `import UIKit` imports Quoin's object model, Foundation, and declarations that
// are part of Objective-C on Apple's platforms.

@_exported public import QuoinObjectiveC
@_exported public import QuoinStoryboards
@_exported public import QuoinUIKit
@_exported public import QuoinUIKitExtras

// Apple's Foundation, which comes with UIKit, has sessions of the network and readers of XML.
#if canImport(FoundationNetworking)
@_exported public import FoundationNetworking
#endif
#if canImport(FoundationXML)
@_exported public import FoundationXML
#endif
