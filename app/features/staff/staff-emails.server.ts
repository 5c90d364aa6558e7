import { eq } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '#app/db/open.server.ts'
import { staffUsers } from '#app/db/schema/index.ts'
import { defineEmail } from '#app/features/mail/email-kind.ts'
import {
  choosePasswordEmail,
  REVIEW_NEWS,
  reviewNewsEmail,
  removedFromStaffEmail,
  STAFF_NEWS,
  staffNewsEmail,
} from './staff-email-texts.ts'

/** The kinds of e-mails of the staff area: what waits in the queue says whose it is, and holds no link. */

const ofStaffSchema = z.object({ staffId: z.uuid() })

/** The link is made when the e-mail is written, and goes to nobody but its owner. */
export const choosePassword = defineEmail<
  z.output<typeof ofStaffSchema>,
  { staff: { passwordLink(staffId: string): Promise<{ email: string; link: string } | null> } }
>({
  name: 'choose-staff-password',
  params: ofStaffSchema,
  async write({ staffId }, { staff }) {
    const made = await staff.passwordLink(staffId)
    return made && { to: made.email, ...choosePasswordEmail(made.link) }
  },
  samples: ({ origin }) => [choosePasswordEmail(`${origin}/blog-admin/choose-password?token=sample`)],
})

const newsSchema = ofStaffSchema.extend({ news: z.enum(STAFF_NEWS), about: z.string() })

/** Tells staff about changes to their account, or to the list of owners. */
export const staffNews = defineEmail<z.output<typeof newsSchema>, { db: Db }>({
  name: 'staff-news',
  params: newsSchema,
  async write({ staffId, news, about }, { db }) {
    const [person] = await db.select().from(staffUsers).where(eq(staffUsers.id, staffId))
    return person ? { to: person.email, ...staffNewsEmail(news, about) } : null
  },
  samples: () =>
    STAFF_NEWS.map((news) =>
      staffNewsEmail(news, news === 'new-device' ? 'Firefox on Linux' : 'Anna Miller'),
    ),
})

const reviewSchema = ofStaffSchema.extend({
  news: z.enum(REVIEW_NEWS),
  by: z.string(),
  title: z.string(),
  postId: z.uuid(),
})

/** Tells editors that a post waits for them, and its writer what became of it. */
export const reviewNews = defineEmail<z.output<typeof reviewSchema>, { db: Db; site: { origin: string } }>({
  name: 'review-news',
  params: reviewSchema,
  async write({ staffId, postId, ...told }, { db, site }) {
    const [person] = await db.select().from(staffUsers).where(eq(staffUsers.id, staffId))
    const link = `${site.origin}/blog-admin/posts/${postId}/edit`
    return person ? { to: person.email, ...reviewNewsEmail({ ...told, link }) } : null
  },
  samples: ({ origin }) =>
    REVIEW_NEWS.map((news) =>
      reviewNewsEmail({
        news,
        by: 'Anna Miller',
        title: 'Lentils without soaking',
        link: `${origin}/blog-admin/posts`,
      }),
    ),
})

/** To the address of an account that is gone. */
export const removedFromStaff = defineEmail<{ email: string }, unknown>({
  name: 'removed-from-staff',
  params: z.object({ email: z.string() }),
  write: async ({ email }) => ({ to: email, ...removedFromStaffEmail() }),
  samples: () => [removedFromStaffEmail()],
})
