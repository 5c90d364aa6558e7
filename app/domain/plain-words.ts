/**
 * Words of a person as they may be stored and shown: no control or direction characters, no half characters. Line
 * breaks stay, for they part one food from the next.
 */
export function plainWords(text: string): string {
  return text.toWellFormed().replace(/(?!\n)[\p{Cc}\u202a-\u202e\u2066-\u2069\u2028\u2029]/gu, ' ')
}
