// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

// The types of this module's parameters, so that a program names them with this import alone.
@_exported public import struct QuoinDevices.SceneDevice
@_exported public import enum QuoinDevices.SceneOrientation
