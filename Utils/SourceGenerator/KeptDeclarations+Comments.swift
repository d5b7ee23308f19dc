// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation

extension KeptDeclarations {
  /// The comment on a generated declaration, which names its page at Apple's.
  func comment(on member: Member?, of type: TypeDeclaration) -> String {
    let name = member.map { "\(type.name).\($0.reference)" } ?? type.name
    let isDefault = member.map { $0.has("optional") && $0.isKept } ?? false
    let beginning = isDefault ? "The default of Apple's" : "Without effect here: Apple's"
    return "/// \(beginning) [\(name)](\(Self.page(of: member, in: type)))."
  }

  /// The address of Apple's page of a declaration.
  static func page(of member: Member?, in type: TypeDeclaration) -> String {
    var path = [type.framework == "QuoinUIKit" ? "UIKit" : type.framework]
    path += type.name.split(separator: ".").map(String.init)
    if let member {
      var last = member.reference
      // A function without parameters is listed with parentheses.
      if case .function(_, _, let parameters, _, _) = member.kind, parameters.isEmpty {
        last += "()"
      }
      path.append(last)
    }
    return "https://developer.apple.com/documentation/" + path.joined(separator: "/").lowercased()
  }
}

extension String {
  /// Whether a type is an optional.
  var isOptional: Bool { hasSuffix("?") || hasSuffix("!") }

  /// The type that an optional wraps.
  var withoutOptional: String { isOptional ? String(dropLast()) : self }
}
