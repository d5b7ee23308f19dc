// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// The style of the generated code.
package struct OutputStyle: Sendable {
  /// The kind of class that is generated for a scene.
  package enum Kind: String, CaseIterable, Sendable {
    case view, controller
  }

  package enum Access: String, CaseIterable, Sendable {
    case `internal`, `public`, package
  }

  package var dialect: ConversionDialect
  /// The kind of the class; nil for a controller if the scene has one, and otherwise a view.
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
