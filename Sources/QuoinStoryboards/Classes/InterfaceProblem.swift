// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// A mistake in the connections between a file of Interface Builder and the classes of the program.
///
/// UIKit raises an exception for most of them. Quoin uses the object as far as possible, and
/// reports the problem with its line in the file: to ``UIStoryboard/problemHandler`` if there is
/// one, otherwise where problems of layouts are reported, on standard error.
public struct InterfaceProblem: Hashable, Sendable, CustomStringConvertible {
  /// The kinds of problems. The raw values are stable.
  public enum Code: String, Hashable, Sendable, CaseIterable {
    /// A class that is not registered; its superclass of UIKit takes its place.
    case unknownClass = "unknown-class"
    /// A registered class that is not a subclass of the class of the element.
    case unsuitableClass = "unsuitable-class"
    /// An outlet that is registered for no class of the object.
    case unknownOutlet = "unknown-outlet"
    /// An outlet whose property cannot be set, or has another type than the object.
    case unsuitableOutlet = "unsuitable-outlet"
    /// An action that is registered for no class of its target.
    case unknownAction = "unknown-action"
    /// An action whose method takes a sender of another type.
    case unsuitableSender = "unsuitable-sender"
    /// An attribute set in Interface Builder that is registered for no class of the object, or is
    /// of another type.
    case unknownAttribute = "unknown-attribute"
    /// A file that a controller names and the bundle does not have, or that cannot be read.
    case missingFile = "missing-file"
    /// A reference to an object that the file does not have, or that is not made here.
    case missingObject = "missing-object"
    /// A constraint that the layout engine does not accept.
    case rejectedConstraint = "rejected-constraint"

    /// Whether it is about the program, which is not there where a file is shown alone.
    var isAboutProgram: Bool {
      switch self {
      case .unknownClass, .unknownOutlet, .unknownAction, .unknownAttribute: true
      case .unsuitableClass, .unsuitableOutlet, .unsuitableSender, .missingFile, .missingObject,
        .rejectedConstraint:
        false
      }
    }
  }

  /// The kind of the problem.
  public var code: Code
  /// The path of the file.
  public var file: String
  /// The line of the element, counted from 1.
  public var line: Int
  /// The column of the element, counted from 1.
  public var column: Int
  /// The problem, and the code to write.
  public var message: String

  /// File, line, column and the message, in the form that compilers use.
  public var description: String {
    "\(file):\(line):\(column): \(message) [\(code.rawValue)]"
  }
}
