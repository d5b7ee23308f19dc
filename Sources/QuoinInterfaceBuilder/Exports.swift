// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

// Devices are parameters of this module, and how their insets are known is what its reports have.
@_exported public import QuoinDevices
