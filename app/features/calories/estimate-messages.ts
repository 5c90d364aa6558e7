/** What is said where a meal cannot be estimated. The first sentence is specified. */
export const ESTIMATE_MESSAGES = {
  failed: 'Failed to analyze meal. Please try again.',
  nothingGiven: 'Add a photo of the meal, or describe it.',
  nothingTold: 'Describe the meal first.',
  noFood:
    'No food was recognised. Name the foods and how much of each, such as "2 eggs and a slice of toast".',
  photosNotSetUp: 'Photos are not read on this site. Describe the meal instead.',
  photoUnread:
    'The photo was not read: this site does not read photos. The estimate follows your description.',
  running: 'This meal is already being analyzed. Its estimate appears where it was started.',
  doneBefore: 'This meal was already analyzed. Change something and analyze it again.',
} as const
