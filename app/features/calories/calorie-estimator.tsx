import {
  lazy,
  type ReactNode,
  type SubmitEvent,
  Suspense,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react'
import { flushSync } from 'react-dom'
import { Form, useRevalidator } from 'react-router'
import type { Tier } from '#app/domain/allowance.ts'
import type { MealRow } from '#app/domain/calories/meal-estimate.ts'
import { TrialLimit } from '#app/features/billing/trial-limit.tsx'
import { PhotoPicker, type PhotoPickerHandle } from '#app/features/photos/photo-picker.tsx'
import { usePhoto } from '#app/features/photos/use-photo.ts'
import { useAuth, useAuthMode } from '#app/features/page/auth-context.ts'
import { forgetWanted, recallWanted, rememberWanted } from '#app/features/page/wanted-action.ts'
import { Button } from '#app/ui/button.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { TextArea } from '#app/ui/field.tsx'
import { loadAhead, loadOrReload } from '#app/ui/load-script.ts'
import { scrollBehavior } from '#app/ui/scroll-behaviour.ts'
import styles from './calorie-estimator.module.css'
import { ESTIMATE_MESSAGES } from './estimate-messages.ts'
import { HowItWorks } from './how-it-works.tsx'
import { MealPicture } from './meal-picture.tsx'
import type { LatestEstimate } from './latest-estimate.server.ts'
import { usePolling } from '#app/features/page/use-polling.ts'
import { useKeptDescription } from './use-kept-description.ts'
import { Analysing, Refused } from './estimate-phases.tsx'
import { type EstimateRefusal, type EstimateState, useEstimate } from './use-estimate.ts'
import submitBar from '#app/ui/submit-bar.module.css'

const loadMeal = () => import('./estimated-meal.tsx')
const EstimatedMeal = lazy(async () => ({ default: (await loadOrReload(loadMeal)).EstimatedMeal }))

type CalorieEstimatorProps = {
  tier: Tier | null
  memberId: string | null
  /** What the server answered to a form sent without scripts. */
  initial: EstimateState
  /** The result of the member's last attempt, or that it is still running. */
  latest: LatestEstimate
  initialDescription: string
  idempotencyKey: string
  canReadPhotos: boolean
  /** The fat an answer adds, as a row without an amount. */
  fat: MealRow
  serverDay: string
  /** The day the meal was eaten on; null is today. */
  chosenDay: string | null
  savedIds: readonly string[]
  /** Beside the form while there is no result. */
  children: ReactNode
}

const describePhoto = () => 'Ready to be analyzed. Mention what the photo does not show.'
const keepPhoto = (jpeg: Blob) => Promise.resolve(jpeg)

/** The estimator: a meal shown or told, and what is in it. */
export function CalorieEstimator(props: CalorieEstimatorProps) {
  const { tier, initial, idempotencyKey, canReadPhotos, fat, serverDay, chosenDay, savedIds, children } =
    props
  const openAuth = useAuth()
  const authMode = useAuthMode(tier !== null)
  const revalidator = useRevalidator()
  /** What the page came with needs no announcement. */
  const [first] = useState(initial.phase === 'result' ? initial.estimate : null)
  const { state, start, change, reset } = useEstimate(
    initial,
    props.memberId,
    chosenDay,
    props.latest.estimate,
  )
  usePolling(props.latest.isRunning)
  const [description, setDescription] = useKeptDescription(props.initialDescription)
  const [requestKey, setRequestKey] = useState(idempotencyKey)
  const [problem, setProblem] = useState<string | null>(null)
  const [dismissed, setDismissed] = useState<EstimateRefusal | null>(null)
  const photo = usePhoto({ read: keepPhoto, describe: describePhoto })
  const picker = useRef<PhotoPickerHandle>(null)
  const field = useRef<HTMLTextAreaElement>(null)
  const working = useRef<HTMLElement>(null)

  const isWorthIt = tier !== null && (description !== '' || photo.state.value !== null)
  useEffect(() => {
    if (isWorthIt) loadAhead(loadMeal)
  }, [isWorthIt])

  const { phase } = state
  useEffect(() => {
    if (phase === 'analysing')
      working.current?.scrollIntoView({ block: 'nearest', behavior: scrollBehavior() })
  }, [phase])

  /** From the click on: the state says so only once the request is on its way. */
  const isAsked = useRef(false)
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (!isAsked.current && phase !== 'analysing') void analyse(description, requestKey)
  }
  const analyse = async (description: string, key: string) => {
    const jpeg = photo.state.value
    if (description.trim() === '' && jpeg === null) {
      setProblem(canReadPhotos ? ESTIMATE_MESSAGES.nothingGiven : ESTIMATE_MESSAGES.nothingTold)
      field.current?.focus()
      return
    }
    setProblem(null)
    if (tier === null) {
      rememberWanted({
        path: '/calories',
        fields: [
          ['description', description],
          ['idempotencyKey', key],
        ],
      })
      return openAuth?.(authMode, '/calories')
    }
    const form = new FormData()
    form.set('description', description)
    form.set('idempotencyKey', key)
    if (jpeg) form.set('photo', jpeg, 'meal.jpg')
    isAsked.current = true
    // Before a request that costs an attempt, what shows its answer has to be there.
    if (navigator.onLine) await loadOrReload(loadMeal)
    const outcome = await start(form).finally(() => (isAsked.current = false))
    // A failed try goes on under its key; after an answer, or a cancelled one still ending there, the next is new.
    if (outcome === 'answered' || outcome === 'aborted') setRequestKey(crypto.randomUUID())
    // Without an answer the page could not be asked for either, and would give way to an error.
    if (outcome === 'answered' || outcome === 'refused') void revalidator.revalidate()
  }

  // A meal a visitor had analyzed is analyzed once they are signed in, without another press; a photo may be lost by then.
  const goOn = useEffectEvent((isSignedIn: boolean) => {
    const act = recallWanted('/calories')
    if (!act || isAsked.current) return
    if (!isSignedIn) return openAuth?.(authMode, '/calories')
    forgetWanted()
    const wanted = new Map(act.fields)
    const wantedDescription = wanted.get('description') ?? ''
    if (wantedDescription === '' && photo.state.value === null) return
    setDescription(wantedDescription)
    void analyse(wantedDescription, wanted.get('idempotencyKey') ?? requestKey)
  })
  const isSignedIn = tier !== null
  useEffect(() => goOn(isSignedIn), [isSignedIn])

  const another = () => {
    flushSync(() => {
      reset()
      photo.clear()
      setDescription('')
      setProblem(null)
    })
    field.current?.focus()
    picker.current?.open()
  }

  const refusal = state.phase === 'error' ? state.refusal : null
  const isLimitShown = refusal?.code === 'limit-reached' && refusal !== dismissed
  const fieldProblem = refusal?.code === 'invalid-input' ? refusal.message : problem
  const estimate = state.phase === 'result' ? state.estimate : null
  const isRecalled = state.phase === 'result' && state.isRecalled === true
  return (
    <div className={classNames(styles.estimator, estimate && styles.done)}>
      <div className={styles.side}>
        {estimate && (
          <>
            <MealPicture
              estimate={estimate}
              photoUrl={estimate.isPhotoUnread ? null : photo.state.previewUrl}
            />
            {/* Without scripts the form brings the empty page. */}
            <form
              action="/calories"
              className={styles.another}
              onSubmit={(event) => {
                event.preventDefault()
                another()
              }}
            >
              <Button type="submit" variant="secondary" isBlock>
                Analyze Another Meal
              </Button>
            </form>
          </>
        )}
        {/* Kept while a result is shown: its file picker is what another meal begins with. */}
        <Form method="post" className={styles.form} hidden={estimate !== null} onSubmit={submit} noValidate>
          <input type="hidden" name="intent" value="estimate" />
          <input type="hidden" name="idempotencyKey" value={requestKey} />
          {canReadPhotos && (
            <PhotoPicker
              ref={picker}
              reading={photo.state}
              onPhoto={(file) => {
                setProblem(null)
                photo.read(file)
              }}
              onRemoved={photo.clear}
              onRetry={photo.retry}
              label="Add a photo of the meal"
            />
          )}
          <TextArea
            ref={field}
            label="Describe the meal"
            name="description"
            placeholder="Two eggs, toast with butter and a glass of orange juice"
            hint="Amounts help: 200 g, 2 slices, a bowl of"
            rows={3}
            maxLength={2000}
            value={description}
            onChange={(event) => {
              setDescription(event.target.value)
              setProblem(null)
            }}
            error={fieldProblem ?? undefined}
          />
          <div className={submitBar.bar}>
            <Button type="submit" isBlock isBusy={phase === 'analysing'}>
              Analyze Meal
            </Button>
          </div>
        </Form>
        <HowItWorks readsPhotos={canReadPhotos} />
      </div>
      <section ref={working} className={styles.estimate} aria-label="Estimate">
        {refusal && fieldProblem === null && (
          <Refused authMode={authMode} refusal={refusal} description={description} />
        )}
        {phase === 'analysing' && <Analysing onCancel={reset} />}
        {estimate && (
          <Suspense>
            <EstimatedMeal
              estimate={estimate}
              description={description}
              fat={fat}
              onChange={change}
              isNew={estimate !== first && !isRecalled}
              tier={tier}
              serverDay={serverDay}
              chosenDay={chosenDay}
              isSaved={savedIds.includes(estimate.id)}
            />
          </Suspense>
        )}
        {(phase === 'idle' || fieldProblem !== null) && !estimate && children}
      </section>
      <TrialLimit feature={isLimitShown ? 'calories' : null} onClose={() => setDismissed(refusal)} />
    </div>
  )
}
