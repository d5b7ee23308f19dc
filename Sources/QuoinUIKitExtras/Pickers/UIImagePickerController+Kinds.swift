// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

extension UIImagePickerController {
  /// The sources of images.
  public enum SourceType: Int, Hashable, Sendable {
    case photoLibrary = 0
    case camera = 1
    case savedPhotosAlbum = 2
  }

  /// The cameras of the device.
  public enum CameraDevice: Int, Hashable, Sendable {
    case rear = 0
    case front = 1
  }

  /// The keys of the information about a selected image or movie.
  public struct InfoKey: RawRepresentable, Hashable, Sendable {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The key of the media type.
    public static let mediaType = InfoKey(rawValue: "UIImagePickerControllerMediaType")
    /// The key of the original image.
    public static let originalImage = InfoKey(rawValue: "UIImagePickerControllerOriginalImage")
    /// The key of the cropped image.
    public static let editedImage = InfoKey(rawValue: "UIImagePickerControllerEditedImage")
    /// The key of the crop rectangle.
    public static let cropRect = InfoKey(rawValue: "UIImagePickerControllerCropRect")
    /// The key of the URL of a movie.
    public static let mediaURL = InfoKey(rawValue: "UIImagePickerControllerMediaURL")
    /// The key of the URL of an image.
    public static let imageURL = InfoKey(rawValue: "UIImagePickerControllerImageURL")
    /// The key of the metadata of a new photo.
    public static let mediaMetadata = InfoKey(rawValue: "UIImagePickerControllerMediaMetadata")
    /// The key of the asset in the photo library.
    public static let phAsset = InfoKey(rawValue: "UIImagePickerControllerPHAsset")
  }
}
