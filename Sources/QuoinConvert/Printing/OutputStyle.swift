// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// The style of the generated code.
package struct OutputStyle: Sendable {
  /// The form of the code that is generated for a layout root.
  package enum Kind: String, CaseIterable, Sendable {
    case view, controller
    /// A function that makes the view. Only classes can follow size classes and set frames, so a
    /// root with one of these is written as a view.
    case function
  }

  package enum Access: String, CaseIterable, Sendable {
    case `internal`, `public`, package
  }

  package var dialect: ConversionDialect
  /// The form of the code; nil for a controller if the scene has one, and otherwise a view.
  package var kind: Kind?
  package var access: Access
  /// The name of the file that is converted, in comments.
  package var sourceName: String

  package init(
    _ dialect: ConversionDialect, kind: Kind? = nil, access: Access = .internal,
    sourceName: String = ""
  ) {
    self.dialect = dialect
    self.kind = kind
    self.access = access
    self.sourceName = sourceName
  }

  /// The modifier before declarations that other code uses, with a space after it.
  var accessPrefix: String { access == .internal ? "" : "\(access.rawValue) " }
}
