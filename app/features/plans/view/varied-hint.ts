/** How a portion that differs stays what its person eats. */
export const VARIED_HINT =
  'Take a portion that differs out before that food goes in, or cook it in a pan of its own.'
