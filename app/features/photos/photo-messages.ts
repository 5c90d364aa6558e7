/** What is said when a photo cannot be used. The wording of the first group is specified. */
export const PHOTO_MESSAGES = {
  notAnImageFile: 'Please upload an image file',
  notAFile: 'The file given is not an instance of Blob or File',
  notAnImage: 'The file given is not an image',
  cannotCompress: 'Failed to compress image. Please try a different image.',
  cannotRead: 'Failed to read file',
  cannotConvert: 'Failed to convert file to base64',
  cannotProcess: 'Failed to process image',
  cannotAnalyse: 'Failed to analyze ingredients. Please try again or add ingredients manually.',

  heic:
    'This photo is in the HEIC format, which cannot be read here. Save it as JPEG, or on the phone choose ' +
    'Settings, Camera, Formats, "Most Compatible" and take it again.',
  tooManyBytes: 'This photo is larger than 12 MB. Choose a smaller one.',
  tooManyPixels: 'This photo has more than 24 megapixels. Choose a smaller one.',
  busy: 'Many photos are being read right now. Please try again in a moment.',
  noFoodSeen: 'No food was recognised in this photo. Try another one, or type your ingredients.',
  notSetUp: 'Photo reading is not set up here. Type your ingredients instead.',
  notSetUpHint: 'For whoever runs this site: set AI_VISION_MODEL to a model that can see.',
} as const
