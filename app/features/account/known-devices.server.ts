import { randomBytes, timingSafeEqual } from 'node:crypto'

/**
 * Device cookies: whoever has signed in to an account in a browser gets a signed cookie for that account there. Wrong
 * passwords of strangers are counted apart from those of such a browser, so that nobody is locked out by them (OWASP,
 * "Slow down online guessing attacks with device cookies"). It opens nothing: the password is asked for all the same.
 */

export type Realm = 'member' | 'staff'

/** Sent to where passwords are typed, and to nothing else. */
const COOKIES = {
  member: { name: 'mealwright.device', path: '/auth' },
  staff: { name: 'mealwright-staff.device', path: '/blog-admin' },
} as const

const YEAR_S = 365 * 24 * 60 * 60
const LINK_LIFE_MS = 60 * 60 * 1000

type Needs = { seal(purpose: string, text: string): string; origin: string; now(): Date }

export type KnownDevices = ReturnType<typeof knownDevices>

export function knownDevices({ seal, origin, now }: Needs) {
  const isSecure = origin.startsWith('https:')
  const signed = (realm: Realm, email: string, device: string) =>
    seal('device-cookie', `${realm} ${email} ${device}`)

  /** Its name tells two accounts in one browser apart, and says nothing about either. */
  const cookieName = (realm: Realm, email: string) =>
    `${isSecure ? '__Secure-' : ''}${COOKIES[realm].name}_${seal('device-cookie-name', `${realm} ${email}`).slice(0, 10)}`

  const cookieOf = (realm: Realm, email: string, device = randomBytes(16).toString('base64url')) => {
    const value = `${device}.${signed(realm, email, device)}`
    const { path } = COOKIES[realm]
    return `${cookieName(realm, email)}=${value}; Path=${path}; Max-Age=${YEAR_S}; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`
  }

  return {
    cookieOf,

    /** Which of the account's devices a request comes from; null for one that is not known, or says so wrongly. */
    deviceOf(realm: Realm, email: string, headers: Headers): string | null {
      const name = `${cookieName(realm, email)}=`
      const cookie = (headers.get('cookie') ?? '').split(/; */).find((pair) => pair.startsWith(name))
      const [device = '', signature = ''] = cookie?.slice(name.length).split('.') ?? []
      return device !== '' && isSame(signature, signed(realm, email, device)) ? device : null
    },

    /** The address to open on a device that is not known yet; works for an hour. */
    linkFor(realm: Realm, email: string): string {
      const claim = `${realm}.${now().getTime() + LINK_LIFE_MS}.${Buffer.from(email).toString('base64url')}`
      const token = `${claim}.${seal('device-link', claim)}`
      return `${origin}/auth/device?${new URLSearchParams({ token })}`
    },

    /**
     * What a link from the mail makes known; null for one that is none, or too old. Opened again it names the same
     * device, so that nobody gets more tries by it.
     */
    deviceByLink(token: string): { realm: Realm; cookie: string } | null {
      const [realm = '', until = '', email = '', signature = ''] = token.split('.')
      const claim = `${realm}.${until}.${email}`
      if (!isSame(signature, seal('device-link', claim)) || !(Number(until) > now().getTime())) return null
      if (realm !== 'member' && realm !== 'staff') return null
      const device = seal('device-of-link', claim).slice(0, 22)
      return { realm, cookie: cookieOf(realm, Buffer.from(email, 'base64url').toString(), device) }
    },
  }
}

function isSame(given: string, wanted: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(wanted)]
  return a.length === b.length && timingSafeEqual(a, b)
}
