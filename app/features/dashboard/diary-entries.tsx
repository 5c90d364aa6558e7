import Pencil from 'lucide-react/icons/pencil'
import { useEffect, useState } from 'react'
import { useFetcher } from 'react-router'
import { EnergyFigure, EnergyUnitName, useEnergy } from '#app/features/page/energy.tsx'
import { MEAL_NAME_MAX, PORTIONS } from '#app/domain/diary/diary-limits.ts'
import type { PlainDate } from '#app/domain/pantry/plain-date.ts'
import type { DiaryEntry } from '#app/features/calories/diary.server.ts'
import { RemoveEntry } from '#app/features/calories/remove-entry.tsx'
import { formatKcal } from '#app/features/recipes/view/figures.ts'
import { Button, buttonClass } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { TextField } from '#app/ui/field.tsx'
import { closesDialog, opensDialog } from '#app/ui/invokers.ts'
import { Notice } from '#app/ui/notice.tsx'
import type { TrackAnswer } from './track-answer.ts'
import { RuledSection, SectionHead } from './ruled-section.tsx'
import lists from './ruled-list.module.css'
import { classNames } from '#app/ui/class-names.ts'
import layout from '#app/ui/layout.module.css'
import text from '#app/ui/text.module.css'
import dialogStyles from '#app/ui/dialog.module.css'

type DiaryEntriesProps = { day: PlainDate; today: PlainDate; entries: readonly DiaryEntry[] }

/** The meals of the day; each can be renamed, counted anew, taken out and put back. */
export function DiaryEntries({ day, today, entries }: DiaryEntriesProps) {
  const fetcher = useFetcher<TrackAnswer>({ key: 'diary-entry' })
  const leaving = fetcher.formData?.get('intent') === 'remove-entry' ? fetcher.formData.get('entryId') : null
  const shown = entries.filter(({ id }) => id !== leaving)
  const failed = fetcher.state === 'idle' && fetcher.data?.result.ok === false ? fetcher.data.result : null
  return (
    <RuledSection headingId="dash-diary">
      <SectionHead>
        <h2 id="dash-diary" className={text.heading3} tabIndex={-1}>
          Diary
        </h2>
      </SectionHead>
      {failed && <Notice tone="error">{failed.message}</Notice>}
      {shown.length === 0 ? (
        <p className={text.muted}>
          {day === today
            ? 'Meals you tick as eaten, and anything you add, appear here.'
            : 'No meals were noted.'}
        </p>
      ) : (
        <ul className={lists.list}>
          {shown.map((entry) => (
            <li key={entry.id} className={lists.entry}>
              <div>
                <b>{entry.mealName}</b>
                <p className={classNames(text.small, text.muted)}>
                  {entry.portions !== 1 && <>{formatPortions(entry.portions)} portions, </>}
                  <span className={text.num}>P {formatKcal(entry.proteinG)} g</span>,{' '}
                  <span className={text.num}>C {formatKcal(entry.carbsG)} g</span>,{' '}
                  <span className={text.num}>F {formatKcal(entry.fatG)} g</span>
                  {entry.plannedMealId !== null && ', planned'}
                </p>
              </div>
              <b className={text.num}>
                <EnergyFigure kcal={entry.totalKcal} />{' '}
                <small>
                  <EnergyUnitName />
                </small>
              </b>
              <div className={lists.buttons}>
                <button
                  className={buttonClass({ variant: 'quiet', isIcon: true, isSmall: true })}
                  aria-label={`Edit ${entry.mealName}`}
                  {...opensDialog(dialogOf(entry))}
                >
                  <Pencil className={text.icon} aria-hidden />
                </button>
                <RemoveEntry
                  fetcher={fetcher}
                  action="/dashboard"
                  intents={{ remove: 'remove-entry', putBack: 'put-entry-back' }}
                  entryId={entry.id}
                  name={entry.mealName}
                  focusId="dash-diary"
                />
              </div>
              <EditEntry entry={entry} />
            </li>
          ))}
        </ul>
      )}
    </RuledSection>
  )
}

const dialogOf = ({ id }: DiaryEntry) => `entry-${id}`

function EditEntry({ entry }: { entry: DiaryEntry }) {
  const fetcher = useFetcher<TrackAnswer>({ key: `edit-${entry.id}` })
  const [portions, setPortions] = useState(formatPortions(entry.portions))
  const result = fetcher.data?.result
  const refusal = fetcher.state === 'idle' && result?.ok === false ? result : null
  const energy = useEnergy()
  const id = dialogOf(entry)
  const ofOneKcal = entry.totalKcal / entry.portions
  const wanted = Number(portions)

  useEffect(() => {
    if (fetcher.state !== 'idle' || result?.ok !== true) return
    const dialog = document.getElementById(id)
    if (dialog instanceof HTMLDialogElement && dialog.open) dialog.close()
  }, [fetcher.state, result, id])

  return (
    <Dialog id={id} title="Edit meal">
      {refusal && Object.keys(refusal.fields).length === 0 && <Notice tone="error">{refusal.message}</Notice>}
      <fetcher.Form method="post" action="/dashboard" className={layout.stack}>
        <input type="hidden" name="intent" value="edit-entry" />
        <input type="hidden" name="entryId" value={entry.id} />
        <TextField
          label="Name"
          name="mealName"
          defaultValue={entry.mealName}
          maxLength={MEAL_NAME_MAX}
          required
          error={refusal?.fields['mealName']}
        />
        <TextField
          label="Portions"
          name="portions"
          type="number"
          isFigure
          min={PORTIONS.min}
          max={PORTIONS.max}
          step={PORTIONS.step}
          value={portions}
          onChange={(event) => setPortions(event.target.value)}
          required
          hint={wanted > 0 ? energy.words(ofOneKcal * wanted) : undefined}
          error={refusal?.fields['portions']}
        />
        <div className={dialogStyles.actions}>
          <Button variant="secondary" {...closesDialog(id)}>
            Cancel
          </Button>
          <Button type="submit" isBusy={fetcher.state !== 'idle'}>
            Save
          </Button>
        </div>
      </fetcher.Form>
    </Dialog>
  )
}

/** "1.5": as it is typed, without the noise of halves that are no halves. */
const formatPortions = (portions: number) => String(Math.round(portions * 100) / 100)
