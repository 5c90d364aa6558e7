/** Plain text and simple HTML that say the same; a link carries the only address. */
export type EmailContent = { subject: string; text: string; html: string }

export type EmailParts = {
  subject: string
  opening: string
  /** What figures and names there are, one per line: "Plan: Monthly Subscription". */
  facts?: readonly (readonly [string, string])[]
  link?: string | null
  notes: readonly string[]
}

export function composeEmail({ subject, opening, facts = [], link = null, notes }: EmailParts): EmailContent {
  const table = facts.map(([name, value]) => `${name}: ${value}`)
  const html = [
    paragraph(escapeHtml(opening)),
    ...(facts.length > 0 ? [paragraph(table.map(escapeHtml).join('<br>'))] : []),
    ...(link === null ? [] : [paragraph(`<a href="${escapeHtml(link)}">${escapeHtml(link)}</a>`)]),
    ...[...notes, 'Mealwright'].map((note) => paragraph(escapeHtml(note))),
  ]
  const text = [
    opening,
    ...(facts.length > 0 ? [table.join('\n')] : []),
    ...(link === null ? [] : [link]),
    ...notes,
    'Mealwright',
  ]
  return {
    subject: `${subject} | Mealwright`,
    text: text.join('\n\n'),
    html: `<!doctype html>\n${html.join('\n')}`,
  }
}

const paragraph = (inner: string) => `<p>${inner}</p>`

function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}
