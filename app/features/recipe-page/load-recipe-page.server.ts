import { isUnavailable } from '#app/domain/errors.ts'
import { recipePath } from '#app/domain/slug.ts'
import type { Member } from '#app/features/account/viewer.ts'
import { blockBetween } from '#app/features/blocks/blocks.server.ts'
import { communityOf } from '#app/features/community/recipe-community.server.ts'
import type { PlainDate } from '#app/domain/pantry/plain-date.ts'
import { stockOfRecipe } from '#app/features/cooking/stock-of-recipe.server.ts'
import { plansToAddTo } from '#app/features/plans/change/plan-choices.server.ts'
import { tableOfRecipe } from '#app/features/plans/eaters.server.ts'
import { findPlanRecipe, isPlanRecipeId } from '#app/features/plans/plans.server.ts'
import { presentDetail, presentRow } from '#app/features/recipes/present-recipe.server.ts'
import type { PostData } from '#app/features/recipes/saved/share-parts.tsx'
import { findViewableRecipe, type PublicPost } from '#app/features/recipes/saved/share-recipe.server.ts'
import {
  moreFromCollection,
  similarPublicRecipes,
} from '#app/features/recipes/view/similar-recipes.server.ts'
import type { Services } from '#app/features/services.ts'

type Needs = Pick<Services, 'db' | 'log' | 'chef' | 'site' | 'now'>

const dayInWords = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric' })

const presentPost = (post: PublicPost): PostData => ({
  title: post.title,
  description: post.description,
  tags: post.tags,
  sharedOn: dayInWords.format(post.createdAt),
  sharedByLabel: post.sharedByLabel,
  likesCount: post.likesCount,
  commentsCount: post.commentsCount,
})

/** The recipe is there; what the community did with it could not be had. */
class PublicFailure extends Error {}
const asPublicFailure = (cause: unknown): never => {
  throw new PublicFailure('the post of a shared recipe', { cause })
}

/** What the page of a recipe shows: own recipes, those of own plans, and shared ones; all others are missing. */
export async function loadRecipePage(
  services: Needs,
  member: Member | null,
  recipeId: string,
  today: PlainDate,
) {
  const isPlanned = isPlanRecipeId(recipeId)
  try {
    return await (isPlanned
      ? loadPlanned(services, member, recipeId)
      : loadOwnOrShared(services, member, recipeId, today))
  } catch (error) {
    if (isUnavailable(error)) throw error
    const what = isPlanned ? 'meal plan recipe' : error instanceof PublicFailure ? 'public recipe' : 'recipe'
    const message = `Failed to fetch ${what}. Please try again.`
    services.log.error({ error }, message)
    return { kind: 'failed' as const, message }
  }
}

type RecipePage = Awaited<ReturnType<typeof loadRecipePage>>
export type FoundRecipe = Extract<RecipePage, { kind: 'found' }>

async function loadOwnOrShared(services: Needs, member: Member | null, recipeId: string, today: PlainDate) {
  const found = await findViewableRecipe(services.db, member, recipeId)
  if (!found) return { kind: 'missing' } as const
  const { row, post, isOwner } = found
  const block =
    post && member && (await blockBetween(services.db, member.id, post.sharedBy).catch(asPublicFailure))
  if (post && block === 'own')
    return {
      kind: 'blocked' as const,
      author: { id: post.sharedBy, label: post.sharedByLabel },
      path: recipePath(row.id, post.title),
    }
  const community = post ? await communityOf(services, member, post).catch(asPublicFailure) : null
  const [more, similar, stock, plans] = await Promise.all([
    isOwner && member ? moreFromCollection(services, member, row) : [],
    similarPublicRecipes(services, member, row),
    member ? stockOfRecipe(services, member, row) : null,
    isOwner && member ? plansToAddTo(services.db, member, today) : null,
  ])
  return {
    stock,
    /** Where its owner may put it; null for everybody else. */
    plans,
    kind: 'found' as const,
    recipe: presentDetail(row),
    // Notes and links of an import are its owner's alone.
    importedFrom: isOwner ? row.origin : null,
    takenDownReason: isOwner && row.takenDownAt ? (row.takenDownReason ?? '') : null,
    isOwner,
    isMember: member !== null,
    isPremium: member?.tier === 'premium',
    canDraw: isOwner && member?.tier === 'premium' && services.chef.drawRecipe !== null,
    post: post ? presentPost(post) : null,
    community,
    sharedAt: row.sharedAt?.toISOString() ?? null,
    origin: services.site.origin,
    more: more.map(presentRow),
    similar: similar.map(presentRow),
  }
}

/** A plan's recipe, for the plan's owner. */
async function loadPlanned(services: Needs, member: Member | null, recipeId: string) {
  const found = member && (await findPlanRecipe(services.db, member, recipeId))
  if (!found) return { kind: 'missing' } as const
  const { recipe: row, planId, planName, isAssumed, portionsCooked, saved } = found
  // Among the shared ones it is none: its own id is of another kind than theirs.
  const [similar, stock, table] = await Promise.all([
    similarPublicRecipes(services, member, { ...row, id: planId }),
    stockOfRecipe(services, member, row),
    tableOfRecipe(services.db, member, { planId, recipeId }),
  ])
  return {
    kind: 'planned' as const,
    recipe: presentDetail(row),
    plan: { id: planId, name: planName },
    isAssumed,
    portionsCooked,
    savedPath: saved && recipePath(saved.id, saved.name),
    stock,
    table,
    similar: similar.map(presentRow),
  }
}
