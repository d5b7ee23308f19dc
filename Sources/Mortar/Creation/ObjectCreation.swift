// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

// The name is the original's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

#if !QUOIN_UIKIT && !QUOIN_APPKIT
public import QuoinPlatform

/// A class that is neither a view nor a controller, and has `m_create` itself but not in
/// subclasses.
///
/// Without Objective-C, `init()` of a class that is not known at compile time can be called only if
/// it is `required`, and it is not in these classes. So each of them has a form of its own. A
/// subclass of the program is included by conforming to `MortarCreatable`.
public protocol ObjectCreation: AnyObject {}

extension UILayoutGuide: ObjectCreation {}
extension UIGestureRecognizer: ObjectCreation {}
extension Formatter: ObjectCreation {}

extension ObjectCreation {
  /// Sets an instance up and returns it.
  fileprivate func setUp(_ creatorFunc: (Self) -> Void) -> Self {
    creatorFunc(self)
    return self
  }
}

extension ObjectCreation where Self == UILayoutGuide {
  /// Creates a layout guide and sets it up by a closure, which is called once.
  @preconcurrency @MainActor public static func m_create(creatorFunc: (UILayoutGuide) -> Void)
    -> UILayoutGuide
  {
    UILayoutGuide().setUp(creatorFunc)
  }
}

extension ObjectCreation where Self == UIGestureRecognizer {
  /// Creates a gesture recognizer and sets it up by a closure, which is called once.
  @preconcurrency @MainActor public static func m_create(creatorFunc: (UIGestureRecognizer) -> Void)
    -> UIGestureRecognizer
  {
    UIGestureRecognizer().setUp(creatorFunc)
  }
}

extension ObjectCreation where Self == UITapGestureRecognizer {
  /// Creates a tap recognizer and sets it up by a closure, which is called once.
  @preconcurrency @MainActor public static func m_create(
    creatorFunc: (UITapGestureRecognizer) -> Void
  ) -> UITapGestureRecognizer {
    UITapGestureRecognizer().setUp(creatorFunc)
  }
}

extension ObjectCreation where Self == UIPanGestureRecognizer {
  /// Creates a pan recognizer and sets it up by a closure, which is called once.
  @preconcurrency @MainActor public static func m_create(
    creatorFunc: (UIPanGestureRecognizer) -> Void
  ) -> UIPanGestureRecognizer {
    UIPanGestureRecognizer().setUp(creatorFunc)
  }
}

extension ObjectCreation where Self == ByteCountFormatter {
  /// Creates a formatter of byte counts and sets it up by a closure, which is called once.
  public static func m_create(creatorFunc: (ByteCountFormatter) -> Void) -> ByteCountFormatter {
    ByteCountFormatter().setUp(creatorFunc)
  }
}

extension ObjectCreation where Self == DateFormatter {
  /// Creates a formatter of dates and sets it up by a closure, which is called once.
  public static func m_create(creatorFunc: (DateFormatter) -> Void) -> DateFormatter {
    DateFormatter().setUp(creatorFunc)
  }
}

extension ObjectCreation where Self == DateIntervalFormatter {
  /// Creates a formatter of intervals and sets it up by a closure, which is called once.
  public static func m_create(creatorFunc: (DateIntervalFormatter) -> Void) -> DateIntervalFormatter
  {
    DateIntervalFormatter().setUp(creatorFunc)
  }
}

extension ObjectCreation where Self == EnergyFormatter {
  /// Creates an energy formatter and sets it up by a closure, which is called once.
  public static func m_create(creatorFunc: (EnergyFormatter) -> Void) -> EnergyFormatter {
    EnergyFormatter().setUp(creatorFunc)
  }
}

extension ObjectCreation where Self == ISO8601DateFormatter {
  /// Creates an ISO 8601 formatter and sets it up by a closure, which is called once.
  public static func m_create(creatorFunc: (ISO8601DateFormatter) -> Void) -> ISO8601DateFormatter {
    ISO8601DateFormatter().setUp(creatorFunc)
  }
}

extension ObjectCreation where Self == LengthFormatter {
  /// Creates a formatter of lengths and sets it up by a closure, which is called once.
  public static func m_create(creatorFunc: (LengthFormatter) -> Void) -> LengthFormatter {
    LengthFormatter().setUp(creatorFunc)
  }
}

extension ObjectCreation where Self == MassFormatter {
  /// Creates a formatter of masses and sets it up by a closure, which is called once.
  public static func m_create(creatorFunc: (MassFormatter) -> Void) -> MassFormatter {
    MassFormatter().setUp(creatorFunc)
  }
}

extension ObjectCreation where Self == NumberFormatter {
  /// Creates a formatter of numbers and sets it up by a closure, which is called once.
  public static func m_create(creatorFunc: (NumberFormatter) -> Void) -> NumberFormatter {
    NumberFormatter().setUp(creatorFunc)
  }
}
#endif
