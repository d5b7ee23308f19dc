// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import QuoinUIKit

extension UIStoryboard {
  /// Registers a class, so that files can name it, with the properties and methods that they
  /// connect.
  ///
  /// On Apple's platforms the Objective-C runtime finds classes, outlets and actions by their
  /// names. Here a program registers them before it loads a file, once:
  ///
  /// ```swift
  /// UIStoryboard.register(
  ///   FormController.self,
  ///   outlets: ["nameField": \.nameField, "saveButton": \.saveButton],
  ///   actions: ["save:": .init(FormController.save)])
  /// ```
  ///
  /// Properties are declared without `@IBOutlet`, which does not compile here: `var nameField:
  /// UITextField!`. The registration of a class also applies to its subclasses. Outlets of UIKit's
  /// own, such as `view`, `delegate` and `dataSource`, need no registration.
  ///
  /// - Parameters:
  ///   - type: a class of views, controllers, gesture recognizers or bar items.
  ///   - name: the class in the file, without its module; nil for the name of the type.
  ///   - outlets: the properties of outlets, outlet collections (arrays) and attributes that are
  ///     set in Interface Builder, by name. They may be optional and weak.
  ///   - actions: the methods of actions by selector, with its colons.
  public static func register<Object: NSObject>(
    _ type: Object.Type, as name: String? = nil,
    outlets: [String: PartialKeyPath<Object>] = [:],
    actions: [String: InterfaceAction<Object>] = [:]
  ) {
    ControllerFiles.begin()
    ClassRegistry.add(
      RegisteredClass(
        type, name: name ?? String(describing: type), outlets: outlets, actions: actions))
  }

  /// The closure that is called with each problem between files and classes, in place of a line on
  /// standard error.
  public static var problemHandler: (@MainActor (InterfaceProblem) -> Void)? {
    get { ProblemReports.handler }
    set { ProblemReports.handler = newValue }
  }
}
