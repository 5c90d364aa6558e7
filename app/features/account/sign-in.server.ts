import type { Services } from '#app/features/services.ts'
import type { Cookies } from './accounts.server.ts'

type Needs = Pick<Services, 'accounts' | 'limits'>
export type Asker = { headers: Headers; clientAddress: string }

/** Signs in within the limits: per account, whoever tries, and per network, whatever it tries. */
export async function signIn(
  { accounts, limits }: Needs,
  form: { email: string; password: string; remember: boolean },
  asker: Asker,
): Promise<Cookies> {
  await limits.spend('sign-in-address', asker.clientAddress)
  await limits.spend('sign-in-account', form.email)
  const cookies = await accounts.signIn(form, asker.headers)
  await limits.clear('sign-in-account', form.email)
  return cookies
}

/** Creates an account within the limits of a network. */
export async function signUp(
  { accounts, limits }: Needs,
  form: { email: string; password: string },
  asker: Asker,
): Promise<Cookies> {
  await limits.spend('sign-up-address', asker.clientAddress)
  // A sign-up for a taken address tries its password, so it counts as a sign-in to that account.
  await limits.spend('sign-in-account', form.email)
  const cookies = await accounts.signUp(form, asker.headers)
  await limits.clear('sign-in-account', form.email)
  return cookies
}
