// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import Foundation

/// Something that the user did. Nothing makes events here; overridden methods name the type.
@preconcurrency @MainActor open class UIEvent: NSObject {}
