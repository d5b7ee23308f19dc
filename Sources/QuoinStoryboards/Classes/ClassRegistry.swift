// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinUIKit

/// The registration of a class of the program.
@MainActor struct RegisteredClass {
  let name: String
  let type: AnyClass
  /// Whether an object is of the class or a subclass of it.
  let matches: (AnyObject) -> Bool
  /// Sets an outlet or an attribute to the first value of the right type; nil for an unregistered
  /// name.
  let assign: (_ property: String, [Any], AnyObject) -> KeyPathAssignment.Outcome?
  /// Returns the value of an outlet; nil for an unregistered name.
  let value: (_ property: String, AnyObject) -> Any?
  /// Calls the method of an action. Returns nil when none is registered, and whether the sender was
  /// of the right type.
  let perform: (_ selector: String, AnyObject, Any?, UIEvent?) -> Bool?
  let actions: Set<String>
  /// The names of the outlets, for messages.
  let outlets: [String]

  init<Object: AnyObject>(
    _ type: Object.Type, name: String, outlets: [String: PartialKeyPath<Object>],
    actions: [String: InterfaceAction<Object>]
  ) {
    self.name = name
    self.type = type
    self.outlets = outlets.keys.sorted()
    self.actions = Set(actions.keys)
    matches = { $0 is Object }
    assign = { property, values, object in
      guard let path = outlets[property], let object = object as? Object else { return nil }
      return KeyPathAssignment.assign(values, to: path, of: object)
    }
    value = { property, object in
      guard let path = outlets[property], let object = object as? Object else { return nil }
      return KeyPathAssignment.value(at: path, of: object)
    }
    perform = { selector, object, sender, event in
      guard let action = actions[selector], let object = object as? Object else { return nil }
      return action.perform(object, sender, event)
    }
  }
}

/// The classes of the program that files may name.
@MainActor enum ClassRegistry {
  /// The classes in the order of their registration. Subclasses use the registrations of their
  /// superclasses.
  private static var classes: [RegisteredClass] = []

  /// Registers a class, in place of an earlier one of the same type and name.
  static func add(_ entry: RegisteredClass) {
    classes.removeAll { $0.type == entry.type && $0.name == entry.name }
    classes.append(entry)
  }

  /// The class of a name, the one registered last.
  static func type(named name: String) -> AnyClass? {
    classes.last { $0.name == name }?.type
  }

  /// The classes of an object, the one registered last first.
  static func classes(of object: AnyObject) -> [RegisteredClass] {
    classes.reversed().filter { $0.matches(object) }
  }

  /// The names of all classes, for messages.
  static var names: [String] { classes.map(\.name) }
}
