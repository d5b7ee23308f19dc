// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinLayout

// What the fields of a constraint are made of.

/// Who made a constraint, and with it who gives way first in a conflict.
enum ConstraintOrigin: UInt8 {
  /// The program, or a file.
  case program
  /// A view of this library, such as a stack view.
  case system
  /// A description of what the engine does by itself, for the reader of `constraints`; not given to
  /// the engine.
  case description
}

/// The relation of a constraint and who made it, in one byte.
struct ConstraintKind {
  /// The raw value of the relation and 1 in the two lower bits, that of the origin above.
  private var bits: UInt8 = 1

  var relation: NSLayoutConstraint.Relation {
    get { NSLayoutConstraint.Relation(rawValue: Int(bits & 3) - 1) ?? .equal }
    set { bits = bits & ~3 | UInt8(newValue.rawValue + 1) }
  }

  var origin: ConstraintOrigin {
    get { ConstraintOrigin(rawValue: bits >> 2) ?? .program }
    set { bits = bits & 3 | newValue.rawValue << 2 }
  }
}

/// Where the view is that holds a constraint, seen from the first item of that.
///
/// The holder contains all items, and no item leaves it without the constraint leaving, so that the
/// way up stays the same.
struct HolderPlace: Equatable {
  /// No view holds the constraint.
  static let none = HolderPlace(number: 0)
  /// The way up is too long, or there is no item; the constraint notes the holder.
  static let noted = HolderPlace(number: .max)

  /// How many views lie between the first item and the holder, these included.
  private let number: UInt8

  private init(number: UInt8) {
    self.number = number
  }

  init(of holder: UnsafeMutablePointer<LifeRecord>, from item: UnsafeMutablePointer<LifeRecord>?) {
    var next = item?.owner
    for number in 1..<HolderPlace.noted.number {
      guard let record = next else { break }
      if record == holder {
        self.number = number
        return
      }
      next = record.pointee.parent
    }
    self = .noted
  }

  /// The record of the holder, seen from the first item.
  func record(
    from item: UnsafeMutablePointer<LifeRecord>?
  ) -> UnsafeMutablePointer<LifeRecord>? {
    var record = item?.owner
    for _ in 1..<max(number, 1) { record = record?.pointee.parent }
    return record
  }
}

extension UnsafeMutablePointer<LifeRecord> {
  /// The record of a view itself, or of the owner of a guide, whether they are there or not.
  fileprivate var owner: UnsafeMutablePointer<LifeRecord>? {
    pointee.isGuide ? pointee.parent : self
  }
}

/// What few constraints have, so that the others need no room for it.
final class ConstraintNotes {
  var identifier: String?
  var shouldBeArchived = false
  var sourcePlace: SourcePlace?
  var farEnds: FarEnds?
  /// The view that holds the constraint, where the place does not tell.
  var holder: ElementLife?
}

/// Where the sides of a constraint end that are distances between two locations.
struct FarEnds {
  let firstLife: ElementLife?
  let firstAttribute: NSLayoutConstraint.Attribute
  let secondLife: ElementLife?
  let secondAttribute: NSLayoutConstraint.Attribute
}
