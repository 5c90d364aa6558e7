import Copy from 'lucide-react/icons/copy'
import { useState } from 'react'
import { useFetcher } from 'react-router'
import { bySlot, type DiarySlot, slotLabel } from '#app/domain/diary/slots.ts'
import type { PlainDate } from '#app/domain/pantry/plain-date.ts'
import type { DiaryEntry } from '#app/features/calories/diary.server.ts'
import type { Favourite } from '#app/features/calories/favourites.server.ts'
import { Energy } from '#app/features/page/energy.tsx'
import { Button } from '#app/ui/button.tsx'
import { classNames } from '#app/ui/class-names.ts'
import layout from '#app/ui/layout.module.css'
import { Notice } from '#app/ui/notice.tsx'
import text from '#app/ui/text.module.css'
import { CopyDialog, type CopySource, FromDayBefore, useCopied } from './copy-entries.tsx'
import { DiaryEntryLine } from './diary-entry-line.tsx'
import styles from './diary-entries.module.css'
import { RuledSection, SectionHead } from './ruled-section.tsx'
import lists from './ruled-list.module.css'
import type { TrackAnswer } from './track-answer.ts'

type DiaryEntriesProps = {
  day: PlainDate
  today: PlainDate
  entries: readonly DiaryEntry[]
  /** The meals of the day before, which an empty one can be copied from. */
  dayBefore: readonly { slot: DiarySlot; totalKcal: number }[]
  favourites: readonly Favourite[]
  idempotencyKey: string
}

/** The meals of the day by when they are eaten; each can be starred, changed, copied, taken out and put back. */
export function DiaryEntries({
  day,
  today,
  entries,
  dayBefore,
  favourites,
  idempotencyKey,
}: DiaryEntriesProps) {
  const fetcher = useFetcher<TrackAnswer>({ key: 'diary-entry' })
  const copying = useFetcher<TrackAnswer>({ key: 'copy-entries' })
  const [source, setSource] = useState<CopySource | null>(null)
  useCopied(copying.data?.copied, () => setSource(null))
  const leaving = fetcher.formData?.get('intent') === 'remove-entry' ? fetcher.formData.get('entryId') : null
  const shown = entries.filter(({ id }) => id !== leaving)
  const groups = bySlot(shown)
  const [failed] = [fetcher, copying].flatMap(({ state, data }) =>
    state === 'idle' && data?.result.ok === false ? data.result : [],
  )
  const favouriteOf = ({ mealName }: DiaryEntry) =>
    favourites.find(({ name }) => name.toLowerCase() === mealName.toLowerCase()) ?? null
  return (
    <RuledSection headingId="dash-diary">
      <SectionHead>
        <h2 id="dash-diary" className={text.heading3} tabIndex={-1}>
          Diary
        </h2>
        {shown.length > 0 && (
          <CopyButton
            label="Copy the day"
            onPress={() => setSource({ fromDay: day, fromSlot: 'all', name: 'the day' })}
          />
        )}
      </SectionHead>
      {failed && source === null && <Notice tone="error">{failed.message}</Notice>}
      {shown.length === 0 && (
        <p className={text.muted}>
          {day === today
            ? 'Meals you tick as eaten, and anything you add, appear here.'
            : 'No meals were noted.'}
        </p>
      )}
      {groups.map(({ slot, entries: own, totalKcal }) => (
        <section key={slot ?? 'other'} aria-labelledby={`diary-${slot ?? 'other'}`}>
          <div className={classNames(layout.row, layout.spread, styles.slotHead)}>
            <h3 id={`diary-${slot ?? 'other'}`} className={text.small}>
              {slotLabel(slot)},{' '}
              <span className={text.num}>
                <Energy kcal={totalKcal} />
              </span>
            </h3>
            <CopyButton
              label={`Copy ${slotLabel(slot)}`}
              onPress={() =>
                setSource({ fromDay: day, fromSlot: slot ?? 'other', name: slotLabel(slot).toLowerCase() })
              }
            />
          </div>
          <ul className={lists.list}>
            {own.map((entry) => (
              <DiaryEntryLine
                key={entry.id}
                entry={entry}
                favouriteId={favouriteOf(entry)?.favouriteId ?? null}
                fetcher={fetcher}
              />
            ))}
          </ul>
        </section>
      ))}
      <FromDayBefore
        day={day}
        today={today}
        slots={dayBefore.filter(({ slot }) => !groups.some((group) => group.slot === slot))}
        idempotencyKey={idempotencyKey}
        fetcher={copying}
      />
      <CopyDialog
        source={source}
        today={today}
        day={day}
        idempotencyKey={idempotencyKey}
        fetcher={copying}
        onClose={() => setSource(null)}
      />
    </RuledSection>
  )
}

function CopyButton({ label, onPress }: { label: string; onPress(): void }) {
  return (
    <Button
      variant="quiet"
      isIcon
      isSmall
      className={layout.needsScript}
      aria-label={label}
      title={label}
      onClick={onPress}
    >
      <Copy className={text.icon} aria-hidden />
    </Button>
  )
}
