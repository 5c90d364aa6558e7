/** Spaces in the place of what was read already, so that all other places stay where they are. */
export const blank = (said: string): string => ' '.repeat(said.length)
