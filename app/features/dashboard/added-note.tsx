import { Link } from 'react-router'
import { slotLabel } from '#app/domain/diary/slots.ts'
import type { PlainDate } from '#app/domain/pantry/plain-date.ts'
import type { QuickEntry } from '#app/features/calories/quick-entry.server.ts'
import { diaryOfDay } from '#app/features/page/diary-day.ts'
import { Energy, useEnergy } from '#app/features/page/energy.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { Notice } from '#app/ui/notice.tsx'
import text from '#app/ui/text.module.css'
import { dayAddress } from './day-address.ts'

type AddedNoteProps = { added: QuickEntry; day: PlainDate; today: PlainDate }

/** How sure the figure is, where it went, and what of the sentence is not in it. */
export function AddedNote({ added, day, today }: AddedNoteProps) {
  const energy = useEnergy()
  const { kcal, kcalRange, mealName, notCounted, eatenOn, slots } = added
  const range =
    kcalRange &&
    kcalRange.low !== kcalRange.high &&
    ` Likely ${energy.figure(kcalRange.low)} to ${energy.words(kcalRange.high)}.`
  const named = slots.flatMap((slot) => (slot === null ? [] : slotLabel(slot)))
  const where = (
    <>
      {' '}
      It is in{' '}
      {eatenOn === day ? (
        diaryOfDay(eatenOn, today)
      ) : (
        <Link to={dayAddress(eatenOn)}>{diaryOfDay(eatenOn, today)}</Link>
      )}
      {named.length > 0 && `, under ${named.join(', ')}`}.
    </>
  )
  if (notCounted.length === 0) {
    return (
      <p className={classNames(text.small, text.muted)}>
        {mealName}: <Energy kcal={kcal} />.{range}
        {where}
      </p>
    )
  }
  return (
    <Notice tone="warn">
      {mealName}: <Energy kcal={kcal} />. Not counted: {notCounted.join(', ')}. Describe it differently, or{' '}
      <Link to="/calories">use the estimator</Link>.{where}
    </Notice>
  )
}
