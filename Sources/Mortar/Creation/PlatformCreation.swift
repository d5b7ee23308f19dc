// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

#if QUOIN_UIKIT || QUOIN_APPKIT
public import MortarCore
public import QuoinPlatform

// The `init()` of Objective-C classes is required. `NSObject` as a whole conforms in MortarObjects only,
// since that makes `init()` visible, and with it ambiguous, on every class there is.

extension PlatformView: MortarCreatable {}
extension PlatformViewController: MortarCreatable {}
#endif
