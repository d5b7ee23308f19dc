// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

// Some of Apple's names are not in lower camel case.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Dispatch
public import Foundation

/// Returns the current time of a monotonic clock, in seconds. Only differences between two times
/// are meaningful.
public func CACurrentMediaTime() -> TimeInterval {
  Double(DispatchTime.now().uptimeNanoseconds) / 1e9
}
