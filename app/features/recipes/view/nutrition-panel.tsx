import type { NutrientName } from '#app/domain/food/nutrients.ts'
import type { CountedLine, RecipeNutrition } from '#app/domain/food/nutrition.ts'
import { Fold } from '#app/ui/fold.tsx'
import { SplitBar } from '#app/ui/split-bar.tsx'
import { formatAmount, formatKcal, macroShares } from './figures.ts'
import { MacroKey } from './macro-key.tsx'
import { countedInWords } from '#app/features/recipes/generate/recipe-result.tsx'

/** Shown above the table, as calories and their parts. */
type ShownAbove = 'kcal' | 'proteinG' | 'carbsG' | 'fatG' | 'fiberG' | 'alcoholG'
type FurtherNutrient = Exclude<NutrientName, ShownAbove>

/** Every further nutrient has its row, in this order. */
const FURTHER: Readonly<Record<FurtherNutrient, readonly [label: string, unit: 'g' | 'mg']>> = {
  sugarG: ['Sugar', 'g'],
  saturatedFatG: ['Saturated fat', 'g'],
  sodiumMg: ['Sodium', 'mg'],
  cholesterolMg: ['Cholesterol', 'mg'],
  vitaminCMg: ['Vitamin C', 'mg'],
  calciumMg: ['Calcium', 'mg'],
  ironMg: ['Iron', 'mg'],
}
const HALF = Math.ceil(Object.keys(FURTHER).length / 2)

/** Nutrition of one serving: the figure, its parts, the rest of the nutrients, and how all of it was worked out. */
export function NutritionPanel({
  nutrition,
  headingLevel = 2,
}: {
  nutrition: RecipeNutrition
  headingLevel?: 2 | 3
}) {
  const Heading = headingLevel === 2 ? 'h2' : 'h3'
  const figures = nutrition.perServing
  const { low, high } = nutrition.kcalRange
  const rows = Object.entries(FURTHER).map(
    ([name, [label, unit]]) => [label, formatAmount(figures[name as FurtherNutrient], unit)] as const,
  )
  return (
    <section className="card card-pad stack [--flow:var(--s-5)]" aria-label="Nutrition per serving">
      <div className="flex flex-wrap items-end justify-between gap-3">
        <div>
          <Heading className="text-xl">Nutrition per serving</Heading>
          <p className="mt-1 text-sm text-ink-2">{countedInWords(nutrition)}</p>
        </div>
        <p className="kcal [--kcal-size:2.5rem]">
          {formatKcal(figures.kcal)} <small>kcal</small>
        </p>
      </div>
      <SplitBar label="Share of calories" shares={macroShares(figures)} />
      <MacroKey nutrients={nutrition.perServing} />
      <div className="grid gap-x-8 md:grid-cols-2">
        <Figures rows={rows.slice(0, HALF)} />
        <Figures
          rows={[...rows.slice(HALF), ['Likely range', `${formatKcal(low)} to ${formatKcal(high)} kcal`]]}
        />
      </div>
      <Fold summary="How this was worked out" className="border-b-0">
        <CountedRows nutrition={nutrition} />
        <p className="mt-4">
          Figures per 100 g are from USDA FoodData Central; the sums are ours. {uncountedInWords(nutrition)}
        </p>
      </Fold>
    </section>
  )
}

function Figures({ rows }: { rows: readonly (readonly [string, string])[] }) {
  return (
    <table className="ledger ledger-tight text-sm">
      <tbody>
        {rows.map(([name, figure]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td className="figure">{figure}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function CountedRows({ nutrition }: { nutrition: RecipeNutrition }) {
  const { counted, uncounted, servings } = nutrition
  const totalKcal = counted.reduce((sum, line) => sum + line.kcal, 0)
  return (
    <table className="ledger ledger-tight text-sm text-ink">
      <thead>
        <tr>
          <th scope="col">Line</th>
          <th scope="col" className="figure">
            Weight
          </th>
          <th scope="col" className="figure">
            kcal
          </th>
        </tr>
      </thead>
      <tbody>
        {counted.map((line, index) => (
          <tr key={index}>
            <th scope="row">
              {line.text}
              <br />
              <span className="text-ink-2">{lineInWords(line)}</span>
            </th>
            <td className="figure">{formatAmount(line.grams, 'g')}</td>
            <td className="figure">{formatKcal(line.kcal)}</td>
          </tr>
        ))}
        {uncounted.map((text, index) => (
          <tr key={`uncounted-${index}`} data-uncounted>
            <th scope="row">{text}</th>
            <td className="figure" colSpan={2}>
              not counted
            </td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row" colSpan={2}>
            {servings === 1 ? 'Together' : `Together, for ${servings} servings`}
          </th>
          <td className="figure">{formatKcal(totalKcal)} kcal</td>
        </tr>
      </tfoot>
    </table>
  )
}

const lineInWords = (line: CountedLine) => [`as ${line.foodName}`, ...line.assumptions].join('; ')

const uncountedInWords = ({ uncounted }: RecipeNutrition) =>
  uncounted.length === 0
    ? 'Every ingredient is counted.'
    : `Not in the food table and not counted: ${uncounted.join(', ')}.`
