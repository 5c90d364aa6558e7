import type { ReactNode, Ref } from 'react'
import { Energy, EnergyFigure, EnergyUnitName, useEnergy } from '#app/features/page/energy.tsx'
import { bestQuestion } from '#app/domain/calories/best-question.ts'
import type { MealEdit } from '#app/domain/calories/edit-meal.ts'
import {
  addedUpInWords,
  assumedInWords,
  type Macros,
  type MealEstimate,
  type MealRow,
  otherTotalKcal,
  summariseMeal,
} from '#app/domain/calories/meal-estimate.ts'
import type { Confidence } from '#app/domain/food/meal-reply.ts'
import { MacroKey } from '#app/features/recipes/view/macro-key.tsx'
import { Button } from '#app/ui/button.tsx'
import { classNames } from '#app/ui/class-names.ts'
import layout from '#app/ui/layout.module.css'
import { Notice } from '#app/ui/notice.tsx'
import { Tag, type TagTone } from '#app/ui/tag.tsx'
import text from '#app/ui/text.module.css'
import { ESTIMATE_MESSAGES } from './estimate-messages.ts'
import { MealRowsTable } from './meal-rows-table.tsx'
import styles from './calorie-estimator.module.css'
import { RangeBar } from './range-bar.tsx'

type MealResultProps = {
  estimate: MealEstimate
  /** The fat an answer adds, as a row without an amount. */
  fat: MealRow
  onEdit(...edits: MealEdit[]): void
  /** Keeping it in the diary, or why not. */
  saving: ReactNode
  headingRef?: Ref<HTMLHeadingElement>
}

const TONES: Record<Confidence, TagTone> = { high: 'ok', medium: 'plain', low: 'warn' }

/** The estimate: a figure and its range, the macros, one question, the foods, and all that was assumed. */
export function MealResult({ estimate, fat, onEdit, saving, headingRef }: MealResultProps) {
  const summary = summariseMeal(estimate)
  const { total, kcalRange, confidence } = summary
  return (
    <section className={styles.result} aria-label="Result">
      <header className={classNames(layout.row, layout.spread, styles.head)}>
        <div className={layout.stack}>
          <h2 ref={headingRef} tabIndex={-1} className={text.heading3}>
            {estimate.mealName}
          </h2>
          <p className={text.kcal}>
            <EnergyFigure kcal={total.kcal} />{' '}
            <small>
              <EnergyUnitName />
            </small>
          </p>
        </div>
        <Tag tone={TONES[confidence]}>Confidence: {confidence}</Tag>
      </header>
      <output className={text.srOnly}>
        Total <Energy kcal={total.kcal} />
      </output>
      {estimate.isPhotoUnread && <Notice>{ESTIMATE_MESSAGES.photoUnread}</Notice>}
      <RangeBar kcal={total.kcal} range={kcalRange} />
      <MacroKey nutrients={total} />
      <Question estimate={estimate} fat={fat} onEdit={onEdit} />
      <MealRowsTable estimate={estimate} summary={summary} onEdit={onEdit} />
      <Remarks estimate={estimate} total={total} />
      {saving}
    </section>
  )
}

function Question({ estimate, fat, onEdit }: Pick<MealResultProps, 'estimate' | 'fat' | 'onEdit'>) {
  const question = bestQuestion(estimate, fat)
  if (question === null) return null
  const about = Math.max(10, Math.round(question.movesKcal / 10) * 10)
  return (
    <section
      className={classNames(layout.stack, layout.needsScript, styles.question)}
      aria-labelledby="best-question"
    >
      <h3 id="best-question" className={text.heading4}>
        {question.text}
      </h3>
      <p className={text.muted}>
        The answer may move the total by about <Energy kcal={about} />.
      </p>
      <div className={classNames(layout.row, styles.answers)}>
        {question.options.map(({ label, hint, edits }) => (
          <Button key={label} variant="secondary" onClick={() => onEdit(...edits)}>
            {label}
            {hint && <small className={text.num}>{hint}</small>}
          </Button>
        ))}
        <Button variant="quiet" onClick={() => onEdit({ type: 'settle', questionId: question.id })}>
          I don’t know
        </Button>
      </div>
    </section>
  )
}

/** Notes, what was not counted and what was refused: nothing is left unsaid. */
function Remarks({ estimate, total }: { estimate: MealEstimate; total: Macros }) {
  const energy = useEnergy()
  const { notes, notCounted, refused } = estimate
  const assumed = assumedInWords(estimate, total)
  const addedUp = addedUpInWords(estimate)
  const otherKcal = otherTotalKcal(estimate, total)
  return (
    <div className={layout.stack}>
      {notCounted.length > 0 && (
        <Notice tone="warn" title="Not counted:">
          {notCounted.join(', ')}. The food table does not know {notCounted.length === 1 ? 'it' : 'them'}; add
          something similar instead.
        </Notice>
      )}
      {refused.length > 0 && (
        <Notice tone="warn" title="Left out:">
          {refused.map(({ reason }) => reason).join(' ')}
        </Notice>
      )}
      {assumed.length > 0 && (
        <Notice tone="warn" title="Assumed:">
          {assumed.join(', ')}. The reply did not say.
        </Notice>
      )}
      {addedUp.length > 0 && (
        <Notice title="Added up:">
          {addedUp.join(', ')}. The reply did not say, so the foods were added up.
        </Notice>
      )}
      {otherKcal !== null && (
        <Notice tone="warn" title={`The model said ${energy.words(otherKcal)} for the whole meal.`}>
          The foods listed here come to <Energy kcal={total.kcal} />, and these are counted. Add what is
          missing, or correct a portion.
        </Notice>
      )}
      {notes && <Notice title="Notes.">{notes}</Notice>}
      <p className={classNames(text.small, text.muted)}>
        Figures of the food table are from USDA FoodData Central. An estimate is a guide for cooking, not
        medical advice.
      </p>
    </div>
  )
}
