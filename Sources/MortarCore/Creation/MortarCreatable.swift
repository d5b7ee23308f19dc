// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

// The names are the original's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// A class whose instances can be made and set up in one expression.
///
/// ```swift
/// let title = UILabel.m_create {
///   $0.text = "Inbox"
///   $0.textAlignment = .center
/// }
/// ```
///
/// A class of the program conforms with `extension Ledger: MortarCreatable {}`; one that is not
/// final needs a `required init()`. The module Mortar adds `m_create` to all views and controllers.
@preconcurrency @MainActor public protocol MortarCreatable {
  /// Creates an instance with default values.
  init()
}

extension MortarCreatable {
  /// Creates an instance and sets it up.
  ///
  /// - Parameter creatorFunc: A closure that sets up the instance. It is called once.
  /// - Returns: The instance.
  public static func m_create(creatorFunc: (Self) -> Void) -> Self {
    let instance = Self()
    creatorFunc(instance)
    return instance
  }
}
