import { preparedLine } from '#app/domain/food/prepared-line.ts'
import type { Eater } from '#app/domain/food/eaters.ts'
import { amountNear } from '#app/domain/kitchen/amounts.ts'
import { foodById } from '#app/domain/food/foods.ts'
import { cutWords } from '#app/domain/kitchen/cuts.ts'
import { preStepsOf } from '#app/domain/kitchen/pre-steps.ts'
import { sentence } from '#app/domain/kitchen/words.ts'
import { hashText, seededRandom } from '#app/domain/random.ts'
import type {
  DietaryRestriction,
  IngredientText,
  RecipeDraft,
  SkillLevel,
} from '#app/domain/recipe/recipe.ts'
import { type Sayable, type Shown, WordingChooser } from './choose-wording.ts'
import type { DishFit } from './fit-dish.ts'
import { isPressedFor } from './alike.ts'
import { speechFor } from './named-foods.ts'
import { asTitle, wordOfSlot } from './nouns.ts'
import { type LibraryPart, type Portions, portionDish } from './portions.ts'
import { prepFor, strangers } from './stand-in-words.ts'
import { fillTemplate } from './template.ts'
import { titleFor } from './title-for.ts'
import type { LibraryDish, Slot } from './types.ts'
import { walkSteps } from './walk-steps.ts'
import { writeMethod } from './write-method.ts'

export type WrittenDish = {
  draft: RecipeDraft
  /** The patterns its sentences come from, for the next recipes of the same person. */
  patterns: ReadonlySet<string>
  parts: readonly LibraryPart[]
  activeMin: number
  repeats: number
}

export type WriteOptions = WordOptions & {
  servings: number
  targetKcal: number | null
}

/** How a dish whose amounts are set is put into words. */
export type WordOptions = {
  skill: SkillLevel
  seed: number
  shown: Shown
  /** Kept by the foods that were chosen; the sentences keep them too. */
  diets: readonly DietaryRestriction[]
  /** Infants and pregnant people who eat along: their foods are cooked through, and no sentence offers them what they do not eat. */
  eaters?: readonly Eater[]
}

/**
 * Writes a fitted dish as a recipe. Null when the amounts given are too little, the calories asked for are out of reach, the
 * foods chosen would not be cooked safely, or its sentences do not suit the diets.
 */
export function writeDish(fit: DishFit, options: WriteOptions): WrittenDish | null {
  const portions = portionDish(fit, { servings: options.servings, targetKcal: options.targetKcal })
  return portions === null ? null : writePortions(fit.dish, portions, options)
}

/** The same for amounts that are set already, as those of a plan are. Null where it would not be safe or does not suit. */
export function writePortions(
  dish: LibraryDish,
  portions: Portions,
  options: WordOptions,
): WrittenDish | null {
  const { eaters = [] } = options
  if (walkSteps(dish, portions.parts, eaters).length > 0) return null
  const lines = linesOf(portions.parts)
  const wordings = new WordingChooser(
    seededRandom(hashText(`${options.seed} ${dish.id}`)),
    options.shown,
    speechFor(
      options.diets,
      lines.map(({ text }) => text),
      eaters,
    ),
  )
  const first = preStepsOf({ parts: portions.parts.filter((part) => !isTreatedBy(dish, part)) })
  const method = writeMethod(dish, portions, options.skill, wordings)
  if (method === null) return null
  const partOf = (name: string) => portions.parts.find((part) => part.name === name)
  const fill = (text: string) => fillTemplate(text, (token) => wordOfSlot(token, partOf) ?? null)
  const choose = (kind: string, texts: readonly string[]): string => {
    const sayable = texts.flatMap((text, at): Sayable[] => {
      const said = fill(text)
      return said === null ? [] : [{ pattern: `${dish.id}.${kind}${at}`, text: sentence(said) }]
    })
    const allowed = wordings.sayable(sayable)
    return allowed.length === 0 ? '' : wordings.choose(allowed)
  }
  const titleOf = (text: string) => titleFor(text, dish, portions.parts)
  const titles = dish.titles.flatMap((text) => titleOf(asTitle(text)) ?? [])
  const name = choose('title', titles) || sentence(titleOf(dish.name) ?? dish.name)
  if (!wordings.maySay(name)) return null
  const draft: RecipeDraft = {
    name,
    description: [choose('head', headnotesFor(dish, portions.parts)), portions.note]
      .filter((text) => text !== '')
      .join(' '),
    cookingTimeMin: first.waitMin + method.totalMin,
    difficulty: options.skill,
    cuisineType: dish.cuisine,
    servings: portions.servings,
    ingredients: lines,
    instructions: [...first.steps.map(({ text }) => text), ...method.instructions],
    dishTemplate: dish.plate,
    notes: { storage: dish.storage.text, variations: dish.variations },
  }
  const { used: patterns, repeats } = wordings
  return { draft, patterns, parts: portions.parts, activeMin: method.activeMin, repeats }
}

/** What a headnote says of the dish's own meat is not said of tofu in its place, where another can be told. */
function headnotesFor({ headnotes }: LibraryDish, parts: readonly LibraryPart[]): readonly string[] {
  const others = strangers(parts).map(({ name }) => `{${name}`)
  const fitting = headnotes.filter((text) => !others.some((token) => text.toLowerCase().includes(token)))
  return fitting.length > 0 ? fitting : headnotes
}

/** Whether the dish itself soaks, boils or drains the food, so that nothing has to happen before. */
function isTreatedBy(dish: LibraryDish, part: LibraryPart): boolean {
  const { before, isFrozen } = part.item
  if (before === null) return !isFrozen
  const soaks = dish.steps.flat().filter((action) => action.do === 'soak' || action.do === 'boil')
  return soaks.some((action) => action.foods?.some((ref) => ref.startsWith(part.name)))
}

/** What a line says beside its amount: how the food is cut, and what for. */
export function lineNoteOf(part: Pick<LibraryPart, 'slot' | 'item'>): string {
  return [prepOf(part), purposeOf(part.slot)].filter((word) => word !== undefined).join(', ')
}

/** One line a food and cut; the same food for another purpose has a line of its own. What is bought is marked. */
function linesOf(parts: readonly LibraryPart[]): IngredientText[] {
  const lines = new Map<string, LibraryPart>()
  for (const part of parts) {
    if (part.slot.isTap) continue
    const key = `${part.item.key}|${lineNoteOf(part)}`
    const before = lines.get(key)
    lines.set(key, before ? together(before, part) : part)
  }
  return [...lines.values()].map((part) => ({
    text: preparedLine(part.text, lineNoteOf(part)),
    isExtra: !part.item.isGiven,
  }))
}

const FLESH: ReadonlySet<string> = new Set(['meat', 'poultry', 'fish'])
const ONLY_FLESH_HAS = /\b(?:grain|bones?|skin|rind|fat|gristle|joints?)\b/

/** How it is cut, where the food can be cut so: tofu has no grain. */
function prepOf({ slot, item }: Pick<LibraryPart, 'slot' | 'item'>): string | undefined {
  if (isPressedFor(slot, item.key)) return 'juice only'
  const own = foodById(slot.foods[0])
  const isFlesh = item.food === null || FLESH.has(item.food.group)
  const isOthersCut = !isFlesh && ONLY_FLESH_HAS.test(slot.prep ?? '') && FLESH.has(own.group)
  const words = [
    item.isFrozen ? 'thawed' : '',
    isOthersCut ? cutWords(item, 'bite') : prepFor(slot.prep ?? '', own, item),
  ]
  return words.filter((word) => word !== '').join(', ') || undefined
}

/** Eaten at most so much of, it is poured away after cooking; the line says so, and the nutrition counts it so. */
const POURED_AWAY = 0.3

function purposeOf({ purpose, eaten = 1, isTap, foods }: Slot): string | undefined {
  if (purpose !== undefined || isTap || eaten > POURED_AWAY) return purpose
  const { id, group } = foodById(foods[0])
  if (id === 'salt') return 'for the cooking water'
  return group === 'fats' ? 'for deep-frying' : undefined
}

function together(one: LibraryPart, other: LibraryPart): LibraryPart {
  const grams = one.grams + other.grams
  return { ...one, grams, text: amountNear(one.item, grams, one.item.givenG)?.text ?? one.text }
}
