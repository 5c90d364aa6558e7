import Heart from 'lucide-react/icons/heart'
import MessageCircle from 'lucide-react/icons/message-circle'
import { formatKcal } from '#app/features/recipes/figures.ts'
import { RecipeCard } from '#app/features/recipes/recipe-card.tsx'
import { RecipeResult } from '#app/features/recipes/recipe-result.tsx'
import { Cloth } from '#app/ui/cloth.tsx'
import { Dial } from '#app/ui/dial.tsx'
import { Scale } from '#app/ui/scale.tsx'
import { SAMPLE_DAY, SAMPLE_ESTIMATE, SAMPLE_OWN, SAMPLE_RECIPE, SAMPLE_SHARED } from './preview-samples.ts'

export function RecipeExample() {
  return <RecipeResult recipe={SAMPLE_RECIPE} />
}

/** A plan's day: each meal with its plate, the day against its target. */
export function MealPlanExample() {
  const totalKcal = SAMPLE_DAY.meals.reduce((sum, meal) => sum + meal.kcal, 0)
  return (
    <div className="card card-pad">
      <div className="day-head">
        <h3>{SAMPLE_DAY.title}</h3>
        <p>
          <b className="num">{formatKcal(totalKcal)} kcal</b>
        </p>
      </div>
      <ul className="rows">
        {SAMPLE_DAY.meals.map((meal) => (
          <li
            key={meal.meal}
            className="grid grid-cols-[60px_1fr] items-center gap-x-4 py-4 sm:grid-cols-[76px_1fr_auto]"
          >
            <Cloth cloth={meal.cloth} picture={{ src: `/plates/${meal.plate}.svg`, alt: '' }} isSquare />
            <div className="min-w-0 leading-snug">
              <p className="text-sm text-ink-2">{meal.meal}</p>
              <p className="font-serif text-lg leading-tight">{meal.name}</p>
            </div>
            <p className="num max-sm:col-start-2 sm:self-start">
              <b>{meal.kcal}</b> <span className="text-sm text-ink-2">kcal</span>
            </p>
          </li>
        ))}
      </ul>
      <div className="mt-5 grid gap-2">
        <div className="flex flex-wrap justify-between gap-x-4 text-sm">
          <span className="text-ink-2">
            Protein {SAMPLE_DAY.proteinG} g, carbs {SAMPLE_DAY.carbsG} g, fat {SAMPLE_DAY.fatG} g
          </span>
          <span className="num">Target {formatKcal(SAMPLE_DAY.targetKcal)} kcal</span>
        </div>
        <Scale
          label="The day against its target"
          value={totalKcal}
          max={2200}
          ticks={22}
          target={SAMPLE_DAY.targetKcal}
          valueText={`${formatKcal(totalKcal)} of ${formatKcal(SAMPLE_DAY.targetKcal)} kcal`}
        />
      </div>
    </div>
  )
}

export function MyRecipesExample() {
  return (
    <div className="grid gap-6 sm:grid-cols-2">
      {SAMPLE_OWN.map((recipe) => (
        <RecipeCard key={recipe.name} recipe={recipe} mark={{ text: 'Premium Recipe', tone: 'premium' }} />
      ))}
    </div>
  )
}

export function CommunityExample() {
  return (
    <div className="grid gap-6 sm:grid-cols-2">
      {SAMPLE_SHARED.map(({ recipe, by, likes, comments }) => (
        <RecipeCard
          key={recipe.name}
          recipe={recipe}
          by={by}
          actions={
            <>
              <span className="act">
                <Heart className="icon" aria-hidden />
                {likes} <span className="sr-only">likes</span>
              </span>
              <span className="act">
                <MessageCircle className="icon" aria-hidden />
                {comments} <span className="sr-only">comments</span>
              </span>
            </>
          }
        />
      ))}
    </div>
  )
}

/** A meal taken apart: the dish in its dial, each food with its calories. */
export function CalorieExample() {
  const { name, plateUrl, kcal, kcalRange, proteinG, carbsG, fatG, rows } = SAMPLE_ESTIMATE
  const shares = [
    { label: 'Protein', amount: proteinG * 4, tone: 'var(--protein)' },
    { label: 'Carbs', amount: carbsG * 4, tone: 'var(--carbs)' },
    { label: 'Fat', amount: fatG * 9, tone: 'var(--fat)' },
  ]
  return (
    <div className="card card-pad grid items-center gap-6 sm:grid-cols-[minmax(0,14rem)_minmax(0,1fr)]">
      <Dial
        label="Share of calories"
        shares={shares}
        picture={{ src: plateUrl, alt: `Drawn plate: ${name}` }}
        className="mx-auto max-w-56"
      />
      <div>
        <h3 className="text-lg">{name}</h3>
        <p className="kcal mt-2 [--kcal-size:2.5rem]">
          {kcal} <small>kcal</small>
        </p>
        <p className="text-sm text-ink-2">
          {kcalRange.low} to {kcalRange.high} is likely
        </p>
        <table className="ledger ledger-tight mt-3 text-sm">
          <tbody>
            {rows.map((row) => (
              <tr key={row.food}>
                <th scope="row">{row.food}</th>
                <td className="figure">{row.kcal}</td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">Together</th>
              <td className="figure">{kcal} kcal</td>
            </tr>
          </tfoot>
        </table>
      </div>
    </div>
  )
}
