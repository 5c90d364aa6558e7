import { parse } from 'csv-parse/sync'
import { AppError } from '#app/domain/errors.ts'
import { oldPath, targetPath } from './redirect-paths.ts'

export const MAX_REDIRECT_LINES = 5000
export const MAX_REDIRECT_BYTES = 1024 * 1024

export type ListedRedirect = { line: number; fromPath: string; toPath: string }
/** A line that was left out, as it was given, and why. */
export type RefusedLine = { line: number; given: string; why: string }

/**
 * Redirects of a CSV text: an old address and where it leads on each line, separated by commas, semicolons or tabs; a
 * first line of names is passed over. Lines that cannot be used are named. Throws `AppError` (`invalid-input`,
 * `too-large`) for what is no such list.
 */
export function readRedirectList(csv: string): { redirects: ListedRedirect[]; refused: RefusedLine[] } {
  const records = recordsOf(csv)
  const redirects: ListedRedirect[] = []
  const refused: RefusedLine[] = []
  for (const [index, { line, cells }] of records.entries()) {
    const [from = '', to = ''] = cells
    if (index === 0 && !/[/]/.test(cells.join(''))) continue
    const fromPath = oldPath(from)
    const toPath = targetPath(pathIn(to))
    if (fromPath && toPath) redirects.push({ line, fromPath, toPath })
    else
      refused.push({
        line,
        given: cells.join(', ').slice(0, 200),
        why: fromPath
          ? 'The second column is not a page of this site'
          : 'The first column is not an old address',
      })
  }
  if (redirects.length === 0 && refused.length === 0)
    throw new AppError('invalid-input', 'There is no line with two addresses in this list.', {
      field: 'list',
    })
  return { redirects, refused }
}

/** Exports name the target with its host; which host that was is not asked, for it leads to ours. */
const pathIn = (typed: string): string => {
  const url = /^https?:\/\//i.test(typed.trim()) ? URL.parse(typed.trim()) : null
  return url ? url.pathname + url.search + url.hash : typed
}

function recordsOf(csv: string): { line: number; cells: string[] }[] {
  try {
    const records = parse(csv, {
      bom: true,
      delimiter: [',', ';', '\t'],
      relax_column_count: true,
      skip_empty_lines: true,
      trim: true,
      max_record_size: 4000,
      info: true,
      to: MAX_REDIRECT_LINES + 1,
    }) as unknown as { info: { lines: number }; record: string[] }[]
    if (records.length > MAX_REDIRECT_LINES)
      throw new AppError(
        'too-large',
        `This list has more than ${MAX_REDIRECT_LINES.toLocaleString('en-GB')} lines. Add them in parts.`,
        { field: 'list' },
      )
    return records.map(({ info, record }) => ({ line: info.lines, cells: record }))
  } catch (error) {
    if (error instanceof AppError) throw error
    throw new AppError('invalid-input', 'This is not a list of addresses. Check its quotation marks.', {
      field: 'list',
      cause: error,
    })
  }
}
