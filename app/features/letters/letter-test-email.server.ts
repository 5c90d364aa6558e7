import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { newsletterLetters, staffUsers } from '#app/db/schema/index.ts'
import { defineEmail } from '#app/features/mail/email-kind.ts'
import type { Services } from '#app/features/services.ts'
import { sampleCopy } from './letter-copies.server.ts'
import { digestHtml } from './digest-html.ts'
import { letterEmail } from './letter-email.ts'

type Needs = Pick<Services, 'db' | 'seal' | 'site'>
const testSchema = z.object({ letterId: z.uuid(), staffId: z.uuid() })

/** A letter as one of the staff gets it to look at. */
export const letterTest = defineEmail<z.output<typeof testSchema>, Needs>({
  name: 'letter-test',
  params: testSchema,
  async write({ letterId, staffId }, needs) {
    const [letter] = await needs.db.select().from(newsletterLetters).where(eq(newsletterLetters.id, letterId))
    const [person] = await needs.db.select().from(staffUsers).where(eq(staffUsers.id, staffId))
    if (!letter || !person) return null
    const { leaveUrl: _nobodys, ...copy } = await sampleCopy(needs, letter)
    return { to: person.email, ...copy, subject: `[Test] ${copy.subject}` }
  },
  samples: ({ origin }) => [
    letterEmail({
      kind: 'letter',
      subject: 'What to do with stale bread',
      html: '<p>Bread that is two days old makes better soup than fresh bread does.</p><h2>Three ways</h2><ul><li>Panzanella</li><li>Ribollita</li></ul>',
      origin,
      postUrl: `${origin}/blog/kitchen/stale-bread`,
      trader: null,
    })(sampleLinks(origin)),
    letterEmail({
      kind: 'digest',
      subject: 'New on the Mealwright blog: Stale bread and 1 more',
      html: digestHtml([
        { title: 'Stale bread', excerpt: 'Soup, salad, crumbs.', path: '/blog/kitchen/stale-bread' },
        { title: 'Salt, weighed', excerpt: 'How much is in a pinch.', path: '/blog/kitchen/salt' },
      ]),
      origin,
      postUrl: null,
      trader: null,
    })(sampleLinks(origin)),
  ],
})

const sampleLinks = (origin: string) => ({
  leaveUrl: `${origin}/newsletter/leave?token=sample`,
  choicesUrl: `${origin}/newsletter/choices?token=sample`,
})
