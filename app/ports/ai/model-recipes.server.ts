import type { Cookbook } from '#app/domain/cookbook/cookbook.ts'
import { exampleDish } from '#app/domain/cookbook/example-dish.ts'
import { AppError } from '#app/domain/errors.ts'
import { openReasoningFilter } from '#app/domain/model-reply/reasoning.ts'
import { factorForCalories, withAmountsTimes } from '#app/domain/recipe/asked-for.ts'
import {
  type DraftFault,
  faultForPerson,
  judgeWholeDraft,
  withHonestHeadnote,
} from '#app/domain/recipe/draft-faults.ts'
import { leavesOutMainFood } from '#app/domain/recipe/main-foods-gate.ts'
import { withNotes } from '#app/domain/recipe/notes-gate.ts'
import type { RecipeDraft, RecipeRequest } from '#app/domain/recipe/recipe.ts'
import type { LogFacts } from '#app/ports/log/log.ts'
import type { CallOptions, ChefEvent } from './chef.ts'
import type { ModelAsk } from './model-ask.ts'
import { FAILURE_SENTENCES } from './model-fault.ts'
import { quotesInstructions } from './prompts/person-data.ts'
import { recipePrompt, type RefusedDraft } from './prompts/recipe-prompt.ts'
import { readUnfinished, readWritten } from './recipe-reply.ts'
import { openRecipeStream, type RecipeStream } from './recipe-stream.ts'
import { recipesInReply } from './recipes-in-reply.ts'
import { withTicks } from './with-ticks.ts'

type Manner = {
  /** A dish of it is the example in the prompt; null for a prompt without one. */
  book: Cookbook | null
  nowMs(): number
  draftEveryMs: number
  /** How often a silent model is reported, so that no proxy on the way drops the connection. */
  tickMs: number
  /** No repair begins after this: the person has waited long enough. */
  patienceMs: number
  warn(facts: LogFacts, message: string): void
  /** Counts what the gates refuse. */
  onRefused(fault: DraftFault, isRepair: boolean): void
}

const MOST_REPAIRS = 2

type Refusal = { faults: readonly DraftFault[]; value: unknown }

/**
 * Recipes from a model, each sent once it is complete and has passed the gates. One that fails is asked for again, up
 * to twice, with all its faults and the draft itself; after that it is left out. If none is left, the error says why.
 */
export async function* writeWithModel(
  ask: ModelAsk,
  model: string,
  request: RecipeRequest,
  call: CallOptions,
  manner: Manner,
): AsyncGenerator<ChefEvent> {
  const names = new Set<string>()
  const shown = new Set<number>()
  const beganMs = manner.nowMs()
  const example = manner.book === null ? null : exampleDish(manner.book, request)
  let refusals: Refusal[] = []
  for (let repair = 0; repair <= MOST_REPAIRS; repair++) {
    const before = refusals
    refusals = []
    const wanted = { ...request, numRecipes: request.numRecipes - names.size }
    if (repair > 0) yield { type: 'stage', stage: 'checking' }
    try {
      for await (const step of writeOnce(
        { ask, model, request: wanted, example, call, manner, names },
        before,
      )) {
        if (step.type === 'refused') refusals.push(step)
        else if (step.type === 'draft') {
          // The card keeps its text until the recipe is repaired.
          if (repair === 0 || !shown.has(step.index)) yield step
          if (repair === 0) shown.add(step.index)
        } else yield step
      }
    } catch (error) {
      // What was written remains. A repair is an extra: its failure takes nothing back.
      const isEnough = names.size >= request.numRecipes || (repair > 0 && names.size > 0)
      if (!isEnough || !(error instanceof AppError)) throw error
    }
    if (call.signal.aborted || names.size >= request.numRecipes) return
    const faults = refusals.flatMap((one) => one.faults)
    for (const fault of faults) manner.onRefused(fault, repair > 0)
    manner.warn(
      { model, repair, gates: faults.map(({ gate }) => gate), reasons: faults.map(({ reason }) => reason) },
      'recipes of a model were refused',
    )
    // A model that twice writes no recipe at all will not do so the third time.
    const isHopeless = repair > 0 && faults.every(({ gate }) => gate === 'form')
    if (isHopeless || manner.nowMs() - beganMs >= manner.patienceMs) break
  }
  if (names.size > 0) return
  const [first] = refusals.flatMap(({ faults }) => faults)
  const reason = first ? faultForPerson(first) : 'Nothing was written.'
  throw new AppError('failed', `${FAILURE_SENTENCES.recipes}. ${reason}`, { details: { wroteBy: 'model' } })
}

/** A piece may hold the end of the last recipe and a few brackets. */
const MAX_CHARS_AFTER = 2000
/** This many unreadable recipes are skipped while others may follow. */
const MOST_UNREAD = 2
/** How often it is reported that the model is thinking. */
const THINKING_EVERY_MS = 5000

type Step = ChefEvent | ({ type: 'refused' } & Refusal)

type Writing = {
  ask: ModelAsk
  model: string
  request: RecipeRequest
  example: RecipeDraft | null
  call: CallOptions
  manner: Manner
  names: Set<string>
}

async function* writeOnce(writing: Writing, refusedBefore: readonly Refusal[]): AsyncGenerator<Step> {
  const { ask, model, request, example, call, manner, names } = writing
  const prompt = recipePrompt(request, example, refusedBefore.map(asRefusedDraft))
  const quotes = (text = '') => quotesInstructions(text, prompt.instructions)
  const thoughts = openReasoningFilter()
  const drafts = openDrafts(request, manner, quotes)
  let stream = openRecipeStream()
  let reply = ''
  let seen = 0
  let charsAfter = 0
  let toldMs = -Infinity
  let given = 0
  let unread = 0
  const judged = (values: readonly unknown[]) =>
    values.flatMap((value) => {
      if (seen >= request.numRecipes) return []
      const step = readAndJudge(value, writing, quotes)
      const isUnread = step.type === 'refused' && step.faults.every(({ gate }) => gate === 'form')
      // The form itself, repeated before the answer, is not one of the recipes asked for.
      if (isUnread && ++unread <= MOST_UNREAD) return step
      if (step.type === 'recipe') given++
      seen++
      return step
    })
  try {
    for await (const piece of withTicks(
      (signal) => ask.textOf('recipes', model, prompt, { ...call, signal }),
      call.signal,
      manner.tickMs,
    )) {
      if (piece === null) {
        if (reply === '') yield { type: 'stage', stage: 'thinking' }
        continue
      }
      if (typeof piece !== 'string') {
        yield { type: 'stage', stage: 'busy', waitS: Math.ceil(piece.waitMs / 1000) }
        continue
      }
      const { text, isRestart } = thoughts.push(piece)
      if (isRestart) [stream, reply, seen] = [openRecipeStream(), '', given]
      if (text === '' && reply === '') {
        if (manner.nowMs() - toldMs < THINKING_EVERY_MS) continue
        toldMs = manner.nowMs()
        yield { type: 'stage', stage: 'thinking' }
        continue
      }
      reply += text
      const whole = stream.push(text)
      if (seen >= request.numRecipes) {
        // The closing brackets and the token count may follow, but not five hundred recipes: leaving stops the model.
        charsAfter += text.length
        if (charsAfter > MAX_CHARS_AFTER || whole.length > 0 || stream.unfinished() !== null) return
        continue
      }
      yield* judged(whole)
      if (whole.length > 0) drafts.next()
      const draft = seen < request.numRecipes ? drafts.of(stream) : null
      if (draft !== null) yield { type: 'draft', index: names.size, draft }
    }
  } catch (error) {
    // Time ran out or the connection broke: a recipe that lacks only its notes still counts.
    const kept = judged([stream.allButWhole()].filter((value) => value !== null))
    if (!kept.some(({ type }) => type === 'recipe')) throw error
    yield* kept
    manner.warn(
      { model, fault: error instanceof AppError ? String(error.cause) : 'unknown' },
      'a recipe was kept without its notes',
    )
    throw error
  }
  if (call.signal.aborted) return
  if (seen < request.numRecipes && stream.isBroken())
    yield* judged([stream.allButWhole()].filter((value) => value !== null))
  if (seen + unread === 0) yield* judged(recipesInReply(reply + thoughts.end()))
  const missing = incomplete(stream, seen + unread, request.numRecipes)
  if (missing !== null) yield { type: 'refused', faults: [{ gate: 'form', reason: missing }], value: null }
}

function incomplete(stream: RecipeStream, seen: number, wanted: number): string | null {
  if (seen >= wanted) return null
  if (seen === 0 || stream.isBroken()) return 'The answer ended in the middle or was no recipe.'
  return `Only ${seen} of ${wanted} was written.`
}

const asRefusedDraft = ({ faults, value }: Refusal): RefusedDraft => ({
  reasons: faults.map(({ reason }) => reason),
  recipe: value,
})

/** What to show of an unfinished recipe: a completed field at once, a growing one at intervals. */
function openDrafts(request: RecipeRequest, manner: Manner, quotes: (text?: string) => boolean) {
  let fields = -1
  let sentAtMs = -Infinity
  return {
    next: () => void (fields = -1),
    of(stream: RecipeStream): Partial<RecipeDraft> | null {
      const isDue = stream.fieldCount() > fields || manner.nowMs() - sentAtMs >= manner.draftEveryMs
      const value = isDue ? stream.unfinished() : null
      if (value === null) return null
      const draft = readUnfinished(value, request)
      if (draft.name === undefined || quotes(draft.name) || quotes(draft.description)) return null
      fields = stream.fieldCount()
      sentAtMs = manner.nowMs()
      return draft
    },
  }
}

function readAndJudge(
  value: unknown,
  { request, names }: Writing,
  quotes: (text?: string) => boolean,
): Extract<Step, { type: 'recipe' | 'refused' }> {
  const refused = (...faults: DraftFault[]) => ({ type: 'refused' as const, faults, value })
  const reading = readWritten(value, request)
  if (!reading.ok) return refused({ gate: 'form', reason: reading.reason })
  const { name, description, ingredients, instructions, notes } = reading.draft
  const texts = [
    name,
    description,
    ...instructions,
    ...ingredients.map(({ text }) => text),
    ...(notes ? [notes.storage, ...notes.variations.map(({ text }) => text)] : []),
  ]
  // A draft that prints our instructions is not sent back with the repair.
  if (texts.some(quotes)) return { ...refused({ gate: 'form', reason: 'It is no recipe.' }), value: null }
  if (names.has(name.toLowerCase())) return refused({ gate: 'repeat', reason: 'It is the same dish again.' })
  const draft = withHonestHeadnote(reading.draft, request)
  const judged = judgeWholeDraft(draft, request)
  const leftOutFood = leavesOutMainFood(draft, request)
  const faults: DraftFault[] = [
    ...(judged.ok ? [] : judged.faults),
    ...(leftOutFood === null ? [] : [{ gate: 'main-food' as const, reason: leftOutFood }]),
  ]
  if (!judged.ok || faults.length > 0) return refused(...faults)
  const index = names.size
  names.add(name.toLowerCase())
  const asked = asAskedFor(withNotes(draft, judged.notes), judged.nutrition.perServing.kcal, request)
  return { type: 'recipe', index, ...asked, leftOut: reading.leftOut, notCounted: reading.notCounted }
}

/** From here on a serving is too large for one person, unless it was asked for. */
const MUCH_KCAL = 1300

/** The recipe in the size that was asked for, or with a sentence saying how it differs. */
function asAskedFor(
  draft: RecipeDraft,
  kcal: number,
  { targetCalories, servings }: RecipeRequest,
): { recipe: RecipeDraft; remarks: string[] } {
  const figure = Math.round(kcal / 10) * 10
  if (targetCalories === undefined) {
    const remark = `A serving comes to about ${figure} kcal: the amounts may be for more than ${servings}.`
    return { recipe: draft, remarks: kcal > MUCH_KCAL ? [remark] : [] }
  }
  const factor = factorForCalories(draft, kcal, targetCalories)
  if (factor !== null) return { recipe: factor === 1 ? draft : withAmountsTimes(draft, factor), remarks: [] }
  return {
    recipe: draft,
    remarks: [`A serving comes to about ${figure} kcal; you asked for ${targetCalories}.`],
  }
}
