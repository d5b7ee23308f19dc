// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

// Devices are parameters of this module, and its reports contain the evidence for their insets.
@_exported public import QuoinDevices
