/** A text on one line of at most `most` signs, cut between words where it is longer. */
export function shortened(text: string, most: number): string {
  const line = text.replaceAll(/\s+/g, ' ').trim()
  if (line.length <= most) return line
  const cut = line.slice(0, most - 1)
  const lastSpace = cut.lastIndexOf(' ')
  return `${lastSpace > most / 2 ? cut.slice(0, lastSpace) : cut}…`
}
