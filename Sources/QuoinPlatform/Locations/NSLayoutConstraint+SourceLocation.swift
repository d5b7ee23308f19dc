// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

#if QUOIN_UIKIT || QUOIN_APPKIT
import ObjectiveC
package import QuoinLayout

// QuoinUIKit's constraints have these members. This extension adds them to the constraints of the
// system.

extension NSLayoutConstraint {
  /// The address of the variable is the key; its value is not used.
  @MainActor private static var locationKey: UInt8 = 0

  /// The statement that makes the constraint; nil where it is not known.
  @MainActor package var sourceLocation: SourceLocation? {
    get { objc_getAssociatedObject(self, &NSLayoutConstraint.locationKey) as? SourceLocation }
    set {
      objc_setAssociatedObject(
        self, &NSLayoutConstraint.locationKey, ConstraintStatement.location ?? newValue,
        .OBJC_ASSOCIATION_COPY_NONATOMIC)
    }
  }

  /// Creates a constraint of a statement with a known location.
  ///
  /// - Parameter location: the location of the statement; nil when it is not known.
  @MainActor package convenience init(
    item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation,
    toItem view2: Any?, attribute attr2: Attribute, multiplier: CGFloat, constant: CGFloat,
    at location: SourceLocation?
  ) {
    self.init(
      item: view1, attribute: attr1, relatedBy: relation, toItem: view2, attribute: attr2,
      multiplier: multiplier, constant: constant)
    if ConstraintStatement.isCaller || location != nil { sourceLocation = location }
  }
}

/// The statement of the program that makes constraints at the moment. QuoinUIKit has its own.
@MainActor package enum ConstraintStatement {
  /// The location of the caller of a function of the program, which counts in place of the
  /// locations inside the function.
  package private(set) static var location: SourceLocation?

  /// Whether there is a location of a caller.
  static var isCaller: Bool { location != nil }

  /// Creates the constraints of a statement of a dialect.
  package static func make<Result>(_ origin: StatementOrigin, _ body: () -> Result) -> Result {
    let outer = location
    location = origin.location
    defer { location = outer }
    return body()
  }

  /// Creates constraints whose location is that of a caller. The outermost caller is used.
  package static func make<Result, Failure: Error>(
    calledAt location: SourceLocation, _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    if isCaller { return try body() }
    self.location = location
    defer { self.location = nil }
    return try body()
  }
}

/// The source location of a dialect's statement, for its constraints without a location. QuoinUIKit
/// has its own type for this.
@MainActor package struct StatementOrigin {
  fileprivate let location: SourceLocation?

  /// The statement that is being carried out.
  package init() { location = ConstraintStatement.location }
}
#endif
