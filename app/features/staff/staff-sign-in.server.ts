import { isAPIError } from 'better-auth/api'
import { AppError } from '#app/domain/errors.ts'
import type { Limits } from '#app/features/account/limits.server.ts'
import type { Asker } from '#app/features/account/sign-in.server.ts'
import type { StaffAuth } from './staff-auth.server.ts'

const WRONG_CODE = 'That code is not right. Codes change every 30 seconds, and each works once.'
const TOO_LATE = 'Please sign in again: the code was not entered in time, or too often wrongly.'

type Needs = { auth: StaffAuth; limits: Limits }

export type SignedIn = {
  cookies: string[]
  /** Null while the second factor is still to come. */
  admin: { id: string; email: string } | null
}

/**
 * First step: address and password, within the limits of the account and of the network. Null for a wrong pair; the
 * library hashes for an unknown address too, so that its answer takes as long.
 */
export async function signInWithPassword(
  { auth, limits }: Needs,
  form: { email: string; password: string },
  { headers, clientAddress }: Asker,
): Promise<SignedIn | null> {
  await limits.spend('staff-sign-in-address', clientAddress)
  await limits.spend('staff-sign-in-account', form.email)
  try {
    const { headers: sent, response } = await auth.api.signInEmail({
      body: form,
      headers,
      returnHeaders: true,
    })
    await limits.clear('staff-sign-in-account', form.email)
    const isCodeAsked = 'twoFactorRedirect' in response
    return {
      cookies: sent.getSetCookie(),
      admin: isCodeAsked ? null : { id: response.user.id, email: response.user.email },
    }
  } catch (error) {
    if (isAPIError(error) && error.body?.code === 'INVALID_EMAIL_OR_PASSWORD') return null
    throw error
  }
}

/** Second step: a code of the authenticator, or a recovery code. Each works once, also within its half minute. */
export async function signInWithCode(
  { auth, limits }: Needs,
  code: string,
  { headers, clientAddress }: Asker,
): Promise<SignedIn> {
  await limits.spend('staff-code-address', clientAddress)
  const personId = await personAskedForCode(auth, headers)
  if (!personId) throw new AppError('signed-out', TOO_LATE)
  await limits.spend('staff-code-account', personId)
  await useOnce(limits, personId, code)
  try {
    const isDigits = /^\d{6}$/.test(code)
    const verify = isDigits ? auth.api.verifyTOTP : auth.api.verifyBackupCode
    const { headers: sent, response } = await verify({ body: { code }, headers, returnHeaders: true })
    await limits.clear('staff-code-account', personId)
    return {
      cookies: sent.getSetCookie(),
      admin: { id: response.user.id, email: response.user.email ?? '' },
    }
  } catch (error) {
    throw asCodeError(error)
  }
}

/** Whether a person with the right password is being asked for a code. */
export async function isCodeAwaited(auth: StaffAuth, headers: Headers): Promise<boolean> {
  return (await personAskedForCode(auth, headers)) !== null
}

export function asCodeError(error: unknown): unknown {
  if (!isAPIError(error)) return error
  switch (error.body?.code) {
    case 'ACCOUNT_TEMPORARILY_LOCKED':
      return new AppError(
        'too-many-requests',
        'Too many wrong codes. Please wait 15 minutes and try again.',
        {
          cause: error,
        },
      )
    case 'INVALID_TWO_FACTOR_COOKIE':
    case 'TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE':
      return new AppError('signed-out', TOO_LATE, { cause: error })
    case 'INVALID_PASSWORD':
      return new AppError('invalid-input', 'That is not your password.', { field: 'password', cause: error })
    case 'UNAUTHORIZED':
      return new AppError('signed-out', 'Please sign in to continue', { cause: error })
    default:
      return error.statusCode < 500
        ? new AppError('invalid-input', WRONG_CODE, { field: 'code', cause: error })
        : error
  }
}

/** The library does not remember which code was used: whoever reads one over a shoulder could use it again. */
export async function useOnce(limits: Limits, personId: string, code: string): Promise<void> {
  await limits.spend('staff-code-used', `${personId} ${code}`).catch((error: unknown) => {
    if (!(error instanceof AppError)) throw error
    throw new AppError('invalid-input', WRONG_CODE, { field: 'code', cause: error })
  })
}

/** The cookie of the first step holds a secret name; the database knows whose it is. */
async function personAskedForCode(auth: StaffAuth, headers: Headers): Promise<string | null> {
  const { createAuthCookie, internalAdapter } = await auth.$context
  const { name } = createAuthCookie('two_factor')
  const cookie = (headers.get('cookie') ?? '').split('; ').find((pair) => pair.startsWith(`${name}=`))
  if (!cookie) return null
  // Its signature follows after a dot, with signs that are written as %2B and the like; the name has none of them.
  const [secretName = ''] = cookie.slice(name.length + 1).split('.')
  if (!/^2fa-[\w-]+$/.test(secretName)) return null
  const found = await internalAdapter.findVerificationValue(secretName)
  return found && found.expiresAt > new Date() ? found.value : null
}
