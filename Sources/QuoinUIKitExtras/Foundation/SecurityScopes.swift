// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinUIKit

#if !QUOIN_APPLE_FOUNDATION
#endif
