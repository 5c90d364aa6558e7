import { type SampleCook, sampleCook } from './cook-samples.server.ts'
import { eq } from 'drizzle-orm'
import { profiles } from '#app/db/schema/index.ts'
import { AppError } from '#app/domain/errors.ts'
import type { Member } from '#app/features/account/viewer.ts'
import type { Services } from '#app/features/services.ts'
import { createStaff } from '#app/features/staff/create-staff.server.ts'
import { startCheckout } from '#app/features/billing/checkout.server.ts'
import { paySandboxCheckout } from '#app/features/billing/play-sandbox.server.ts'
import { listOwnRecipes } from '#app/features/recipes/recipes.server.ts'
import { mingle, NEIGHBOUR_BASKETS, shareAsNeighbour } from './demo-community.server.ts'
import { keepDemoDiary } from './demo-diary.server.ts'
import { STAFF_LOGIN } from '#app/features/staff/staff-paths.ts'
import { stockDemoPantry } from './demo-pantries.server.ts'
import { planDemoWeek } from './demo-plan.server.ts'

/** Members of the demo. Their passwords are printed at its start; the demo has a data folder of its own. */
const MEMBERS = [
  { email: 'free@demo.example', password: 'demo-free-member', tier: 'free' },
  { email: 'premium@demo.example', password: 'demo-premium-member', tier: 'premium' },
  { email: 'anna@demo.example', password: 'demo-anna-member', tier: 'premium' },
  { email: 'ben@demo.example', password: 'demo-ben-member', tier: 'premium' },
] as const

/** Runs the blog of the demo; a second factor is not set up. */
const STAFF = {
  email: 'staff@demo.example',
  name: 'Demo Staff',
  rank: 'owner',
  password: 'demo-staff-member',
} as const

/** Who fills the community feed, with what. */
const NEIGHBOURS: readonly string[] = ['anna@demo.example', 'ben@demo.example']

const BASKETS = [
  { ingredients: 'chicken thighs\nbasmati rice\nspinach\nyoghurt\nlemon', cuisine: 'Any' },
  { ingredients: 'chickpeas\ntomatoes\nfeta\ncouscous\nred onion', cuisine: 'Mediterranean' },
  { ingredients: 'tofu\npak choi\nnoodles\nginger\ncarrots', cuisine: 'Chinese' },
  { ingredients: 'eggs\npotatoes\nleeks\ncheddar', cuisine: 'American' },
]

/** Fills an empty data folder with sample members and what they made; on a filled one it changes nothing. */
export async function fillDemo(services: Services): Promise<string[]> {
  const members: Member[] = []
  const postIds: string[] = []
  const samples = sampleCook(services)
  for (const { email, password, tier } of MEMBERS) {
    const cookies = await services.accounts.signUp({ email, password }, new Headers())
    const headers = new Headers({ cookie: cookies.map((cookie) => cookie.split(';')[0]).join('; ') })
    const { viewer } = await services.accounts.viewerOf(headers)
    if (!viewer.member) throw new Error('A demo member could not sign in')
    const member: Member = { ...viewer.member, tier }
    members.push(member)
    await stockDemoPantry(services, member)
    if (tier === 'premium') {
      await makePremium(services, viewer.member)
      const baskets = NEIGHBOUR_BASKETS[NEIGHBOURS.indexOf(email)]
      if (!baskets) {
        await cookFor(services, samples, member)
        await planDemoWeek(services, member)
        await keepDemoDiary(services, member)
      } else if ((await listOwnRecipes(services.db, member)).length === 0)
        postIds.push(...(await shareAsNeighbour(services, samples, member, baskets)))
    }
    await services.accounts.signOut(headers)
  }
  await mingle(services, members, postIds)
  await createStaff(services.db, STAFF, services.now()).catch((error: unknown) => {
    if (!(error instanceof AppError && error.code === 'conflict')) throw error
  })
  return [
    ...samples.notes(),
    '  members   (email, password)',
    ...MEMBERS.map(({ email, password, tier }) => `            ${email}  ${password}  (${tier})`),
    `  staff     ${STAFF.email}  ${STAFF.password}  at ${services.site.origin}${STAFF_LOGIN}`,
  ]
}

/** Through the sandbox's checkout where there is one, as a person would; given where there is none. */
async function makePremium(services: Services, member: Member): Promise<void> {
  if (member.tier === 'premium') return
  if (!services.payments?.sandbox) {
    await services.db.update(profiles).set({ subscription: 'premium' }).where(eq(profiles.id, member.id))
    return
  }
  const { url } = await startCheckout(services, member, 'monthly')
  await paySandboxCheckout(services, member, new URL(url).pathname.split('/').at(-1)!)
}

async function cookFor({ db }: Services, { cook }: SampleCook, member: Member): Promise<void> {
  if ((await listOwnRecipes(db, member)).length > 0) return
  for (const [index, basket] of BASKETS.entries()) {
    await cook(member, { ...basket, key: `demo-basket-${index}` })
  }
}
