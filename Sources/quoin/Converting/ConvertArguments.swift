// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import ArgumentParser
import QuoinConvert

/// A dialect, as it is written on the command line.
enum DialectArgument: String, CaseIterable, ExpressibleByArgument {
  case anchors, cartography, swiftautolayout, mortar, mortarvfl, notautolayout

  init?(argument: String) { self.init(word: argument) }

  var dialect: ConversionDialect { ConversionDialect(rawValue: rawValue) ?? .anchors }
}

/// The form of the code that is generated for a scene.
enum StyleArgument: String, CaseIterable, ExpressibleByArgument {
  case view, controller, function

  init?(argument: String) { self.init(word: argument) }

  var kind: OutputStyle.Kind { OutputStyle.Kind(rawValue: rawValue) ?? .view }
}

/// The source of the names of views.
enum NamesArgument: String, CaseIterable, ExpressibleByArgument {
  case labels, classes, ids

  init?(argument: String) { self.init(word: argument) }

  var naming: NamingChoice { NamingChoice(rawValue: rawValue) ?? .labels }
}

/// The values of views that are written.
enum ValuesArgument: String, CaseIterable, ExpressibleByArgument {
  case all, layout, none

  init?(argument: String) { self.init(word: argument) }

  var choice: ValueChoice { ValueChoice(rawValue: rawValue) ?? .all }
}

/// The access level of the classes.
enum AccessArgument: String, CaseIterable, ExpressibleByArgument {
  case `internal`, `public`, package

  init?(argument: String) { self.init(word: argument) }

  var access: OutputStyle.Access { OutputStyle.Access(rawValue: rawValue) ?? .internal }
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
