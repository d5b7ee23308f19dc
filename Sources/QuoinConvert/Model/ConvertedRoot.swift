// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// A view with all that is in it, which becomes one class.
package struct ConvertedRoot: Sendable {
  /// The name of the class that is written.
  package var className: String
  /// The class that it inherits from.
  package var baseClass: String
  /// The class of another module that it inherits from instead.
  package var superclassName: String?
  /// The root is the view of a controller of that class; nil for a view on its own.
  package var controller: String?
  /// The values of that controller, as statements.
  package var controllerSettings: [ViewSetting] = []
  /// The items of the bars around that controller.
  package var bars: [ConvertedBar] = []
  /// The views, a superview before its subviews. The first one is the root.
  package var views: [ConvertedView]
  /// The constraints in the order in which they are activated.
  package var constraints: [ConvertedConstraint]
  /// Modules that classes of views are declared in.
  package var modules: [String] = []
  /// The parts of the file that the class lacks.
  package var notes: [ConversionNote] = []
  /// The size on the canvas, against which masks are captured.
  package var canvasSize: (width: Double, height: Double)?
  /// The style of a cell whose labels UIKit creates; nil for others.
  var cellStyle: String?
  /// The reuse identifier of a cell.
  package var reuseIdentifier: String?

  /// The index of a view with an id.
  package func index(ofView id: String) -> Int? { views.firstIndex { $0.id == id } }

  /// Whether `ancestor` contains a view or is it.
  func contains(_ ancestor: Int, _ view: Int) -> Bool {
    var next: Int? = view
    while let index = next {
      if index == ancestor { return true }
      next = views[index].parent
    }
    return false
  }

  /// The outermost stack around a view, which lays the view out; nil for a view elsewhere.
  func stack(around view: Int) -> Int? {
    var result: Int?
    var next = view
    while let parent = views[next].parent {
      if views[next].isArranged { result = parent }
      next = parent
    }
    return result
  }

  /// Whether a constraint relates views in one stack, to each other or to the stack.
  func isInStack(_ constraint: ConvertedConstraint) -> Bool {
    isInStack(constraint.first.view, constraint.second?.view)
  }

  func isInStack(_ first: Int, _ second: Int?) -> Bool {
    let items = [first, second].compactMap(\.self)
    guard let stack = items.compactMap(stack(around:)).first else { return false }
    return items.allSatisfy { $0 == stack || self.stack(around: $0) == stack }
  }
}

/// A part of a file that code does not express, or expresses otherwise.
package struct ConversionNote: Hashable, Sendable {
  package var line: Int
  package var message: String
  /// Whether a part is missing in the code; otherwise the note only explains it.
  package var isMissing: Bool

  package init(line: Int, _ message: String, isMissing: Bool = true) {
    self.line = line
    self.message = message
    self.isMissing = isMissing
  }

  /// The name of a view in a sentence. The root has none.
  static func quoted(_ name: String) -> String { name.isEmpty ? "the view" : "'\(name)'" }
}
