// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

// What programs use of this framework comes with the views.

@_exported public import QuoinUIKit
