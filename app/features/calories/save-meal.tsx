import BookmarkPlus from 'lucide-react/icons/bookmark-plus'
import { useRef, useState } from 'react'
import { Link, useFetcher } from 'react-router'
import type { Tier } from '#app/domain/allowance.ts'
import type { MealEstimate } from '#app/domain/calories/meal-estimate.ts'
import { readSaidDay } from '#app/domain/diary/said-day.ts'
import { readSaidMeals, readSaidTime } from '#app/domain/diary/said-meals.ts'
import { daysBetween, isPlainDate } from '#app/domain/pantry/plain-date.ts'
import { useDiaryToday } from '#app/features/page/use-today.ts'
import { Button } from '#app/ui/button.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { FieldError } from '#app/ui/field.tsx'
import layout from '#app/ui/layout.module.css'
import bar from '#app/ui/submit-bar.module.css'
import text from '#app/ui/text.module.css'
import { CALORIES_PATH, caloriesAddress, diaryOfDay } from '#app/features/page/diary-day.ts'
import { DayAndSlot } from './day-and-slot.tsx'
import type { DiaryAnswer } from './diary-list.tsx'
import styles from './calorie-estimator.module.css'
import { SecondLook } from '#app/ui/second-look.tsx'
import { timeHere } from '#app/features/page/time-here.ts'

type SaveMealProps = {
  estimate: MealEstimate
  /** The words of the meal: it may name its day, its meal and its time. */
  description: string
  tier: Tier | null
  serverDay: string
  /** The day the meal was eaten on; null is today. */
  chosenDay: string | null
  isSaved: boolean
}

/** Saves the estimate, as it is now, in the diary of its day; a free member reads why not. */
export function SaveMeal(props: SaveMealProps) {
  if (props.tier === 'premium') return <SaveForm {...props} />
  return (
    <p className={classNames(text.muted, styles.saving)}>
      Saving meals to a diary comes with Premium. <Link to="/pricing">View Pricing</Link>
    </p>
  )
}

function SaveForm({ estimate, description, serverDay, chosenDay, isSaved }: SaveMealProps) {
  const fetcher = useFetcher<DiaryAnswer>({ key: 'save-meal' })
  const today = useDiaryToday(serverDay)
  const time = useRef<HTMLInputElement>(null)
  const said = readSaidDay(description, today)
  const saidMeals = readSaidMeals(said.text)
  const namedMeals = new Set(estimate.rows.flatMap(({ meal }) => meal ?? []))
  const areSeveral = namedMeals.size > 1 && estimate.givenTotal === null
  const [typedDay, setTypedDay] = useState('')
  const saidDay = said.day ?? chosenDay ?? today
  const day = isPlainDate(typedDay) ? typedDay : saidDay
  const [dismissed, setDismissed] = useState<unknown>(null)

  const sent = JSON.stringify(estimate)
  const answer = fetcher.state === 'idle' ? fetcher.data?.diary : undefined
  const isAnswered = answer?.ok === true && answer.value.id === estimate.id
  const sentState = `${sent} ${day}`
  const isAsSaved = isAnswered && lastSaved.get(estimate.id) === sentState
  // The list below has no other days: of those the answer alone says that it was saved.
  const isListed = chosenDay ? day === chosenDay : Math.abs(daysBetween(today, day)) <= 1
  const isInDiary = isSaved || (!isListed && isAnswered)
  const confirm =
    answer?.ok === false && answer.code === 'unconfirmed' ? answer.details?.['confirm'] : undefined
  const isAsked =
    typeof confirm === 'string' && answer !== dismissed && lastSaved.get(estimate.id) === sentState
  return (
    <fetcher.Form
      method="post"
      action={chosenDay ? caloriesAddress(chosenDay) : CALORIES_PATH}
      className={classNames(styles.saving, layout.stack)}
      onSubmit={(event) => {
        if (fetcher.state !== 'idle') event.preventDefault()
        lastSaved.set(estimate.id, sentState)
        if (time.current) time.current.value = day === today ? timeHere() : ''
      }}
    >
      <input type="hidden" name="intent" value="save" />
      <input type="hidden" name="estimate" value={sent} />
      <input type="hidden" name="time" ref={time} defaultValue="" />
      <input
        type="hidden"
        name="eatenAt"
        value={saidMeals.find((meal) => meal.time !== null)?.time ?? readSaidTime(said.text) ?? ''}
      />
      <DayAndSlot
        day={saidDay}
        today={today}
        slot={areSeveral ? null : (saidMeals[0]?.slot ?? said.slot)}
        openLabel={areSeveral ? 'As you named them' : 'By the time of day'}
        onDay={setTypedDay}
      />
      {said.problem !== null && (
        <p className={classNames(text.small, text.muted)}>
          “{said.said}” is no day that a meal can be noted for, or not clear. Check the day above.
        </p>
      )}
      {day !== today && (
        <p className={classNames(text.small, text.muted)}>
          It goes into {diaryOfDay(day, today)}, the day you ate it.
        </p>
      )}
      {areSeveral && (
        <p className={classNames(text.small, text.muted)}>
          Each of its {namedMeals.size} meals becomes an entry of its own.
        </p>
      )}
      <div className={classNames(bar.bar, layout.stack)}>
        {isAsked && (
          <SecondLook
            key={confirm}
            question={answer?.ok === false ? answer.message : ''}
            confirm={confirm}
            isBusy={fetcher.state !== 'idle'}
            onChange={() => {
              setDismissed(answer)
              document.querySelector<HTMLElement>('[aria-label^="Amount of"]')?.focus()
            }}
          />
        )}
        <Button
          type="submit"
          isBusy={fetcher.state !== 'idle'}
          disabledReason={
            estimate.rows.length === 0
              ? 'There is no food in this meal yet.'
              : isAsSaved && isInDiary
                ? `Saved in ${diaryOfDay(day, today)}.`
                : undefined
          }
        >
          <BookmarkPlus className={text.icon} aria-hidden />
          {isInDiary ? 'Update in Diary' : 'Save to Diary'}
        </Button>
        {answer?.ok === false && confirm === undefined && (
          <FieldError id="save-meal-error">{answer.message}</FieldError>
        )}
      </div>
    </fetcher.Form>
  )
}

/** The state an estimate was last sent in, by its id: in this tab only. */
const lastSaved = new Map<string, string>()
