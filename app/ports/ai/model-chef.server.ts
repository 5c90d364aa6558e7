import { AppError } from '#app/domain/errors.ts'
import { readMealReply } from '#app/domain/food/meal-reply.ts'
import { judgeFoodName } from '#app/domain/food/only-food.ts'
import { ingredientLines } from '#app/domain/food/photo-reply.ts'
import type { LogFacts } from '#app/ports/log/log.ts'
import type { CallOptions, Chef } from './chef.ts'
import { openCircuitBreaker } from './circuit-breaker.ts'
import type { ModelAsk } from './model-ask.ts'
import { callModel, type CallContext, failure, waitInEarnest } from './model-call.server.ts'
import type { ModelFeature } from '#app/domain/model-use.ts'
import type { ModelMeter } from './model-meter.ts'
import { drawPicture } from './model-picture.server.ts'
import { writeWithModel } from './model-recipes.server.ts'
import { inputTokensOf, MAX_OUTPUT_TOKENS, type Prompt, replyOf } from './model-reply.server.ts'
import { type ModelPatience, type ModelSettings, PICTURE_PATIENCE, TEXT_PATIENCE } from './model-settings.ts'
import { ingredientsPrompt } from './prompts/ingredients-prompt.ts'
import { mealPrompt } from './prompts/meal-prompt.ts'
import { quotesInstructions } from './prompts/person-data.ts'
import { type Models, openModels } from './providers.server.ts'

export type ModelChefOptions = {
  settings: ModelSettings
  meter: ModelMeter
  warn(facts: LogFacts, message: string): void
  /** Writes the recipes where no model for text is set. */
  kitchen: Chef
  patience?: Partial<ModelPatience>
  /** How often a card being written is sent again while one of its fields grows. */
  draftEveryMs?: number
  wait?: CallContext['wait']
  random?: () => number
  nowMs?: () => number
}

const DRAFT_EVERY_MS = 100

/**
 * A chef whose words, eyes and pictures are models of one provider, each for what it is set for. Replies are read,
 * clamped and gated here; nutrition is none of their business. The provider's library is loaded at the first call.
 */
export function modelChef(options: ModelChefOptions): Chef {
  const { settings, kitchen } = options
  const { textModel, visionModel, imageModel } = settings
  const nowMs = options.nowMs ?? (() => performance.now())
  const contextOf = (patience: ModelPatience): CallContext => ({
    meter: options.meter,
    breaker: openCircuitBreaker(nowMs),
    patience: { ...patience, ...options.patience },
    warn: options.warn,
    wait: options.wait ?? waitInEarnest,
    random: options.random ?? Math.random,
  })
  // One each: a model that draws no longer must not keep another from writing.
  const contexts: Record<ModelFeature, CallContext> = {
    recipes: contextOf(TEXT_PATIENCE),
    ingredients: contextOf(TEXT_PATIENCE),
    meals: contextOf(TEXT_PATIENCE),
    pictures: contextOf(PICTURE_PATIENCE),
  }
  let opened: Promise<Models> | undefined
  const models = () => (opened ??= openModels(settings))

  const ask: ModelAsk = {
    textOf: (feature, model, prompt, { signal, memberId }) =>
      callModel(
        contexts[feature],
        {
          feature,
          model,
          signal,
          ...(memberId === undefined ? {} : { memberId }),
          mostUse: { inputTokens: inputTokensOf(prompt), outputTokens: MAX_OUTPUT_TOKENS, pictures: 0 },
        },
        async function* (turn) {
          yield* replyOf((await models()).text(model), prompt, turn)
        },
      ),
  }

  async function wholeText(
    feature: ModelFeature,
    model: string,
    prompt: Prompt,
    call: CallOptions,
  ): Promise<string> {
    let text = ''
    for await (const piece of ask.textOf(feature, model, prompt, call)) text += piece
    if (call.signal.aborted) throw failure(feature, 'the person left')
    return text
  }

  return {
    name: textModel ?? kitchen.name,
    writeRecipes:
      textModel === undefined
        ? kitchen.writeRecipes
        : (request, call) =>
            writeWithModel(ask, textModel, request, call, {
              nowMs,
              draftEveryMs: options.draftEveryMs ?? DRAFT_EVERY_MS,
              warn: options.warn,
            }),
    readIngredients:
      visionModel === undefined
        ? null
        : async (photo, call) => {
            const prompt = ingredientsPrompt(photo)
            return foodsIn(await wholeText('ingredients', visionModel, prompt, call), prompt.instructions)
          },
    estimateMeal:
      visionModel === undefined
        ? null
        : async (meal, call) => {
            const reply = readMealReply(await wholeText('meals', visionModel, mealPrompt(meal), call))
            if (reply === 'no-food') {
              throw new AppError(
                'invalid-input',
                'No food was recognised. Try another photo, or describe the meal.',
              )
            }
            return reply
          },
    drawRecipe:
      imageModel === undefined
        ? null
        : (recipe, call) => drawPicture(contexts.pictures, models, imageModel, recipe, call),
  }
}

/** More words than the name of any food has: a sentence of the model's own. */
const MAX_WORDS = 8

/** Names of foods in a reply: lines that are prose, markup or our own instructions are none. Unknown foods stay. */
function foodsIn(reply: string, instructions: string): string[] {
  return ingredientLines(reply).filter(
    (name) =>
      !/^(?:none|no food)\b/i.test(name) &&
      name.split(/\s+/).length <= MAX_WORDS &&
      !quotesInstructions(name, instructions) &&
      judgeFoodName(name).verdict !== 'not-food',
  )
}
