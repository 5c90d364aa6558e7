import type { Services } from '#app/features/services.ts'
import { enqueueEmail, type QueueEmail } from '#app/features/mail/send-mail.server.ts'
import type { Cookies } from './accounts.server.ts'
import { type Asker, tryPassword } from './password-tries.server.ts'

type Needs = Pick<Services, 'accounts' | 'limits' | 'devices' | 'jobs'>
type Credentials = { email: string; password: string }

/** Signs in within the limits of the device, or of the account and the network; from then on the device is known. */
export async function signIn(
  needs: Needs,
  form: Credentials & { remember: boolean },
  asker: Asker,
): Promise<Cookies> {
  const { accounts } = needs
  const { value, cookie } = await tryPassword(
    { ...needs, queueEmail: postTo(needs.jobs) },
    {
      realm: 'member',
      email: form.email,
      asker,
      signIn: () => accounts.signIn(form, asker.headers),
      isRight: () => accounts.isPassword(form),
    },
  )
  return [...value, cookie]
}

/** Creates an account within the limits of a network. A taken address is tried as at signing in, and counts as that. */
export async function signUp(needs: Needs, form: Credentials, asker: Asker): Promise<Cookies> {
  await needs.limits.spend('sign-up-address', asker.clientAddress)
  let isKnown = false
  const cookies = await needs.accounts.signUp(form, asker.headers, async () => {
    isKnown = true
    return signIn(needs, { ...form, remember: false }, asker)
  })
  return isKnown ? cookies : [...cookies, needs.devices.cookieOf('member', form.email)]
}

const postTo =
  (jobs: Services['jobs']): QueueEmail =>
  (kind, params, options) =>
    enqueueEmail(jobs, kind, params, options)
