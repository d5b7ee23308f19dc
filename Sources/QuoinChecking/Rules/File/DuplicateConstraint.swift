// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinInterfaceBuilder

/// Finds constraints that repeat an earlier one.
struct DuplicateConstraint: FileRule {
  let rule = LayoutRule(
    "duplicate-constraint", "A constraint that an earlier one equals", .info, raises: [.strict],
    certainty: .certain,
    computation: """
      Compares all constraints of a file after their sides are put in order: the multiplier inverted, the \
      relation turned. Priority and size classes have to be equal too.
      """,
    reason: "It has no effect until somebody changes one of the two.",
    example: "a.top == b.top twice, or b.top == a.top.")

  func findings(in file: CheckedFile) -> [LayoutFinding] {
    var firsts: [ConstraintForm: Int] = [:]
    return file.elements.indices.compactMap { index in
      let element = file.elements[index].element
      guard element.name == "constraint", let holder = holder(of: index, in: file),
        let form = ConstraintForm(element, holder: holder)
      else { return nil }
      guard let first = firsts[form] else {
        firsts[form] = index
        return nil
      }
      var finding = file.finding(
        rule, at: index,
        "\(file.name(of: index)) is in the file twice: here and in line "
          + "\(file.elements[first].element.line)")
      finding.related = [
        RelatedLocation(
          object: file.elements[first].identifier, text: "the earlier constraint",
          location: file.elements[first].location)
      ]
      finding.fixes = ["remove one of them"]
      return finding
    }
  }

  /// The view around the list of a constraint.
  private func holder(of index: Int, in file: CheckedFile) -> MarkupElement? {
    let around = file.ancestors(of: index).prefix(2).map(\.element)
    return around.count == 2 && around[0].name == "constraints" ? around[1] : nil
  }
}
