// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

// Programs that import UIKit alone use all of Foundation through it.
@_exported public import Foundation
