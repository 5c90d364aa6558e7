import { useEffect } from 'react'
import { Link, useNavigation, useSearchParams } from 'react-router'
import type { MeasureSystem } from '#app/domain/recipe/measure-systems.ts'
import { PostControls, RecipeComments } from '#app/features/community/recipe-community.tsx'
import { LOG_PATH } from '#app/features/cooking/log-path.ts'
import { ADD_TO_PLAN_DIALOG, AddToPlanDialog } from '#app/features/plans/change/add-to-plan-dialog.tsx'
import { forgetPlan } from '#app/features/plans/plan-context-storage.ts'
import { MakePicture } from '#app/features/recipes/make-picture.tsx'
import { DeleteDialog } from '#app/features/recipes/saved/delete-dialog.tsx'
import { DELETE_DIALOG, RecipeMenu } from '#app/features/recipes/saved/recipe-menu.tsx'
import { RecipeRows, SimilarRecipes } from '#app/features/recipes/saved/recipe-rows.tsx'
import { ShareDialog, SharingPanel } from '#app/features/recipes/saved/share-parts.tsx'
import { OriginPanel } from '#app/features/recipes/view/origin-panel.tsx'
import { RecipeDetail } from '#app/features/recipes/view/recipe-detail.tsx'
import { classNames } from '#app/ui/class-names.ts'
import layout from '#app/ui/layout.module.css'
import { Notice } from '#app/ui/notice.tsx'
import type { FoundRecipe } from './load-recipe-page.server.ts'
import styles from './recipe-page.module.css'

type FoundRecipePageProps = {
  found: FoundRecipe
  initial: { servings: number; system: MeasureSystem }
  /** Why what was just asked for was not done. */
  failure: string | undefined
}

/** The page of an own or a shared recipe, with what its owner and the community do with it. */
export function FoundRecipePage({ found, initial, failure }: FoundRecipePageProps) {
  const [query] = useSearchParams()
  const navigation = useNavigation()
  // A plan shows its recipes without the owner's sharing controls.
  const isInPlan = query.has('fromMealPlan') || query.has('mealPlanId')
  useEffect(() => {
    // Opened from elsewhere: the plan that was come from last is behind.
    if (!isInPlan) forgetPlan()
  }, [isInPlan])
  const { recipe, isOwner, isMember, isPremium, canDraw, post, community, takenDownReason } = found
  const canShare = isOwner && isPremium && !post && !isInPlan && takenDownReason === null
  return (
    <main>
      {isOwner && query.has('kept') && <KeptNotice />}
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
        stock={found.stock}
        planDialog={found.plans ? ADD_TO_PLAN_DIALOG : undefined}
        cookedHref={isMember ? `/pantry/cook?recipe=${recipe.id}` : undefined}
        logHref={isPremium ? `${LOG_PATH}?recipe=${recipe.id}` : undefined}
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
            {found.importedFrom && <OriginPanel origin={found.importedFrom} />}
            {isOwner && !isInPlan && (
              <SharingPanel post={post} takenDownReason={takenDownReason} isPremium={isPremium} />
            )}
            {isOwner && <RecipeRows title="More from Your Collection" rows={found.more} />}
            <SimilarRecipes rows={found.similar} />
          </>
        }
      >
        {community && <RecipeComments key={recipe.id} {...community} isOwner={isOwner} />}
      </RecipeDetail>
      {found.plans && <AddToPlanDialog key={`plan-${recipe.id}`} plans={found.plans} />}
      {canShare && (
        <ShareDialog key={`share-${recipe.id}`} name={recipe.name} description={recipe.description} />
      )}
      {isOwner && <DeleteDialog id={DELETE_DIALOG} count={1} isBusy={navigation.state !== 'idle'} />}
    </main>
  )
}

const KeptNotice = () => (
  <div className={classNames(layout.wrap, layout.noPrint, styles.kept)}>
    <Notice tone="ok">
      Kept. You will find it under <Link to="/recipes">My Recipes</Link>.
    </Notice>
  </div>
)
