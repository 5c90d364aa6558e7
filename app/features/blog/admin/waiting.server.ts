import type { Db } from '#app/db/open.server.ts'
import { mayDo, type StaffCommand, type StaffRank } from '#app/domain/staff/ranks.ts'
import { countReports } from '#app/features/community/content-reports.server.ts'
import { countOpenMessages } from '#app/features/contact/messages.server.ts'
import { figureOf } from '#app/features/staff/figures.ts'
import type { Waiting } from './dashboard-page.tsx'
import { countSubmitted } from './posts/staff-posts.server.ts'

type Kind = {
  needs: StaffCommand
  href: string
  count: (db: Db) => Promise<number>
  one: string
  several: string
}

const KINDS: readonly Kind[] = [
  {
    needs: 'write-content',
    href: '/blog-admin/posts?review=waiting',
    count: countSubmitted,
    one: 'post to review',
    several: 'posts to review',
  },
  {
    needs: 'answer-reports',
    href: '/blog-admin/reports',
    count: countReports,
    one: 'report to settle',
    several: 'reports to settle',
  },
  {
    needs: 'read-messages',
    href: '/blog-admin/messages',
    count: countOpenMessages,
    one: 'message to answer',
    several: 'messages to answer',
  },
]

/** What waits for somebody of this rank, with the way to it: "2 reports to settle". Kinds of which there is none are left out. */
export async function waitingFor(db: Db, rank: StaffRank): Promise<Waiting[]> {
  const kinds = KINDS.filter(({ needs }) => mayDo(rank, needs))
  const counts = await Promise.all(kinds.map(({ count }) => count(db)))
  return kinds.flatMap(({ href, one, several }, index) => {
    const count = counts[index] ?? 0
    return count === 0 ? [] : [{ href, words: `${figureOf(count)} ${count === 1 ? one : several}` }]
  })
}
