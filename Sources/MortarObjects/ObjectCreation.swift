// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

#if QUOIN_UIKIT || QUOIN_APPKIT
public import Foundation
public import MortarCore

/// All objects, as in Mortar 1.7. `init()` becomes visible on every class with this; files where it
/// then is ambiguous import Mortar instead.
extension NSObject: MortarCreatable {}
#endif
