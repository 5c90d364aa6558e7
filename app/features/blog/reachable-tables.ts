/** Cleaned HTML whose tables take the keyboard's focus: one that is wider than the screen is scrolled with the arrows. */
export const withReachableTables = (html: string): string =>
  html.replaceAll('<table>', '<table tabindex="0">')
