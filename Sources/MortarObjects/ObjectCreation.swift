// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

// See `PlatformCreation` in Mortar for the second condition.
#if (QUOIN_UIKIT || QUOIN_APPKIT) && _runtime(_ObjC)
public import Foundation
public import MortarCore

/// All objects, as in Mortar 1.7. `init()` becomes visible on every class with this; files where it
/// then is ambiguous import Mortar instead.
extension NSObject: MortarCreatable {}
#endif
