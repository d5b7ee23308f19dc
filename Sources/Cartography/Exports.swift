// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

// Programs import Cartography alone and use views and rectangles.

@_exported public import QuoinPlatform
