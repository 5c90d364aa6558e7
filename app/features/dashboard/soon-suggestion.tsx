import { Link } from 'react-router'
import { Energy } from '#app/features/page/energy.tsx'
import { daysBetween, type PlainDate } from '#app/domain/pantry/plain-date.ts'
import { mealTypeLabel } from '#app/domain/planning/meal-split.ts'
import { dateInWords } from '#app/features/page/date-in-words.ts'
import { rememberPlan } from '#app/features/plans/plan-context-storage.ts'
import { formatMinutes } from '#app/features/recipes/view/figures.ts'
import { RecipePicture } from '#app/features/recipes/view/recipe-picture.tsx'
import { buttonClass } from '#app/ui/button.tsx'
import { classNames } from '#app/ui/class-names.ts'
import text from '#app/ui/text.module.css'
import styles from './soon-suggestion.module.css'
import type { SoonSuggestion } from './use-soon.server.ts'

const inWords = new Intl.ListFormat('en-GB', { type: 'conjunction' })

/** The dish that uses up what expires, with the meal it is planned for or where it comes from. */
export function SoonDish({ suggestion, today }: { suggestion: SoonSuggestion; today: PlainDate }) {
  const { recipe, cookingTimeMin, kcal, uses, planned } = suggestion
  return (
    <div className={styles.suggestion}>
      <RecipePicture
        backdrop={recipe.backdrop}
        picture={recipe.picture && { ...recipe.picture, alt: '' }}
        isSquare
        isLazy
        className={styles.picture}
      />
      <div className={styles.words}>
        <p className={classNames(text.small, text.muted)}>
          {planned ? `Planned for ${mealInWords(planned, today)}` : 'From your recipes'}
        </p>
        <h3>
          <Link to={recipe.href} onClick={planned ? () => rememberPlan(planned) : undefined}>
            {recipe.name}
          </Link>
        </h3>
        <p className={text.small}>
          {formatMinutes(cookingTimeMin)}, <Energy kcal={kcal} />. Uses your {inWords.format(uses)}.
        </p>
      </div>
    </div>
  )
}

/** "today’s dinner", "tomorrow’s lunch", "dinner on Wednesday 2 December". */
function mealInWords({ date, slot }: NonNullable<SoonSuggestion['planned']>, today: PlainDate): string {
  const meal = mealTypeLabel(slot).toLowerCase()
  const daysAhead = daysBetween(today, date)
  if (daysAhead === 0) return `today’s ${meal}`
  return daysAhead === 1 ? `tomorrow’s ${meal}` : `${meal} on ${dateInWords(date)}`
}

/** How many foods are named on the button: the soonest. */
const MOST_NAMED = 3

/** To the generator, with the foods in its list. */
export function CookSoon({ names }: { names: readonly string[] }) {
  const foods = [...new Set(names)].slice(0, MOST_NAMED)
  return (
    <Link
      className={buttonClass({ variant: 'secondary', isSmall: true }, styles.cook)}
      to={`/upload?${new URLSearchParams({ ingredients: foods.join(', ') })}`}
    >
      Create a recipe with {inWords.format(foods)}
    </Link>
  )
}
