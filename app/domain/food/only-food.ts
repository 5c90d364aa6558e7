import { foldWord, nameTokens, plainName } from './food-names.ts'
import { wordSet } from './line-words.ts'
import { matchFood } from './match-food.ts'
import { neverEaten } from './treatment.ts'
import { readIngredientLine } from './ingredient-line.ts'
import { FOODS_WITH_ODD_NAMES, REFUSED_ANYWHERE, REFUSED_WHOLE, type RefusalKind } from './not-food.ts'

/** `unknown` may well be a food: it is kept and marked as not counted. The reason is for the person. */
export type FoodNameVerdict = { verdict: 'food' | 'unknown' | 'not-food' | 'unsafe'; reason: string }

const SHOWN_LENGTH = 60
/** Below this a match is a guess, and the name counts as unknown. */
const SURE_OF_FOOD = 0.6
/** A name that the lists refuse is food all the same where the table has it nearly letter by letter. */
const SURE_OF_LISTED = 0.98
const LONGEST_NAME = 300
const MARKUP = /<\/?[a-z!?][^>]*>?|&(?:lt|gt|amp|#\d+);|javascript:|\{\{|\$\{|<\?|-->|\]\]>/i
const WEB_ADDRESS =
  /\bhttps?:\/\/|\bwww\.|\bftp:\/\/|\b[\w-]+\.(?:com|org|net|io|co|uk|ru|info|biz|xyz|php|html?)\b/i
const MAIL_ADDRESS = /[\w.+-]+@[\w-]+/
const CODE =
  /(?:\bdrop\s+table\b|\bselect\s.+\sfrom\b|\bunion\s+select\b|'\s*or\s+'?1|;\s*--|=>|\(\)\s*\{|\bfunction\s*\()/i

/** Words around a thing that do not make it food: "fried bricks", "my cat", "a tin of paint". */
const AROUND = wordSet(`
  a an the my your our his her some of few little bit piece pieces slice cup tin can bag box bottle jar glass pinch
  spoonful spoon tablespoon teaspoon handful bucket raw fresh fried grilled roasted roast boiled baked steamed smoked
  cooked chopped diced sliced minced ground grated crushed large small big old new used dead live whole organic dried
  frozen liquid powder powdered red blue green black white yellow delicious tasty with in and salted warm cold hot
  household kitchen stuffed braised pickled stewed
`)

const OWNERS = wordSet('my our your his her their')

function phraseMap(lists: Readonly<Partial<Record<RefusalKind, string>>>): Map<string, RefusalKind> {
  const map = new Map<string, RefusalKind>()
  for (const [kind, list] of Object.entries(lists)) {
    for (const phrase of list.split(',')) map.set(nameTokens(phrase).join(' '), kind as RefusalKind)
  }
  return map
}

type Lists = {
  anywhere: ReadonlyMap<string, RefusalKind>
  whole: ReadonlyMap<string, RefusalKind>
  oddFoods: ReadonlySet<string>
}
let built: Lists | undefined
const lists = (): Lists =>
  (built ??= {
    anywhere: phraseMap(REFUSED_ANYWHERE),
    whole: phraseMap(REFUSED_WHOLE),
    oddFoods: new Set(FOODS_WITH_ODD_NAMES.split(',').map((phrase) => nameTokens(phrase).join(' '))),
  })

const LONGEST_PHRASE = 5

/** The longest run of the words that the map holds. */
function phraseIn<T>(tokens: readonly string[], has: (phrase: string) => T | undefined): T | undefined {
  for (let length = Math.min(LONGEST_PHRASE, tokens.length); length > 0; length--) {
    for (let start = 0; start + length <= tokens.length; start++) {
      const found = has(tokens.slice(start, start + length).join(' '))
      if (found !== undefined && found !== false) return found
    }
  }
  return undefined
}

const CLUSTERS = /sch|tch|ch|sh|th|ph|gh|ck|tz|ng|qu|rh|wh|ght|cz|sz|rz|dz|ll|ss|tt|nn|rr|ff|pp|mm|zh|kh|ts/g
const NEVER_PAIRED =
  /q[^uaieo\W]|[jvwxz]q|[fgjkpvwxz]x[bcdfgjkmnqrvwxz]|j[bcfgmpqtvwxz]|[bcfgkmpqtvwxz]j[bcdfghklmnpqrstvwxz]|v[bcfgjkmpqwx]|zx|xz|wx|[fk]q/
const KEYBOARD_RUN = /asdf|sdfg|dfgh|fghj|ghjk|hjkl|qwer|wert[yz]|uiop|zxcv|xcvb|vbnm|lkjh|poiu|rewq|fdsa/
const SHORT_FORMS = wordSet('bbq blt pbj msg tvp hvp xo rte msm sb')

/** Letters no language would spell a food with: "asdkjh", "xxxx", "qwerty". Latin letters only. */
export function looksLikeGibberish(name: string): boolean {
  const words = plainName(name)
    .split(' ')
    .filter((word) => /[a-z]/.test(word))
  if (words.length === 0 || !words.every((word) => /^[a-z0-9%]+$/.test(word))) return false
  const isOdd = (word: string) => {
    if (SHORT_FORMS.has(word)) return false
    if (word.length === 1 || word.length > 30) return true
    if (/(.)\1{3}/.test(word) || /^(.{2,3})\1{2,}$/.test(word)) return true
    if (KEYBOARD_RUN.test(word)) return true
    const letters = word.replace(/[^a-z]/g, '')
    if (letters.length < word.length / 2) return true
    if (letters.length >= 3 && !/[aeiouy]/.test(letters)) return true
    if (letters.length >= 4 && NEVER_PAIRED.test(letters)) return true
    return /[^aeiouy]{5}/.test(letters.replace(CLUSTERS, 'c'))
  }
  const odd = words.filter(isOdd).length
  return odd > words.length / 2
}

const REASONS: Readonly<Record<RefusalKind, (name: string, be: string) => string>> = {
  thing: (name, be) => `${name} ${be} not food.`,
  cleaning: (name, be) => `${name} ${be} not food: it is for cleaning and can poison.`,
  chemical: (name, be) => `${name} ${be} not food and can poison.`,
  medicine: (name, be) => `${name} ${be} medicine, not food.`,
  drug: (name, be) => `${name} ${be} not food.`,
  animal: (name, be) => `${name} ${be} not food here.`,
  person: (name, be) => `${name} ${be} not food.`,
  poison: (name, be) => `${name} ${be} poisonous. Do not eat ${be === 'are' ? 'them' : 'it'}.`,
  spoiled: (name, be) => `${name} ${be} not safe to eat.`,
  talk: (name, be) => `“${name}” ${be} not an ingredient.`,
}

function refusal(name: string, kind: RefusalKind): FoodNameVerdict {
  const reason = REASONS[kind](shown(name), isOrAre(name))
  const isUnsafe = kind === 'poison' || kind === 'spoiled'
  return { verdict: isUnsafe ? 'unsafe' : 'not-food', reason }
}

function isOrAre(name: string): 'is' | 'are' {
  const last = plainName(name).split(' ').at(-1) ?? ''
  return last !== foldWord(last) && last.endsWith('s') ? 'are' : 'is'
}

function shown(name: string): string {
  const clean = name
    .replace(/[^\P{C} ]/gu, '')
    .replace(/\s+/g, ' ')
    .trim()
  const short = clean.length > SHOWN_LENGTH ? `${clean.slice(0, SHOWN_LENGTH - 1).trim()}…` : clean
  return short.slice(0, 1).toUpperCase() + short.slice(1)
}

function refusedKind(tokens: readonly string[]): RefusalKind | undefined {
  const { anywhere, whole } = lists()
  const kind = phraseIn(tokens, (phrase) => anywhere.get(phrase))
  if (kind !== undefined) return kind
  const isAround = (token: string) => AROUND.has(token)
  // "my dog Rex", "our neighbour's cat"
  const owned = OWNERS.has(tokens[0] ?? '') ? whole.get(tokens[1] ?? '') : undefined
  if (owned === 'animal' || owned === 'person') return owned
  return (
    whole.get(tokens.join(' ')) ??
    whole.get(tokens.filter((token) => !isAround(token)).join(' ')) ??
    whole.get(tokens.slice(tokens.findIndex((token) => !isAround(token))).join(' '))
  )
}

/**
 * Says whether a name is food: known, plausible but unknown, no food (things, chemicals, medicines, people, markup,
 * addresses, gibberish) or unsafe to eat. The reason names what was typed.
 */
export function judgeFoodName(name: string): FoodNameVerdict {
  const judged = judgeByName(name)
  return judged.verdict === 'not-food' ? judged : (refusedAsHarmful(name, name) ?? judged)
}

/**
 * The same of a whole line as it was typed, amount and brackets included: "almonds (bitter)" are refused like "bitter
 * almonds".
 */
export function judgeIngredient(typed: string): FoodNameVerdict {
  const line = readIngredientLine(typed)
  const judged = judgeByName(line.name || typed)
  if (judged.verdict === 'not-food') return judged
  const hasAmount = line.quantity !== null || line.unit !== null
  const remark = line.comment === null ? '' : ` (${line.comment})`
  return refusedAsHarmful(line.text, hasAmount ? `${line.name}${remark}` : line.text) ?? judged
}

function refusedAsHarmful(text: string, name: string): FoodNameVerdict | null {
  const never = neverEaten(text)
  if (never === null) return null
  return {
    verdict: 'unsafe',
    reason: `${shown(name)} ${isOrAre(name.split(/[,(]| (?:from|of|in|with|that) /)[0] ?? name)} ${never}.`,
  }
}

function judgeByName(name: string): FoodNameVerdict {
  const text = nameOf(name)
  const refused = refusedByForm(text)
  if (refused !== null) return refused
  const suspicion = suspicionOf(text)
  const match = matchFood(text)
  // A name the table holds is food, whatever the lists say; a loose match does not outweigh them.
  const leastSure = suspicion === null || suspicion === 'gibberish' ? SURE_OF_FOOD : SURE_OF_LISTED
  if (match !== null && match.confidence >= leastSure)
    return { verdict: 'food', reason: `${shown(match.food.name)} is in the food table.` }
  if (suspicion === 'gibberish') return notFood(`“${shown(text)}” names no food we can make out.`)
  if (suspicion !== null) return refusal(text, suspicion)
  return { verdict: 'unknown', reason: `${shown(text)} is not in the food table; it is not counted.` }
}

const nameOf = (typed: string): string => typed.slice(0, LONGEST_NAME).trim()

const notFood = (reason: string): FoodNameVerdict => ({ verdict: 'not-food', reason })

function refusedByForm(text: string): FoodNameVerdict | null {
  if (text === '') return notFood('Nothing was typed.')
  if (MARKUP.test(text)) return notFood('Markup is not food.')
  if (WEB_ADDRESS.test(text)) return notFood('A web address is not food.')
  if (MAIL_ADDRESS.test(text)) return notFood('A mail address is not food.')
  if (CODE.test(text)) return notFood('Program code is not food.')
  if (/\p{L}/u.test(text)) return null
  return notFood(
    /\p{Extended_Pictographic}/u.test(text) ? 'Write the food in words.' : `“${shown(text)}” names no food.`,
  )
}

/** What the lists or the letters say against a name, before the table is asked. */
function suspicionOf(text: string): RefusalKind | 'gibberish' | null {
  const tokens = nameTokens(text).slice(0, 40)
  const isOddFood = phraseIn(tokens, (phrase) => lists().oddFoods.has(phrase) || undefined) === true
  if (isOddFood) return null
  return refusedKind(tokens) ?? (looksLikeGibberish(text) ? 'gibberish' : null)
}

/** Why a name is refused, no food or not safe to eat; null where it is not. Asks the table only where it must. */
export function refusalOfName(name: string): string | null {
  const text = nameOf(name)
  if (refusedByForm(text) === null && suspicionOf(text) === null)
    return refusedAsHarmful(name, name)?.reason ?? null
  const { verdict, reason } = judgeFoodName(name)
  return verdict === 'unsafe' || verdict === 'not-food' ? reason : null
}
