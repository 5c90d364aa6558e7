import type { Cookbook } from '#app/domain/cookbook/cookbook.ts'
import { AppError } from '#app/domain/errors.ts'
import { readMealReply, saysNothing } from '#app/domain/food/meal-reply.ts'
import { foodsInPhotoReply } from '#app/domain/food/photo-reply.ts'
import { withoutReasoning } from '#app/domain/model-reply/reasoning.ts'
import type { DraftFault } from '#app/domain/recipe/draft-faults.ts'
import type { LogFacts } from '#app/ports/log/log.ts'
import type { CallOptions, Chef } from './chef.ts'
import { openCircuitBreaker } from './circuit-breaker.ts'
import type { ModelAsk } from './model-ask.ts'
import { callModel, type CallContext, failure, waitInEarnest } from './model-call.server.ts'
import type { ModelFeature } from '#app/domain/model-use.ts'
import type { ModelMeter } from './model-meter.ts'
import { checkModels } from './model-check.server.ts'
import { drawPicture } from './model-picture.server.ts'
import { writeWithModel } from './model-recipes.server.ts'
import { inputTokensOf, MAX_OUTPUT_TOKENS, type Prompt, replyOf } from './model-reply.server.ts'
import { type ModelPatience, type ModelSettings, PICTURE_PATIENCE, textPatience } from './model-settings.ts'
import { ingredientsPrompt } from './prompts/ingredients-prompt.ts'
import { mealPrompt } from './prompts/meal-prompt.ts'
import { quotesInstructions } from './prompts/person-data.ts'
import { type Models, openModels } from './providers.server.ts'

export type ModelChefOptions = {
  settings: ModelSettings
  meter: ModelMeter
  warn(facts: LogFacts, message: string): void
  /** Counts what the gates refuse in recipes. */
  onRefused?: (fault: DraftFault, isRepair: boolean) => void
  /** Writes the recipes where no model for text is set. */
  kitchen: Chef
  /** Its dishes are examples in prompts. */
  book?: Cookbook | null
  patience?: Partial<ModelPatience>
  /** How often a card being written is sent again while one of its fields grows. */
  draftEveryMs?: number
  wait?: CallContext['wait']
  random?: () => number
  nowMs?: () => number
}

const DRAFT_EVERY_MS = 100
const TICK_MS = 15_000

/**
 * A chef whose words, eyes and pictures are models of one provider, each for what it is set for. Replies are read,
 * clamped and gated here; nutrition is none of their business. The provider's library is loaded at the first call.
 */
export function modelChef(options: ModelChefOptions): Chef {
  const { settings, kitchen } = options
  const { textModel, visionModel, imageModel, manner = {} } = settings
  const nowMs = options.nowMs ?? (() => performance.now())
  const contextOf = (patience: ModelPatience): CallContext => ({
    meter: options.meter,
    breaker: openCircuitBreaker(nowMs),
    patience: { ...patience, ...options.patience },
    warn: options.warn,
    wait: options.wait ?? waitInEarnest,
    random: options.random ?? Math.random,
    secrets: [settings.apiKey],
  })
  // One each: a model that draws no longer must not keep another from writing.
  const contexts: Record<ModelFeature, CallContext> = {
    recipes: contextOf(textPatience(manner)),
    ingredients: contextOf(textPatience(manner)),
    meals: contextOf(textPatience(manner)),
    pictures: contextOf(PICTURE_PATIENCE),
  }
  let opened: Promise<Models> | undefined
  const models = () =>
    (opened ??= openModels(settings, (model, parameter) =>
      options.warn({ model, parameter }, 'a model does not take a parameter, which is left out from now on'),
    ))

  const ask: ModelAsk = {
    textOf: (feature, model, prompt, { signal, memberId }) =>
      callModel(
        contexts[feature],
        {
          feature,
          model,
          signal,
          ...(memberId === undefined ? {} : { memberId }),
          mostUse: {
            inputTokens: inputTokensOf(prompt),
            outputTokens: manner.maxOutputTokens ?? MAX_OUTPUT_TOKENS,
            pictures: 0,
          },
        },
        async function* (turn) {
          yield* replyOf((await models()).text(model), prompt, turn, manner)
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
    for await (const piece of ask.textOf(feature, model, prompt, call))
      if (typeof piece === 'string') text += piece
    if (call.signal.aborted) throw failure(feature, 'the person left')
    const answer = withoutReasoning(text)
    if (answer === '') throw unusable(feature, model, 'the reply held nothing but thinking')
    return answer
  }

  /** Logs a reply that cannot be used, and returns the feature's own sentence for the person. */
  function unusable(feature: ModelFeature, model: string, fault: string): AppError {
    options.warn({ feature, model, fault }, 'a reply of a model could not be used')
    return failure(feature, fault)
  }
  const mealModel = visionModel ?? textModel

  return {
    name: textModel ?? kitchen.name,
    writeRecipes:
      textModel === undefined
        ? kitchen.writeRecipes
        : (request, call) =>
            writeWithModel(ask, textModel, request, call, {
              book: options.book ?? null,
              nowMs,
              draftEveryMs: options.draftEveryMs ?? DRAFT_EVERY_MS,
              tickMs: TICK_MS,
              patienceMs: contexts.recipes.patience.totalMs,
              warn: options.warn,
              onRefused: options.onRefused ?? (() => {}),
            }),
    readIngredients:
      visionModel === undefined
        ? null
        : async (photo, call) => {
            const prompt = ingredientsPrompt(photo)
            const reply = await wholeText('ingredients', visionModel, prompt, call)
            if (isRefusal(reply)) throw unusable('ingredients', visionModel, 'the model refused in words')
            return foodsInPhotoReply(reply).filter((name) => !quotesInstructions(name, prompt.instructions))
          },
    estimateMeal:
      mealModel === undefined
        ? null
        : async (meal, call) => {
            const text = await wholeText('meals', mealModel, mealPrompt(meal), call)
            const reply = readMealReply(text)
            if (reply === 'no-food') {
              throw new AppError(
                'invalid-input',
                'No food was recognised. Try another photo, or describe the meal.',
              )
            }
            // Fallbacks fill in what a reply leaves out, as specified, but not if it declines or has another form.
            if (saysNothing(reply) && (isRefusal(text) || IS_MARKUP.test(text)))
              throw unusable('meals', mealModel, 'the reply has neither a figure nor a food')
            return reply
          },
    ...(visionModel === undefined && mealModel !== undefined && { isBlind: true }),
    ...((textModel ?? visionModel) !== undefined && {
      check: (signal: AbortSignal) => checkModels(ask, settings, signal),
    }),
    drawRecipe:
      imageModel === undefined
        ? null
        : (recipe, call) => drawPicture(contexts.pictures, models, imageModel, recipe, call),
  }
}

const REFUSAL =
  /^\W*(?:i['’]?m sorry|sorry\b|i (?:can(?:no|['’])?t|am (?:unable|not able))|unfortunately,? i|as an ai)/i
const OF_WORK = /\b(?:help|assist|comply|analy[sz]e|process|provide|request|view)\b/i

/** JSON or a page from which nothing could be read. */
const IS_MARKUP = /^\s*(?:```\w*\s*)?[[{<]/

/** Whether a reply declines in words, where a list was asked for. */
const isRefusal = (reply: string): boolean =>
  REFUSAL.test(reply) && OF_WORK.test(reply.slice(0, 300)) && !/^\s*[-*•]\s/m.test(reply)
