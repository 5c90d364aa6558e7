import Pencil from 'lucide-react/icons/pencil'
import Star from 'lucide-react/icons/star'
import { Link, type FetcherWithComponents, useFetcher } from 'react-router'
import type { DiaryEntry } from '#app/features/calories/diary.server.ts'
import { RemoveEntry } from '#app/features/calories/remove-entry.tsx'
import { EnergyFigure, EnergyUnitName } from '#app/features/page/energy.tsx'
import { formatKcal } from '#app/features/recipes/view/figures.ts'
import { buttonClass } from '#app/ui/button.tsx'
import { classNames } from '#app/ui/class-names.ts'
import text from '#app/ui/text.module.css'
import { entryAddress } from './day-address.ts'
import styles from './diary-entries.module.css'
import lists from './ruled-list.module.css'
import type { TrackAnswer } from './track-answer.ts'

type DiaryEntryLineProps = {
  entry: DiaryEntry
  /** The favourite of its name; null where it is none. */
  favouriteId: string | null
  fetcher: FetcherWithComponents<TrackAnswer>
}

/** A meal of the day, with its energy and what can be done to it. */
export function DiaryEntryLine({ entry, favouriteId, fetcher }: DiaryEntryLineProps) {
  return (
    <li className={lists.entry}>
      <div>
        <b>{entry.mealName}</b>
        <p className={classNames(text.small, text.muted)}>
          {entry.eatenAt !== null && <span className={text.num}>{entry.eatenAt}, </span>}
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
        <StarButton entry={entry} favouriteId={favouriteId} />
        <Link
          className={buttonClass({ variant: 'quiet', isIcon: true, isSmall: true })}
          to={entryAddress(entry.id)}
          aria-label={`Edit ${entry.mealName}`}
        >
          <Pencil className={text.icon} aria-hidden />
        </Link>
        <RemoveEntry
          fetcher={fetcher}
          action="/dashboard"
          intents={{ remove: 'remove-entry', putBack: 'put-entry-back' }}
          entryId={entry.id}
          name={entry.mealName}
          focusId="dash-diary"
        />
      </div>
    </li>
  )
}

/** Makes the meal a favourite, or no longer one. */
function StarButton({ entry, favouriteId }: Pick<DiaryEntryLineProps, 'entry' | 'favouriteId'>) {
  const fetcher = useFetcher<TrackAnswer>({ key: `star-${entry.id}` })
  const sent = fetcher.formData?.get('intent')
  const isStarred = sent === 'star-entry' || (sent !== 'remove-favourite' && favouriteId !== null)
  return (
    <fetcher.Form
      method="post"
      action="/dashboard"
      onSubmit={(event) => {
        if (fetcher.state !== 'idle') event.preventDefault()
      }}
    >
      <input type="hidden" name="intent" value={favouriteId === null ? 'star-entry' : 'remove-favourite'} />
      <input type="hidden" name="entryId" value={entry.id} />
      <input type="hidden" name="favouriteId" value={favouriteId ?? ''} />
      <button
        className={buttonClass(
          { variant: 'quiet', isIcon: true, isSmall: true },
          isStarred ? styles.starred : undefined,
        )}
        aria-pressed={isStarred}
        aria-label={`Favourite: ${entry.mealName}`}
        onClick={(event) => {
          // The second half of a double click would take back what the first did.
          if (event.detail > 1) event.preventDefault()
        }}
      >
        <Star className={text.icon} aria-hidden />
      </button>
    </fetcher.Form>
  )
}

/** "1.5": as it is typed, without the noise of halves that are no halves. */
const formatPortions = (portions: number) => String(Math.round(portions * 100) / 100)
