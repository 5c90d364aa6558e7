import { passwordFault } from '#app/domain/password/common-password.ts'

/** What a staff password has to be: these accounts can change what everybody reads. */
export const STAFF_PASSWORD_LENGTH = { min: 12, max: 128 } as const

const MIN_DIFFERENT_SIGNS = 6
/** Signs that must be left over once the site's name and one's own are taken out. */
const MIN_REST = 8

/** Why a password is too easy to guess, as a sentence to show; null when it may be used. */
export function weaknessOf(password: string, owner: { email: string; name: string }): string | null {
  if (password.length < STAFF_PASSWORD_LENGTH.min)
    return `Use at least ${STAFF_PASSWORD_LENGTH.min} characters`
  if (password.length > STAFF_PASSWORD_LENGTH.max)
    return `Use at most ${STAFF_PASSWORD_LENGTH.max} characters`
  const lower = password.toLowerCase()
  if (new Set(lower).size < MIN_DIFFERENT_SIGNS) return 'Use more different characters'
  const fault = passwordFault(password, owner.email)
  if (fault) return fault
  const own = [owner.email.split('@')[0] ?? '', ...owner.name.split(/\s+/)].map((part) => part.toLowerCase())
  let rest = lower
  for (const word of ['mealwright', 'password', ...own.filter((part) => part.length >= 4)])
    rest = rest.replaceAll(word, '')
  return rest.length < MIN_REST
    ? 'This is easy to guess. Use several words that belong to nothing about you'
    : null
}
