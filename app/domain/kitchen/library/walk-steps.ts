import { eaterTreatmentOf } from '#app/domain/food/cautions.ts'
import type { Eater } from '#app/domain/food/eaters.ts'
import { treatmentOf } from '#app/domain/food/treatment.ts'
import type { Treatment } from '#app/domain/food/treatments.ts'
import type { LibraryPart } from './portions.ts'
import { readRef } from './refs.ts'
import type { Action, LibraryDish, Operation } from './types.ts'

/**
 * Walks a dish's actions with the foods that were chosen and asks of each food what the table of treatments asks: enough
 * heat on every way it takes, soaked and drained where it has to be. It reads the actions, not the sentences; the gate that
 * reads the finished text (recipe/safety-gate.ts) knows nothing of it.
 */

/** What is wrong with the treatment of one food. */
export type WalkFault = { food: string; fault: string }

/** One share of a food on its way: half of the sprouts may be raw though the other half was fried. */
type Lot = {
  slot: string
  vessel: string | null
  heatMin: number
  moistMin: number
  boilMin: number
  coreC: number
  soakMin: number
  isDrained: boolean
}

const MOIST: ReadonlySet<Operation> = new Set<Operation>(['boil', 'simmer', 'poach', 'steam', 'reduce'])
/** Degrees inside after the least minutes a food of any size needs. */
const CORE_C: Readonly<Partial<Record<Operation, number>>> = {
  boil: 95,
  simmer: 95,
  poach: 75,
  steam: 95,
  reduce: 95,
  bake: 90,
  roast: 90,
  grill: 75,
  fry: 75,
  deepFry: 85,
  brown: 70,
  soften: 80,
  bloom: 75,
  toast: 75,
}
/** Shorter heating warms the outside only. */
const LEAST_HEATING_MIN = 1
/** Gentler heats give the steps' minutes but no certain core. */
const WARMS: ReadonlySet<Operation> = new Set<Operation>(['warm', 'melt'])

/** Everything in the dish that would be eaten raw or too cool for those who eat it, unsoaked or undrained. Foods made ready before the dish count so. */
export function walkSteps(
  dish: LibraryDish,
  parts: readonly LibraryPart[],
  eaters: readonly Eater[] = [],
): WalkFault[] {
  const walk = new Walk(dish, parts)
  for (const [index, actions] of dish.steps.entries()) {
    for (const action of actions) walk.take(action)
    walk.joinGuests(index, actions)
  }
  return walk.faults(eaters)
}

class Walk {
  readonly #dish: LibraryDish
  readonly #parts: ReadonlyMap<string, LibraryPart>
  readonly #lots = new Map<string, Lot[]>()

  constructor(dish: LibraryDish, parts: readonly LibraryPart[]) {
    this.#dish = dish
    this.#parts = new Map(parts.map((part) => [part.name, part]))
  }

  take(action: Action): void {
    if (action.ifFood !== undefined && !this.#parts.has(action.ifFood)) return
    const touched = (action.foods ?? []).flatMap((ref) => this.#lotsOf(ref))
    if (action.in !== undefined) for (const lot of touched) lot.vessel = action.in
    const heated = action.in === undefined ? touched : this.#lotsIn(action.in)
    for (const lot of heated) treat(lot, action)
    if (action.do === 'soak') for (const lot of touched) lot.soakMin += leastMin(action)
    if (action.do === 'drain') for (const lot of touched) lot.isDrained = true
  }

  /** A guest goes through what the step it joins does with heat, or stands in it for its own minutes. */
  joinGuests(index: number, actions: readonly Action[]): void {
    for (const part of this.#parts.values()) {
      const guest = this.#dish.guests.find((one) => one.foods === part.slot.foods)
      if (guest?.step !== index) continue
      const lot = newLot(part.name)
      this.#lots.set(part.name, [lot])
      const action = actions.findLast((one) => CORE_C[one.do] !== undefined)
      lot.vessel = action?.in ?? actions.at(-1)?.in ?? null
      if (action) treat(lot, guest.minutes === undefined ? action : { ...action, minutes: guest.minutes })
    }
  }

  faults(eaters: readonly Eater[]): WalkFault[] {
    const faults: WalkFault[] = []
    for (const part of this.#parts.values()) {
      const lots = this.#lots.get(part.name)
      if (!lots) {
        if (!part.slot.isTap) faults.push({ food: part.item.name, fault: 'no step uses it' })
        continue
      }
      const { food } = part.item
      if (food === null) continue
      const treatments = [treatmentOf(food), eaterTreatmentOf(food, eaters)].filter((one) => one !== null)
      const fault = treatments
        .flatMap((treatment) => lots.map((lot) => faultOf(lot, part, treatment)))
        .find((one) => one !== null)
      if (fault) faults.push({ food: part.item.name, fault })
    }
    return faults
  }

  #lotsOf(ref: string): Lot[] {
    const read = readRef(ref)
    if ('vessel' in read) return this.#lotsIn(read.vessel)
    if (!this.#parts.has(read.slot)) return []
    const known = this.#lots.get(read.slot) ?? []
    const isWhole = read.share === 1 && !read.isRest
    if (isWhole && known.length > 0) return known
    const lot = newLot(read.slot)
    this.#lots.set(read.slot, [...known, lot])
    return [lot]
  }

  #lotsIn(vessel: string): Lot[] {
    return [...this.#lots.values()].flat().filter((lot) => lot.vessel === vessel)
  }
}

function newLot(slot: string): Lot {
  return { slot, vessel: null, heatMin: 0, moistMin: 0, boilMin: 0, coreC: 0, soakMin: 0, isDrained: false }
}

function leastMin({ minutes }: Action): number {
  return typeof minutes === 'number' ? minutes : (minutes?.[0] ?? 0)
}

function treat(lot: Lot, action: Action): void {
  const reachedC = action.coreC ?? CORE_C[action.do]
  if (reachedC === undefined && !WARMS.has(action.do)) return
  const min = leastMin(action)
  lot.heatMin += min
  if (MOIST.has(action.do)) lot.moistMin += min
  if (action.do === 'boil') lot.boilMin += min
  if (reachedC !== undefined && (min >= LEAST_HEATING_MIN || action.coreC !== undefined))
    lot.coreC = Math.max(lot.coreC, reachedC)
}

/** Ways to make ready that the kitchen writes before the first step. */
function isMadeReady(part: LibraryPart): boolean {
  return part.item.before !== null
}

function faultOf(lot: Lot, part: LibraryPart, treatment: Treatment): string | null {
  if (treatment.never !== undefined) return treatment.never
  if (treatment.leastC !== undefined && lot.coreC < treatment.leastC)
    return `reaches ${lot.coreC} °C inside, needs ${treatment.leastC}`
  if (isMadeReady(part)) return null
  const cookedMin = treatment.isMoist ? lot.moistMin : lot.heatMin
  const isHotEnough = lot.coreC > 0 && treatment.leastMin !== undefined && treatment.leastMin <= 2
  if (treatment.leastMin !== undefined && cookedMin < treatment.leastMin && !isHotEnough)
    return `cooks for ${cookedMin} minutes, needs ${treatment.leastMin}`
  if (treatment.tenderMin !== undefined && lot.heatMin < treatment.tenderMin)
    return `cooks for ${lot.heatMin} minutes, is tender after ${treatment.tenderMin}`
  if (treatment.hardBoilMin !== undefined && lot.boilMin < treatment.hardBoilMin)
    return `boils for ${lot.boilMin} minutes, needs ${treatment.hardBoilMin}`
  if (treatment.isDrained === true && !lot.isDrained) return 'its water is not thrown away'
  return null
}
