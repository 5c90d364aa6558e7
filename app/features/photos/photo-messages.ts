/** What is said about a photo on the page. The wording of the first group is specified. */
export const PHOTO_MESSAGES = {
  notAnImageFile: 'Please upload an image file',
  cannotProcess: 'Failed to process image',
  cannotAnalyse: 'Failed to analyze ingredients. Please try again or add ingredients manually.',

  noFoodSeen: 'No food was recognised in this photo. Try another one, or type your ingredients.',
  notSetUp: 'Foods in photos are not recognised on this site. Type your ingredients instead.',
} as const
