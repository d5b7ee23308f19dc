// swift-tools-version: 6.1
import PackageDescription

let package = Package(
  name: "Conflict",
  dependencies: [
    .package(path: "../Quoin")
  ],
  targets: [
    .executableTarget(
      name: "Conflict",
      dependencies: [
        .product(name: "QuoinExplanation", package: "Quoin"),
        .product(name: "QuoinStage", package: "Quoin"),
        .product(name: "QuoinUIKit", package: "Quoin"),
      ])
  ]
)
