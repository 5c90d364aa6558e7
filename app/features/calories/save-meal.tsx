import BookmarkPlus from 'lucide-react/icons/bookmark-plus'
import { Link, useFetcher } from 'react-router'
import type { Tier } from '#app/domain/allowance.ts'
import type { MealEstimate } from '#app/domain/calories/meal-estimate.ts'
import { useDiaryToday } from '#app/features/page/use-today.ts'
import { Button } from '#app/ui/button.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { FieldError } from '#app/ui/field.tsx'
import bar from '#app/ui/submit-bar.module.css'
import text from '#app/ui/text.module.css'
import { CALORIES_PATH, caloriesAddress, diaryOfDay } from '#app/features/page/diary-day.ts'
import type { DiaryAnswer } from './diary-list.tsx'
import styles from './calorie-estimator.module.css'

type SaveMealProps = {
  estimate: MealEstimate
  tier: Tier | null
  serverDay: string
  /** The day the meal was eaten on; null is today. */
  chosenDay: string | null
  isSaved: boolean
}

/** Keeps the estimate as it stands in the diary of its day; a free member reads why not. */
export function SaveMeal({ estimate, tier, serverDay, chosenDay, isSaved }: SaveMealProps) {
  const fetcher = useFetcher<DiaryAnswer>({ key: 'save-meal' })
  const today = useDiaryToday(serverDay)
  const day = chosenDay ?? today
  if (tier !== 'premium') {
    return (
      <p className={classNames(text.muted, styles.saving)}>
        Saving meals to a diary comes with Premium. <Link to="/pricing">View Pricing</Link>
      </p>
    )
  }
  const sent = JSON.stringify(estimate)
  const answer = fetcher.data?.diary
  const isAsSaved =
    answer?.ok === true && answer.value.id === estimate.id && lastSaved.get(estimate.id) === sent
  return (
    <fetcher.Form
      method="post"
      action={chosenDay ? caloriesAddress(chosenDay) : CALORIES_PATH}
      className={classNames(styles.saving, bar.bar)}
      onSubmit={() => lastSaved.set(estimate.id, sent)}
    >
      <input type="hidden" name="intent" value="save" />
      <input type="hidden" name="estimate" value={sent} />
      <input type="hidden" name="day" value={day} />
      <Button
        type="submit"
        isBusy={fetcher.state !== 'idle'}
        disabledReason={
          estimate.rows.length === 0
            ? 'There is no food in this meal yet.'
            : isAsSaved && isSaved
              ? `Saved in ${diaryOfDay(day, today)}.`
              : undefined
        }
      >
        <BookmarkPlus className={text.icon} aria-hidden />
        {isSaved ? 'Update in Diary' : 'Save to Diary'}
      </Button>
      {day !== today && (
        <p className={classNames(text.small, text.muted)}>
          It goes into {diaryOfDay(day, today)}, the day you ate it.
        </p>
      )}
      {answer?.ok === false && fetcher.state === 'idle' && (
        <FieldError id="save-meal-error">{answer.message}</FieldError>
      )}
    </fetcher.Form>
  )
}

/** The state an estimate was last saved in, by its id: in this tab only. */
const lastSaved = new Map<string, string>()
