// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

// Names that the compiler checks: `.devices(.iPhone15, .iPadMini6)`. A number after a name is the
// generation, or the diagonal in inches.

extension SceneDevice {
  /// iPhone 4: 320 × 480 points.
  public static var iPhone4: SceneDevice { known("iPhone 4") }
  /// iPhone 4s: 320 × 480 points.
  public static var iPhone4s: SceneDevice { known("iPhone 4s") }
  /// iPhone SE: 320 × 568 points.
  public static var iPhoneSE: SceneDevice { known("iPhone SE") }
  /// iPhone SE (1st generation): 320 × 568 points.
  public static var iPhoneSE1: SceneDevice { known("iPhone SE (1st generation)") }
  /// iPhone 5: 320 × 568 points.
  public static var iPhone5: SceneDevice { known("iPhone 5") }
  /// iPhone 5s: 320 × 568 points.
  public static var iPhone5s: SceneDevice { known("iPhone 5s") }
  /// iPhone 5c: 320 × 568 points.
  public static var iPhone5c: SceneDevice { known("iPhone 5c") }
  /// iPhone 8: 375 × 667 points.
  public static var iPhone8: SceneDevice { known("iPhone 8") }
  /// iPhone 7: 375 × 667 points.
  public static var iPhone7: SceneDevice { known("iPhone 7") }
  /// iPhone 6s: 375 × 667 points.
  public static var iPhone6s: SceneDevice { known("iPhone 6s") }
  /// iPhone 6: 375 × 667 points.
  public static var iPhone6: SceneDevice { known("iPhone 6") }
  /// iPhone SE (2nd generation): 375 × 667 points.
  public static var iPhoneSE2: SceneDevice { known("iPhone SE (2nd generation)") }
  /// iPhone SE (3rd generation): 375 × 667 points.
  public static var iPhoneSE3: SceneDevice { known("iPhone SE (3rd generation)") }
  /// iPhone 8 Plus: 414 × 736 points.
  public static var iPhone8Plus: SceneDevice { known("iPhone 8 Plus") }
  /// iPhone 7 Plus: 414 × 736 points.
  public static var iPhone7Plus: SceneDevice { known("iPhone 7 Plus") }
  /// iPhone 6s Plus: 414 × 736 points.
  public static var iPhone6sPlus: SceneDevice { known("iPhone 6s Plus") }
  /// iPhone 6 Plus: 414 × 736 points.
  public static var iPhone6Plus: SceneDevice { known("iPhone 6 Plus") }
  /// iPhone X: 375 × 812 points.
  public static var iPhoneX: SceneDevice { known("iPhone X") }
  /// iPhone XS: 375 × 812 points.
  public static var iPhoneXS: SceneDevice { known("iPhone XS") }
  /// iPhone 11 Pro: 375 × 812 points.
  public static var iPhone11Pro: SceneDevice { known("iPhone 11 Pro") }
  /// iPhone XR: 414 × 896 points.
  public static var iPhoneXR: SceneDevice { known("iPhone XR") }
  /// iPhone 11: 414 × 896 points.
  public static var iPhone11: SceneDevice { known("iPhone 11") }
  /// iPhone XS Max: 414 × 896 points.
  public static var iPhoneXSMax: SceneDevice { known("iPhone XS Max") }
  /// iPhone 11 Pro Max: 414 × 896 points.
  public static var iPhone11ProMax: SceneDevice { known("iPhone 11 Pro Max") }
  /// iPhone 12 mini: 375 × 812 points.
  public static var iPhone12Mini: SceneDevice { known("iPhone 12 mini") }
  /// iPhone 13 mini: 375 × 812 points.
  public static var iPhone13Mini: SceneDevice { known("iPhone 13 mini") }
  /// iPhone 12: 390 × 844 points.
  public static var iPhone12: SceneDevice { known("iPhone 12") }
  /// iPhone 12 Pro: 390 × 844 points.
  public static var iPhone12Pro: SceneDevice { known("iPhone 12 Pro") }
  /// iPhone 13: 390 × 844 points.
  public static var iPhone13: SceneDevice { known("iPhone 13") }
  /// iPhone 13 Pro: 390 × 844 points.
  public static var iPhone13Pro: SceneDevice { known("iPhone 13 Pro") }
  /// iPhone 14: 390 × 844 points.
  public static var iPhone14: SceneDevice { known("iPhone 14") }
  /// iPhone 16e: 390 × 844 points.
  public static var iPhone16e: SceneDevice { known("iPhone 16e") }
  /// iPhone 12 Pro Max: 428 × 926 points.
  public static var iPhone12ProMax: SceneDevice { known("iPhone 12 Pro Max") }
  /// iPhone 13 Pro Max: 428 × 926 points.
  public static var iPhone13ProMax: SceneDevice { known("iPhone 13 Pro Max") }
  /// iPhone 14 Plus: 428 × 926 points.
  public static var iPhone14Plus: SceneDevice { known("iPhone 14 Plus") }
  /// iPhone 14 Pro: 393 × 852 points.
  public static var iPhone14Pro: SceneDevice { known("iPhone 14 Pro") }
  /// iPhone 15: 393 × 852 points.
  public static var iPhone15: SceneDevice { known("iPhone 15") }
  /// iPhone 15 Pro: 393 × 852 points.
  public static var iPhone15Pro: SceneDevice { known("iPhone 15 Pro") }
  /// iPhone 16: 393 × 852 points.
  public static var iPhone16: SceneDevice { known("iPhone 16") }
  /// iPhone 14 Pro Max: 430 × 932 points.
  public static var iPhone14ProMax: SceneDevice { known("iPhone 14 Pro Max") }
  /// iPhone 15 Plus: 430 × 932 points.
  public static var iPhone15Plus: SceneDevice { known("iPhone 15 Plus") }
  /// iPhone 15 Pro Max: 430 × 932 points.
  public static var iPhone15ProMax: SceneDevice { known("iPhone 15 Pro Max") }
  /// iPhone 16 Plus: 430 × 932 points.
  public static var iPhone16Plus: SceneDevice { known("iPhone 16 Plus") }
  /// iPhone 16 Pro: 402 × 874 points.
  public static var iPhone16Pro: SceneDevice { known("iPhone 16 Pro") }
  /// iPhone 17: 402 × 874 points.
  public static var iPhone17: SceneDevice { known("iPhone 17") }
  /// iPhone 17 Pro: 402 × 874 points.
  public static var iPhone17Pro: SceneDevice { known("iPhone 17 Pro") }
  /// iPhone 16 Pro Max: 440 × 956 points.
  public static var iPhone16ProMax: SceneDevice { known("iPhone 16 Pro Max") }
  /// iPhone 17 Pro Max: 440 × 956 points.
  public static var iPhone17ProMax: SceneDevice { known("iPhone 17 Pro Max") }
  /// iPhone Air: 420 × 912 points.
  public static var iPhoneAir: SceneDevice { known("iPhone Air") }
  /// iPad (5th generation): 768 × 1024 points.
  public static var iPad5: SceneDevice { known("iPad (5th generation)") }
  /// iPad (6th generation): 768 × 1024 points.
  public static var iPad6: SceneDevice { known("iPad (6th generation)") }
  /// iPad Air: 768 × 1024 points.
  public static var iPadAir: SceneDevice { known("iPad Air") }
  /// iPad Air 2: 768 × 1024 points.
  public static var iPadAir2: SceneDevice { known("iPad Air 2") }
  /// iPad mini 4: 768 × 1024 points.
  public static var iPadMini4: SceneDevice { known("iPad mini 4") }
  /// iPad mini (5th generation): 768 × 1024 points.
  public static var iPadMini5: SceneDevice { known("iPad mini (5th generation)") }
  /// iPad Pro (9.7-inch): 768 × 1024 points.
  public static var iPadPro9Point7: SceneDevice { known("iPad Pro (9.7-inch)") }
  /// iPad (7th generation): 810 × 1080 points.
  public static var iPad7: SceneDevice { known("iPad (7th generation)") }
  /// iPad (8th generation): 810 × 1080 points.
  public static var iPad8: SceneDevice { known("iPad (8th generation)") }
  /// iPad (9th generation): 810 × 1080 points.
  public static var iPad9: SceneDevice { known("iPad (9th generation)") }
  /// iPad Pro (10.5-inch): 834 × 1112 points.
  public static var iPadPro10Point5: SceneDevice { known("iPad Pro (10.5-inch)") }
  /// iPad Air (3rd generation): 834 × 1112 points.
  public static var iPadAir3: SceneDevice { known("iPad Air (3rd generation)") }
  /// iPad Pro (12.9-inch, 2nd generation): 1024 × 1366 points.
  public static var iPadPro12Point9Generation2: SceneDevice {
    known("iPad Pro (12.9-inch, 2nd generation)")
  }
  /// iPad mini (6th generation): 744 × 1133 points.
  public static var iPadMini6: SceneDevice { known("iPad mini (6th generation)") }
  /// iPad mini (A17 Pro): 744 × 1133 points.
  public static var iPadMiniA17Pro: SceneDevice { known("iPad mini (A17 Pro)") }
  /// iPad (10th generation): 820 × 1180 points.
  public static var iPad10: SceneDevice { known("iPad (10th generation)") }
  /// iPad (A16): 820 × 1180 points.
  public static var iPadA16: SceneDevice { known("iPad (A16)") }
  /// iPad Air (4th generation): 820 × 1180 points.
  public static var iPadAir4: SceneDevice { known("iPad Air (4th generation)") }
  /// iPad Air (5th generation): 820 × 1180 points.
  public static var iPadAir5: SceneDevice { known("iPad Air (5th generation)") }
  /// iPad Air (11-inch): 820 × 1180 points.
  public static var iPadAir11: SceneDevice { known("iPad Air (11-inch)") }
  /// iPad Pro (11-inch): 834 × 1194 points.
  public static var iPadPro11: SceneDevice { known("iPad Pro (11-inch)") }
  /// iPad Pro (11-inch, 2nd generation): 834 × 1194 points.
  public static var iPadPro11Generation2: SceneDevice {
    known("iPad Pro (11-inch, 2nd generation)")
  }
  /// iPad Pro (11-inch, 3rd generation): 834 × 1194 points.
  public static var iPadPro11Generation3: SceneDevice {
    known("iPad Pro (11-inch, 3rd generation)")
  }
  /// iPad Pro (11-inch, 4th generation): 834 × 1194 points.
  public static var iPadPro11Generation4: SceneDevice {
    known("iPad Pro (11-inch, 4th generation)")
  }
  /// iPad Pro (11-inch, M4): 834 × 1210 points.
  public static var iPadPro11M4: SceneDevice { known("iPad Pro (11-inch, M4)") }
  /// iPad Pro (12.9-inch): 1024 × 1366 points.
  public static var iPadPro12Point9: SceneDevice { known("iPad Pro (12.9-inch)") }
  /// iPad Pro (12.9-inch, 3rd generation): 1024 × 1366 points.
  public static var iPadPro12Point9Generation3: SceneDevice {
    known("iPad Pro (12.9-inch, 3rd generation)")
  }
  /// iPad Pro (12.9-inch, 4th generation): 1024 × 1366 points.
  public static var iPadPro12Point9Generation4: SceneDevice {
    known("iPad Pro (12.9-inch, 4th generation)")
  }
  /// iPad Pro (12.9-inch, 5th generation): 1024 × 1366 points.
  public static var iPadPro12Point9Generation5: SceneDevice {
    known("iPad Pro (12.9-inch, 5th generation)")
  }
  /// iPad Pro (12.9-inch, 6th generation): 1024 × 1366 points.
  public static var iPadPro12Point9Generation6: SceneDevice {
    known("iPad Pro (12.9-inch, 6th generation)")
  }
  /// iPad Air (13-inch): 1024 × 1366 points.
  public static var iPadAir13: SceneDevice { known("iPad Air (13-inch)") }
  /// iPad Pro (13-inch): 1032 × 1376 points.
  public static var iPadPro13: SceneDevice { known("iPad Pro (13-inch)") }
  /// iPad Pro (13-inch, M4): 1032 × 1376 points.
  public static var iPadPro13M4: SceneDevice { known("iPad Pro (13-inch, M4)") }
  /// Apple TV: 1920 × 1080 points.
  public static var appleTV: SceneDevice { known("Apple TV") }
  /// Apple TV 4K: 1920 × 1080 points.
  public static var appleTV4K: SceneDevice { known("Apple TV 4K") }

  private static func known(_ name: String) -> SceneDevice {
    guard let device = SceneDevice(named: name) else {
      preconditionFailure("The table of devices has \(name)")
    }
    return device
  }
}
