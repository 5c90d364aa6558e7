/** Why a file cannot be used; said by what looks into it, here or on the server. The wording of the first group is specified. */
export const PHOTO_REFUSALS = {
  notAFile: 'The file given is not an instance of Blob or File',
  notAnImage: 'The file given is not an image',
  cannotCompress: 'Failed to compress image. Please try a different image.',
  cannotRead: 'Failed to read file',
  cannotConvert: 'Failed to convert file to base64',

  heic:
    'This photo is in the HEIC format, which cannot be read here. Save it as JPEG, or on the phone choose ' +
    'Settings, Camera, Formats, "Most Compatible" and take it again.',
  tooManyBytes: 'This photo is larger than 12 MB. Choose a smaller one.',
  tooManyPixels: 'This photo has more than 24 megapixels. Choose a smaller one.',
  busy: 'Many photos are being read right now. Please try again in a moment.',
} as const
