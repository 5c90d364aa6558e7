import { eq, inArray } from 'drizzle-orm'
import type { Tx } from '#app/db/open.server.ts'
import { staffUsers } from '#app/db/schema/index.ts'
import { mayDo, STAFF_RANKS } from '#app/domain/staff/ranks.ts'
import type { EditorServices, Writer } from '#app/features/blog/admin/writer.ts'
import { enqueueEmail } from '#app/features/mail/send-mail.server.ts'
import { reviewNews } from '#app/features/staff/staff-emails.server.ts'
import type { ReviewNews } from '#app/features/staff/staff-email-texts.ts'

const EDITING_RANKS = STAFF_RANKS.filter((rank) => mayDo(rank, 'write-content'))

type About = { title: string; postId: string }

/** Tells everybody who can publish that a post waits for them, but not whoever sent it. */
export async function tellEditors(
  { jobs }: Pick<EditorServices, 'jobs'>,
  tx: Tx,
  writer: Writer,
  { title, postId }: About,
): Promise<void> {
  const editors = await tx
    .select({ id: staffUsers.id })
    .from(staffUsers)
    .where(inArray(staffUsers.rank, EDITING_RANKS))
  for (const { id } of editors)
    if (id !== writer.id)
      await enqueueEmail(
        jobs,
        reviewNews,
        { staffId: id, news: 'submitted', by: writer.name, title, postId },
        { tx },
      )
}

/** Tells a writer what became of a post they submitted; nobody where they did it themselves or are gone. */
export async function tellWriter(
  { jobs }: Pick<EditorServices, 'jobs'>,
  tx: Tx,
  actor: Writer,
  { news, writtenBy, title, postId }: About & { news: ReviewNews; writtenBy: string | null },
): Promise<void> {
  if (writtenBy === null || writtenBy === actor.id) return
  const [writer] = await tx.select({ id: staffUsers.id }).from(staffUsers).where(eq(staffUsers.id, writtenBy))
  if (writer)
    await enqueueEmail(jobs, reviewNews, { staffId: writer.id, news, by: actor.name, title, postId }, { tx })
}
