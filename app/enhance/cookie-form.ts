import {
  cookiePreferencesIn,
  saveCookiePreferences,
  savedCookiePreferences,
} from '#app/features/page/cookie-preferences.ts'

/** What may be kept in this browser. The choice stays in the browser; saving it takes effect at once. */
export function startCookieForm(): void {
  const form = document.querySelector<HTMLFormElement>('form[data-cookie-preferences]')
  const outcome = form?.querySelector('output')
  if (!form || !outcome) return

  const switchOf = (name: string) => form.querySelector<HTMLInputElement>(`[name=${name}]`)
  const isOn = (name: string) => switchOf(name)?.checked === true
  for (const [name, isAllowed] of Object.entries(cookiePreferencesIn(savedCookiePreferences()))) {
    const field = switchOf(name)
    if (field) field.checked = isAllowed
  }
  form.addEventListener('change', () => (outcome.textContent = ''))
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    const isSaved = saveCookiePreferences({
      functional: isOn('functional'),
      analytics: isOn('analytics'),
      marketing: isOn('marketing'),
    })
    outcome.textContent = isSaved
      ? 'Saved in this browser.'
      : 'Your browser forbids storage, so nothing optional is kept.'
  })
}
