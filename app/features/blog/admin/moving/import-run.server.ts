import { type ImportResult, MOST_LEFT_OUT_NAMED } from '#app/domain/blog/moving/import-plan.ts'
import type { Services } from '#app/features/services.ts'

/** What the parts of an import share while it runs. */

export type ImportNeeds = Pick<Services, 'db' | 'now' | 'files' | 'pages' | 'jobs' | 'webPages' | 'log'>

/** Authors and categories here, by what the file calls them. */
export type Filing = { authors: Map<string, string>; categories: Map<string, string> }

export type Pictures = {
  /** The new address of a picture, brought in if it has to be; null where it cannot be. */
  addressOf(address: string, alt: string, title: string): Promise<string | null>
  htmlOf(html: string, title: string): Promise<string>
  markdownOf(markdown: string, title: string): Promise<string>
}

export type Report = ReturnType<typeof openReport>

/** Counts what was done, and names what was not. */
export function openReport(total: number) {
  const result: ImportResult = {
    total,
    done: 0,
    made: { posts: 0, pages: 0, authors: 0, categories: 0, pictures: 0, redirects: 0 },
    alreadyThere: 0,
    leftOut: [],
    leftOutCount: 0,
  }
  return {
    result,
    leaveOut(what: string, why: string) {
      result.leftOutCount++
      if (result.leftOut.length < MOST_LEFT_OUT_NAMED) result.leftOut.push({ what: what.slice(0, 300), why })
    },
  }
}
