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
  /// Makes a layout guide and sets it up by a closure, which is called once.
  @preconcurrency @MainActor public static func m_create(creatorFunc: (UILayoutGuide) -> Void)
    -> UILayoutGuide
  {
    UILayoutGuide().setUp(creatorFunc)
  }
}

extension ObjectCreation where Self == UIGestureRecognizer {
  /// Makes a gesture recognizer and sets it up by a closure, which is called once.
  @preconcurrency @MainActor public static func m_create(creatorFunc: (UIGestureRecognizer) -> Void)
    -> UIGestureRecognizer
  {
    UIGestureRecognizer().setUp(creatorFunc)
  }
}

extension ObjectCreation where Self == UITapGestureRecognizer {
  /// Makes a tap recognizer and sets it up by a closure, which is called once.
  @preconcurrency @MainActor public static func m_create(
    creatorFunc: (UITapGestureRecognizer) -> Void
  ) -> UITapGestureRecognizer {
    UITapGestureRecognizer().setUp(creatorFunc)
  }
}

extension ObjectCreation where Self == UIPanGestureRecognizer {
  /// Makes a pan recognizer and sets it up by a closure, which is called once.
  @preconcurrency @MainActor public static func m_create(
    creatorFunc: (UIPanGestureRecognizer) -> Void
  ) -> UIPanGestureRecognizer {
    UIPanGestureRecognizer().setUp(creatorFunc)
  }
}

extension ObjectCreation where Self == ByteCountFormatter {
  /// Makes a formatter of byte counts and sets it up by a closure, which is called once.
  public static func m_create(creatorFunc: (ByteCountFormatter) -> Void) -> ByteCountFormatter {
    ByteCountFormatter().setUp(creatorFunc)
  }
}

extension ObjectCreation where Self == DateFormatter {
  /// Makes a formatter of dates and sets it up by a closure, which is called once.
  public static func m_create(creatorFunc: (DateFormatter) -> Void) -> DateFormatter {
    DateFormatter().setUp(creatorFunc)
  }
}

extension ObjectCreation where Self == DateIntervalFormatter {
  /// Makes a formatter of intervals and sets it up by a closure, which is called once.
  public static func m_create(creatorFunc: (DateIntervalFormatter) -> Void) -> DateIntervalFormatter
  {
    DateIntervalFormatter().setUp(creatorFunc)
  }
}

extension ObjectCreation where Self == EnergyFormatter {
  /// Makes an energy formatter and sets it up by a closure, which is called once.
  public static func m_create(creatorFunc: (EnergyFormatter) -> Void) -> EnergyFormatter {
    EnergyFormatter().setUp(creatorFunc)
  }
}

extension ObjectCreation where Self == ISO8601DateFormatter {
  /// Makes an ISO 8601 formatter and sets it up by a closure, which is called once.
  public static func m_create(creatorFunc: (ISO8601DateFormatter) -> Void) -> ISO8601DateFormatter {
    ISO8601DateFormatter().setUp(creatorFunc)
  }
}

extension ObjectCreation where Self == LengthFormatter {
  /// Makes a formatter of lengths and sets it up by a closure, which is called once.
  public static func m_create(creatorFunc: (LengthFormatter) -> Void) -> LengthFormatter {
    LengthFormatter().setUp(creatorFunc)
  }
}

extension ObjectCreation where Self == MassFormatter {
  /// Makes a formatter of masses and sets it up by a closure, which is called once.
  public static func m_create(creatorFunc: (MassFormatter) -> Void) -> MassFormatter {
    MassFormatter().setUp(creatorFunc)
  }
}

extension ObjectCreation where Self == NumberFormatter {
  /// Makes a formatter of numbers and sets it up by a closure, which is called once.
  public static func m_create(creatorFunc: (NumberFormatter) -> Void) -> NumberFormatter {
    NumberFormatter().setUp(creatorFunc)
  }
}
#endif
