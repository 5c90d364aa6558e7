import { type SubmitEvent, useId, useRef } from 'react'
import { Form, Link, useNavigation } from 'react-router'
import { Energy, useEnergy } from '#app/features/page/energy.tsx'
import { MARKS, MOST_NOTE, SERVINGS_COOKED } from '#app/domain/pantry/cook-forms.ts'
import type { FormResult } from '#app/domain/errors.ts'
import { withFractionSigns } from '#app/domain/recipe/kitchen-figures.ts'
import { formatAmount } from '#app/features/recipes/view/figures.ts'
import { useDiaryDisplay } from '#app/features/page/diary-display.ts'
import { diaryDayHere } from '#app/features/page/use-today.ts'
import { Button } from '#app/ui/button.tsx'
import { Check } from '#app/ui/check.tsx'
import field from '#app/ui/field.module.css'
import card from '#app/ui/card.module.css'
import { classNames } from '#app/ui/class-names.ts'
import { FieldError, SelectField, TextArea, TextField } from '#app/ui/field.tsx'
import { Fold } from '#app/ui/fold.tsx'
import layout from '#app/ui/layout.module.css'
import { Notice } from '#app/ui/notice.tsx'
import text from '#app/ui/text.module.css'
import styles from './cooking.module.css'
import type { CookView } from './cook-view.server.ts'
import { LotChoiceRow } from './lot-choice-row.tsx'

export const COOK_PATH = '/pantry/cook'

type CookFormProps = {
  view: CookView
  idempotencyKey: string
  refusal: Extract<FormResult<never>, { ok: false }> | null
  isPremium: boolean
}

/** The one look before a dish is written down: what it takes from the pantry, what is missing, what is left. */
export function CookForm({ view, idempotencyKey, refusal, isPremium }: CookFormProps) {
  const navigation = useNavigation()
  const { dayStartMin } = useDiaryDisplay()
  const energy = useEnergy()
  const isBusy = navigation.state !== 'idle'
  const day = useRef<HTMLInputElement>(null)
  const errors = refusal?.fields ?? {}
  const missing = view.lines.filter(({ lots, missingG }) => lots.length === 0 || (missingG ?? 0) >= 1)
  const sayDay = (event: SubmitEvent<HTMLFormElement>) => {
    if (isBusy) event.preventDefault()
    if (day.current) day.current.value = diaryDayHere(dayStartMin)
  }
  const taken = view.lines.filter(({ lots }) => lots.length > 0)
  return (
    <div className={classNames(layout.stack, styles.page)}>
      <ServingsForm view={view} />
      {view.plannedPortions > 0 && (
        <Notice tone="warn">
          {view.plannedPortions === 1 ? 'A portion' : `${view.plannedPortions} portions`} of it from an
          earlier cooking {view.plannedPortions === 1 ? 'is' : 'are'} in your pantry, and your plan means to
          eat those. Tap “Eaten” on <Link to="/dashboard">Today</Link>, and one is taken from there. Continue
          here only if you cooked it again.
        </Notice>
      )}
      {refusal && <Notice tone="error">{refusal.message}</Notice>}
      <Form method="post" action={COOK_PATH} className={layout.stack} onSubmit={sayDay}>
        <input type="hidden" name="recipe" value={view.key} />
        <input type="hidden" name="servings" value={view.servings} />
        <input type="hidden" name="idempotencyKey" value={idempotencyKey} />
        <input type="hidden" name="day" ref={day} defaultValue="" />
        <section className={classNames(card.card, card.pad, layout.stack)} aria-labelledby="takes">
          <h2 id="takes" className={text.heading3}>
            From your pantry
          </h2>
          {taken.length === 0 ? (
            <p className={text.muted}>None of this dish is in your pantry. You can still record it.</p>
          ) : (
            <ul className={styles.lots}>
              {taken.flatMap((line) =>
                line.lots.map((lot) => (
                  <LotChoiceRow
                    key={lot.id}
                    lot={lot}
                    line={withFractionSigns(line.text)}
                    error={errors[lot.id]}
                  />
                )),
              )}
            </ul>
          )}
          {missing.length > 0 && <Missing lines={missing} />}
          {view.others.length > 0 && (
            <Fold summary="Something else was used">
              <ul className={styles.lots}>
                {view.others.map((lot) => (
                  <LotChoiceRow key={lot.id} lot={lot} error={errors[lot.id]} />
                ))}
              </ul>
            </Fold>
          )}
        </section>
        <section className={classNames(card.card, card.pad, layout.stack)} aria-labelledby="portions">
          <h2 id="portions" className={text.heading3}>
            On the plate
          </h2>
          {view.eaters.length > 0 ? (
            <WhoEats view={view} error={errors['eaters']} />
          ) : (
            <TextField
              label="Portions you eat now"
              name="eaten"
              type="number"
              min={0}
              max={view.servings}
              step={SERVINGS_COOKED.step}
              defaultValue={Math.min(1, view.servings)}
              required
              isFigure
              hint={`${energy.words(view.kcalPerServing)} each. ${
                isPremium ? 'They go to your diary.' : 'With Premium they go to your diary.'
              }`}
              error={errors['eaten']}
            />
          )}
          <p className={classNames(text.small, text.muted)}>
            What is left goes to your pantry as portions, good for {view.keepsDays}{' '}
            {view.keepsDays === 1 ? 'day' : 'days'} in the fridge
            {view.keepsBecause && ` because of the ${view.keepsBecause}`}. Cool it within two hours.
            {view.frozenPortions > 0 &&
              ` ${view.frozenPortions === 1 ? 'One portion goes' : `${view.frozenPortions} portions go`} into the freezer for later meals of your plan, and to your pantry as frozen.`}
          </p>
          <div className={styles.remarks}>
            <SelectField
              label="How was it? (optional)"
              name="mark"
              options={[{ value: '', label: 'No rating' }, ...MARKS.map((mark) => MARK_LABELS[mark])]}
              error={errors['mark']}
            />
            <TextArea
              label="Note for next time (optional)"
              name="note"
              rows={2}
              maxLength={MOST_NOTE}
              error={errors['note']}
            />
          </div>
        </section>
        <div className={layout.row}>
          <Button type="submit" isBusy={isBusy}>
            Cooked
          </Button>
          <Link to={view.path}>Back to the recipe</Link>
        </div>
      </Form>
    </div>
  )
}

/** Those at the table of a plan, each with their own portion. */
function WhoEats({ view, error }: { view: CookView; error: string | undefined }) {
  const errorId = useId()
  return (
    <fieldset className={field.field} aria-describedby={error ? errorId : undefined}>
      <legend className={field.label}>Who eats now</legend>
      <input type="hidden" name="table" value="yes" />
      {view.eaters.map(({ key, name, portions, kcal, diary, changes }) => (
        <Check
          key={key}
          name="eaters[]"
          value={key}
          defaultChecked
          label={
            <>
              {name}{' '}
              <span className={classNames(text.small, text.muted)}>
                {portions} {portions === 1 ? 'serving' : 'servings'}, <Energy kcal={kcal} />
                {diary === 'own' && ', to your diary'}
                {diary === 'theirs' && ', to their diary'}
                {changes.length > 0 && `; ${changes.join(', ')}`}
              </span>
            </>
          }
        />
      ))}
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </fieldset>
  )
}

export const MARK_LABELS = {
  1: { value: '1', label: '1: not again' },
  2: { value: '2', label: '2: so-so' },
  3: { value: '3', label: '3: good' },
  4: { value: '4', label: '4: very good' },
  5: { value: '5', label: '5: a favourite' },
} as const

/** Another number of servings takes other amounts: they are worked out anew. */
function ServingsForm({ view }: { view: CookView }) {
  return (
    <Form method="get" action={COOK_PATH} className={classNames(layout.row, styles.servings)} replace>
      <input type="hidden" name="recipe" value={view.key} />
      <TextField
        label="Servings cooked"
        name="servings"
        type="number"
        min={SERVINGS_COOKED.min}
        max={SERVINGS_COOKED.max}
        step={view.eaters.length > 0 ? 0.01 : SERVINGS_COOKED.step}
        defaultValue={view.servings}
        key={view.servings}
        isFigure
      />
      <Button type="submit" variant="secondary">
        Work out amounts
      </Button>
    </Form>
  )
}

function Missing({ lines }: { lines: CookView['lines'] }) {
  return (
    <div>
      <h3 className={text.heading4}>Not in your pantry</h3>
      <ul className={classNames(text.small, styles.missing)}>
        {lines.map(({ text: line, name, missingG, lots }) => (
          <li key={line}>
            {lots.length === 0 ? withFractionSigns(line) : `${formatAmount(missingG, 'g')} more of ${name}`}
          </li>
        ))}
      </ul>
    </div>
  )
}
