import { wordTable } from '#app/domain/word-table.ts'
import { EASY_WORDS } from './easy-words.ts'

/** Passwords that are tried first, as NIST SP 800-63B asks to refuse them, and what to say then. */

export const COMMON_PASSWORD =
  'This password is among the first that are tried. Choose another, such as four words that have nothing to do with each other.'
export const OWN_PASSWORD =
  'This password is close to your email address or to the name of this site, which are tried first. Choose another, such as four words that have nothing to do with each other.'

const SITE = 'mealwright'

/** What lies side by side on keyboards and keypads, or is counted up; read in both directions. */
const RUNS = [
  'abcdefghijklmnopqrstuvwxyz',
  '01234567890123456789',
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  'qwertzuiop',
  'yxcvbnm',
  'azertyuiop',
  'qsdfghjklm',
  'wxcvbn',
  '1q2w3e4r5t6y7u8i9o0p',
  'q1w2e3r4t5y6u7i8o9p0',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik9ol0p',
  'qazwsxedcrfvtgbyhnujmikolp',
  'zaqxswcdevfrbgtnhymjukilop',
  'qweasdzxcrtyfghvbnuiojklm',
  'qawsedrftgyhujikolp',
  '14725836914789632147895123',
  '741852963',
  '159357456852',
  'a1b2c3d4e5f6g7h8i9j0',
  '1a2b3c4d5e6f7g8h9i0j',
  '11223344556677889900',
  'aabbccddeeffgghhiijj',
  '1029384756',
].flatMap((run) => [run, reversed(run)])

const SHORTEST_RUN = 3
const LONG_RUN = 6
const SHORTEST_WORD = 3
const SHORTEST_OWN_PART = 4
/** Letters beside one's own name that make a password more than that name. */
const OWN_REST = 4
/** Figures hung on to a word are tried with it up to this many: a year, a birthday without its year, "123". */
const TRIED_FIGURES = 4

const LOOKS_LIKE = wordTable<string>({
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '8': 'b',
  '9': 'g',
  '@': 'a',
  $: 's',
  '!': 'i',
  '€': 'e',
  '+': 't',
})

/**
 * Whether a password is one of those that are tried first: a word of the list, whole or with a few figures and signs
 * around it, however it is dressed up; runs along the alphabet or a keyboard; something repeated; a date. Upper and
 * lower case are the same.
 */
export function isCommonPassword(password: string): boolean {
  const text = password.normalize('NFKC').toLowerCase()
  const bare = text.replaceAll(/[\p{P}\p{S}\s]/gu, '')
  // Signs alone are few, and not guessed from a list; one sign over and over is.
  if (bare === '') return isRepeated(text)
  const lettered = text.replaceAll(/[@$€]/g, (sign) => LOOKS_LIKE[sign] ?? sign)
  return [text, bare, lettered].some((one) => isEasy(one) || isEasyInside(one))
}

/** Why the password is refused, as a sentence to show; null when it may be used. */
export function passwordFault(password: string, email: string): string | null {
  if (isOwn(password, email)) return OWN_PASSWORD
  return isCommonPassword(password) ? COMMON_PASSWORD : null
}

function isEasy(text: string): boolean {
  return isWord(text) || isOfRuns(text) || isRepeated(text) || isDate(text)
}

/** What is left without the figures and signs around it; easy only if these are few, or easy themselves. */
function isEasyInside(text: string): boolean {
  const found = /^(\P{L}*)(.*?)(\P{L}*)$/su.exec(text)
  const [before, inside, after] = [found?.[1] ?? '', found?.[2] ?? '', found?.[3] ?? '']
  const [figuresBefore, figuresAfter] = [before, after].map((rest) => rest.replaceAll(/\D/g, ''))
  const isTried = (figures = '') =>
    figures.length <= TRIED_FIGURES || isOfRuns(figures) || isRepeated(figures) || isDate(figures)
  if (!isTried(figuresBefore) || !isTried(figuresAfter)) return false
  // "a1234567": a letter or two beside a run of figures.
  if (inside.length < SHORTEST_WORD) return Math.max(figuresBefore!.length, figuresAfter!.length) >= LONG_RUN
  return isWord(inside) || isOfRuns(inside) || isRepeated(inside)
}

function isWord(text: string): boolean {
  if (EASY_WORDS.has(text)) return true
  const undressed = text.replaceAll(/[01345789@$!€+]/g, (sign) => LOOKS_LIKE[sign] ?? sign)
  return EASY_WORDS.has(undressed) || EASY_WORDS.has(text.replaceAll('1', 'l').replaceAll('0', 'o'))
}

/** Made of nothing but pieces of runs, and of signs repeated at least three times. */
function isOfRuns(text: string): boolean {
  if (text.length < SHORTEST_RUN) return false
  const isReached = [true]
  for (let start = 0; start <= text.length - SHORTEST_RUN; start++) {
    if (!isReached[start]) continue
    // A part of a run is a run: where one breaks off, no longer one begins.
    for (let end = start + SHORTEST_RUN; end <= text.length && isRun(text.slice(start, end)); end++)
      isReached[end] = true
  }
  return Boolean(isReached[text.length])
}

const isRun = (piece: string): boolean =>
  RUNS.some((run) => run.includes(piece)) || piece === piece[0]!.repeat(piece.length)

/** A short piece over and over, or an easy one twice and more. */
function isRepeated(text: string): boolean {
  for (let length = 1; length <= text.length / 2; length++) {
    const piece = text.slice(0, length)
    if (text.length % length !== 0 || piece.repeat(text.length / length) !== text) continue
    if (length <= 4 || isWord(piece) || isEasyInside(piece)) return true
  }
  return false
}

/** Six or eight figures that are a day: 24121985, 1985-12-24, 122485. */
function isDate(text: string): boolean {
  const day = '(?:0[1-9]|[12]\\d|3[01])'
  const month = '(?:0[1-9]|1[0-2])'
  const year = '(?:(?:19|20)\\d\\d|\\d\\d)'
  const orders = [day + month + year, month + day + year, year + month + day]
  return orders.some((order) => new RegExp(`^${order}$`).test(text))
}

/** Nothing but the site's name or the owner's address, with little around it. */
function isOwn(password: string, email: string): boolean {
  const bare = squashed(password)
  const local = email.split('@')[0] ?? ''
  const parts = local.split(/[^\p{L}\p{N}]+/u).filter((part) => part.length >= SHORTEST_OWN_PART)
  const known = [squashed(email), squashed(local), ...parts.map(squashed), SITE]
    .filter((one) => one.length >= SHORTEST_WORD && bare.includes(one))
    .toSorted((a, b) => b.length - a.length)
  let rest = bare
  for (const one of known) rest = rest.replaceAll(one, '')
  return known.length > 0 && rest.replaceAll(/\d/g, '').length < OWN_REST
}

const squashed = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '')

function reversed(text: string): string {
  return [...text].toReversed().join('')
}
