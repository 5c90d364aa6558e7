import { jugMl } from './words.ts'
import type { PreStep, TreatmentId } from '#app/domain/food/treatments.ts'
import type { Item, Part, Step } from './dish.ts'
import { label, the, them, they, verb } from './labels.ts'
import type { Kind } from './kinds.ts'
import { minutes } from './words.ts'

/** What has to happen to some foods before the dish begins: soaking, boiling and draining, desalting, swelling, thawing. */

/** How a line says that the step before the first one is meant: "soaked overnight". */
const SAID_IN_LINE: Readonly<Record<PreStep['way'], string>> = {
  'soak-and-boil': 'soaked overnight',
  boil: '',
  'dry-fry': '',
  'stew-fruit': '',
  hydrate: '',
  desalt: '',
  thaw: '',
}

/** Words of the line for a food that is made ready first; null where its kind decides. */
export function readyWords(item: Item): string | null {
  return item.before === null ? null : SAID_IN_LINE[item.before.way]
}

/** What is done to it before it goes into the water. */
const CLEANED: Readonly<Partial<Record<TreatmentId, string>>> = {
  cassava: 'Peel it, cut it into pieces and take out the woody core.',
  taro: 'Peel it with gloves on, since the raw juice stings, and cut it into pieces.',
  'taro-leaf': 'Wash the leaves, cut away the stalks and shred them.',
  fiddlehead: 'Rub off the brown husks, wash them in several waters and trim the ends.',
  morel: 'Halve them and rinse out the sand.',
  chestnut: 'Cut a cross into each.',
  nettle: 'Wash them with gloves on and pull off the tough stalks.',
  octopus: 'Wash it and cut away the beak.',
  tongue: 'Wash it well.',
  tripe: 'Wash it well.',
}
const SOFTENS: ReadonlySet<TreatmentId> = new Set([
  'cassava',
  'taro',
  'chestnut',
  'octopus',
  'tongue',
  'tripe',
])
const FINISHED: Readonly<Partial<Record<TreatmentId, string>>> = {
  octopus: 'Cut it into pieces.',
  nettle: 'Squeeze dry and chop.',
  chestnut: 'Peel off the shell and the brown skin while they are hot.',
  tongue: 'Peel off the skin while it is warm and cut the rest into pieces.',
  tripe: 'Cut it into strips.',
}

/** What is made ready, and how much of it there is. */
type MadeReady = Pick<Part, 'item' | 'isOne' | 'grams'>

type Prepared = { step: string[]; waitMin: number; cookMin: number }

function prepare(part: MadeReady, before: PreStep): Prepared {
  const one = [part]
  const { treatmentId: id } = part.item
  const { waitMin, cookMin } = before
  const made = (...step: string[]): Prepared => ({ step, waitMin, cookMin })
  switch (before.way) {
    case 'soak-and-boil':
      return made(
        `The day before, put ${the(one)} in a bowl with four times as much cold water and soak for 8 to 12 hours, or overnight. Drain, throw the water away and rinse.`,
        `Put ${the(one)} in a large saucepan and cover with plenty of fresh water. Bring to the boil and boil hard for 10 minutes, which ${they(one)} ${verb(one, 'need')} to be safe. Turn down the heat and simmer for ${minutes(cookMin - 20, cookMin + 5)} more, until soft all through. Drain.`,
      )
    case 'boil': {
      const cleaned = (id && CLEANED[id]) ?? ''
      const finished = (id && FINISHED[id]) ?? ''
      const isLong = cookMin >= 60
      const time = isLong ? hours(cookMin) : minutes(cookMin, cookMin + 5)
      return made(
        `First make ${the(one)} ready. ${cleaned} Put ${the(one)} in a large saucepan with plenty of water, bring to the boil and ${isLong ? 'simmer' : 'boil'} for ${time}${id && SOFTENS.has(id) ? ', until a knife slides in easily' : ''}. Drain and throw the water away. ${finished}`,
      )
    }
    case 'dry-fry':
      return made(
        `First put ${the(one)} in a dry frying pan over a medium-high heat and cook for ${minutes(cookMin, cookMin + 2)}, stirring, until the water ${they(one)} ${verb(one, 'give')} off has boiled away. Use only mushrooms that a seller or an expert has named.`,
      )
    case 'stew-fruit': {
      const isPoisonous = id === 'elderberry'
      const until = isPoisonous
        ? verb(one, 'have').replace('haves', 'has') + ' burst'
        : `${verb(one, 'are')} soft`
      const why = isPoisonous ? `: raw ${label(part)} make ill` : ''
      return made(
        `First put ${the(one)} in a small saucepan with ${jugMl(Math.max(30, part.grams * 0.2))} water${isPoisonous ? '' : ', cover'} and simmer for ${minutes(cookMin, cookMin + 5)}, until ${they(one)} ${until}, then leave to cool${why}.`,
      )
    }
    case 'hydrate': {
      const isMushroom = id === 'dried-mushroom'
      const water = jugMl(Math.max(100, part.grams * (isMushroom ? 10 : 2.5)))
      return made(
        isMushroom
          ? `First put ${the(one)} in a bowl, pour over ${water} boiling water and leave for ${waitMin} minutes, until soft. Lift ${them(one)} out, squeeze and chop; strain the liquid and keep it for a soup or a sauce.`
          : `First put ${the(one)} in a bowl, pour over ${water} hot stock or hot water and leave for ${waitMin} to ${waitMin + 5} minutes, until soft and swollen. Drain and squeeze out what ${they(one)} did not drink.`,
      )
    }
    case 'desalt':
      return made(
        `Start the day before. Put ${the(one)} in a large bowl of cold water and soak in the fridge for 24 to 36 hours, changing the water at least four times. Drain, pat dry and take out skin and bones.`,
      )
    case 'thaw':
      return made(
        `The day before, thaw ${the(one)} in the fridge, covered, on a plate, for ${hours(waitMin)}. Pat ${them(one)} dry with kitchen paper and throw away the liquid.`,
      )
  }
}

function hours(min: number): string {
  const whole = Math.round(min / 60)
  return whole === 1 ? '1 hour' : `${whole} hours`
}

const THAW_MIN: Readonly<Partial<Record<Kind, number>>> = {
  'whole-bird': 1440,
  prawns: 480,
  'white-fish': 480,
  'oily-fish': 480,
}
const USUAL_THAW_MIN = 720

/** Frozen food thaws in the fridge: whole birds for a day, pieces overnight. */
function thawing(part: MadeReady): PreStep {
  return { way: 'thaw', waitMin: THAW_MIN[part.item.kind] ?? USUAL_THAW_MIN, cookMin: 0, gains: 1 }
}

/** The first steps of a dish, and the minutes they take before the rest begins; soaks run side by side. */
export function preStepsOf(dish: { parts: readonly MadeReady[] }): { steps: Step[]; waitMin: number } {
  const all = dish.parts.flatMap((part) => [
    ...(part.item.isFrozen ? [prepare(part, thawing(part))] : []),
    ...(part.item.before === null ? [] : [prepare(part, part.item.before)]),
  ])
  const waitMin = Math.max(0, ...all.map((one) => one.waitMin))
  const cookMin = Math.max(0, ...all.map((one) => one.cookMin))
  const steps = all
    .toSorted((left, right) => right.waitMin - left.waitMin)
    .flatMap(({ step }) => step.map((text): Step => ({ text: text.replace(/\s+/g, ' ').trim(), min: 0 })))
  return { steps, waitMin: waitMin + cookMin }
}
