// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// One edit of a step.
enum CaseOperation: Decodable, Sendable {
  case setConstraint(id: String, constant: Double?, priority: Double?)
  case activate([CaseConstraint])
  case deactivate([String])
  case setView(CaseView)
  case setRoot(CaseRoot)
  case setStack(id: String, CaseStack)
  case removeView(String)

  private enum CodingKeys: CodingKey {
    case op, id, ids, c, p, constraints
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let operation = try container.decode(String.self, forKey: .op)
    switch operation {
    case "setConstraint":
      self = .setConstraint(
        id: try container.decode(String.self, forKey: .id),
        constant: try container.decodeIfPresent(Double.self, forKey: .c),
        priority: try container.decodeIfPresent(Double.self, forKey: .p))
    case "activate":
      self = .activate(try container.decode([CaseConstraint].self, forKey: .constraints))
    case "deactivate":
      self = .deactivate(try container.decode([String].self, forKey: .ids))
    case "setView":
      self = .setView(try CaseView(from: decoder))
    case "setRoot":
      self = .setRoot(try CaseRoot(from: decoder))
    case "setStack":
      self = .setStack(
        id: try container.decode(String.self, forKey: .id), try CaseStack(from: decoder))
    case "removeView":
      self = .removeView(try container.decode(String.self, forKey: .id))
    default:
      throw DecodingError.dataCorruptedError(
        forKey: .op, in: container, debugDescription: "unknown operation \(operation)")
    }
  }
}

/// A constraint of the lists of rejected and accepted ones. Numbers may be `nan` and `inf`.
struct ListedConstraint: Decodable, Sendable {
  var a: String?
  var rel: String?
  var b: String?
  var m: ListedNumber?
  var c: ListedNumber?
  var p: ListedNumber?
  var error: String?
}

struct ListedNumber: Decodable, Sendable {
  var value: Double

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let number = try? container.decode(Double.self) {
      value = number
    } else {
      let name = try container.decode(String.self)
      guard let number = Double(name) else {
        throw DecodingError.dataCorruptedError(
          in: container, debugDescription: "\(name) is not a number")
      }
      value = number
    }
  }
}
