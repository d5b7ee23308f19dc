// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

#if canImport(UIKit) || canImport(CoreGraphics) || canImport(QuartzCore)
#error("A module named like a framework was built, and no package asks for it.")
#endif

/// The name of the interface that the library would use.
public let platform = "none"
