// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation

/// The style in which a controller is presented.
public enum UIModalPresentationStyle: Int, Hashable, Sendable {
  case fullScreen = 0
  case pageSheet = 1
  case formSheet = 2
  case currentContext = 3
  case custom = 4
  case overFullScreen = 5
  case overCurrentContext = 6
  case popover = 7
  case blurOverFullScreen = 8
  case none = -1
  case automatic = -2

  /// Whether the controller is presented as a sheet.
  var isSheet: Bool { self == .automatic || self == .pageSheet || self == .formSheet }
}

/// The transitions of a presentation. Not shown: presentations are immediate here.
public enum UIModalTransitionStyle: Int, Hashable, Sendable {
  case coverVertical = 0
  case flipHorizontal = 1
  case crossDissolve = 2
  case partialCurl = 3
}

/// The text of a status bar. Not shown.
public enum UIStatusBarStyle: Int, Hashable, Sendable {
  case `default` = 0
  case lightContent = 1
  case darkContent = 3
}

/// The animation of a status bar. Not shown.
public enum UIStatusBarAnimation: Int, Hashable, Sendable {
  case none = 0
  case fade = 1
  case slide = 2
}

/// The orientation of an interface.
public enum UIInterfaceOrientation: Int, Hashable, Sendable {
  case unknown = 0
  case portrait = 1
  case portraitUpsideDown = 2
  case landscapeRight = 3
  case landscapeLeft = 4

  /// Whether the interface is in portrait.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// Whether the interface is in landscape.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

/// The supported interface orientations.
public struct UIInterfaceOrientationMask: OptionSet, Sendable {
  /// The orientations as a bit mask.
  public let rawValue: UInt

  /// Creates orientations from bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// Portrait.
  public static let portrait = UIInterfaceOrientationMask(rawValue: 2)
  /// The orientation upside down.
  public static let portraitUpsideDown = UIInterfaceOrientationMask(rawValue: 4)
  /// The landscape orientation with the home button on the right.
  public static let landscapeRight = UIInterfaceOrientationMask(rawValue: 8)
  /// The landscape orientation with the home button on the left.
  public static let landscapeLeft = UIInterfaceOrientationMask(rawValue: 16)
  /// The orientations on either side.
  public static let landscape = UIInterfaceOrientationMask(rawValue: 24)
  /// All interface orientations.
  public static let all = UIInterfaceOrientationMask(rawValue: 30)
  /// All orientations but upside down.
  public static let allButUpsideDown = UIInterfaceOrientationMask(rawValue: 26)
}
