import { useEffect } from 'react'
import { Link } from 'react-router'
import { useEnergy } from '#app/features/page/energy.tsx'
import type { MeasureSystem } from '#app/domain/recipe/measure-systems.ts'
import type { InPantry } from '#app/domain/shopping/in-pantry.ts'
import type { RecipeDetailData, RecipeRowData } from '#app/features/recipes/present-recipe.server.ts'
import { RecipeDetail } from '#app/features/recipes/view/recipe-detail.tsx'
import { RecipeRows } from '#app/features/recipes/saved/recipe-rows.tsx'
import { planAddress } from '#app/features/plans/plan-addresses.ts'
import type { RecipeTable } from '#app/features/plans/recipe-table.ts'
import { rememberPlan } from '#app/features/plans/plan-context-storage.ts'
import { Notice } from '#app/ui/notice.tsx'
import text from '#app/ui/text.module.css'
import { VARIED_HINT } from './varied-hint.ts'
import styles from './planned-recipe.module.css'

export type PlannedRecipeData = {
  recipe: RecipeDetailData
  plan: { id: string; name: string }
  similar: readonly RecipeRowData[]
  /** None of its ingredients could be counted: the plan goes by the meal's target. */
  isAssumed: boolean
  /** How many times what is written is cooked at once. */
  portionsCooked: number
  /** The page of the saved recipe it was made of; null where it is none of the member's. */
  savedPath: string | null
  /** How much of it is in the pantry; null where that is empty. */
  stock: InPantry | null
  /** Who eats it and how much of it each has; null where it is for one alone. */
  table: RecipeTable | null
}

type PlannedRecipeProps = PlannedRecipeData & { initial: { servings: number; system: MeasureSystem } }

/** A recipe of a plan, for the plan's owner: to cook from, with the way back to the plan, and nothing to share. */
export function PlannedRecipe({
  recipe,
  plan,
  similar,
  isAssumed,
  portionsCooked,
  savedPath,
  table,
  stock,
  initial,
}: PlannedRecipeProps) {
  useEffect(() => rememberPlan({ planId: plan.id, planName: plan.name }), [plan.id, plan.name])
  return (
    <RecipeDetail
      key={recipe.id}
      recipe={recipe}
      initial={initial}
      back={{ label: `Back to ${plan.name}`, href: planAddress(plan.id) }}
      byline={isAssumed ? NOT_COUNTED : <Portioned savedPath={savedPath} />}
      variations={table && <AtTable table={table} />}
      canShop
      portionsCooked={portionsCooked}
      canShare={false}
      stock={stock}
      cookedHref={`/pantry/cook?recipe=${recipe.id}`}
      aside={
        <RecipeRows title="Similar Community Recipes" rows={similar}>
          <p className={styles.more}>
            <Link to="/public-recipes">Explore More Community Recipes</Link>
          </p>
        </RecipeRows>
      }
    />
  )
}

const NOT_COUNTED =
  'Nothing in this recipe could be counted. Your plan assumes its share of the day’s calories instead.'

function Portioned({ savedPath }: Pick<PlannedRecipeData, 'savedPath'>) {
  if (savedPath === null) return 'Portioned for your plan'
  return (
    <>
      Portioned for your plan from <Link to={savedPath}>your saved recipe</Link>
    </>
  )
}

/** "Serves 4: You 0.9 (462 kcal), Ida 1.1 (540 kcal)", and what is different for whom. */
function AtTable({ table: { eaters, servingsCooked } }: { table: RecipeTable }) {
  const energy = useEnergy()
  const atOneMeal = Math.round(eaters.reduce((sum, { servings }) => sum + servings, 0) * 10) / 10
  const varied = eaters.filter(({ changes }) => changes.length > 0)
  return (
    <>
      <p data-testid="servings">
        <b>
          {Number.isInteger(servingsCooked) ? 'Serves' : 'Cook for'} {servingsInFigures(servingsCooked)}
          {servingsCooked > atOneMeal + 0.5 && `, ${servingsInFigures(atOneMeal)} of them at this meal`}:
        </b>{' '}
        {eaters
          .map(({ name, servings, kcal }) => `${name} ${servingsInFigures(servings)} (${energy.words(kcal)})`)
          .join(', ')}
        .
      </p>
      {varied.length > 0 && (
        <Notice title="Not the same for everybody">
          <ul>
            {varied.map(({ name, changes }) => (
              <li key={name}>
                <b>{name}</b>: {changes.join(', ')}.
              </li>
            ))}
          </ul>
          <p className={text.small}>{VARIED_HINT}</p>
        </Notice>
      )}
    </>
  )
}

const servingsInFigures = (servings: number) => servings.toLocaleString('en-GB', { maximumFractionDigits: 1 })
