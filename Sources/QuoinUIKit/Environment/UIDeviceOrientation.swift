// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// The orientation of a device.
public enum UIDeviceOrientation: Int, Hashable, Sendable {
  case unknown = 0
  case portrait = 1
  case portraitUpsideDown = 2
  case landscapeLeft = 3
  case landscapeRight = 4
  case faceUp = 5
  case faceDown = 6

  /// Whether the device is in portrait.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// Whether the device is in landscape.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  /// Whether the device is on its back or its face.
  public var isFlat: Bool { self == .faceUp || self == .faceDown }
  /// Whether the device is in portrait or in landscape.
  public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }
}
