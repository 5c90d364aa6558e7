import { z } from 'zod'
import { MAX_RETURN_PATH_LENGTH } from './return-path.ts'

/** The forms of an account, one schema each; the server checks them, browsers only help. */

const MAX_EMAIL_LENGTH = 254

const WHOLE_ADDRESS = 'Enter the full address, such as anna@example.org'

/** Removes the invisible characters that come with copying, and writes an international domain in punycode. */
function writtenPlainly(typed: string): string {
  const seen = typed
    .replace(/\p{Cf}/gu, '')
    .trim()
    .toLowerCase()
  const at = seen.lastIndexOf('@') + 1
  const [before, domain] = [seen.slice(0, at), seen.slice(at)]
  const isForeign = at > 0 && /^[\p{L}\p{N}\p{M}.-]*$/u.test(domain) && /\P{ASCII}/u.test(domain)
  return isForeign ? before + (URL.parse(`http://${domain}`)?.hostname ?? domain) : seen
}

/**
 * One @, a domain of several parts, at most 254 characters, in lower case for comparison. `=?` is refused: it begins a
 * MIME encoded word, which mail programs display as something other than what was typed.
 */
export const emailSchema = z
  .string()
  .transform(writtenPlainly)
  .pipe(
    z
      .string()
      .max(MAX_EMAIL_LENGTH, 'This email address is too long')
      .regex(
        /^(?!.*=\?)[^\s\p{C}@"<>,;:()[\]\\]+@(?:[\p{L}\p{M}\p{N}_-]+\.)+[\p{L}\p{M}\p{N}-]+$/u,
        WHOLE_ADDRESS,
      )
      .regex(
        /^(?:\p{ASCII}*@|[^@]*$)/u,
        'We can’t write to accented letters before the @. Use another address, such as jose@example.org',
      ),
  )

/** For creating an account: the account library has a stricter check, which would answer with its own message. */
const accountEmailSchema = emailSchema.pipe(z.email(WHOLE_ADDRESS))

export const PASSWORD_LENGTH = { min: 8, max: 128 } as const

export const newPasswordSchema = z
  .string()
  .min(PASSWORD_LENGTH.min, `Use at least ${PASSWORD_LENGTH.min} characters`)
  .max(PASSWORD_LENGTH.max, `Use at most ${PASSWORD_LENGTH.max} characters`)

const typedPasswordSchema = z
  .string()
  .min(1, 'Enter your password')
  .max(PASSWORD_LENGTH.max, 'Enter your password')

/** Where to go after signing in: a page of our own, or nothing. Checked again after normalising. */
export const returnPathSchema = z
  .string()
  .optional()
  .transform((path = '') => (path.length > MAX_RETURN_PATH_LENGTH ? undefined : (ownPath(path) ?? undefined)))

export const signUpSchema = z.object({
  email: accountEmailSchema,
  password: newPasswordSchema,
  returnTo: returnPathSchema,
})
export const signInSchema = z.object({
  email: emailSchema,
  password: typedPasswordSchema,
  rememberMe: z.literal('yes').optional(),
  returnTo: returnPathSchema,
})
export const forgottenPasswordSchema = z.object({ email: emailSchema })
export const resetPasswordSchema = z.object({
  token: z.string().min(1).max(200),
  password: newPasswordSchema,
})
export const changePasswordSchema = z.object({
  currentPassword: typedPasswordSchema,
  newPassword: newPasswordSchema,
})
export const changeEmailSchema = z.object({ email: accountEmailSchema, password: typedPasswordSchema })
export const changeLabelSchema = z.object({
  label: z
    .string()
    .trim()
    .min(2, 'Use at least 2 characters')
    .max(40, 'Use at most 40 characters')
    .regex(/^[^\p{C}@<>]+$/u, 'Use letters, figures, spaces and ordinary signs, without an at-sign'),
})
export const deleteAccountSchema = z.object({ password: typedPasswordSchema })
export const revokeSessionSchema = z.object({ sessionId: z.uuid() })

/**
 * A path of this site, normalised, or null. Anything that a browser could read as another host is refused,
 * also when it only becomes one after dots are resolved.
 */
export function ownPath(path: string): string | null {
  // Control characters and backslashes are how "/\evil.test" and "/<tab>/evil.test" leave a site.
  // oxlint-disable-next-line no-control-regex
  if (!path.startsWith('/') || path.startsWith('//') || /[\u0000-\u001f\u007f\\]/.test(path)) return null
  const base = 'https://own.invalid'
  if (!URL.canParse(path, base)) return null
  const url = new URL(path, base)
  if (url.origin !== base || url.pathname.startsWith('//')) return null
  return url.pathname + url.search + url.hash
}
