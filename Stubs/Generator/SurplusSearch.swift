// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation

/// Finds declarations that a module has and the list does not, in symbol graphs of the compiler.
struct SurplusSearch {
  /// The part of a symbol graph that is compared.
  private struct SymbolGraph: Decodable {
    struct Symbol: Decodable {
      struct Fragment: Decodable {
        var spelling: String
      }

      struct Extension: Decodable {
        struct Constraint: Decodable {
          var kind: String
          var lhs: String
          var rhs: String
        }

        var constraints: [Constraint]?
      }

      var pathComponents: [String]
      var declarationFragments: [Fragment]
      var swiftExtension: Extension?

      /// The names of the owner and of the member. What a protocol adds to one class is a member of
      /// that class.
      var path: [String] {
        let owner = swiftExtension?.constraints?.first {
          $0.kind == "superclass" && $0.lhs == "Self"
        }
        return (owner.map { [$0.rhs] } ?? Array(pathComponents.prefix(1)))
          + pathComponents.dropFirst()
      }
    }

    var symbols: [Symbol]
  }

  /// Members that conformances add to types, and subscripts, which the lists do not have.
  private static let derived: Set<String> = [
    "subscript(_:)", "subscript(dynamicMember:)",
    "rawValue", "init(rawValue:)", "init(from:)", "encode(to:)", "hash(into:)", "==(_:_:)",
  ]

  /// Declarations that the lists cannot say: with types of types, with `Self`, sequences, and initializers
  /// that throw.
  private static let unlisted: Set<String> = [
    // The client does not check initializers that throw.
    "NSAttributedString.init(data:options:documentAttributes:)",
    "KeyValueObservable", "NSObject.observe(_:options:changeHandler:)",
    "NotificationCenter.Notifications", "NotificationCenter.Notifications.Element",
    "NotificationCenter.Notifications.Iterator",
    "NotificationCenter.Notifications.Iterator.next()",
    "NotificationCenter.Notifications.makeAsyncIterator()",
    "NotificationCenter.notifications(named:object:)",
    "UITrait", "UIStoryboard.init(data:fileName:bundle:)",
    "UITraitChangeObservable.TraitChangeHandler",
    "UITraitChangeObservable.registerForTraitChanges(_:handler:)",
    "UITraitChangeObservable.registerForTraitChanges(_:target:action:)",
    "UITraitChangeObservable.registerForTraitChanges(_:action:)",
  ]

  /// The labels that overloads add to the names of Apple's methods: the location of the call.
  private static let locationLabels = "fileID:line:column:)"

  private let listed: Set<String>

  init(surface: Surface) {
    var listed = Set(surface.globals.map(\.member.symbolName))
    for type in surface.types {
      listed.insert(type.name)
      // Inherited initialisers are listed in the class that declares them.
      for owner in [type] + surface.ancestors(of: type) {
        listed.formUnion(owner.members.map { "\(type.name).\($0.symbolName)" })
      }
    }
    self.listed = listed
  }

  /// The names of the surplus declarations, sorted.
  func names(in graph: Data) throws -> [String] {
    let symbols = try JSONDecoder().decode(SymbolGraph.self, from: graph).symbols
    return symbols.compactMap { symbol in
      let name = Self.withoutLocation(symbol.path.joined(separator: "."))
      let isOverride = symbol.declarationFragments.contains { $0.spelling == "override" }
      let isDerived = Self.derived.contains(symbol.pathComponents.last ?? "")
      let isKnown = listed.contains(name) || Self.unlisted.contains(name)
      return isOverride || isDerived || isKnown ? nil : name
    }.sorted()
  }
}

extension SurplusSearch {
  /// The name without the labels of a location.
  private static func withoutLocation(_ name: String) -> String {
    name.hasSuffix(locationLabels) ? name.dropLast(locationLabels.count) + ")" : name
  }
}

extension Member {
  /// The name in a symbol graph.
  fileprivate var symbolName: String {
    switch kind {
    case .function(let name, _, let parameters, _, _) where name.first?.isLetter != true:
      "\(name)(\(parameters.map { _ in "_:" }.joined()))"
    case .function(_, _, let parameters, _, _), .initializer(let parameters, _):
      parameters.isEmpty ? reference + "()" : reference
    case .variable, .value, .alias, .associated: reference
    }
  }
}
