// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

#if !QUOIN_APPLE_FOUNDATION
/// A time in seconds, as Core Foundation names it.
public typealias CFTimeInterval = Double
#endif
