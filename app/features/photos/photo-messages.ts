/** What is said about a photo on the page. The wording of the first group is specified. */
export const PHOTO_MESSAGES = {
  notAnImageFile: 'Please upload an image file',
  cannotProcess: 'Failed to process image',
  cannotAnalyse: 'Failed to analyze ingredients. Please try again or add ingredients manually.',

  noFoodSeen: 'No food was recognised in this photo. Try another one, or type your ingredients.',
  notSetUp: 'Photo reading is not set up here. Type your ingredients instead.',
  notSetUpHint: 'For whoever runs this site: set AI_VISION_MODEL to a model that can see.',
} as const
