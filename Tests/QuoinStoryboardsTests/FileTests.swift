// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Testing

/// The suites share the handler of problems, so they run one after the other.
@MainActor @Suite("Files of running programs", .serialized) struct FileTests {}
