// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

package import QuoinInterfaceBuilder

/// A device of a matrix: one by name, or one that depends on the file.
package enum MatrixDevice: Hashable, Sendable {
  /// The device of the file.
  case canvas
  /// The smallest phone that the file's deployment target still has.
  case small
  /// The phone with the most common size, 393 by 852 points.
  case common
  /// The largest phone.
  case large
  /// A tablet of 820 by 1180 points.
  case pad
  case named(SceneDevice)

  package init?(_ word: String) {
    switch word.lowercased() {
    case "canvas": self = .canvas
    case "small": self = .small
    case "common": self = .common
    case "large": self = .large
    case "pad": self = .pad
    default:
      guard let device = SceneDevice(named: word) else { return nil }
      self = .named(device)
    }
  }

  /// The device for a file, or for views in code, which have no deployment target: their smallest
  /// phone is that of the oldest version that the package supports, iOS 15.
  ///
  /// - Parameter file: nil for views in code.
  /// - Returns: nil for the device of the file, and for views as they were made.
  package func device(for file: InterfaceFile?) -> SceneDevice? {
    switch self {
    case .canvas: nil
    case .small: file.map(Self.smallestPhone) ?? .iPhoneSE
    case .common: file == nil ? .iPhone15 : .iPhone16
    case .large: file == nil ? .iPhone16ProMax : .iPhone17ProMax
    case .pad: .iPadAir11
    case .named(let device): device
    }
  }

  /// Returns the smallest phone that runs the program of a file. iOS 15 is the last version for
  /// phones of 320 by 568 points. A file without a deployment target is read as one of the versions
  /// that its tools build for by default: Xcode 14 and later build for iOS 16 and later.
  private static func smallestPhone(of file: InterfaceFile) -> SceneDevice {
    let target = file.tree.root.child("dependencies")?.child("deployment")?["version"]
    // Interface Builder writes 13.0 as 4864, which is 1300 with 16 as base.
    let version = target.flatMap { Int($0) }.map { $0 / 4096 * 10 + $0 / 256 % 16 }
    let isNew = version.map { $0 >= 16 } ?? (file.era >= .xcode14)
    return isNew ? .iPhoneSE3 : .iPhoneSE1
  }
}
