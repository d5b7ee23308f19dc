// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

// The handler of problems gets values of that module.
@_exported public import QuoinDiagnostics
