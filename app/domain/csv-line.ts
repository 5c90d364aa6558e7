/**
 * One line of CSV (RFC 4180). A cell that a spreadsheet would treat as a formula gets an apostrophe before it:
 * otherwise a name such as `=…` or `+…` would run in the spreadsheet of the person who opens the file.
 */
export function csvLine(cells: readonly (string | number)[]): string {
  const quoted = cells.map((cell) => {
    if (typeof cell === 'number') return String(cell)
    const safe = /^[=+\-@\t\r\n]/.test(cell) ? `'${cell}` : cell
    return `"${safe.replaceAll('"', '""')}"`
  })
  return `${quoted.join(',')}\r\n`
}
