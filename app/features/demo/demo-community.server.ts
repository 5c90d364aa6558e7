import type { Member } from '#app/features/account/viewer.ts'
import { addComment } from '#app/features/community/comments.server.ts'
import { toggleFavorite, toggleLike } from '#app/features/community/toggle-reactions.server.ts'
import { shareRecipe } from '#app/features/recipes/saved/share-recipe.server.ts'
import type { Services } from '#app/features/services.ts'
import type { SampleCook } from './cook-samples.server.ts'

type Basket = { ingredients: string; cuisine: string; tags: readonly string[] }

/** What each neighbour cooks and shares, oldest first. */
export const NEIGHBOUR_BASKETS: readonly (readonly Basket[])[] = [
  [
    {
      ingredients: 'salmon\npotatoes\ngreen beans\nlemon',
      cuisine: 'Mediterranean',
      tags: ['fish', 'weeknight'],
    },
    {
      ingredients: 'red lentils\ntomatoes\nonion\nginger',
      cuisine: 'Indian',
      tags: ['cheap', 'freezes well'],
    },
    { ingredients: 'oats\nblueberries\nmilk\nhoney', cuisine: 'American', tags: ['breakfast'] },
    {
      ingredients: 'halloumi\naubergine\npeppers\ncouscous',
      cuisine: 'Mediterranean',
      tags: ['vegetarian', 'tray bake', 'for guests', 'summer'],
    },
  ],
  [
    { ingredients: 'beef mince\nblack beans\ntomatoes\nrice', cuisine: 'Mexican', tags: ['batch cooking'] },
    {
      ingredients: 'prawns\nrice noodles\npak choi\nginger',
      cuisine: 'Chinese',
      tags: ['quick', 'dairy-free'],
    },
    { ingredients: 'mushrooms\narborio rice\nparmesan\nonion', cuisine: 'Italian', tags: ['comfort'] },
  ],
]

const COMMENTS = [
  'Made it on a Tuesday with what was left in the drawer. Worked.',
  'The lemon at the end makes it. I would not leave it out.',
  'Doubled it for the freezer.',
]

const MINUTE_MS = 60_000

/** Has a neighbour cook and share; gives the posts. The oldest are from days ago, so that the feed has a past. */
export async function shareAsNeighbour(
  services: Services,
  { cook }: SampleCook,
  member: Member,
  baskets: readonly Basket[],
): Promise<string[]> {
  const postIds: string[] = []
  for (const [index, { ingredients, cuisine, tags }] of baskets.entries()) {
    for (const recipe of await cook(member, { ingredients, cuisine, key: `demo-neighbour-${index}` })) {
      if (!recipe.id) continue
      const { id, name, description } = recipe
      const sharedAt = new Date(services.now().getTime() - (baskets.length - index) * 900 * MINUTE_MS)
      const post = await shareRecipe(
        services.db,
        member,
        id,
        { title: name, description, tags: [...tags] },
        sharedAt,
      )
      postIds.push(post.id)
    }
  }
  return postIds
}

/** Everybody likes some of it, and some is talked about. */
export async function mingle(
  { db, now }: Pick<Services, 'db' | 'now'>,
  members: readonly Member[],
  postIds: readonly string[],
): Promise<void> {
  for (const [who, member] of members.entries())
    for (const [index, postId] of postIds.entries()) {
      if ((index * 3 + who * 5) % 7 < 4) await toggleLike(db, member, postId, now())
      if ((index + who) % 3 === 0) await toggleFavorite(db, member, postId, now())
      if ((index * 2 + who) % 5 === 0)
        await addComment(db, member, postId, COMMENTS[(index + who) % COMMENTS.length]!, {
          key: `demo-comment-${who}-${index}`,
          now: now(),
        })
    }
}
