// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

// Swift Testing has an overlay of this name for a module called UIKit. A file that imports both asks for
// it, and does not compile where there is none.
