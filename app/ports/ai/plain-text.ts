/**
 * A model's words as one plain line: no control, bidirectional or invisible characters, no lone surrogates, spaces
 * joined, at most `maxLength` characters. Markup stays what it is: pages show it as text.
 */
export function plainText(value: string, maxLength: number): string {
  // The cap first: ten megabytes of reply are not worth reading to the end.
  const text = value
    .slice(0, maxLength * 4)
    .toWellFormed()
    .normalize('NFC')
    .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .replace(/(?![\u200c\u200d])[\p{Cf}\p{Co}\p{Cn}\ufe00-\ufe0e\ufffd]+/gu, '')
    // Joiners belong inside words of some scripts and nowhere else.
    .replace(/(?<![\p{L}\p{M}])[\u200c\u200d]+|[\u200c\u200d]+(?![\p{L}\p{M}])/gu, '')
    // More marks than any script stacks on one letter.
    .replace(/(\p{M}{3})\p{M}+/gu, '$1')
    .replace(/\s+/gu, ' ')
    .trim()
  if (text.length <= maxLength) return text
  return `${text
    .slice(0, maxLength - 1)
    .toWellFormed()
    .replaceAll('\ufffd', '')
    .trimEnd()}…`
}
