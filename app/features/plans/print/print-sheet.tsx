import { Energy } from '#app/features/page/energy.tsx'
import { MEAL_SLOTS, type MealSlot, mealTypeLabel } from '#app/domain/planning/meal-split.ts'
import { byAisle } from '#app/domain/shopping/aisles.ts'
import { dateInWords } from '#app/features/page/date-in-words.ts'
import { AWAY_LABELS } from '#app/features/plans/change/away-intents.ts'
import type { PlanDayView, PlanDetail } from '#app/features/plans/view/plan-view.ts'
import { counted, datesInWords } from '#app/features/plans/view/plan-words.ts'
import { formatMinutes, formatServings } from '#app/features/recipes/view/figures.ts'
import { classNames } from '#app/ui/class-names.ts'
import styles from './print-sheet.module.css'
import { type PrintedRecipe, printedRecipes, type RecipeText } from './printed-recipe.ts'

type PrintSheetProps = {
  plan: PlanDetail
  /** With the shopping list and these; null for the week alone. */
  recipes: readonly RecipeText[] | null
  className?: string | undefined
}

/** A plan on paper: the week as a table, then the shopping list, then every recipe that is cooked. */
export function PrintSheet({ plan, recipes, className }: PrintSheetProps) {
  return (
    <div className={classNames(styles.sheet, className)}>
      <Week plan={plan} />
      {recipes && (
        <>
          <List plan={plan} />
          <Recipes recipes={printedRecipes(plan, recipes)} />
        </>
      )}
    </div>
  )
}

function Week({ plan }: { plan: PlanDetail }) {
  const { days, people, name } = plan
  const slots = MEAL_SLOTS.filter((slot) => days.some((day) => hasPlace(day, slot)))
  return (
    <section>
      <h2>{name}</h2>
      <p>
        {datesInWords(plan)}.{people.length > 1 && ` For ${people.join(', ')}.`}
      </p>
      <table>
        <thead>
          <tr>
            <th scope="col">Day</th>
            {slots.map((slot) => (
              <th key={slot} scope="col">
                {mealTypeLabel(slot)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {days.map((day) => (
            <tr key={day.dayIndex}>
              <th scope="row">
                {dateInWords(day.date)}
                <small>
                  <Energy kcal={day.total.kcal} />
                </small>
                {day.takeOut.map((one) => (
                  <em key={one}>{one}</em>
                ))}
              </th>
              {slots.map((slot) => (
                <td key={slot}>
                  <MealCell day={day} slot={slot} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

const hasPlace = ({ meals, away }: PlanDayView, slot: MealSlot) =>
  meals.some((one) => one.slot === slot) || away.some((one) => one.slot === slot)

function MealCell({ day, slot }: { day: PlanDayView; slot: MealSlot }) {
  const meal = day.meals.find((one) => one.slot === slot)
  const away = day.away.find((one) => one.slot === slot)
  if (!meal) return away ? <>{[AWAY_LABELS[away.kind], away.note].filter(Boolean).join(': ')}</> : null
  const { recipeName, kcal, cookingTimeMin, leftoverOf, portionsCooked } = meal
  return (
    <>
      {recipeName}
      <small>
        <Energy kcal={kcal} />, {formatMinutes(cookingTimeMin)}
      </small>
      {leftoverOf !== null && <small>Left over from {leftoverOf}</small>}
      {portionsCooked > 1 && <small>Cooked for {portionsCooked} meals</small>}
    </>
  )
}

function List({ plan: { toBuy, freezeNote } }: { plan: PlanDetail }) {
  return (
    <section className={styles.page}>
      <h2>Shopping list</h2>
      {toBuy.length === 0 ? (
        <p>Nothing to buy: it is all in your pantry.</p>
      ) : (
        <>
          <p>{counted(toBuy.length, 'food')} beyond what your pantry holds.</p>
          {freezeNote && <p>{freezeNote}</p>}
          <div className={styles.aisles}>
            {byAisle(toBuy).map(({ label, items }) => (
              <section key={label}>
                <h3>{label}</h3>
                <ul>
                  {items.map(({ name, buyText }) => (
                    <li key={name}>{buyText}</li>
                  ))}
                </ul>
              </section>
            ))}
          </div>
        </>
      )}
    </section>
  )
}

function Recipes({ recipes }: { recipes: readonly PrintedRecipe[] }) {
  return (
    <section className={styles.page}>
      <h2>Recipes</h2>
      {recipes.map((recipe) => (
        <article key={recipe.id} className={styles.recipe}>
          <h3>{recipe.name}</h3>
          <p>{aboutRecipe(recipe)}</p>
          {recipe.shares.length > 0 && <p>{sharesInWords(recipe)}</p>}
          <div className={styles.pair}>
            <ul>
              {recipe.ingredients.map((line, at) => (
                <li key={at}>{line}</li>
              ))}
            </ul>
            <ol>
              {recipe.instructions.map((step, at) => (
                <li key={at}>{step}</li>
              ))}
            </ol>
          </div>
        </article>
      ))}
    </section>
  )
}

const inWords = new Intl.ListFormat('en-GB', { type: 'conjunction' })

/** "Monday’s dinner. For 2 servings, 35 min." */
function aboutRecipe({ meals, servings, minutes, mealsAtOnce, times, shares }: PrintedRecipe): string {
  const pot = mealsAtOnce > 1 ? `, for ${mealsAtOnce} meals` : ''
  const often = shares.length === 0 && times > 1 ? ` Cook ${times} times these amounts.` : ''
  return `${inWords.format(meals)}. For ${formatServings(servings)}${pot}, ${formatMinutes(minutes)}.${often}`
}

/** "You 40 %, Ida 60 % (tofu instead of chicken breast)." Recipes not written for the table say how often they're cooked. */
function sharesInWords({ shares, times }: PrintedRecipe): string {
  const each = shares.map(({ name, percent, changes }) => {
    const different = changes.length > 0 ? ` (${inWords.format(changes)})` : ''
    return `${name} ${percent} %${different}`
  })
  const often = times === 1 ? '' : `Cook ${times.toFixed(1)} times these amounts: `
  return `${often}${each.join(', ')}.`
}
