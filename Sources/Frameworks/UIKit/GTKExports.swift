// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

#if GTK
@_exported public import QuoinGTK
#endif
