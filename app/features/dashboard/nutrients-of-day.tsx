import { ADVICE_SOURCE, type NutrientOfDay, nutrientsOfDay } from '#app/domain/diary/nutrient-advice.ts'
import type { DiaryEntry } from '#app/features/calories/diary.server.ts'
import { classNames } from '#app/ui/class-names.ts'
import { Scale } from '#app/ui/scale.tsx'
import text from '#app/ui/text.module.css'
import { RuledSection, SectionHead } from './ruled-section.tsx'
import styles from './nutrients-of-day.module.css'

/** Fat, saturates, sugars, salt and fibre of the day against what adults are advised. */
export function NutrientsOfDay({ entries }: { entries: readonly DiaryEntry[] }) {
  if (entries.length === 0) return null
  const nutrients = nutrientsOfDay(entries)
  const hasUnknown = nutrients.some(({ unknownMeals }) => unknownMeals > 0)
  return (
    <RuledSection headingId="nutrients">
      <SectionHead>
        <h2 id="nutrients" className={text.heading3}>
          Against daily advice
        </h2>
      </SectionHead>
      <ul className={styles.nutrients}>
        {nutrients.map((one) => (
          <Row key={one.label} nutrient={one} />
        ))}
      </ul>
      <p className={classNames(text.small, text.muted)}>
        Aim to reach the figure for fibre and to stay below the others.{' '}
        {hasUnknown && '“At least”: not every meal here says how much it has, older ones never do. '}
        {ADVICE_SOURCE}
      </p>
    </RuledSection>
  )
}

function Row({ nutrient }: { nutrient: NutrientOfDay }) {
  const { label, amountG, adviceG, bound } = nutrient
  const words = amountInWords(nutrient)
  return (
    <li>
      <span>{label}</span>
      <Scale
        label={label}
        value={amountG ?? 0}
        max={adviceG}
        isFine
        tone={bound === 'most' && (amountG ?? 0) > adviceG ? 'warn' : 'plain'}
        valueText={words}
      />
      <span className={text.num}>{words}</span>
    </li>
  )
}

const tenths = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 1 })
const whole = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 0 })

/** "at least 12 of 20 g": what is known, and the advice. */
function amountInWords({ amountG, adviceG, unknownMeals }: NutrientOfDay): string {
  if (amountG === null) return 'not known'
  const amount = (amountG < 10 ? tenths : whole).format(amountG)
  return `${unknownMeals > 0 ? 'at least ' : ''}${amount} of ${adviceG} g`
}
