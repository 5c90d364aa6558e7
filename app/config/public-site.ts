import type { MissingSetting } from './config.ts'
import type { Environment } from './environment.ts'

const PUBLIC_NEEDS: readonly MissingSetting[] = [
  {
    setting: 'SMTP_URL',
    means: 'letters stay in a folder: nobody can confirm an address or choose a new password',
  },
  { setting: 'SUPPORT_EMAIL', means: 'people have the contact form only, and no page names an address' },
  { setting: 'TRADER_NAME', means: 'the legal pages do not say who runs this site' },
  { setting: 'TRADER_ADDRESS', means: 'the legal pages do not say where to find who runs this site' },
]

/** What a public site cannot do without and this one lacks; nothing on one's own machine. */
export const missingOf = (env: Environment, origin: string): readonly MissingSetting[] =>
  isLoopback(origin) ? [] : PUBLIC_NEEDS.filter(({ setting }) => env[setting] === undefined)

/** Whether an address is this machine's own. */
export function isLoopback(origin: string): boolean {
  const { hostname } = new URL(origin)
  return hostname === 'localhost' || hostname === '[::1]' || /^127(?:\.\d{1,3}){3}$/.test(hostname)
}
