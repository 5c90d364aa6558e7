import X from 'lucide-react/icons/x'
import type { SubmitEvent } from 'react'
import { useFetcher } from 'react-router'
import { MEAL_NAME_MAX } from '#app/domain/diary/diary-limits.ts'
import type { Favourite } from '#app/features/calories/favourites.server.ts'
import { Button } from '#app/ui/button.tsx'
import { TextField } from '#app/ui/field.tsx'
import { Fold } from '#app/ui/fold.tsx'
import layout from '#app/ui/layout.module.css'
import text from '#app/ui/text.module.css'
import { showToast } from '#app/ui/toasts.ts'
import { type ChipsProps, MealChips } from './meal-chips.tsx'
import styles from './quick-entry.module.css'
import type { TrackAnswer } from './track-answer.ts'

const FOLD_ID = 'change-favourites'

/** A member's favourites, one tap each; their names and which they are can be changed below. */
export function FavouriteMeals({ favourites, ...chips }: ChipsProps & { favourites: readonly Favourite[] }) {
  if (favourites.length === 0) return null
  return (
    <>
      <MealChips
        label="Favourites"
        intent="eat-favourite"
        idName="favouriteId"
        meals={favourites.map(({ favouriteId, name, kcal }) => ({ id: favouriteId, name, kcal }))}
        {...chips}
      />
      <Fold summary={<span id={FOLD_ID}>Change favourites</span>}>
        <ul className={layout.stack}>
          {favourites.map((favourite) => (
            <li key={favourite.favouriteId}>
              <FavouriteLine favourite={favourite} />
            </li>
          ))}
        </ul>
      </Fold>
    </>
  )
}

function FavouriteLine({ favourite: { favouriteId, name } }: { favourite: Favourite }) {
  const renaming = useFetcher<TrackAnswer>({ key: `favourite-${favouriteId}` })
  const removing = useFetcher<TrackAnswer>({ key: 'remove-favourite' })
  const result = renaming.state === 'idle' ? renaming.data?.result : undefined
  const send = (intent: string) =>
    removing.submit({ intent, favouriteId }, { method: 'post', action: '/dashboard' })
  const remove = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const removed = send('remove-favourite')
    document.getElementById('quick-description')?.focus()
    showToast(`Removed ${name} from your favourites`, {
      action: { label: 'Undo', onPress: () => void removed.then(() => send('put-favourite-back')) },
    })
  }
  return (
    <div className={styles.favourite}>
      <renaming.Form method="post" action="/dashboard" className={styles.rename}>
        <input type="hidden" name="intent" value="rename-favourite" />
        <input type="hidden" name="favouriteId" value={favouriteId} />
        <TextField
          key={name}
          label={`Name of ${name}`}
          isLabelHidden
          name="name"
          defaultValue={name}
          maxLength={MEAL_NAME_MAX}
          autoComplete="off"
          required
          error={result?.ok === false ? result.message : undefined}
        />
        <Button type="submit" variant="secondary" isSmall isBusy={renaming.state !== 'idle'}>
          Rename
        </Button>
      </renaming.Form>
      <removing.Form method="post" action="/dashboard" onSubmit={remove}>
        <input type="hidden" name="intent" value="remove-favourite" />
        <input type="hidden" name="favouriteId" value={favouriteId} />
        <Button
          type="submit"
          variant="quiet"
          isIcon
          isSmall
          aria-label={`Remove ${name} from your favourites`}
        >
          <X className={text.icon} aria-hidden />
        </Button>
      </removing.Form>
    </div>
  )
}
