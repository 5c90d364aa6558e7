import { showToast } from '#app/ui/toasts.ts'

/** Copies words, and says so. */
export async function copyText(words: string, said: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(words)
    showToast(said)
  } catch {
    showToast('The browser did not allow copying.')
  }
}

/** The system's share sheet; where there is none, the words are copied. */
export async function shareText(what: { title: string; text?: string; url?: string }): Promise<void> {
  if (typeof navigator.share !== 'function') return copyText(what.url ?? what.text ?? '', 'Copied.')
  try {
    await navigator.share(what)
  } catch (error) {
    // Closing the sheet is no failure.
    if (!(error instanceof DOMException && error.name === 'AbortError'))
      await copyText(what.url ?? what.text ?? '', 'Copied.')
  }
}
