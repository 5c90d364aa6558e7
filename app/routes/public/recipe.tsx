import { useEffect } from 'react'
import { data, Link, redirect, useLocation, useNavigation, useSearchParams } from 'react-router'
import { isUnavailable } from '#app/domain/errors.ts'
import { MEASURE_SYSTEMS } from '#app/domain/recipe/measure-systems.ts'
import { recipePath } from '#app/domain/slug.ts'
import { shareRecipeSchema } from '#app/domain/recipe/recipe-forms.ts'
import { BlockedRecipe } from '#app/features/community/blocked-recipe.tsx'
import { blockBetween } from '#app/features/blocks/blocks.server.ts'
import { PostControls, RecipeComments } from '#app/features/community/recipe-community.tsx'
import { communityOf } from '#app/features/community/recipe-community.server.ts'
import { forgetPlan } from '#app/features/plans/plan-context-storage.ts'
import { PlannedRecipe } from '#app/features/plans/view/planned-recipe.tsx'
import { variationsOfRecipe } from '#app/features/plans/eaters.server.ts'
import { findPlanRecipe, isPlanRecipeId } from '#app/features/plans/plans.server.ts'
import { DeleteDialog } from '#app/features/recipes/saved/delete-dialog.tsx'
import { deleteRecipes } from '#app/features/recipes/saved/delete-recipes.server.ts'
import { duplicateRecipe } from '#app/features/recipes/view/edit-recipe.server.ts'
import { MakePicture } from '#app/features/recipes/make-picture.tsx'
import { orOffline } from '#app/features/recipes/generate/offline-answer.ts'
import { presentDetail, presentRow } from '#app/features/recipes/present-recipe.server.ts'
import { OriginPanel } from '#app/features/recipes/view/origin-panel.tsx'
import { RecipeDetail } from '#app/features/recipes/view/recipe-detail.tsx'
import { DELETE_DIALOG, RecipeMenu } from '#app/features/recipes/saved/recipe-menu.tsx'
import { recipeMeta } from '#app/features/recipes/view/recipe-meta.ts'
import { RecipeRows, SimilarRecipes } from '#app/features/recipes/saved/recipe-rows.tsx'
import { type PostData, ShareDialog, SharingPanel } from '#app/features/recipes/saved/share-parts.tsx'
import {
  findViewableRecipe,
  type PublicPost,
  shareRecipe,
  unshareRecipe,
} from '#app/features/recipes/saved/share-recipe.server.ts'
import {
  moreFromCollection,
  similarPublicRecipes,
} from '#app/features/recipes/view/similar-recipes.server.ts'
import { stockOfRecipe } from '#app/features/cooking/stock-of-recipe.server.ts'
import { FailureReference } from '#app/features/page/failure-reference.tsx'
import type { RouteHandle } from '#app/http/access.ts'
import { requireMember, servicesOf, viewerOf } from '#app/http/context.server.ts'
import { noFieldsSchema, submit, submitNothing, textIn } from '#app/http/form.server.ts'
import { LinkButton } from '#app/ui/button.tsx'
import { classNames } from '#app/ui/class-names.ts'
import layout from '#app/ui/layout.module.css'
import { Notice } from '#app/ui/notice.tsx'
import text from '#app/ui/text.module.css'
import { readForm } from '#app/http/read-form.server.ts'
import type { Route } from './+types/recipe'
import styles from './recipe.module.css'

export const handle: RouteHandle = { access: 'open' }

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData?.kind === 'found'
    ? recipeMeta(loaderData.recipe, loaderData)
    : [
        {
          title: `${loaderData?.kind === 'planned' ? loaderData.recipe.name : 'Recipe Not Found'} | Mealwright`,
        },
        { name: 'robots', content: 'noindex' },
      ]

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

/** Own recipes, and shared ones for everybody; all others answer as if they did not exist. */
export async function loader({ params, context }: Route.LoaderArgs) {
  if (isPlanRecipeId(params.recipeId)) return loadPlanned(params.recipeId, context)
  const services = servicesOf(context)
  const { member } = viewerOf(context)
  try {
    const found = await findViewableRecipe(services.db, member, params.recipeId)
    if (!found) return data({ kind: 'missing' } as const, { status: 404 })
    const { row, post, isOwner } = found
    const block =
      post && member && (await blockBetween(services.db, member.id, post.sharedBy).catch(asPublicFailure))
    if (post && block === 'own')
      return data({
        kind: 'blocked' as const,
        author: { id: post.sharedBy, label: post.sharedByLabel },
        path: recipePath(row.id, post.title),
      })
    const community = post ? await communityOf(services, member, post).catch(asPublicFailure) : null
    const [more, similar, stock] = await Promise.all([
      isOwner && member ? moreFromCollection(services, member, row) : [],
      similarPublicRecipes(services, member, row),
      member ? stockOfRecipe(services, member, row) : null,
    ])
    return data({
      stock,
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
    })
  } catch (error) {
    if (isUnavailable(error)) throw error
    const message =
      error instanceof PublicFailure
        ? 'Failed to fetch public recipe. Please try again.'
        : 'Failed to fetch recipe. Please try again.'
    services.log.error({ error }, message)
    return data({ kind: 'failed' as const, message }, { status: 500 })
  }
}

/** A plan's recipe, for the plan's owner. */
async function loadPlanned(recipeId: string, context: Route.LoaderArgs['context']) {
  const services = servicesOf(context)
  const { member } = viewerOf(context)
  try {
    const found = member && (await findPlanRecipe(services.db, member, recipeId))
    if (!found) return data({ kind: 'missing' } as const, { status: 404 })
    const { recipe: row, planId, planName, isAssumed, portionsCooked, pot } = found
    // Among the shared ones it is none: its own id is of another kind than theirs.
    const [similar, stock, variations] = await Promise.all([
      similarPublicRecipes(services, member, { ...row, id: planId }),
      stockOfRecipe(services, member, row),
      variationsOfRecipe(services.db, member, { planId, recipeId }),
    ])
    return data({
      kind: 'planned' as const,
      recipe: presentDetail(row),
      plan: { id: planId, name: planName },
      isAssumed,
      portionsCooked,
      stock,
      pot,
      variations,
      similar: similar.map(presentRow),
    })
  } catch (error) {
    if (isUnavailable(error)) throw error
    const message = 'Failed to fetch meal plan recipe. Please try again.'
    services.log.error({ error }, message)
    return data({ kind: 'failed' as const, message }, { status: 500 })
  }
}

/** The recipe is there; what the community did with it could not be had. */
class PublicFailure extends Error {}
const asPublicFailure = (cause: unknown): never => {
  throw new PublicFailure('the post of a shared recipe', { cause })
}

/** What an owner does with a recipe; the intent says which. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const { db, log, now } = servicesOf(context)
  const form = await readForm(request)
  const intent = textIn(form, 'intent')
  const id = params.recipeId
  const run = async () => {
    switch (intent) {
      case 'share':
        return submit(
          form,
          shareRecipeSchema,
          async (values) => void (await shareRecipe(db, requireMember(context), id, values, now())),
          { fallback: 'Failed to share recipe. Please try again.', log },
        )
      case 'unshare':
        return submit(form, noFieldsSchema, () => unshareRecipe(db, requireMember(context), id), {
          fallback: 'The recipe is still public. Please try again.',
          log,
        })
      case 'duplicate':
        return submit(
          form,
          noFieldsSchema,
          async () => {
            const copy = await duplicateRecipe(db, requireMember(context), id, now())
            throw redirect(copy.path)
          },
          { fallback: 'Failed to duplicate recipe. Please try again.', log },
        )
      case 'delete':
        return submit(
          form,
          noFieldsSchema,
          async () => {
            const member = requireMember(context, 'You must be logged in to delete recipes')
            await deleteRecipes(db, member, [id], now())
            throw redirect(`/recipes?${new URLSearchParams({ deleted: id })}`)
          },
          { fallback: 'Failed to delete recipe. Please try again.', log },
        )
      default:
        return submitNothing(form, log)
    }
  }
  const { data: result, init } = await run()
  return data({ intent, result }, { status: init?.status ?? 200 })
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  orOffline('offline', () => serverAction())

export default function RecipePage({ loaderData, actionData }: Route.ComponentProps) {
  const [query] = useSearchParams()
  const navigation = useNavigation()
  const location = useLocation()
  // A plan shows its recipes without the owner's sharing controls.
  const isInPlan = query.has('fromMealPlan') || query.has('mealPlanId')
  const isOwnPage = loaderData.kind === 'found' && !isInPlan
  useEffect(() => {
    // Opened from elsewhere: the plan that was come from last is behind.
    if (isOwnPage) forgetPlan()
  }, [isOwnPage])
  if (loaderData.kind === 'failed') {
    return (
      <main className={classNames(layout.wrap, layout.pageHead)}>
        <h1>Failed to load recipe</h1>
        <Notice tone="error">{loaderData.message}</Notice>
        <p>
          <LinkButton as={Link} to={location.pathname} reloadDocument>
            Load it again
          </LinkButton>
        </p>
        <FailureReference />
      </main>
    )
  }
  if (loaderData.kind === 'missing') {
    return (
      <main className={classNames(layout.wrap, layout.pageHead, layout.pageHeadEmpty)}>
        <h1>Recipe Not Found</h1>
        <p className={classNames(text.lede, styles.words)}>The recipe you're looking for doesn't exist.</p>
        <p className={styles.way}>
          <LinkButton as={Link} to="/recipes">
            Back to Recipes
          </LinkButton>
        </p>
      </main>
    )
  }
  if (loaderData.kind === 'blocked')
    return <BlockedRecipe author={loaderData.author} path={loaderData.path} />
  const { recipe } = loaderData
  const asked = Number(query.get('servings'))
  const initial = {
    servings: Number.isInteger(asked) && asked >= 1 && asked <= 100 ? asked : recipe.servings,
    system: MEASURE_SYSTEMS.find((one) => one === query.get('units')) ?? 'original',
  }
  if (loaderData.kind === 'planned')
    return (
      <main>
        <PlannedRecipe {...loaderData} initial={initial} />
      </main>
    )
  const { isOwner, isMember, isPremium, canDraw, post, community, more, similar } = loaderData
  const { takenDownReason } = loaderData
  const canShare = isOwner && isPremium && !post && !isInPlan && takenDownReason === null
  const failure = actionData?.result.ok === false ? actionData.result.message : undefined
  return (
    <main>
      {isOwner && query.has('kept') && (
        <div className={classNames(layout.wrap, layout.noPrint, styles.kept)}>
          <Notice tone="ok">
            Kept. You will find it under <Link to="/recipes">My Recipes</Link>.
          </Notice>
        </div>
      )}
      <RecipeDetail
        key={recipe.id}
        recipe={recipe}
        initial={initial}
        back={
          isOwner
            ? { label: 'Back to Recipes', href: '/recipes' }
            : { label: 'Community Recipes', href: '/public-recipes' }
        }
        byline={post && !isOwner ? `Shared by ${post.sharedByLabel} on ${post.sharedOn}` : undefined}
        canShop={isMember}
        canShare={canShare}
        stock={loaderData.stock}
        cookedHref={loaderData.isMember ? `/pantry/cook?recipe=${recipe.id}` : undefined}
        menu={
          <>
            {community && <PostControls {...community} />}
            {isOwner && <RecipeMenu recipeId={recipe.id} isPremium={isPremium} />}
          </>
        }
        pictureAction={canDraw && <MakePicture recipeId={recipe.id} />}
        failure={failure}
        aside={
          <>
            {loaderData.importedFrom && <OriginPanel origin={loaderData.importedFrom} />}
            {isOwner && !isInPlan && (
              <SharingPanel post={post} takenDownReason={takenDownReason} isPremium={isPremium} />
            )}
            {isOwner && <RecipeRows title="More from Your Collection" rows={more} />}
            <SimilarRecipes rows={similar} />
          </>
        }
      >
        {community && <RecipeComments key={recipe.id} {...community} isOwner={isOwner} />}
      </RecipeDetail>
      {canShare && (
        <ShareDialog key={`share-${recipe.id}`} name={recipe.name} description={recipe.description} />
      )}
      {isOwner && <DeleteDialog id={DELETE_DIALOG} count={1} isBusy={navigation.state !== 'idle'} />}
    </main>
  )
}
