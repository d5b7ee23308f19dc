// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

// Written by Utils/generate-sources: edit MortarOperators in Utils/SourceGenerator and run it again.
// swift-format-ignore-file

import QuoinPlatform

// The order of the steps has no effect: `+` and `-` change the constant, `*` and `/` the multiplier
// of the attribute. `(a.m_width + 10) * 2` is twice the width plus 10.

extension MortarAttribute {
  /// The attribute with a number of points added to each component.
  public static func + (attribute: MortarAttribute, number: any MortarCGFloatable) -> MortarAttribute {
    attribute.combined(with: number) { $0.constants = $0.constants + $1 }
  }

  /// The attribute with a number of points added to each of its 2 components, in the order of the numbers.
  public static func + (attribute: MortarAttribute, numbers: MortarConstTwo) -> MortarAttribute {
    attribute.combined(with: .init(numbers)) { $0.constants = $0.constants + $1 }
  }

  /// The attribute with a number of points added to each of its 4 components, in the order of the numbers.
  public static func + (attribute: MortarAttribute, numbers: MortarConstFour) -> MortarAttribute {
    attribute.combined(with: .init(numbers)) { $0.constants = $0.constants + $1 }
  }

  /// The attribute with a number of points added to each component, and with the priority of the right side, as in `+ (20 ! .high)`.
  public static func + (attribute: MortarAttribute, constant: MortarAttribute) -> MortarAttribute {
    attribute.combined(with: constant) { $0.constants = $0.constants + $1 }
  }

  /// The attribute with a number of points subtracted from each component.
  public static func - (attribute: MortarAttribute, number: any MortarCGFloatable) -> MortarAttribute {
    attribute.combined(with: number) { $0.constants = $0.constants - $1 }
  }

  /// The attribute with a number of points subtracted from each of its 2 components, in the order of the numbers.
  public static func - (attribute: MortarAttribute, numbers: MortarConstTwo) -> MortarAttribute {
    attribute.combined(with: .init(numbers)) { $0.constants = $0.constants - $1 }
  }

  /// The attribute with a number of points subtracted from each of its 4 components, in the order of the numbers.
  public static func - (attribute: MortarAttribute, numbers: MortarConstFour) -> MortarAttribute {
    attribute.combined(with: .init(numbers)) { $0.constants = $0.constants - $1 }
  }

  /// The attribute with a number of points subtracted from each component, and with the priority of the right side, as in `- (20 ! .high)`.
  public static func - (attribute: MortarAttribute, constant: MortarAttribute) -> MortarAttribute {
    attribute.combined(with: constant) { $0.constants = $0.constants - $1 }
  }

  /// The attribute with a factor applied to each component.
  public static func * (attribute: MortarAttribute, number: any MortarCGFloatable) -> MortarAttribute {
    attribute.combined(with: number) { $0.multipliers = $0.multipliers * $1 }
  }

  /// The attribute with a factor applied to each of its 2 components, in the order of the numbers.
  public static func * (attribute: MortarAttribute, numbers: MortarConstTwo) -> MortarAttribute {
    attribute.combined(with: .init(numbers)) { $0.multipliers = $0.multipliers * $1 }
  }

  /// The attribute with a factor applied to each of its 4 components, in the order of the numbers.
  public static func * (attribute: MortarAttribute, numbers: MortarConstFour) -> MortarAttribute {
    attribute.combined(with: .init(numbers)) { $0.multipliers = $0.multipliers * $1 }
  }

  /// The attribute with a factor applied to each component, and with the priority of the right side, as in `* (20 ! .high)`.
  public static func * (attribute: MortarAttribute, constant: MortarAttribute) -> MortarAttribute {
    attribute.combined(with: constant) { $0.multipliers = $0.multipliers * $1 }
  }

  /// The attribute with a divisor applied to each component.
  public static func / (attribute: MortarAttribute, number: any MortarCGFloatable) -> MortarAttribute {
    attribute.combined(with: number) { $0.multipliers = $0.multipliers / $1 }
  }

  /// The attribute with a divisor applied to each of its 2 components, in the order of the numbers.
  public static func / (attribute: MortarAttribute, numbers: MortarConstTwo) -> MortarAttribute {
    attribute.combined(with: .init(numbers)) { $0.multipliers = $0.multipliers / $1 }
  }

  /// The attribute with a divisor applied to each of its 4 components, in the order of the numbers.
  public static func / (attribute: MortarAttribute, numbers: MortarConstFour) -> MortarAttribute {
    attribute.combined(with: .init(numbers)) { $0.multipliers = $0.multipliers / $1 }
  }

  /// The attribute with a divisor applied to each component, and with the priority of the right side, as in `/ (20 ! .high)`.
  public static func / (attribute: MortarAttribute, constant: MortarAttribute) -> MortarAttribute {
    attribute.combined(with: constant) { $0.multipliers = $0.multipliers / $1 }
  }
}
