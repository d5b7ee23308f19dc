// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

// Apple's names.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Dispatch
public import Foundation

/// The present time in seconds of a clock that never goes backwards. Only differences of two times
/// mean something.
public func CACurrentMediaTime() -> TimeInterval {
  Double(DispatchTime.now().uptimeNanoseconds) / 1e9
}
