// swift-tools-version: 6.2
// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import PackageDescription

/// The path of Quoin. A package of your own names an address and a version instead.
let quoin = Context.environment["QUOIN"] ?? "../.."

/// The dependencies of tests of views.
let tested: [Target.Dependency] = [
  "Views", .product(name: "QuoinTesting", package: "Quoin"),
  .product(name: "UIKit", package: "Quoin", condition: .when(platforms: [.linux])),
]

let package = Package(
  name: "LayoutTests",
  platforms: [.iOS(.v15)],
  dependencies: [.package(name: "Quoin", path: quoin)],
  targets: [
    .target(
      name: "Views",
      dependencies: [
        .product(name: "UIKit", package: "Quoin", condition: .when(platforms: [.linux]))
      ]),
    .testTarget(name: "ViewsTests", dependencies: tested),
  ],
  swiftLanguageModes: [.v6]
)

// The twin of the tests, each of which fails. Utils/check-layout-tests compares what it prints.
if Context.environment["FAILING"] != nil {
  package.targets.append(
    .testTarget(
      name: "FailingTests", dependencies: tested, path: "Failing", exclude: ["output.txt"]))
}
