// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

// The types of this module's parameters, so that a test names them with this import alone.
@_exported public import QuoinChecking
@_exported public import QuoinRender

@_exported public import struct QuoinDevices.SceneDevice
@_exported public import enum QuoinDevices.SceneOrientation
@_exported public import struct QuoinInterfaceBuilder.InterfaceFile
// The geometry of scenes, without the module's other names: it has a LayoutProblem of its own.
@_exported public import struct QuoinLayout.LayoutPoint
@_exported public import struct QuoinLayout.LayoutRect
@_exported public import struct QuoinLayout.LayoutSize
@_exported public import enum QuoinSnapshots.LayoutRecording
@_exported public import struct QuoinSnapshots.LayoutSnapshotText
@_exported public import enum QuoinSnapshots.PictureTolerance
@_exported public import struct QuoinSnapshots.SnapshotTextOptions
@_exported public import struct QuoinStage.FrameChange
