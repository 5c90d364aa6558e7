/**
 * One line of CSV (RFC 4180). A cell that a spreadsheet would take for a formula gets an apostrophe before it: whoever
 * names a thing `=…` or `+…` would otherwise write into the spreadsheet of whoever opens it.
 */
export function csvLine(cells: readonly (string | number)[]): string {
  const quoted = cells.map((cell) => {
    if (typeof cell === 'number') return String(cell)
    const safe = /^[=+\-@\t\r\n]/.test(cell) ? `'${cell}` : cell
    return `"${safe.replaceAll('"', '""')}"`
  })
  return `${quoted.join(',')}\r\n`
}
