// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import QuoinUIKit

/// A view or a controller, whose layout tests judge and compare.
@MainActor public protocol LayoutTestable: AnyObject {}

extension UIView: LayoutTestable {}
extension UIViewController: LayoutTestable {}
