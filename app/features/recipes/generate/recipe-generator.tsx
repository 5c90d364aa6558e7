import { type SubmitEvent, useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import { Form, useRevalidator } from 'react-router'
import type { Tier } from '#app/domain/allowance.ts'
import { returnPath } from '#app/domain/return-path.ts'
import { UsePantryButton } from '#app/features/pantry/use-pantry-button.tsx'
import { PhotoPicker } from '#app/features/photos/photo-picker.tsx'
import { useSiteFacts } from '#app/features/page/site-facts.ts'
import { usePhotoReading } from '#app/features/photos/use-photo-reading.ts'
import { TrialLimit } from '#app/features/billing/trial-limit.tsx'
import { useAuth, useAuthMode } from '#app/features/page/auth-context.ts'
import { forgetWanted, recallWanted, rememberWanted, textsOf } from '#app/features/page/wanted-action.ts'
import { Button } from '#app/ui/button.tsx'
import { classNames } from '#app/ui/class-names.ts'
import layout from '#app/ui/layout.module.css'
import { showToast } from '#app/ui/toasts.ts'
import { scrollBehavior } from '#app/ui/scroll-behaviour.ts'
import { neededForResults, readyForResults, Results } from './results.tsx'
import { IngredientChips } from '#app/features/foods/ingredient-chips.tsx'
import { PreferenceFields, type Preferences, preferencesIn } from './preference-fields.tsx'
import styles from './recipe-generator.module.css'
import { Refused } from './refused.tsx'
import { usePolling } from '#app/features/page/use-polling.ts'
import type { LatestRecipes } from './latest-recipes.server.ts'
import { useFoodSuggestions } from '#app/features/foods/use-food-suggestions.ts'
import { type GenerationState, type Refusal, useGeneration } from './use-generation.ts'
import { readyForList, useIngredients } from './use-ingredients.ts'
import submitBar from '#app/ui/submit-bar.module.css'

const SCROLL_TO_PREFERENCES_MS = 300
const FORM_ID = 'generator'
const WORTH_REMOVING_AT_ONCE = 3
/** What is typed and not among the ingredients yet. */
const TYPED = 'input[name="ingredients[]"]:not([type="hidden"])'

type RecipeGeneratorProps = {
  tier: Tier | null
  memberId: string | null
  /** What the server answered to a form sent without scripts. */
  initial: GenerationState
  /** The result of the member's last attempt, or that it is still running. */
  latest: LatestRecipes
  initialIngredients: readonly string[]
  initialPreferences: Partial<Preferences>
  idempotencyKey: string
  /** A model writes here: when it fails, our kitchen can step in. */
  hasModel: boolean
  canDraw: boolean
  /** The member's food preferences in words; empty without any. */
  dietaryPreferences: string
}

/** The generator: ingredients typed or photographed, preferences, and the recipes as they are written. */
export function RecipeGenerator({
  tier,
  memberId,
  initial,
  latest,
  initialIngredients,
  initialPreferences,
  idempotencyKey,
  hasModel,
  canDraw,
  dietaryPreferences,
}: RecipeGeneratorProps) {
  const openAuth = useAuth()
  const authMode = useAuthMode(tier !== null)
  const { readsPhotos } = useSiteFacts()
  const revalidator = useRevalidator()
  const { ingredients, settled, add, rename, remove, removeAll, confirmDetected, removeDetected, problem } =
    useIngredients(initialIngredients)
  const { suggestions, suggestFor } = useFoodSuggestions('kitchen')
  const { state, start } = useGeneration(initial, memberId, latest.recipes)
  usePolling(latest.isRunning)
  const [dismissed, setDismissed] = useState<Refusal | null>(null)
  const [requestKey, setRequestKey] = useState(idempotencyKey)
  const [isEmptyRefused, setIsEmptyRefused] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const preferences = useRef<HTMLDivElement>(null)
  const results = useRef<HTMLElement>(null)
  const isGenerating = state.phase === 'generating'
  const isLimitShown = state.refusal?.code === 'limit-reached' && state.refusal !== dismissed

  const addDetected = (names: readonly string[]) => {
    add(names, { isDetected: true })
    setTimeout(
      () => preferences.current?.scrollIntoView({ behavior: scrollBehavior() }),
      SCROLL_TO_PREFERENCES_MS,
    )
  }
  const photo = usePhotoReading(addDetected)

  const { retry } = photo
  const isSignInWanted = state.refusal?.code === 'signed-out' || photo.state.code === 'signed-out'
  const isPhotoWaiting = useRef(false)
  const askToSignIn = useEffectEvent(() => openAuth?.(authMode))
  useEffect(() => {
    if (tier === null && isSignInWanted) askToSignIn()
    // A photo that waited for its person to sign in is read once they have.
    if (tier !== null && isPhotoWaiting.current) retry()
    isPhotoWaiting.current = tier === null && photo.state.code === 'signed-out'
  }, [tier, isSignInWanted, photo.state.code, retry])

  const isWorthIt = tier !== null && ingredients.length > 0
  useEffect(() => {
    if (isWorthIt) readyForResults()
  }, [isWorthIt])

  useEffect(() => {
    if (state.phase === 'done' && state.slots.length > 0 && !state.isRecalled)
      results.current?.scrollIntoView({ behavior: scrollBehavior() })
  }, [state.phase, state.slots.length, state.isRecalled])
  /** A model writes for a minute: the words appear a screen below the button on a phone. */
  const showWriting = useCallback(
    () => results.current?.scrollIntoView({ block: 'nearest', behavior: scrollBehavior() }),
    [],
  )
  // Why nothing came of it stands where the recipes would, a screen away from the button on a phone.
  const refusalShown = isSignInWanted || isLimitShown ? null : state.refusal
  useEffect(() => {
    if (refusalShown) results.current?.scrollIntoView({ block: 'nearest', behavior: scrollBehavior() })
  }, [refusalShown])

  /** From the click on: the state says so only once the request is on its way. */
  const isAsked = useRef(false)
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isAsked.current || isGenerating) return
    isAsked.current = true
    const submitter = event.nativeEvent instanceof SubmitEvent ? event.nativeEvent.submitter : null
    await generate(event.currentTarget, submitter).finally(() => (isAsked.current = false))
  }
  const generate = async (
    element: HTMLFormElement,
    submitter: HTMLElement | null,
    key: string = requestKey,
  ) => {
    await settled()
    const form = new FormData(element, submitter)
    form.set('idempotencyKey', key)
    const isEmpty = form
      .getAll('ingredients[]')
      .every((line) => typeof line === 'string' && line.trim() === '')
    setIsEmptyRefused(isEmpty)
    if (isEmpty) {
      // The button may lie a screen below the field it misses.
      element.querySelector<HTMLInputElement>(TYPED)?.focus()
      return
    }
    if (tier === null) {
      rememberWanted({ path: '/upload', fields: textsOf(form) })
      return openAuth?.(authMode, '/upload')
    }
    if (navigator.onLine) await neededForResults()
    if ((await start(form)) !== 'answered') return
    // A finished request is answered again under its key; the next one is a new one.
    setRequestKey(crypto.randomUUID())
    void revalidator.revalidate()
  }

  // What was pressed for on the landing page, or before there was an account, goes on here by itself: once.
  const goOn = useEffectEvent(async (isSignedIn: boolean) => {
    const act = recallWanted('/upload')
    if (!act || !form.current || isAsked.current) return
    if (!isSignedIn) return openAuth?.(authMode, '/upload')
    forgetWanted()
    isAsked.current = true
    const wanted = new FormData()
    for (const [name, value] of act.fields) wanted.append(name, value)
    fillIn(form.current, wanted)
    add(wanted.getAll('ingredients[]').map(String))
    const key = wanted.get('idempotencyKey')
    await generate(form.current, null, typeof key === 'string' ? key : requestKey).finally(
      () => (isAsked.current = false),
    )
  })
  const isSignedIn = tier !== null
  useEffect(() => void goOn(isSignedIn), [isSignedIn])

  const clear = () => {
    const putBack = removeAll()
    form.current?.querySelector<HTMLInputElement>(TYPED)?.focus()
    showToast(`Removed ${ingredients.length} ingredients`, { action: { label: 'Undo', onPress: putBack } })
  }

  const error =
    isEmptyRefused && ingredients.length === 0 ? 'Please add at least one ingredient' : (problem ?? undefined)
  return (
    <div className={classNames(styles.generator, tier !== null && styles.member)}>
      <Form
        ref={form}
        id={FORM_ID}
        method="post"
        className={classNames(styles.form, layout.noPrint)}
        onSubmit={(event) => void submit(event)}
        noValidate
      >
        <input type="hidden" name="idempotencyKey" value={requestKey} />
        {readsPhotos && (
          <PhotoPicker
            reading={photo.state}
            onPhoto={(file) => {
              removeDetected()
              photo.read(file)
            }}
            onRetry={photo.retry}
            onRemoved={() => {
              photo.clear()
              removeDetected()
            }}
          />
        )}
        <section className={classNames(layout.stack, styles.ingredients)} onFocus={readyForList}>
          <h2>Your ingredients</h2>
          <IngredientChips
            name="ingredients[]"
            ingredients={ingredients}
            onAdd={(text) => {
              setIsEmptyRefused(false)
              add([text])
            }}
            onRemove={remove}
            onRename={rename}
            onConfirm={confirmDetected}
            suggestions={suggestions}
            onType={suggestFor}
            error={error}
          />
          {tier !== null && <UsePantryButton onFoods={(lines) => add(lines)} />}
          {ingredients.length >= WORTH_REMOVING_AT_ONCE && (
            <div className={layout.needsScript}>
              <Button variant="quiet" isSmall onClick={clear}>
                Remove all ingredients
              </Button>
            </div>
          )}
        </section>
        <hr className={styles.rule} />
        <div ref={preferences}>
          <PreferenceFields tier={tier} dietaryPreferences={dietaryPreferences} chosen={initialPreferences} />
        </div>
        <div className={submitBar.bar}>
          <Button type="submit" isBlock isBusy={isGenerating}>
            Generate Recipes
          </Button>
        </div>
      </Form>
      <section
        ref={results}
        className={classNames(layout.stack, styles.results)}
        aria-label="Results"
        tabIndex={-1}
      >
        <Refused
          authMode={authMode}
          refusal={state.refusal}
          form={hasModel ? FORM_ID : null}
          wayBack={returnPath('/upload', {
            ingredients: initialIngredients.join('\n'),
            ...initialPreferences,
          })}
        />
        <Results
          state={state}
          isSignedIn={tier !== null}
          isElsewhere={latest.isRunning}
          canDraw={canDraw}
          onWriting={showWriting}
        />
      </section>
      <TrialLimit feature={isLimitShown ? 'recipes' : null} onClose={() => setDismissed(state.refusal)} />
    </div>
  )
}

/** Puts back how one wants to eat; what was typed and not added yet comes back among the ingredients. */
function fillIn(form: HTMLFormElement, wanted: FormData): void {
  for (const [name, value] of Object.entries(preferencesIn(wanted))) {
    const field = form.elements.namedItem(name)
    if (field instanceof HTMLSelectElement || field instanceof RadioNodeList) field.value = value
  }
  const typed = form.querySelector<HTMLInputElement>(TYPED)
  if (typed) typed.value = ''
}
