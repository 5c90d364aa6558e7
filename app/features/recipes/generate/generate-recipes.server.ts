import { cookbook } from '#app/cookbook.server.ts'
import { MAX_RECIPES_PER_GENERATION, TRIAL_ATTEMPTS } from '#app/domain/allowance.ts'
import { AppError } from '#app/domain/errors.ts'
import { requireMoreThanSeasoning } from '#app/domain/kitchen/only-seasoning.ts'
import { backdropOf } from '#app/domain/plate/backdrop.ts'
import { hashText } from '#app/domain/random.ts'
import type { GeneratedRecipe, GenerationEvent } from '#app/domain/recipe/generation.ts'
import { hasDietaryPreferences, wishesInWords } from '#app/domain/planning/dietary-preferences.ts'
import type {
  DietaryPreferences,
  RecentRecipe,
  LeftOut,
  Recipe,
  RecipeRequest,
  DishRef,
} from '#app/domain/recipe/recipe.ts'
import { sortByDietaryPreferences } from '#app/domain/recipe/dietary-gate.ts'
import { openShownDrafts } from '#app/domain/recipe/shown-draft.ts'
import { dietaryPreferencesOf } from '#app/features/account/food-preferences.server.ts'
import type { RecipeRequestValues } from '#app/domain/recipe/recipe-request.ts'
import {
  claim,
  commitClaim,
  recentResults,
  releaseClaim,
  usageStatsOf,
} from '#app/features/billing/allowance.server.ts'
import type { Member } from '#app/features/account/viewer.ts'
import { lookUpLines } from '#app/features/foods/imported-foods.server.ts'
import type { Services } from '#app/features/services.ts'
import { checkDraft } from './check-draft.ts'
import { refuseWhatIsNoFood } from './refuse-no-food.ts'
import { plateUrlOf } from '#app/features/recipes/plate-url.server.ts'
import { requireRoom } from '#app/features/recipes/saved/recipe-room.server.ts'
import { saveRecipe } from '#app/features/recipes/recipes.server.ts'

/**
 * How long an attempt may be under way before it counts as lost with its process and is given back. A model may take
 * long for a reply and for two repairs of it; our kitchen takes a second.
 */
const MODEL_DEADLINE_MS = 40 * 60 * 1000
const KITCHEN_DEADLINE_MS = 5 * 60 * 1000

type Needs = Pick<Services, 'db' | 'chef' | 'kitchen' | 'limits' | 'log' | 'now'>

/**
 * Writes recipes for a member and gives each as soon as it is ready. Refusals (`AppError`) come before the
 * first event; a failure after that releases the attempt unless a recipe already reached the page.
 */
export async function* generateRecipes(
  services: Needs,
  member: Member,
  values: RecipeRequestValues,
  signal: AbortSignal,
): AsyncGenerator<GenerationEvent> {
  const { db, limits, log, now } = services
  const { idempotencyKey, chef: wantedChef, ...wanted } = values
  const chef = wantedChef === 'kitchen' ? services.kitchen : services.chef
  if (wanted.numRecipes > MAX_RECIPES_PER_GENERATION[member.tier]) {
    throw new AppError('premium-only', 'Multiple recipes require a premium subscription')
  }
  refuseWhatIsNoFood(wanted.ingredients)
  requireMoreThanSeasoning({ ...wanted, seed: 0 }, cookbook())
  const dietaryPreferences = await dietaryPreferencesOf(db, member)
  const given = sortByDietaryPreferences(wanted.ingredients, dietaryPreferences)
  if (given.kept.length === 0)
    throw new AppError('invalid-input', `Nothing is left to cook with. ${given.leftOut[0]?.reason ?? ''}`, {
      field: 'ingredients',
    })
  await limits.spend('generate-minute', member.id)
  if (member.tier === 'premium') await requireRoom(db, member, wanted.numRecipes)

  const answer = await claim(db, member, 'recipes', {
    idempotencyKey,
    deadlineMs: chef.name === services.kitchen.name ? KITCHEN_DEADLINE_MS : MODEL_DEADLINE_MS,
    now: now(),
  })
  if (answer.kind === 'repeated') {
    yield* repeatAnswer(answer)
    return
  }

  const request: RecipeRequest = {
    ...wanted,
    ingredients: given.kept,
    ...(hasDietaryPreferences(dietaryPreferences) && { dietaryPreferences }),
    recentRecipes: recipesIn(await recentResults(db, member, 'recipes')),
    seed: hashText(`${member.id}|${idempotencyKey}`),
  }
  const events: GenerationEvent[] = []
  const dishes: Record<number, DishRef> = {}
  const shownOf = openShownDrafts(dietaryPreferences)
  let savedCount = 0
  try {
    for await (const event of chef.writeRecipes(request, { signal, memberId: member.id })) {
      if (event.type === 'stage') {
        yield event
        continue
      }
      if (event.type === 'draft') {
        yield { type: 'draft', index: event.index, recipe: shownOf(event.draft) }
        continue
      }
      const lines = event.recipe.ingredients.map((ingredient) => ingredient.text)
      const checked = checkDraft(
        event.recipe,
        request,
        chef.name,
        await lookUpLines(db, lines),
        event.notCounted,
      )
      if (!checked.ok) {
        log.warn({ reason: checked.reason, chef: chef.name }, 'a draft was refused')
        continue
      }
      const saved = member.tier === 'premium' ? await saveRecipe(db, member, checked.recipe, now()) : null
      if (saved) savedCount++
      const ready: GenerationEvent = {
        type: 'recipe',
        index: event.index,
        recipe: {
          ...present(checked.recipe, member, saved, [...event.leftOut, ...given.leftOut]),
          ...(event.remarks && event.remarks.length > 0 && { remarks: event.remarks }),
        },
      }
      if (event.dish) dishes[event.index] = event.dish
      events.push(ready)
      yield ready
    }
    if (events.length === 0) throw new AppError('failed', noneWritten(dietaryPreferences))
  } catch (error) {
    if (events.length === 0) throw error
    log.error({ error }, 'generation ended early')
  } finally {
    // Runs also when the person leaves: what reached the page counts, nothing else does.
    if (events.length > 0) await commitClaim(db, answer.claim, now(), { events, dishes })
    else await releaseClaim(db, answer.claim, now())
  }
  const stats = await usageStatsOf(db, member)
  const remaining = member.tier === 'premium' ? null : Math.max(0, TRIAL_ATTEMPTS - stats.recipesGenerated)
  yield { type: 'done', savedCount, remaining }
}

/** What the kitchen could not do with dietary preferences this narrow is no fault of the person's. */
function noneWritten(dietaryPreferences: DietaryPreferences): string {
  const general = 'Failed to generate recipes'
  if (!hasDietaryPreferences(dietaryPreferences)) return general
  return `${general}: none of these foods made a dish that keeps your food preferences (${wishesInWords(dietaryPreferences)}).`
}

function present(
  recipe: Recipe,
  member: Member,
  saved: { id: string; path: string } | null,
  leftOut: readonly LeftOut[],
): GeneratedRecipe {
  return {
    ...recipe,
    tag: member.tier === 'premium' ? 'Premium Recipe' : 'Trial Recipe',
    plateUrl: plateUrlOf(recipe),
    backdrop: backdropOf(recipe.name),
    id: saved?.id ?? null,
    path: saved?.path ?? null,
    leftOut,
  }
}

/** Pressing the button again asks for something else. */
function recipesIn(results: readonly unknown[]): RecentRecipe[] {
  return results.flatMap((result) => {
    const { events = [], dishes = {} } = (result as KeptAnswer | null) ?? {}
    return events.flatMap((event) => {
      if (event.type !== 'recipe') return []
      const dish = dishes[event.index]
      return [{ name: event.recipe.name, dishTemplate: event.recipe.dishTemplate, ...(dish && { dish }) }]
    })
  })
}

/** What a claim keeps of a generation; dishes by the index of their event. */
type KeptAnswer = { events?: GenerationEvent[]; dishes?: Record<number, DishRef> }

function* repeatAnswer(answer: { state: string; result: unknown }): Generator<GenerationEvent> {
  const kept = answer.result as KeptAnswer | null
  if (answer.state === 'committed' && kept?.events) {
    yield* kept.events
    yield { type: 'done', savedCount: 0, remaining: null }
    return
  }
  if (answer.state === 'committed')
    throw new AppError('conflict', 'These recipes were already written. Change something and generate again.')
  throw new AppError('conflict', 'This request is already running. Its recipes appear where it was started.')
}
