// swift-tools-version: 6.1
// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import PackageDescription

/// Where Quoin is. A package of your own names an address and a version instead.
let quoin = Context.environment["QUOIN"] ?? "../.."

let package = Package(
  name: "Desktop",
  platforms: [.iOS(.v15)],
  dependencies: [
    .package(name: "Quoin", path: quoin),
    .package(name: "UIKit", path: quoin + "/DropIn/UIKit", traits: ["GTK"]),
  ],
  targets: [
    .executableTarget(
      name: "Form",
      dependencies: [
        .product(name: "Cartography", package: "Quoin"),
        .product(name: "UIKit", package: "UIKit", condition: .when(platforms: [.linux])),
      ],
      path: "Form")
  ],
  swiftLanguageModes: [.v6]
)
