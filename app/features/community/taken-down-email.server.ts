import { and, eq, isNotNull } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '#app/db/open.server.ts'
import { recipes, users } from '#app/db/schema/index.ts'
import { composeEmail, type EmailContent } from '#app/features/mail/compose-email.ts'
import { defineEmail } from '#app/features/mail/email-kind.ts'

const takenDownSchema = z.object({ recipeId: z.uuid() })

/** Tells whoever shared a recipe that staff took it down, and why. Nothing is sent once the recipe is gone. */
export const recipeTakenDown = defineEmail<
  z.output<typeof takenDownSchema>,
  { db: Db; site: { origin: string } }
>({
  name: 'recipe-taken-down',
  params: takenDownSchema,
  async write({ recipeId }, { db, site }) {
    const [found] = await db
      .select({ email: users.email, name: recipes.name, reason: recipes.takenDownReason })
      .from(recipes)
      .innerJoin(users, eq(users.id, recipes.userId))
      .where(and(eq(recipes.id, recipeId), isNotNull(recipes.takenDownAt)))
    if (!found) return null
    const told = { name: found.name, reason: found.reason ?? '', origin: site.origin, recipeId }
    return { to: found.email, ...takenDownEmail(told) }
  },
  samples: ({ origin }) => [
    takenDownEmail({
      name: 'Lentils without soaking',
      reason: 'It is an advertisement for a shop.',
      origin,
      recipeId: 'sample',
    }),
  ],
})

type Told = { name: string; reason: string; origin: string; recipeId: string }

function takenDownEmail({ name, reason, origin, recipeId }: Told): EmailContent {
  return composeEmail({
    subject: 'Your recipe was taken down from the community',
    opening: `We took “${name}” down from the community recipes.`,
    facts: [['Why', reason]],
    action: { label: 'Open your recipe', href: `${origin}/recipe/${recipeId}` },
    notes: [
      'The recipe stays in My Recipes. It cannot be shared again, and its likes and comments are gone.',
      {
        words: 'If you think this is a mistake, write to us:',
        link: { label: 'Contact', href: `${origin}/contact` },
      },
    ],
  })
}
