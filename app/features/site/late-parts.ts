import { late } from '#app/ui/late.tsx'

/** What of every page not everybody sees. */

const loadAuthDialog = async () => (await import('./auth-dialog.tsx')).AuthDialog
const loadAccountMenu = async () => (await import('./account-menu.tsx')).AccountMenu

export const LateAuthDialog = late(import.meta.env.SSR ? await loadAuthDialog() : null, loadAuthDialog)
export const LateAccountMenu = late(import.meta.env.SSR ? await loadAccountMenu() : null, loadAccountMenu)
