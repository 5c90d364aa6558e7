/** What is said when something with the pantry does not work. The wording is specified. */
export const PANTRY_MESSAGES = {
  add: 'Failed to add ingredient',
  addSeveral: 'Failed to add ingredients',
  fetch: 'Failed to fetch ingredients',
  updateQuantity: 'Failed to update ingredient quantity',
  remove: 'Failed to remove ingredient',
  clear: 'Failed to clear all ingredients',
  addNone: 'Failed to add any ingredients. Please try again.',
  signInToAdd: 'Authentication required to add ingredients',
  signInToGet: 'Authentication required to get ingredients',
  signInToClear: 'Authentication required to clear ingredients',
  clearQuestion: 'Are you sure you want to clear all ingredients?',
  offline: 'No connection. Nothing was changed; please try again when you are online.',
} as const
