import { judgeDraft } from '#app/domain/recipe/draft-gates.ts'
import { leavesOutMainFood } from '#app/domain/recipe/main-foods-gate.ts'
import { withNotes } from '#app/domain/recipe/notes-gate.ts'
import { AppError } from '#app/domain/errors.ts'
import type { RecipeRequest } from '#app/domain/recipe/recipe.ts'
import type { LogFacts } from '#app/ports/log/log.ts'
import type { CallOptions, ChefEvent } from './chef.ts'
import { FAILURE_SENTENCES } from './model-fault.ts'
import type { ModelAsk } from './model-ask.ts'
import { quotesInstructions } from './prompts/person-data.ts'
import { recipePrompt } from './prompts/recipe-prompt.ts'
import { type RecipeReading, readUnfinished, readWritten } from './recipe-reply.ts'
import { openRecipeStream } from './recipe-stream.ts'

type Manner = {
  nowMs(): number
  draftEveryMs: number
  warn(facts: LogFacts, message: string): void
}

/**
 * Recipes from a model, each given when it is whole and has passed the gates. What fails them is asked for once more
 * with the reasons; after that it is left out, and if nothing is left the reason is said.
 */
export async function* writeWithModel(
  ask: ModelAsk,
  model: string,
  request: RecipeRequest,
  call: CallOptions,
  manner: Manner,
): AsyncGenerator<ChefEvent> {
  const names = new Set<string>()
  let faults: string[] = []
  for (const isRepair of [false, true]) {
    const missing = request.numRecipes - names.size
    const wanted = { ...request, numRecipes: missing }
    const written = writeOnce(ask, model, wanted, call, manner, isRepair ? faults : [], names)
    faults = []
    try {
      for await (const step of written) {
        if (step.type === 'fault') faults.push(step.reason)
        else yield step
      }
    } catch (error) {
      // What was written stands. The second try is an extra: its failure takes nothing back.
      const isEnough = names.size >= request.numRecipes || (isRepair && names.size > 0)
      if (!isEnough || !(error instanceof AppError)) throw error
    }
    if (call.signal.aborted || names.size >= request.numRecipes) return
    manner.warn({ model, reasons: faults.length, isRepair }, 'recipes of a model were refused')
  }
  if (names.size > 0) return
  throw new AppError('failed', `${FAILURE_SENTENCES.recipes}. ${faults[0] ?? 'Nothing was written.'}`, {
    details: { wroteBy: 'model' },
  })
}

/** A piece may hold the end of the last recipe and a few brackets. */
const MAX_CHARS_AFTER = 2000

type Step = ChefEvent | { type: 'fault'; reason: string }

async function* writeOnce(
  ask: ModelAsk,
  model: string,
  request: RecipeRequest,
  call: CallOptions,
  manner: Manner,
  faultsBefore: readonly string[],
  names: Set<string>,
): AsyncGenerator<Step> {
  const prompt = recipePrompt(request, faultsBefore)
  const quotes = (text = '') => quotesInstructions(text, prompt.instructions)
  const stream = openRecipeStream()
  let seen = 0
  let fields = -1
  let sentAtMs = -Infinity
  let charsAfter = 0
  for await (const piece of ask.textOf('recipes', model, prompt, call)) {
    const whole = stream.push(piece)
    if (seen >= request.numRecipes) {
      // The closing brackets may come, and the count of tokens. Five hundred recipes may not: leaving stops the model.
      charsAfter += piece.length
      if (charsAfter > MAX_CHARS_AFTER || whole.length > 0 || stream.unfinished() !== null) return
      continue
    }
    for (const value of whole.slice(0, request.numRecipes - seen)) {
      seen++
      fields = -1
      const reading = readAndJudge(value, request, names, quotes)
      if (!reading.ok) {
        yield { type: 'fault', reason: reading.reason }
        continue
      }
      yield { type: 'recipe', index: names.size, recipe: reading.draft, leftOut: reading.leftOut }
      names.add(reading.draft.name.toLowerCase())
    }
    if (seen >= request.numRecipes) continue
    // A completed field goes out at once, a growing one now and then: the page cannot be read faster.
    const isDue = stream.fieldCount() > fields || manner.nowMs() - sentAtMs >= manner.draftEveryMs
    const value = isDue ? stream.unfinished() : null
    if (value === null) continue
    const draft = readUnfinished(value, request)
    if (draft.name === undefined || quotes(draft.name) || quotes(draft.description)) continue
    fields = stream.fieldCount()
    sentAtMs = manner.nowMs()
    yield { type: 'draft', index: names.size, draft }
  }
  if (call.signal.aborted) return
  if (stream.isBroken()) yield { type: 'fault', reason: 'The answer ended in the middle or was no recipe.' }
  else if (seen < request.numRecipes)
    yield { type: 'fault', reason: `Only ${seen} of ${request.numRecipes} was written.` }
}

function readAndJudge(
  value: unknown,
  request: RecipeRequest,
  names: ReadonlySet<string>,
  quotes: (text: string) => boolean,
): RecipeReading {
  const reading = readWritten(value, request)
  if (!reading.ok) return reading
  const { name, description, ingredients, instructions, notes } = reading.draft
  const texts = [
    name,
    description,
    ...instructions,
    ...ingredients.map(({ text }) => text),
    ...(notes ? [notes.storage, ...notes.variations.map(({ text }) => text)] : []),
  ]
  if (texts.some(quotes)) return { ok: false, reason: 'It is no recipe.' }
  if (names.has(name.toLowerCase())) return { ok: false, reason: 'It is the same dish again.' }
  const judged = judgeDraft(reading.draft, request)
  if (!judged.ok) return judged
  const fault = leavesOutMainFood(reading.draft, request)
  return fault === null
    ? { ...reading, draft: withNotes(reading.draft, judged.notes) }
    : { ok: false, reason: fault }
}
