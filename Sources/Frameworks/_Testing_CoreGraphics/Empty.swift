// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

// Swift Testing has an overlay of this name for a module called CoreGraphics. The compiler imports
// it in files that import both, which do not compile without it.
