/** How a portion that differs stays what its person eats. */
export const VARIED_HINT =
  'Take out the portion that differs before that food goes in, or cook it in a pan of its own.'
