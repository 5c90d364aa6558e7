import { eq } from 'drizzle-orm'
import { profiles } from '#app/db/schema/index.ts'
import { RecipeRequestForm } from '#app/domain/recipe/recipe-request.ts'
import type { Services } from '#app/features/services.ts'
import { generateRecipes } from '#app/features/recipes/generate-recipes.server.ts'
import { listOwnRecipes } from '#app/features/recipes/recipes.server.ts'

/** Members of the demo. Their passwords are printed at its start; the demo has a data folder of its own. */
const MEMBERS = [
  { email: 'free@demo.example', password: 'demo-free-member', tier: 'free' },
  { email: 'premium@demo.example', password: 'demo-premium-member', tier: 'premium' },
] as const

const BASKETS = [
  { ingredients: 'chicken thighs\nbasmati rice\nspinach\nyoghurt\nlemon', cuisine: 'Any' },
  { ingredients: 'chickpeas\ntomatoes\nfeta\ncouscous\nred onion', cuisine: 'Mediterranean' },
  { ingredients: 'tofu\npak choi\nnoodles\nginger\ncarrots', cuisine: 'Chinese' },
  { ingredients: 'eggs\npotatoes\nleeks\ncheddar', cuisine: 'American' },
]

/** Fills an empty data folder with sample members and what they made; on a filled one it changes nothing. */
export async function fillDemo(services: Services): Promise<string[]> {
  for (const { email, password, tier } of MEMBERS) {
    const cookies = await services.accounts.signUp({ email, password }, new Headers())
    const headers = new Headers({ cookie: cookies.map((cookie) => cookie.split(';')[0]).join('; ') })
    const { viewer } = await services.accounts.viewerOf(headers)
    if (!viewer.member) throw new Error('A demo member could not sign in')
    if (tier === 'premium') {
      await services.db
        .update(profiles)
        .set({ subscription: 'premium' })
        .where(eq(profiles.id, viewer.member.id))
      await cookFor(services, { ...viewer.member, tier: 'premium' })
    }
    await services.accounts.signOut(headers)
  }
  return [
    '  members   (e-mail, password)',
    ...MEMBERS.map(({ email, password, tier }) => `            ${email}  ${password}  (${tier})`),
  ]
}

async function cookFor(services: Services, member: Parameters<typeof generateRecipes>[1]): Promise<void> {
  if ((await listOwnRecipes(services.db, member)).length > 0) return
  for (const [index, basket] of BASKETS.entries()) {
    const values = RecipeRequestForm.parse({
      ingredients: [basket.ingredients],
      cuisine: basket.cuisine,
      idempotencyKey: `demo-basket-${index}`,
    })
    for await (const event of generateRecipes(services, member, values, AbortSignal.timeout(60_000))) {
      if (event.type === 'error') throw new Error(event.message)
    }
  }
}
