import { useEffect } from 'react'
import { Form, Link, useFetcher, useNavigation } from 'react-router'
import { Energy } from '#app/features/page/energy.tsx'
import { MARKS, MOST_NOTE } from '#app/domain/pantry/cook-forms.ts'
import { dateInWords } from '#app/features/page/date-in-words.ts'
import { Button, buttonClass } from '#app/ui/button.tsx'
import card from '#app/ui/card.module.css'
import { classNames } from '#app/ui/class-names.ts'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { SelectField, TextArea } from '#app/ui/field.tsx'
import { Fold } from '#app/ui/fold.tsx'
import layout from '#app/ui/layout.module.css'
import { showToast } from '#app/ui/toasts.ts'
import text from '#app/ui/text.module.css'
import type { CookingSummary } from './cookings.server.ts'
import { MARK_LABELS } from './cook-form.tsx'
import styles from './cooking.module.css'

export const COOKED_PATH = '/pantry/cooked'

type CookedListProps = {
  cookings: readonly CookingSummary[]
  /** Just written down: a toast offers to take it back. */
  doneId: string | null
}

/** What was cooked, newest first, each with its mark and note, and the way back. */
export function CookedList({ cookings, doneId }: CookedListProps) {
  useDoneToast(cookings.find(({ id }) => id === doneId) ?? null)
  if (cookings.length === 0)
    return (
      <EmptyState
        title="Nothing cooked yet"
        action={
          <Link className={buttonClass()} to="/recipes">
            Open your recipes
          </Link>
        }
      >
        Tap “Cooked” on a recipe or a planned meal: its foods leave your pantry, and what is left over goes
        there.
      </EmptyState>
    )
  return (
    <ul className={classNames(card.card, card.pad, styles.page)} aria-label="Cooked">
      {cookings.map((cooking) => (
        <CookedRow key={cooking.id} cooking={cooking} />
      ))}
    </ul>
  )
}

const portions = (count: number) => `${count} ${count === 1 ? 'portion' : 'portions'}`

function CookedRow({ cooking }: { cooking: CookingSummary }) {
  const { id, name, cookedOn, servings, eatenPortions, leftPortions, kcal, note, mark } = cooking
  const isBusy = useNavigation().state !== 'idle'
  return (
    <li className={styles.cooking}>
      <h2 className={text.heading4}>{name}</h2>
      <p className={classNames(text.small, text.muted)}>
        {dateInWords(cookedOn)}: {portions(servings)} of <Energy kcal={kcal} />, {portions(eatenPortions)}{' '}
        eaten at once, {portions(leftPortions)} left.
      </p>
      {mark !== null && <p className={text.small}>{mark} of 5</p>}
      {note && <p>{note}</p>}
      <div className={layout.row}>
        <Form
          method="post"
          action={COOKED_PATH}
          onSubmit={(event) => {
            if (isBusy) event.preventDefault()
          }}
        >
          <input type="hidden" name="cooking" value={id} />
          <Button
            type="submit"
            name="intent"
            value="undo"
            variant="quiet"
            isSmall
            aria-label={`Take back ${name}`}
          >
            Take back
          </Button>
        </Form>
      </div>
      <Fold summary={note || mark !== null ? 'Change rating and note' : 'Add a rating or a note'}>
        <Form method="post" action={COOKED_PATH} className={layout.stack}>
          <input type="hidden" name="cooking" value={id} />
          <SelectField
            label="How was it?"
            name="mark"
            options={[{ value: '', label: 'No rating' }, ...MARKS.map((one) => MARK_LABELS[one])]}
            defaultValue={mark === null ? '' : String(mark)}
          />
          <TextArea label="Note" name="note" rows={2} maxLength={MOST_NOTE} defaultValue={note} />
          <Button type="submit" name="intent" value="note" variant="secondary">
            Save
          </Button>
        </Form>
      </Fold>
    </li>
  )
}

/** Said once, with the way back. */
function useDoneToast(done: CookingSummary | null) {
  const { submit } = useFetcher()
  const id = done?.id
  const name = done?.name
  useEffect(() => {
    if (id === undefined || sessionStorage.getItem(`cooked:${id}`) !== null) return
    sessionStorage.setItem(`cooked:${id}`, 'said')
    showToast(`Cooked ${name}.`, {
      action: {
        label: 'Undo',
        onPress: () => void submit({ intent: 'undo', cooking: id }, { method: 'post', action: COOKED_PATH }),
      },
    })
  }, [id, name, submit])
}
