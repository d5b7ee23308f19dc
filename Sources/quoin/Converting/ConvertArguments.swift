// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import ArgumentParser
package import QuoinConvert

/// The option `--to`.
extension ConversionDialect: ExpressibleByArgument {
  package init?(argument: String) { self.init(word: argument) }
}

/// The option `--style`.
extension OutputStyle.Kind: ExpressibleByArgument {
  package init?(argument: String) { self.init(word: argument) }
}

/// The option `--names`.
extension NamingChoice: ExpressibleByArgument {
  package init?(argument: String) { self.init(word: argument) }
}

/// The option `--ib-values`.
extension ValueChoice: ExpressibleByArgument {
  package init?(argument: String) { self.init(word: argument) }
}

/// The option `--access`.
extension OutputStyle.Access: ExpressibleByArgument {
  package init?(argument: String) { self.init(word: argument) }
}

/// The form of a report.
enum ReportArgument: String, CaseIterable, ExpressibleByArgument {
  case json

  init?(argument: String) { self.init(word: argument) }
}

/// The kind of source that is converted.
enum SourceArgument: String, CaseIterable, ExpressibleByArgument {
  case auto
  case interfaceBuilder = "interface-builder"
  case anchors, cartography, swiftautolayout, mortar, mortarvfl, snapkit, masonry

  init?(argument: String) { self.init(word: argument) }

  /// The dialect of Swift files; nil: by their imports.
  var dialect: CodeDialect? { CodeDialect(rawValue: rawValue) }
}
