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
  /// The attribute with a number of points subtracted from each component.
  public static func - (
    attribute: MortarAttribute, number: any MortarCGFloatable
  ) -> MortarAttribute {
    attribute.combined(with: number) { $0.constants = $0.constants - $1 }
  }

  /// The attribute with one of 2 numbers subtracted from each of its 2 components, in order.
  public static func - (
    attribute: MortarAttribute, numbers: MortarConstTwo
  ) -> MortarAttribute {
    attribute.combined(with: .init(numbers)) { $0.constants = $0.constants - $1 }
  }

  /// The attribute with one of 4 numbers subtracted from each of its 4 components, in order.
  public static func - (
    attribute: MortarAttribute, numbers: MortarConstFour
  ) -> MortarAttribute {
    attribute.combined(with: .init(numbers)) { $0.constants = $0.constants - $1 }
  }

  /// The attribute with the constants subtracted, and with the priority of the right side. The
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

  /// The attribute with each of its 2 components multiplied by one of 2 numbers, in order.
  public static func * (
    attribute: MortarAttribute, numbers: MortarConstTwo
  ) -> MortarAttribute {
    attribute.combined(with: .init(numbers)) { $0.multipliers = $0.multipliers * $1 }
  }

  /// The attribute with each of its 4 components multiplied by one of 4 numbers, in order.
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

  /// The attribute with each of its 2 components divided by one of 2 numbers, in order.
  public static func / (
    attribute: MortarAttribute, numbers: MortarConstTwo
  ) -> MortarAttribute {
    attribute.combined(with: .init(numbers)) { $0.multipliers = $0.multipliers / $1 }
  }

  /// The attribute with each of its 4 components divided by one of 4 numbers, in order.
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
