import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { staffUsers } from '#app/db/schema/index.ts'
import { defineLetter } from '#app/features/mail/letter-kind.ts'
import type { Services } from '#app/features/services.ts'
import { choosePasswordLetter, removedFromStaffLetter, STAFF_NEWS, staffNewsLetter } from './staff-mails.ts'

/** The kinds of letters of the staff area: what waits in the queue says whose it is, and holds no link. */

const OfStaff = z.object({ staffId: z.uuid() })

/** The link is made when the letter is written, and goes to nobody but its owner. */
export const choosePassword = defineLetter<z.output<typeof OfStaff>, Pick<Services, 'staff'>>({
  name: 'choose-staff-password',
  params: OfStaff,
  async write({ staffId }, { staff }) {
    const made = await staff.passwordLink(staffId)
    return made && { to: made.email, ...choosePasswordLetter(made.link) }
  },
})

const News = OfStaff.extend({ news: z.enum(STAFF_NEWS), about: z.string() })

/** Tells somebody of the staff what happened to their account, or to the owners' circle. */
export const staffNews = defineLetter<z.output<typeof News>, Pick<Services, 'db'>>({
  name: 'staff-news',
  params: News,
  async write({ staffId, news, about }, { db }) {
    const [person] = await db.select().from(staffUsers).where(eq(staffUsers.id, staffId))
    return person ? { to: person.email, ...staffNewsLetter(news, about) } : null
  },
})

/** To the address of an account that is gone. */
export const removedFromStaff = defineLetter<{ email: string }, unknown>({
  name: 'removed-from-staff',
  params: z.object({ email: z.string() }),
  write: async ({ email }) => ({ to: email, ...removedFromStaffLetter() }),
})
