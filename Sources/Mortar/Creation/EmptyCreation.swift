// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

// The name is the original's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

#if !QUOIN_UIKIT && !QUOIN_APPKIT
public import MortarCore
import QuoinPlatform

/// A class whose instances are made by the `init()` of its base class.
///
/// `MortarCreatable` requires an `init()`, which Apple's views and controllers do not have as
/// `required init()` in Swift, and so neither have those of QuoinUIKit: every subclass would have
/// to repeat it.
@preconcurrency @MainActor public protocol EmptyCreation: AnyObject {
  /// Creates an instance of the class on which it is called, with default values.
  static func makeEmpty() -> Self
}

extension EmptyCreation {
  /// Creates an instance and sets it up.
  ///
  /// A view is made by the `init(frame:)` of its class, a controller by its
  /// `init(nibName:bundle:)`, and a class that conforms to `MortarCreatable` by its own `init()`.
  /// As with `UIView()`, a class without these initializers stops the program; let it conform to
  /// `MortarCreatable`.
  ///
  /// - Parameter creatorFunc: A closure that sets up the instance. It is called once.
  /// - Returns: The instance.
  // A class that conforms has the method of the protocol, too, which is then preferred.
  @_disfavoredOverload public static func m_create(creatorFunc: (Self) -> Void) -> Self {
    let conforming = (self as? any MortarCreatable.Type)?.init() as? Self
    let instance = conforming ?? makeEmpty()
    creatorFunc(instance)
    return instance
  }
}

// Swift calls `init()` of a class that is not known at compile time only when it is `required`. The
// compiled form of an initializer is a function with the class as parameter, like that of a static
// method that returns `Self`. The methods below therefore have no bodies: by `@_silgen_name` they
// are the functions that `UIView()` and `UIViewController()` call. If these symbols change,
// `CreationTests` does not link.

extension UIView: EmptyCreation {
  /// Returns a view with an empty frame.
  @_silgen_name("$s10QuoinUIKit6UIViewCACycfC")
  public static func makeEmpty() -> Self
}

extension UIViewController: EmptyCreation {
  /// Returns a controller that creates its view in code.
  @_silgen_name("$s10QuoinUIKit16UIViewControllerCACycfC")
  public static func makeEmpty() -> Self
}
#endif
