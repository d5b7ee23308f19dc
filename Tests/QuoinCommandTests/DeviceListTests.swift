// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinInterfaceBuilder
import Testing

@testable import quoin

@Suite struct DeviceListTests {
  private let list = DeviceList(devices: SceneDevice.all)

  @Test("The list of devices is the stored one")
  func table() throws {
    try PackageFolder.expect(list.table, isStoredIn: "Tests/Fixtures/Render/Devices.txt")
  }

  @Test("Columns begin at the same position in every line")
  func columns() throws {
    let lines = list.table.components(separatedBy: "\n")
    let title = try #require(lines.first)
    for name in ["ID", "SIZE", "SCALE", "PORTRAIT", "LANDSCAPE", "CLASSES", "SOURCE"] {
      let column = title.distance(
        from: title.startIndex, to: try #require(title.range(of: " \(name)")).upperBound)
      for line in lines.prefix(list.devices.count + 1) {
        let start = line.index(line.startIndex, offsetBy: column - name.count)
        #expect(line[start] != " " && line[line.index(before: start)] == " ", "\(line)")
      }
    }
  }

  @Test("JSON has every device with its numbers")
  func json() throws {
    struct Listing: Decodable {
      struct Device: Decodable {
        struct Held: Decodable {
          var safeArea: [Double]
          var sizeClasses: [String]
        }
        var id: String
        var names: [String]
        var family: String
        var size: [Double]
        var scale: Double
        var portrait: Held
        var landscape: Held
        var source: String
      }
      var devices: [Device]
    }
    let listing = try JSONDecoder().decode(Listing.self, from: Data(list.json.utf8))
    #expect(listing.devices.map(\.id) == SceneDevice.all.map(\.identifier))
    let phone = try #require(listing.devices.first { $0.id == "retina6_12" })
    #expect(phone.names.contains("iPhone 15"))
    #expect(phone.family == "phone" && phone.source == "canvas")
    #expect(phone.size == [393, 852] && phone.scale == 3)
    #expect(phone.portrait.safeArea == [59, 0, 34, 0])
    #expect(phone.landscape.safeArea == [0, 59, 21, 59])
    #expect(phone.portrait.sizeClasses == ["compact", "regular"])
    #expect(phone.landscape.sizeClasses == ["compact", "compact"])
    #expect(!list.json.contains("\n"))
  }
}
