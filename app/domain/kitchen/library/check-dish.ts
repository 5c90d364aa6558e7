import type { Food } from '#app/domain/food/food.ts'
import { foodById } from '#app/domain/food/foods.ts'
import { treatmentOf } from '#app/domain/food/treatment.ts'
import { type DietaryRestriction, SKILL_LEVELS } from '#app/domain/recipe/recipe.ts'
import { safetyFaultOf } from '#app/domain/recipe/safety-gate.ts'
import type { DishFit } from './fit-dish.ts'
import { makeUps, makeUpsByDiet } from './make-ups.ts'
import { type LibraryPart, portionDish } from './portions.ts'
import { readRef } from './refs.ts'
import { ACTION_TOKENS, tokensOf } from './template.ts'
import type { LibraryDish, Operation } from './types.ts'
import { walkSteps } from './walk-steps.ts'
import { writeDish } from './write-dish.ts'

/** What is wrong with a dish as it is written down. Run over the whole library in its test and by `npm run dishes`. */

const HEATED: ReadonlySet<Operation> = new Set<Operation>([
  'boil',
  'simmer',
  'poach',
  'steam',
  'reduce',
  'soften',
  'brown',
  'fry',
  'deepFry',
  'toast',
  'bloom',
  'bake',
  'roast',
  'grill',
])
const IN_FAT: ReadonlySet<Operation> = new Set<Operation>(['soften', 'brown', 'fry', 'bloom'])
const EMPTY_PRAISE =
  /\b(?:delicious|perfect\w*|simply|hearty|elevate\w*|burst\w*|yummy|tasty|mouth-?watering|flavou?rful|amazing|decadent|nestle\w*)\b/i
const VAGUE_CUE = /\b(?:cooked|done|ready)\b/i

/**
 * Faults of a dish; `seeds` is how many wordings of each make-up are read, other ones for each, at every level of skill in
 * turn. The first make-up is read more often.
 */
export function checkDish(dish: LibraryDish, seeds: number): string[] {
  const faults = [...structureFaults(dish), ...nameFaults(dish), ...wordFaults(dish), ...batchFaults(dish)]
  if (faults.length > 0) return faults
  const all = [...makeUps(dish).map((fit) => ({ fit, diet: 'None' as const })), ...makeUpsByDiet(dish)]
  const written = all.flatMap(({ fit, diet }, at) => {
    const count = at === 0 ? seeds * FIRST_READ : seeds
    return writtenFaults(fit, { from: at * seeds * FIRST_READ, count }, diet)
  })
  // The same fault in another make-up is told once.
  return [...new Map(written.map((fault) => [fault.slice(0, TOLD_APART), fault])).values()]
}

const TOLD_APART = 70
const FIRST_READ = 4

function structureFaults(dish: LibraryDish): string[] {
  const faults: string[] = []
  const used = new Map<string, number>()
  const [filled, started] = [new Set<string>(), new Set<string>()]
  for (const [step, actions] of dish.steps.entries()) {
    for (const action of actions) {
      const say = (fault: string) => faults.push(`step ${step + 1}, ${action.do}: ${fault}`)
      for (const ref of action.foods ?? []) {
        const read = readRef(ref)
        if ('vessel' in read) {
          if (!filled.has(read.vessel)) say(`@${read.vessel} holds nothing yet`)
          continue
        }
        if (!(read.slot in dish.slots)) say(`no slot "${read.slot}"`)
        const before = used.get(read.slot) ?? 0
        used.set(read.slot, read.isRest ? 1 : before + read.share)
        const food = dish.slots[read.slot]?.foods[0]
        if (
          food &&
          IN_FAT.has(action.do) &&
          foodById(food).group === 'fats' &&
          (action.foods?.length ?? 0) > 1
        )
          say(`give the fat a heatFat or melt of its own`)
      }
      if (action.in !== undefined) filled.add(action.in)
      for (const name of action.awaits ?? [])
        if (!started.has(name)) say(`waits for "${name}", which nothing starts`)
      if (action.starts !== undefined) started.add(action.starts)
      if (!HEATED.has(action.do)) continue
      if (action.minutes === undefined) say('no minutes')
      if (action.until === undefined) say('no until')
      if (action.in === undefined) say('no vessel')
    }
  }
  for (const name of Object.keys(dish.slots)) {
    const share = used.get(name)
    if (share === undefined) faults.push(`slot ${name} is never used`)
    else if (Math.abs(share - 1) > 0.01) faults.push(`the shares of ${name} add up to ${share.toFixed(2)}`)
  }
  for (const guest of dish.guests)
    if (!dish.steps[guest.step])
      faults.push(`guest ${guest.foods[0]} joins step ${guest.step}, which is not there`)
  return faults
}

/** Names that would be read as something else: a slot as a word of its action, a `call` as another food of the dish. */
function nameFaults(dish: LibraryDish): string[] {
  const slots = Object.entries(dish.slots)
  return slots.flatMap(([name, { call, foods }]) => {
    const faults =
      ACTION_TOKENS.has(name) || name === 'guest' ? [`{${name}} is a word of actions, not a slot`] : []
    const hidden = slots
      .filter(([other, slot]) => other !== name && slot.foods[0] !== foods[0])
      .flatMap(([, slot]) => slot.foods.map(foodById))
      .filter((food) => !foods.some((own) => own === food.id))
      .find((food) => call !== undefined && isCalled(food, call) && treatmentOf(food) !== null)
    if (hidden) faults.push(`"${call}" may be the ${hidden.name} too, which the gate could not tell apart`)
    return faults
  })
}

function isCalled({ name, plural }: Food, call: string): boolean {
  return [name, plural].some((one) => one === call || one.endsWith(` ${call}`))
}

function wordFaults(dish: LibraryDish): string[] {
  const faults: string[] = []
  const actions = dish.steps.flat()
  const texts = [
    ...dish.titles,
    ...dish.headnotes,
    dish.storage.text,
    ...dish.variations.map(({ text }) => text),
    ...dish.guests.map(({ text }) => text),
    ...actions.flatMap(({ say = [], until = '', why = '' }) => [...say, until, why]),
  ]
  for (const text of texts) {
    const praise = EMPTY_PRAISE.exec(text)
    if (praise) faults.push(`"${praise[0]}" says nothing: "${text}"`)
    for (const token of tokensOf(text)) {
      const name = token.split(/[.#]/)[0]!
      const slot = name.charAt(0).toLowerCase() + name.slice(1)
      const isKnown =
        slot in dish.slots || token === 'guest' || ACTION_TOKENS.has(token) || token.startsWith('@')
      if (!isKnown) faults.push(`{${token}} is no slot: "${text}"`)
    }
  }
  for (const text of [dish.storage.text, ...dish.variations.map((variation) => variation.text)])
    if (tokensOf(text).length > 0) faults.push(`storage and variations have no places for words: "${text}"`)
  for (const { do: operation, say, until } of actions) {
    if (say !== undefined && say.length < 3)
      faults.push(`${operation} has ${say.length} wordings of its own, three are needed`)
    if (until !== undefined && VAGUE_CUE.test(until))
      faults.push(`"until ${until}" tells nothing to look for`)
    if (until !== undefined && /^[A-Z]|[.;]$/.test(until))
      faults.push(`"until ${until}" is a clause, not a sentence`)
  }
  if (dish.variations.length < 2) faults.push('needs two variations')
  if (!actions.some(({ say }) => say !== undefined)) faults.push('no step has wordings of its own')
  return faults
}

/** Shares of the base that doughs, cakes and creams of a family keep to. */
const RATIOS: Readonly<Record<string, Readonly<Record<string, readonly [least: number, most: number]>>>> = {
  'lean dough': { water: [0.5, 0.9], salt: [0.012, 0.028], yeast: [0.001, 0.025] },
  'rich dough': { yeast: [0.003, 0.035] },
  'batter cake': { leaven: [0.005, 0.06] },
}

function batchFaults(dish: LibraryDish): string[] {
  if (!dish.batch) return []
  const { base, family } = dish.batch
  const faults: string[] = []
  if (dish.slots[base]?.g !== 1) faults.push(`the base "${base}" has to be a slot with g: 1`)
  for (const [name, [least, most]] of Object.entries(RATIOS[family] ?? {})) {
    const g = dish.slots[name]?.g
    if (g !== undefined && (g < least || g > most))
      faults.push(`${name} is ${g} of the ${base}, a ${family} has ${least} to ${most}`)
  }
  return faults
}

const BROKEN =
  /[{}[\]]|undefined|NaN| {2}|\b(\w{3,}) \1\b|\b(?:with|and|add|the|of)[.,;:]|,[,.]|\bof water of\b|[.]\s*[.]|\b(?:and|with) (?:and|for|until|with)\b/

function writtenFaults(
  fit: DishFit,
  seeds: { from: number; count: number },
  diet: DietaryRestriction,
): string[] {
  const { dish } = fit
  const portions = portionDish(fit, { servings: dish.serves, targetKcal: null })
  if (portions === null) return [`no amounts with ${makeUpOf(fit)}`]
  const walked = walkSteps(dish, portions.parts)
  if (walked.length > 0)
    return walked.map(({ food, fault }) => `${food}: ${fault} (the walk, with ${makeUpOf(fit)})`)
  const faults: string[] = []
  for (let seed = seeds.from; seed < seeds.from + seeds.count; seed++) {
    const written = writeDish(fit, {
      servings: dish.serves,
      targetKcal: null,
      skill: SKILL_LEVELS[seed % SKILL_LEVELS.length]!,
      seed,
      shown: [],
      diets: [diet],
    })
    // A diet that the sentences do not suit is refused when the dish is written; others can have it.
    if (written === null) return diet === 'None' ? [`cannot be written with ${makeUpOf(fit)}`] : []
    const { draft } = written
    const text = [draft.name, draft.description, ...draft.instructions].join(' | ')
    const broken = BROKEN.exec(text)
    if (broken)
      faults.push(`reads badly: "…${text.slice(Math.max(0, broken.index - 60), broken.index + 40)}…"`)
    for (const water of untoldWater(dish, portions.parts, draft.instructions))
      faults.push(`no step tells of the ${water} (with ${makeUpOf(fit)}: ${draft.instructions.join(' ')})`)
    const unsafe = safetyFaultOf(draft)
    if (unsafe)
      faults.push(
        `${unsafe.reason} (the gate reading the text, with ${makeUpOf(fit)}: ${draft.instructions.join(' ')})`,
      )
  }
  return faults
}

/** Tap water stands in no line, so a step has to tell of it: how much, or that it covers the food. */
function untoldWater(
  dish: LibraryDish,
  parts: readonly LibraryPart[],
  instructions: readonly string[],
): string[] {
  const text = instructions.join(' ')
  const isInDish = (ref: string) => parts.some((part) => part.name === ref && !part.slot.isTap)
  return parts.flatMap(({ name, slot, item, text: whole }) => {
    const pours = dish.steps.flat().filter((action) => action.do !== 'soak' && action.do !== 'rinse')
    const isPoured = pours.some(({ foods }) => foods?.includes(name) && foods.some(isInDish))
    const amount = /^[\d ./]+(?:ml|litres?|tbsp|tsp)?/.exec(whole)?.[0] ?? whole
    return slot.isTap && isPoured && !text.includes(amount.trim()) && !text.includes('water')
      ? [item.name]
      : []
  })
}

function makeUpOf({ dish, chosen, guests }: DishFit): string {
  const unusual = [...chosen].flatMap(([name, item]) =>
    item.key === dish.slots[name]?.foods[0] ? [] : [item.name],
  )
  return [...unusual, ...guests.map(({ item }) => item.name)].join(', ') || 'its own foods'
}
