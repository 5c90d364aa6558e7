import { keepBrowserCopy } from '#app/features/account/browser-copy.ts'

/** A page for visitors leaves nothing of whoever was signed in before. */
export function startBrowserCopy(): void {
  if (document.getElementById('auth-sign-in')) keepBrowserCopy(null)
}
