import { Energy, EnergyFigure, EnergyUnitName } from '#app/features/page/energy.tsx'
import type { NutrientName } from '#app/domain/food/nutrients.ts'
import type { CountedLine, RecipeNutrition } from '#app/domain/food/nutrition.ts'
import { withFractionSigns } from '#app/domain/recipe/kitchen-figures.ts'
import { Fold } from '#app/ui/fold.tsx'
import { classNames } from '#app/ui/class-names.ts'
import layout from '#app/ui/layout.module.css'
import { SplitBar } from '#app/ui/split-bar.tsx'
import text from '#app/ui/text.module.css'
import { formatAmount, macroShares } from './figures.ts'
import { MacroKey } from './macro-key.tsx'
import styles from './nutrition-panel.module.css'
import { countedInWords } from '#app/features/recipes/generate/recipe-result.tsx'
import card from '#app/ui/card.module.css'
import figuresStyles from '#app/ui/figure-table.module.css'

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
    <section
      className={classNames(card.card, card.pad, layout.stack, styles.panel)}
      aria-label="Nutrition per serving"
    >
      <div className={classNames(layout.row, layout.spread, styles.head)}>
        <div>
          <Heading className={text.heading3}>Nutrition per serving</Heading>
          <p className={classNames(text.small, text.muted, styles.counted)}>{countedInWords(nutrition)}</p>
        </div>
        <div>
          <p className={classNames(text.kcal, styles.kcal)}>
            <EnergyFigure kcal={figures.kcal} />{' '}
            <small>
              <EnergyUnitName />
            </small>
          </p>
          {low < high && (
            <p className={classNames(text.small, text.muted, text.num)}>
              likely <EnergyFigure kcal={low} /> to <EnergyFigure kcal={high} />
            </p>
          )}
        </div>
      </div>
      <SplitBar label="Share of calories" shares={macroShares(figures)} />
      <MacroKey nutrients={nutrition.perServing} />
      <div className={styles.figures}>
        <Figures rows={rows.slice(0, HALF)} />
        <Figures rows={rows.slice(HALF)} />
      </div>
      <Fold summary="How this was worked out" className={styles.fold}>
        <CountedRows nutrition={nutrition} />
        <p className={styles.source}>
          Figures per 100 g are from USDA FoodData Central; the sums are ours. {uncountedInWords(nutrition)}
        </p>
      </Fold>
    </section>
  )
}

function Figures({ rows }: { rows: readonly (readonly [string, string])[] }) {
  return (
    <table className={classNames(figuresStyles.table, figuresStyles.tight, text.small)}>
      <tbody>
        {rows.map(([name, figure]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td className={figuresStyles.figure}>{figure}</td>
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
    <table className={classNames(figuresStyles.table, figuresStyles.tight, text.small, styles.lines)}>
      <thead>
        <tr>
          <th scope="col">Line</th>
          <th scope="col" className={figuresStyles.figure}>
            Weight
          </th>
          <th scope="col" className={figuresStyles.figure}>
            <EnergyUnitName />
          </th>
        </tr>
      </thead>
      <tbody>
        {counted.map((line, index) => (
          <tr key={index}>
            <th scope="row">
              {withFractionSigns(line.text)}
              <br />
              <span className={text.muted}>{lineInWords(line)}</span>
            </th>
            <td className={figuresStyles.figure}>{formatAmount(line.grams, 'g')}</td>
            <td className={figuresStyles.figure}>
              <EnergyFigure kcal={line.kcal} />
            </td>
          </tr>
        ))}
        {uncounted.map((text, index) => (
          <tr key={`uncounted-${index}`} data-uncounted>
            <th scope="row">{withFractionSigns(text)}</th>
            <td className={figuresStyles.figure} colSpan={2}>
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
          <td className={figuresStyles.figure}>
            <Energy kcal={totalKcal} />
          </td>
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
