import { listOf, sentence } from '#app/domain/kitchen/words.ts'
import { timersOf } from '#app/domain/recipe/step-timers.ts'

/** A food that comes to the table with the dish. */
export type Accompaniment = {
  name: string
  /** What follows the name where it is served: ", warmed", " to dip". */
  tail: string
  cooking: Cooking | null
}

/**
 * How an accompaniment is cooked: in a sentence of its own, which belongs to its step where it is about a pan of the
 * dish; or in a pan of water that it may share, for so many minutes, or for its own time where they are 0.
 */
export type Cooking =
  | { kind: 'sentence'; text: string; isOfStep: boolean }
  | { kind: 'boiled'; least: number; most: number; isInOwnPan: boolean }

/** One sentence that cooks or dresses accompaniments, without its full stop, and how long it takes. */
export type CookingTask = { text: string; minutes: number; isInOven: boolean; isAtTheEnd: boolean }

const ONLY_SERVED =
  /^(?:Serve with \{it\}|Put \{it\} on the table|Serve \{it\}(?= alongside))(?: alongside)?(?: too| as well| to add at the end)?((?:,| to| as| in| for) [^.;]*)?\.?$/
const COOKED_BESIDE =
  /^(?:Meanwhile, )?(.+?),? (?:(?:and lift out )?to (?:serve|eat) alongside|and serve alongside)\.?$/
const OF_ITS_STEP =
  /\b(?:in|into|on|of|with) the (?!(?:hot )?oven\b)|\bin the same (?!oven\b)|\bbeside\b|\bon the shelf\b/
const BOILED =
  /^(?:boil|cook) \{it\}(?: in (?:plenty of |lightly |boiling )?(?:lightly )?salted water)?(?: for (\d+)(?: to (\d+))? minutes)?(?: until tender)?(?:,? and drain)?$/i

/** What a sentence of "Welcome too" says where its food is served beside the dish; null where it goes into it. */
export function accompanimentIn(text: string): Omit<Accompaniment, 'name'> | null {
  const served = ONLY_SERVED.exec(text)
  if (served !== null) return { tail: served[1] ?? '', cooking: null }
  const cooked = COOKED_BESIDE.exec(text)?.[1]?.replace(/, drain$/, ' and drain')
  if (cooked === undefined || !cooked.includes('{it}')) return null
  const boiled = BOILED.exec(cooked)
  if (boiled === null)
    return { tail: '', cooking: { kind: 'sentence', text: cooked, isOfStep: OF_ITS_STEP.test(cooked) } }
  const [, least = 0, most = least] = boiled
  return {
    tail: '',
    cooking: { kind: 'boiled', least: Number(least), most: Number(most), isInOwnPan: false },
  }
}

const HEATED =
  /\b(?:boil|boiling|fry|stir-fry|grill|heat|warm|cook|bake|roast|simmer|wilt|steam|toast|air-fry)\b/i
const IN_OVEN = /\b(?:roast|bake|oven)\b/i
/** For a sentence without a time. */
const [USUAL_MIN, USUAL_OVEN_MIN, USUAL_OF_PACKET_MIN] = [8, 30, 15]
const SECONDS_PER_MINUTE = 60

/** The longest time a sentence names, both sides counted; 0 where it names none. */
export function minutesIn(text: string): number {
  const longest = Math.max(0, ...timersOf(text).map(({ seconds }) => seconds / SECONDS_PER_MINUTE))
  return /\b(?:on each|per|each) side\b/.test(text) ? 2 * longest : longest
}

/** The sentences that cook the accompaniments, with what takes longest first. */
export function tasksFor(all: readonly Accompaniment[]): CookingTask[] {
  const ownSentences = all.flatMap(({ cooking }) =>
    cooking?.kind === 'sentence' ? taskOf(cooking.text) : [],
  )
  const boiled = all.flatMap(({ name, cooking }) =>
    cooking?.kind === 'boiled' ? [{ name, ...cooking }] : [],
  )
  const shared = boiled.filter(({ isInOwnPan }) => !isInOwnPan)
  const pans = [
    ...(shared.length === 0 ? [] : [shared]),
    ...boiled.filter((one) => one.isInOwnPan).map((one) => [one]),
  ]
  return [...ownSentences, ...pans.map(panOf)].toSorted((one, other) => other.minutes - one.minutes)
}

function taskOf(text: string): CookingTask {
  const isInOven = IN_OVEN.test(text)
  const minutes = minutesIn(text) || usualMinutes(text, isInOven)
  const isAtTheEnd = /^Make up\b/i.test(text) || !HEATED.test(text)
  return { text: sentence(text), minutes, isInOven, isAtTheEnd }
}

function usualMinutes(text: string, isInOven: boolean): number {
  if (/\bpacket\b/.test(text)) return USUAL_OF_PACKET_MIN
  return isInOven ? USUAL_OVEN_MIN : USUAL_MIN
}

type Boiled = { name: string; least: number; most: number }

/** "Boil the potatoes in lightly salted water for 15 minutes until tender, adding the peas for the last 3, and drain". */
function panOf(pan: readonly Boiled[]): CookingTask {
  const times = [...new Set(pan.map(({ most }) => most))].toSorted((one, other) => other - one)
  const namesAt = (minutes: number) =>
    `the ${listOf(pan.filter(({ most }) => most === minutes).map(({ name }) => name))}`
  const [longest, ...others] = times as [number, ...number[]]
  const least = Math.max(...pan.filter(({ most }) => most === longest).map((one) => one.least))
  const range = least === longest ? `${longest}` : `${least} to ${longest}`
  const added = others.map(
    (minutes, at) => `${namesAt(minutes)} for the last ${minutes}${at === 0 ? ' minutes' : ''}`,
  )
  const adding = added.length === 0 ? '' : `, adding ${listOf(added)},`
  const text = `Boil ${namesAt(longest)} in lightly salted water for ${range} minute${longest === 1 ? '' : 's'}${adding} until tender, and drain`
  return { text, minutes: longest, isInOven: false, isAtTheEnd: false }
}
