const BULLET = /^[-–—•·*▢□☐✓●○◦‣➢>]+\s*/
/** The share of lines that must have a bullet before a line without one can be a heading. */
const LEAST_MARKED = 0.5
const MAX_TITLE_LENGTH = 50

/** A line without its bullet: "2 eggs" of "• 2 eggs". */
export const withoutBullet = (line: string): string => line.replace(BULLET, '').trim()

/** Lines without their bullets; where most have one, a line with neither a bullet nor a figure becomes a heading. */
export function withoutBullets(lines: readonly string[]): string[] {
  const marked = lines.filter((line) => BULLET.test(line)).length
  const hasHeadings = marked < lines.length && marked >= lines.length * LEAST_MARKED && marked > 1
  return lines.map((line) =>
    hasHeadings && !BULLET.test(line) && !/[\d.!?:[\]]/.test(line) && line.length <= MAX_TITLE_LENGTH
      ? `[${line}]`
      : withoutBullet(line),
  )
}
