import { eq } from 'drizzle-orm'
import type { Tx } from '#app/db/open.server.ts'
import { users, verifications } from '#app/db/schema/index.ts'
import { forgetCustomers } from './former-customers.server.ts'
import { enqueueEmail } from '#app/features/mail/send-mail.server.ts'
import { pictureKeysOf } from '#app/features/pictures/picture-address.ts'
import { forgetSubscription } from '#app/features/newsletter/leave-newsletter.server.ts'
import type { Services } from '#app/features/services.ts'
import { deleteFiles } from './account-jobs.server.ts'
import { accountDeleted } from './account-emails.server.ts'
import { eachPicture } from './export-member.server.ts'
import { keepFormerTrial } from './former-trials.server.ts'
import { MEMBER_DATA } from './member-data/member-data.server.ts'
import type { Member } from './viewer.ts'

type Needs = Pick<Services, 'db' | 'jobs' | 'forgetJobs' | 'accounts' | 'now'>

/**
 * What has to be arranged while the member's rows are still there. Each arranges it with the transaction that removes
 * them, as jobs that are tried until they are done: a provider that is down delays them and stops nothing.
 */
const BEFORE_THE_ROWS_GO: readonly ((tx: Tx, member: Member, needs: Needs) => Promise<void>)[] = [
  // First: what the others put into the queue is theirs to do.
  (tx, { id, email }, { forgetJobs }) => forgetJobs([id, email], { tx }),
  async (tx, { id }) => void (await tx.delete(verifications).where(eq(verifications.value, id))),
  deletePictures,
  (tx, { id }) => forgetSubscription(tx, id),
  (tx, member, { jobs }) => forgetCustomers(tx, member, jobs),
  (tx, { id, email }, { accounts, now }) =>
    keepFormerTrial(tx, { memberId: id, fingerprint: accounts.fingerprintOf(email), now: now() }),
  (tx, { email }, { jobs }) => enqueueEmail(jobs, accountDeleted, { email }, { tx }),
]

/**
 * Deletes the member: every row that leads to them goes with the account, posts, likes and comments included, and with
 * the sessions every device is signed out. Sent twice, the second finds nothing left to do.
 */
export async function deleteAccount(needs: Needs, member: Member): Promise<void> {
  await needs.db.transaction(async (tx) => {
    const [there] = await tx.select({ id: users.id }).from(users).where(eq(users.id, member.id)).for('update')
    if (!there) return
    for (const arrange of BEFORE_THE_ROWS_GO) await arrange(tx, member, needs)
    await tx.delete(users).where(eq(users.id, member.id))
  })
}

const FILES_PER_JOB = 400

async function deletePictures(tx: Tx, member: Member, { jobs }: Needs): Promise<void> {
  let keys: string[] = []
  const enqueue = async () => {
    if (keys.length > 0) await jobs.enqueue(deleteFiles, { keys }, { tx })
    keys = []
  }
  for (const rows of MEMBER_DATA) {
    for await (const address of eachPicture(tx, rows, member.id)) {
      keys.push(...pictureKeysOf(address))
      if (keys.length >= FILES_PER_JOB) await enqueue()
    }
  }
  await enqueue()
}
