import { isAPIError } from 'better-auth/api'
import { AppError } from '#app/domain/errors.ts'
import { bare, codeAmong } from '#app/domain/staff/recovery-codes.ts'
import { deviceName } from '#app/features/account/device-name.ts'
import { isPassword } from '#app/features/account/is-password.server.ts'
import type { KnownDevices } from '#app/features/account/known-devices.server.ts'
import type { Limits } from '#app/features/account/limits.server.ts'
import { type Asker, tryPassword } from '#app/features/account/password-tries.server.ts'
import type { QueueEmail } from '#app/features/mail/send-mail.server.ts'
import type { StaffAuth } from './staff-auth.server.ts'
import { staffNews } from './staff-emails.server.ts'

const WRONG_CODE = 'That code is not right. Codes change every 30 seconds, and each works once.'
const TOO_LATE = 'Please sign in again: the code was not entered in time, or too often wrongly.'

type Needs = { auth: StaffAuth; limits: Limits; devices: KnownDevices; queueEmail: QueueEmail }

export type SignedIn = {
  cookies: string[]
  /** Null while the second factor is still to come. */
  admin: { id: string; email: string } | null
}

/**
 * First step: e-mail address and password, rate-limited by device, or by account and network. Null if they are wrong;
 * an unknown address is hashed too, so that the answer takes as long.
 */
export async function signInWithPassword(
  needs: Needs,
  form: { email: string; password: string },
  asker: Asker,
): Promise<SignedIn | null> {
  const { auth } = needs
  const tried = await tryPassword(needs, {
    realm: 'staff',
    email: form.email,
    asker,
    signIn: () => checkFirstStep(auth, form, asker.headers),
    isRight: () => isPassword(auth, form),
  })
  if (!tried.value?.admin) return tried.value
  return welcome(needs, tried.value, tried.value.admin, { ...tried, asker })
}

async function checkFirstStep(
  auth: StaffAuth,
  form: { email: string; password: string },
  headers: Headers,
): Promise<SignedIn | null> {
  try {
    const { headers: sent, response } = await auth.api.signInEmail({
      body: form,
      headers,
      returnHeaders: true,
    })
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
export async function signInWithCode(needs: Needs, typed: string, asker: Asker): Promise<SignedIn> {
  const { auth, limits, devices } = needs
  const { headers, clientAddress } = asker
  await limits.spend('staff-code-address', clientAddress)
  const personId = await personAskedForCode(auth, headers)
  if (!personId) throw new AppError('signed-out', TOO_LATE)
  await limits.spend('staff-code-account', personId)
  await useOnce(limits, personId, bare(typed))
  try {
    const isDigits = /^\d{6}$/.test(typed)
    const verify = isDigits ? auth.api.verifyTOTP : auth.api.verifyBackupCode
    const code = isDigits ? typed : await asStored(auth, personId, typed)
    const { headers: sent, response } = await verify({ body: { code }, headers, returnHeaders: true })
    await limits.clear('staff-code-account', personId)
    const admin = { id: response.user.id, email: response.user.email ?? '' }
    const device = devices.deviceOf('staff', admin.email, headers)
    return await welcome(needs, { cookies: sent.getSetCookie(), admin }, admin, {
      isKnownDevice: device !== null,
      cookie: devices.cookieOf('staff', admin.email, device ?? undefined),
      asker,
    })
  } catch (error) {
    throw asCodeError(error)
  }
}

/** After signing in: remembers the device, and e-mails about one that was unknown. */
async function welcome(
  { queueEmail }: Needs,
  signedIn: SignedIn,
  admin: { id: string },
  { isKnownDevice, cookie, asker }: { isKnownDevice: boolean; cookie: string; asker: Asker },
): Promise<SignedIn> {
  if (!isKnownDevice) {
    const about = deviceName(asker.headers.get('user-agent'))
    await queueEmail(staffNews, { staffId: admin.id, news: 'new-device', about })
  }
  return { ...signedIn, cookies: [...signedIn.cookies, cookie] }
}

/** A recovery code as it was given out, however it was typed; what is none stays as it is, to be refused. */
async function asStored(auth: StaffAuth, personId: string, typed: string): Promise<string> {
  const { backupCodes } = await auth.api.viewBackupCodes({ body: { userId: personId } })
  return codeAmong(backupCodes, typed) ?? typed
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

/** The library does not remember used codes: one seen by somebody else could be used again. */
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
