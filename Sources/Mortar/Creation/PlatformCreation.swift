// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

// Initialisers that are imported from Objective-C count as required, so views and controllers
// conform as they are. The stubs of `Utils/check-apple` are Swift classes, of which that is not
// true: hence the second condition, which no platform without Objective-C meets.

#if (QUOIN_UIKIT || QUOIN_APPKIT) && _runtime(_ObjC)
public import MortarCore
public import QuoinPlatform

// `NSObject` as a whole conforms in MortarObjects only, since that makes `init()` visible, and with
// it ambiguous, on every class there is.

extension PlatformView: MortarCreatable {}
extension PlatformViewController: MortarCreatable {}
extension PlatformLayoutGuide: MortarCreatable {}
extension Formatter: MortarCreatable {}
#if QUOIN_UIKIT
extension UIGestureRecognizer: MortarCreatable {}
#else
extension NSGestureRecognizer: MortarCreatable {}
#endif
#endif
