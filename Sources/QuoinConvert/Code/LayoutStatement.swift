// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// A statement of a Swift file that makes constraints.
package struct LayoutStatement: Hashable, Sendable {
  /// The bytes of the statement, without the white space around it.
  package var bytes: Range<Int>
  package var dialect: CodeDialect
  package var place: StatementPlace
  /// The reason that the statement cannot be replaced; nil for one that may be.
  package var obstacle: String?
  package var line: Int
  /// The view to which the code adds each view, where both have the same names at the statement.
  package var superviews: [String: String] = [:]
  /// The views whose masks the code switches off.
  package var unmasked: Set<String> = []
  /// Whether the statement is inside of a closure.
  package var isInClosure = false
  /// The closure of a block with control flow; nil for a statement that is read as a whole.
  package var body: BlockBody?
  /// The group that the statement fills; nil for one without.
  package var group: GroupUse?
  /// The code to read in place of the statement; empty for one that needs no code of its own.
  package var text: String?
  /// The binding of a view that may be nil, such as `let icon`; nil for other statements.
  package var condition: String?
  /// Whether the statement adds views to others.
  package var isHierarchy = false
  /// The local array that the statement belongs to, which is converted as a whole; nil for none.
  package var list: Int?

  /// Whether the statement does not become code together with its neighbours.
  var isSingle: Bool {
    body != nil || group != nil || condition != nil || isHierarchy || text?.isEmpty == true
  }

  package init(
    bytes: Range<Int>, dialect: CodeDialect, place: StatementPlace, obstacle: String? = nil,
    line: Int
  ) {
    self.bytes = bytes
    self.dialect = dialect
    self.place = place
    self.obstacle = obstacle
    self.line = line
  }
}

/// The statements of a file that make constraints, with their surroundings.
package struct LayoutStatements: Sendable {
  package var statements: [LayoutStatement] = []
  /// The modules that the file imports.
  package var imports: Set<String> = []
  /// The names that the file declares.
  package var usage = NameUsage()
  /// The variables that keep constraints of SnapKit, by their names.
  package var variables: [String: ConstraintVariable] = [:]
  /// The views whose constraints SnapKit makes once and changes later.
  package var updatedViews: [UpdatedView] = []
  /// Code that makes constraints and is in no statement, such as the values of variables, with the
  /// lines of the statements around it.
  package var others: [(line: Int, dialect: CodeDialect, bytes: Range<Int>)] = []

  package init() {}
}
