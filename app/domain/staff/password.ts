/** What a staff password has to be: these accounts can change what everybody reads. */
export const STAFF_PASSWORD_LENGTH = { min: 12, max: 128 } as const

const MIN_DIFFERENT_SIGNS = 6
/** Words that guessers begin with; written without figures and signs. */
const FIRST_GUESSES = [
  'password',
  'passwort',
  'qwerty',
  'letmein',
  'welcome',
  'mealwright',
  'blogadmin',
  'iloveyou',
]
const RUNS = ['abcdefghijklmnopqrstuvwxyz', '01234567890', 'qwertyuiopasdfghjklzxcvbnm']
/** Signs that must be left over once a first guess, a run or one's own name is taken out. */
const MIN_REST = 8

/** Why a password is too easy to guess, as a sentence to show; null when it may be used. */
export function weaknessOf(password: string, owner: { email: string; name: string }): string | null {
  if (password.length < STAFF_PASSWORD_LENGTH.min)
    return `Use at least ${STAFF_PASSWORD_LENGTH.min} characters`
  if (password.length > STAFF_PASSWORD_LENGTH.max)
    return `Use at most ${STAFF_PASSWORD_LENGTH.max} characters`
  const lower = password.toLowerCase()
  if (new Set(lower).size < MIN_DIFFERENT_SIGNS) return 'Use more different characters'
  const own = [owner.email.split('@')[0] ?? '', ...owner.name.split(/\s+/)].map((part) => part.toLowerCase())
  const known = [...FIRST_GUESSES, ...own.filter((part) => part.length >= 4)]
  let rest = lower
  for (const word of known) rest = rest.replaceAll(word, '')
  rest = withoutRuns(rest)
  if (rest.length < MIN_REST)
    return 'This is easy to guess. Use several words that belong to nothing about you'
  return null
}

/** Takes out stretches of four and more signs that lie side by side in the alphabet or on a keyboard. */
function withoutRuns(text: string): string {
  let kept = ''
  for (let at = 0; at < text.length;) {
    let length = 1
    while (at + length < text.length && isRun(text.slice(at, at + length + 1))) length++
    if (length < 4) kept += text.slice(at, at + length)
    at += length
  }
  return kept
}

function isRun(piece: string): boolean {
  const backwards = [...piece].toReversed().join('')
  return RUNS.some((run) => run.includes(piece) || run.includes(backwards))
}
