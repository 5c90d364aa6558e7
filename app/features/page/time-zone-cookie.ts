import { ZONE_COOKIE } from './zone-cookie-name.ts'

const MAX_AGE_S = 365 * 24 * 60 * 60

/**
 * Sends the member's time zone to the server, so that pages show their own date from the first render: in the evening
 * west of Greenwich it is already tomorrow in UTC. Visitors get no cookie.
 */
export function setTimeZoneCookie(): void {
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone
  const pair = `${ZONE_COOKIE}=${encodeURIComponent(zone)}`
  if (!zone || document.cookie.split('; ').includes(pair)) return
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  document.cookie = `${pair}; Path=/; Max-Age=${MAX_AGE_S}; SameSite=Lax${secure}`
}

/** Set while somebody signs in, so that the first page afterwards already has it. */
export function setTimeZoneCookieOnSignIn({ target }: SubmitEvent): void {
  if (target instanceof HTMLFormElement && target.getAttribute('action')?.startsWith('/auth/sign-'))
    setTimeZoneCookie()
}
