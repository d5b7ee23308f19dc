// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinPlatform

// The order of the steps has no effect: `+` and `-` change the constant, `*` and `/` the multiplier
// of the attribute. `(a.m_width + 10) * 2` is twice the width plus 10.

extension MortarAttribute {
  /// The attribute with a number of points added to each component.
  public static func + (
    attribute: MortarAttribute, number: any MortarCGFloatable
  ) -> MortarAttribute {
    attribute.combined(with: number) { $0.constants = $0.constants + $1 }
  }

  /// The attribute with a number of points each added to the components, in their order; there have
  /// to be 2.
  public static func + (
    attribute: MortarAttribute, numbers: MortarConstTwo
  ) -> MortarAttribute {
    attribute.combined(with: .init(numbers)) { $0.constants = $0.constants + $1 }
  }

  /// The attribute with a number of points each added to the components, in their order; there have
  /// to be 4.
  public static func + (
    attribute: MortarAttribute, numbers: MortarConstFour
  ) -> MortarAttribute {
    attribute.combined(with: .init(numbers)) { $0.constants = $0.constants + $1 }
  }

  /// The attribute with the constants added, and with the priority of the right side. The
  /// right side is a number, as in `+ (20 ! .high)`.
  public static func + (
    attribute: MortarAttribute, constant: MortarAttribute
  ) -> MortarAttribute {
    attribute.combined(with: constant) { $0.constants = $0.constants + $1 }
  }
}

extension MortarAttribute {
  /// The attribute with a number of points taken off each component.
  public static func - (
    attribute: MortarAttribute, number: any MortarCGFloatable
  ) -> MortarAttribute {
    attribute.combined(with: number) { $0.constants = $0.constants - $1 }
  }

  /// The attribute with a number of points each taken off the components, in their order; there
  /// have to be 2.
  public static func - (
    attribute: MortarAttribute, numbers: MortarConstTwo
  ) -> MortarAttribute {
    attribute.combined(with: .init(numbers)) { $0.constants = $0.constants - $1 }
  }

  /// The attribute with a number of points each taken off the components, in their order; there
  /// have to be 4.
  public static func - (
    attribute: MortarAttribute, numbers: MortarConstFour
  ) -> MortarAttribute {
    attribute.combined(with: .init(numbers)) { $0.constants = $0.constants - $1 }
  }

  /// The attribute with the constants taken off, and with the priority of the right side. The
  /// right side is a number, as in `- (20 ! .high)`.
  public static func - (
    attribute: MortarAttribute, constant: MortarAttribute
  ) -> MortarAttribute {
    attribute.combined(with: constant) { $0.constants = $0.constants - $1 }
  }
}

extension MortarAttribute {
  /// The attribute with each component times a number.
  public static func * (
    attribute: MortarAttribute, number: any MortarCGFloatable
  ) -> MortarAttribute {
    attribute.combined(with: number) { $0.multipliers = $0.multipliers * $1 }
  }

  /// The attribute with each component times a number of its own, in their order; there have to
  /// be 2.
  public static func * (
    attribute: MortarAttribute, numbers: MortarConstTwo
  ) -> MortarAttribute {
    attribute.combined(with: .init(numbers)) { $0.multipliers = $0.multipliers * $1 }
  }

  /// The attribute with each component times a number of its own, in their order; there have to
  /// be 4.
  public static func * (
    attribute: MortarAttribute, numbers: MortarConstFour
  ) -> MortarAttribute {
    attribute.combined(with: .init(numbers)) { $0.multipliers = $0.multipliers * $1 }
  }

  /// The attribute with each component times a constant, and with the priority of the right side.
  /// The right side is a number, as in `* (20 ! .high)`.
  public static func * (
    attribute: MortarAttribute, constant: MortarAttribute
  ) -> MortarAttribute {
    attribute.combined(with: constant) { $0.multipliers = $0.multipliers * $1 }
  }
}

extension MortarAttribute {
  /// The attribute with each component divided by a number.
  public static func / (
    attribute: MortarAttribute, number: any MortarCGFloatable
  ) -> MortarAttribute {
    attribute.combined(with: number) { $0.multipliers = $0.multipliers / $1 }
  }

  /// The attribute with each component divided by a number of its own, in their order; there have
  /// to be 2.
  public static func / (
    attribute: MortarAttribute, numbers: MortarConstTwo
  ) -> MortarAttribute {
    attribute.combined(with: .init(numbers)) { $0.multipliers = $0.multipliers / $1 }
  }

  /// The attribute with each component divided by a number of its own, in their order; there have
  /// to be 4.
  public static func / (
    attribute: MortarAttribute, numbers: MortarConstFour
  ) -> MortarAttribute {
    attribute.combined(with: .init(numbers)) { $0.multipliers = $0.multipliers / $1 }
  }

  /// The attribute with each component divided by a constant, and with the priority of the right
  /// side. The right side is a number, as in `/ (20 ! .high)`.
  public static func / (
    attribute: MortarAttribute, constant: MortarAttribute
  ) -> MortarAttribute {
    attribute.combined(with: constant) { $0.multipliers = $0.multipliers / $1 }
  }
}
