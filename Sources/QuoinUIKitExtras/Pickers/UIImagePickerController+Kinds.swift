// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

extension UIImagePickerController {
  /// Where pictures come from.
  public enum SourceType: Int, Hashable, Sendable {
    case photoLibrary = 0
    case camera = 1
    case savedPhotosAlbum = 2
  }

  /// How well a film is stored.
  public enum QualityType: Int, Hashable, Sendable {
    case typeHigh = 0
    case typeMedium = 1
    case typeLow = 2
    case type640x480 = 3
    case typeIFrame1280x720 = 4
    case typeIFrame960x540 = 5
  }

  /// Whether the camera takes pictures or films.
  public enum CameraCaptureMode: Int, Hashable, Sendable {
    case photo = 0
    case video = 1
  }

  /// A camera.
  public enum CameraDevice: Int, Hashable, Sendable {
    case rear = 0
    case front = 1
  }

  /// When the camera uses its light.
  public enum CameraFlashMode: Int, Hashable, Sendable {
    case off = -1
    case auto = 0
    case on = 1
  }

  /// How an image is converted.
  public enum ImageURLExportPreset: Int, Hashable, Sendable {
    case compatible = 0
    case current = 1
  }

  /// What is known of a choice.
  public struct InfoKey: RawRepresentable, Hashable, Sendable {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The kind of the picture.
    public static let mediaType = InfoKey(rawValue: "UIImagePickerControllerMediaType")
    /// The image as it was.
    public static let originalImage = InfoKey(rawValue: "UIImagePickerControllerOriginalImage")
    /// The image as it was cut.
    public static let editedImage = InfoKey(rawValue: "UIImagePickerControllerEditedImage")
    /// How the image was cut.
    public static let cropRect = InfoKey(rawValue: "UIImagePickerControllerCropRect")
    /// The file of a film.
    public static let mediaURL = InfoKey(rawValue: "UIImagePickerControllerMediaURL")
    /// The file of an image.
    public static let imageURL = InfoKey(rawValue: "UIImagePickerControllerImageURL")
    /// Where and how a picture was taken.
    public static let mediaMetadata = InfoKey(rawValue: "UIImagePickerControllerMediaMetadata")
    /// The picture in the library.
    public static let phAsset = InfoKey(rawValue: "UIImagePickerControllerPHAsset")
  }
}
