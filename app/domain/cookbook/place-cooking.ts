import { type CookingTask, minutesIn } from './accompaniments.ts'
import { isOnKeeping, sentencesOf } from './serve-sentence.ts'

/** What is cooked beside the dish waits no longer than this for it. */
const LONGEST_WAIT_MIN = 15
/** A time that is longer by this much says when to begin. */
const MUCH_LONGER_MIN = 10
/** Cutting, heating the pan and draining. */
const AROUND_MIN = 3
/** What every step takes besides the times it names. */
const OF_STEP_MIN = 2
/** The dish cooks by itself, and the hands are free. */
const BY_ITSELF =
  /\b(?:bake|roast|simmer|braise|stew|cook|oven|boil|rest|leave(?! in\b)|stand|steam|poach|air-fry|cover|grill|slow cooker)\b/i
/** The oven is one for all; it is not turned up for a difference like this. */
const ALIKE_C = 20
const OWN_HEAT = / (?:in the (?:hot )?oven )?at (\d{3}) °C(?: \(\d{3} °C fan\))?/
const HEATING = /^(?:Meanwhile, h|H)eat the (?:oven|grill)\b.*?(\d{3}) °C[^.]*\.$/
const OVEN_AT = /\b(?:oven|bake|roast)\b[^.]*?(\d{3}) °C/i

type Place = { step: number; sentence: number; minutes: number }

/** Hot enough for vegetables to brown. */
const LEAST_TO_ROAST_C = 190

/** Whether the oven of the dish is hot for long enough to roast something else beside it. */
export function canRoastBeside(steps: readonly string[], minutes: number): boolean {
  const heatC = Number(OVEN_AT.exec(steps.join(' '))?.[1] ?? 0)
  return (
    heatC >= LEAST_TO_ROAST_C &&
    steps.some((step) =>
      sentencesOf(step).some((text) => /\b(?:bake|roast)\b/i.test(text) && minutesIn(text) >= minutes),
    )
  )
}

/** Every sentence of the method with the minutes it takes; keeping is no cooking. */
const placesIn = (steps: readonly string[]): Place[] =>
  steps.flatMap((step, at) =>
    sentencesOf(step).map((text, sentence) => ({
      step: at,
      sentence,
      minutes: isOnKeeping(text) ? 0 : minutesOfSentence(text),
    })),
  )

/** Pasta boils "for 1 minute less than the packet says". */
const OF_PACKET_MIN = 10

function minutesOfSentence(text: string): number {
  const minutes = minutesIn(text.replaceAll(/\bwithin [^,.]+/g, ''))
  return /\bpacket\b/.test(text) ? Math.max(minutes, OF_PACKET_MIN) : minutes
}

const textAt = (steps: readonly string[], { step, sentence }: Place): string =>
  sentencesOf(steps[step]!)[sentence] ?? ''

const timeOf = (places: readonly Place[]): number => places.reduce((sum, { minutes }) => sum + minutes, 0)

const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1)

/** "Leave for 5 minutes" is about the dish, whatever was cooked before it. */
const withNamedDish = (text: string): string =>
  text.replace(/^(Leave|Let|Rest) (?=for \d|to |rest |stand |,? ?covered)/, '$1 the dish ')

function insertBehind(
  steps: readonly string[],
  { step, sentence }: Pick<Place, 'step' | 'sentence'>,
  text: string,
): string[] {
  const [before, behind] = [
    sentencesOf(steps[step]!).slice(0, sentence + 1),
    sentencesOf(steps[step]!).slice(sentence + 1),
  ]
  const [next, ...others] = behind
  const texts = [...before, text, ...(next === undefined ? [] : [withNamedDish(next), ...others])]
  return steps.map((one, at) => (at === step ? texts.join(' ') : one))
}

/**
 * Puts the cooking of what is served beside where one would do it: while the dish cooks by itself, near its end; in a
 * step of its own, early enough, where no part of the method has the time.
 */
export function withCooking(steps: readonly string[], task: CookingTask): string[] {
  const places = placesIn(steps)
  const heating = task.isInOven ? places.find((place) => OVEN_AT.test(textAt(steps, place))) : undefined
  const text = atHeatOf(task, heating === undefined ? '' : textAt(steps, heating))
  const heat = task.isInOven && heating === undefined ? heatingFor(task) : ''
  const isFree = (place: Place, at: number) =>
    place.minutes >= task.minutes &&
    timeOf(places.slice(at + 1)) + OF_STEP_MIN * (steps.length - 1 - place.step) <= LONGEST_WAIT_MIN &&
    (heating === undefined || at >= places.indexOf(heating)) &&
    BY_ITSELF.test(textAt(steps, place))
  for (const [at, place] of [...places.entries()].toReversed()) {
    const end = isFree(place, at) ? endOfDoing(steps, place) : null
    if (end === null) continue
    const isLonger = place.minutes >= task.minutes + MUCH_LONGER_MIN
    const minutes = Math.ceil((task.minutes + AROUND_MIN) / 5) * 5
    const when = isLonger ? `About ${minutes} minutes before the end, ` : meanwhileIn(steps, place)
    const cooking = heat === '' ? lowerFirst(text) : `${lowerFirst(heat)} Then ${lowerFirst(text)}`
    return insertBehind(steps, end, `${when}${cooking}.`)
  }
  return withOwnStep(steps, { ...task, text }, heat, heating)
}

/** About what was just done: it stays with it. */
const ON_THE_SAME = /^(?:The|It|They|This|That|If|A|An|There|Longer|Don't|Do not)\b/
/** Says itself what it is about, so that another food may be cooked before it. */
const ON_ITS_OWN =
  /^(?:Serve|Taste|Scatter|Sprinkle|Season|Squeeze|Meanwhile|While|When|Leave|Let|Rest|(?:Slice|Carve|Cut|Mash|Toss|Divide|Put|Boil|Warm|Heat|Mix|Whisk|Fry) the)\b/
const ON_THE_LAST_STEP = /^(?:Drain|Crush|Uncover|Strain|Turn them|Take it|Lift out)\b/

/** The sentence behind which something else may be done; null where the next one would be read as being about that. */
function endOfDoing(
  steps: readonly string[],
  { step, sentence }: Place,
): Pick<Place, 'step' | 'sentence'> | null {
  const texts = sentencesOf(steps[step]!)
  let end = sentence
  while (end + 1 < texts.length && ON_THE_SAME.test(texts[end + 1]!)) end++
  const next = texts[end + 1]
  const isOpen = next === undefined ? !ON_THE_LAST_STEP.test(steps[step + 1] ?? '') : ON_ITS_OWN.test(next)
  return isOpen ? { step, sentence: end } : null
}

/** A step that is done while the one before goes on. */
const ON_THE_SIDE = /^(?:During|While|When|For the last|About \d+ minutes before)\b/

/** A second "Meanwhile" in one step says in what instead. */
function meanwhileIn(steps: readonly string[], { step, sentence }: Place): string {
  const next = sentencesOf(steps[step]!)[sentence + 1] ?? ''
  const isSaid = /\bmeanwhile\b/i.test(`${next} ${sentencesOf(steps[step]!)[sentence]}`)
  return isSaid ? 'At the same time, ' : 'Meanwhile, '
}

/** In the oven of the dish at the heat of the dish. */
function atHeatOf({ text, isInOven }: CookingTask, ofDish: string): string {
  if (!isInOven) return text
  const [all, own] = OWN_HEAT.exec(text) ?? []
  const dishC = OVEN_AT.exec(ofDish)?.[1]
  if (all === undefined) return text
  if (dishC === undefined || Math.abs(Number(dishC) - Number(own)) <= ALIKE_C) return text.replace(all, '')
  return text
}

const USUAL_HEAT = '200 °C (180 °C fan)'

function heatingFor({ text }: CookingTask): string {
  const own = OWN_HEAT.exec(text)?.[0]
  return `Heat the oven to ${own === undefined ? USUAL_HEAT : own.replace(/^.* at /, '')}.`
}

function withOwnStep(
  steps: readonly string[],
  { text, minutes }: CookingTask,
  heat: string,
  heating: Place | undefined,
): string[] {
  const places = placesIn(steps)
  const isEarlyEnough = (step: number) =>
    timeOf(places.filter((place) => place.step >= step)) + (steps.length - step) * OF_STEP_MIN >= minutes
  const found = steps.findLastIndex((_, step) => isEarlyEnough(step))
  const at = Math.max(
    0,
    steps.findLastIndex((step, index) => index <= found && !ON_THE_SIDE.test(step)),
  )
  if (heating === undefined) return steps.toSpliced(at, 0, [heat, `${text}.`].filter(Boolean).join(' '))
  const said = textAt(steps, heating)
  // The oven is hot before anything goes in.
  if (heating.step >= at && HEATING.test(said)) {
    const rest = steps.map((step, index) =>
      index === heating.step
        ? sentencesOf(step)
            .filter((_, one) => one !== heating.sentence)
            .join(' ')
        : step,
    )
    return rest.toSpliced(at, 0, `${said.replace(/^Meanwhile, heat/, 'Heat')} ${text}.`)
  }
  if (heating.step < at) return steps.toSpliced(at, 0, `${text}.`)
  const heatC = OVEN_AT.exec(said)?.[1]
  return steps.toSpliced(at, 0, `Heat the oven to ${heatC} °C. ${text}.`)
}
