// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// Sets a property of an object by a key path whose types are known while the program runs only.
@MainActor enum KeyPathAssignment {
  /// The result of an assignment.
  enum Outcome {
    case done
    /// The property is a constant, or can only be read.
    case isNotWritable
    /// The values all have another type than the property, which is the associated value.
    case hasOtherType(Any.Type)
  }

  /// Sets a property to the first of some values that has its type.
  static func assign<Root: AnyObject>(
    _ values: [Any], to path: PartialKeyPath<Root>, of root: Root
  ) -> Outcome {
    func set<Value>(_ type: Value.Type) -> Outcome {
      guard let writable = path as? ReferenceWritableKeyPath<Root, Value> else {
        return .isNotWritable
      }
      for case let value as Value in values {
        root[keyPath: writable] = value
        return .done
      }
      return .hasOtherType(Value.self)
    }
    return _openExistential(type(of: path).valueType, do: set)
  }

  /// The value of a property, for outlet collections, which grow.
  static func value<Root: AnyObject>(at path: PartialKeyPath<Root>, of root: Root) -> Any {
    root[keyPath: path]
  }
}
