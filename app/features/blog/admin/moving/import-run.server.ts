import { type ImportResult, MOST_LEFT_OUT_NAMED } from '#app/domain/blog/moving/import-plan.ts'
import type { Db, Tx } from '#app/db/open.server.ts'
import type { Services } from '#app/features/services.ts'

/** What the parts of an import share while it runs. */

export type ImportNeeds = Pick<
  Services,
  'db' | 'now' | 'files' | 'pages' | 'jobs' | 'webPages' | 'log' | 'reader'
>

/** Authors and categories here, by what the file calls them. */
export type Filing = { authors: Map<string, string>; categories: Map<string, string> }

export type Pictures = {
  /** The new address of a picture, brought in if it has to be; null where it cannot be. */
  addressOf(address: string, alt: string, title: string): Promise<string | null>
  htmlOf(html: string, title: string): Promise<string>
  markdownOf(markdown: string, title: string): Promise<string>
}

export type Report = ReturnType<typeof openReport>

/** Stores how far a run has come, in the transaction of what it has just made: a run that follows knows of both or of neither. */
export type Keep = (at: Db | Tx) => PromiseLike<unknown>

/** Counts what was done, and names what was not; a run that follows one that was ended counts on. */
export function openReport(total: number, before: ImportResult | null) {
  const result: ImportResult = before ?? {
    total,
    done: 0,
    made: { posts: 0, pages: 0, authors: 0, categories: 0, pictures: 0, redirects: 0 },
    alreadyThere: 0,
    leftOut: [],
    leftOutCount: 0,
  }
  function leaveOut(what: string, why: string): void {
    result.leftOutCount++
    if (result.leftOut.length < MOST_LEFT_OUT_NAMED) result.leftOut.push({ what: what.slice(0, 300), why })
  }
  return {
    result,
    leaveOut,
    /** For what a run that follows comes across again. */
    leaveOutOnce(what: string, why: string) {
      if (!result.leftOut.some((one) => one.what === what.slice(0, 300) && one.why === why))
        leaveOut(what, why)
    },
  }
}
