import type { ContentFormat } from '#app/domain/blog/blog.ts'

/** A picture as it is written in a text. */
export function pictureSource(
  { address, alt }: { address: string; alt: string },
  format: ContentFormat,
): string {
  if (format === 'markdown') return `![${alt.replace(/[[\]\\]/g, String.raw`\$&`)}](${address})`
  const words = alt.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
  return `<img src="${address}" alt="${words}">`
}

/** Puts a text where the cursor is, as if it had been typed, so that undo takes it back. */
export function insertAt(area: HTMLTextAreaElement, text: string): void {
  area.focus()
  // Deprecated, but the only way to insert text that the browser's undo takes back.
  // oxlint-disable-next-line typescript/no-deprecated
  if (document.execCommand('insertText', false, text)) return
  area.setRangeText(text, area.selectionStart, area.selectionEnd, 'end')
  area.dispatchEvent(new Event('input', { bubbles: true }))
}
