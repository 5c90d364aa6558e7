import type { EmailLink, EmailNote, EmailParts } from './email-parts.ts'
import { EMAIL_STYLES, LIGHT } from './email-styles.ts'

/**
 * An e-mail as a page of HTML, written the way mail programs read it: tables for what has to be as wide as it is, each
 * colour and size on its element, nothing that has to be fetched. A program that drops the styles of the head still
 * shows the light letter.
 */
export function emailPage({ subject, opening, facts, action, notes }: Required<EmailParts>): string {
  return pageAround(subject, opening, [
    heading(subject),
    paragraph(lines(opening)),
    ...(facts.length > 0 ? [factTable(facts)] : []),
    ...(action === null ? [] : [button(action)]),
    ...notes.map(noteLine),
  ])
}

/** The same page around a text that was written for it: `bodyHtml` is clean and carries its own styles. */
export function articleEmailPage({
  subject,
  firstWords,
  bodyHtml,
  action,
  notes,
}: {
  subject: string
  /** What mail programs show beside the subject. */
  firstWords: string
  bodyHtml: string
  action: EmailLink | null
  notes: readonly EmailNote[]
}): string {
  return pageAround(subject, firstWords, [
    heading(subject),
    bodyHtml,
    ...(action === null ? [] : [button(action)]),
    ...notes.map(noteLine),
  ])
}

const heading = (subject: string) =>
  `<h1 class="ink" style="margin:0 0 16px;font:600 24px/1.25 ${SERIF};color:${LIGHT.ink}">${lines(subject)}</h1>`

const noteLine = (note: EmailNote) =>
  paragraph(typeof note === 'string' ? lines(note) : `${lines(note.words)} ${anchor(note.link)}`, 'soft')

function pageAround(subject: string, firstWords: string, parts: readonly string[]): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no, date=no, address=no, email=no">
<title>${escapeHtml(subject)}</title>
<style>
${EMAIL_STYLES}</style>
</head>
<body class="page" style="margin:0;padding:0;background-color:${LIGHT.page}">
<div class="first-words" style="display:none;max-height:0;overflow:hidden">${lines(firstWords)}</div>
<table role="presentation" class="page" width="100%" cellpadding="0" cellspacing="0" border="0" bgcolor="${LIGHT.page}" style="background-color:${LIGHT.page}">
<tr><td class="edge" align="center" style="padding:32px 16px">
<table role="presentation" width="560" cellpadding="0" cellspacing="0" border="0" style="width:100%;max-width:560px">
<tr><td class="leaf" style="padding:0 4px 12px;font:600 18px/1.3 ${SERIF};color:${LIGHT.leaf}">Mealwright</td></tr>
<tr><td class="card" bgcolor="${LIGHT.card}" style="padding:32px;background-color:${LIGHT.card};border:1px solid ${LIGHT.line};border-radius:14px">
${parts.join('\n')}
</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`
}

export const SERIF = "Besley,Georgia,'Times New Roman',serif"
export const SANS = "'Source Sans 3',-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif"

/** `soft`: what is said beside the point. */
function paragraph(inner: string, tone: 'ink' | 'soft' = 'ink'): string {
  const font = tone === 'ink' ? `17px/1.55 ${SANS}` : `15px/1.5 ${SANS}`
  return `<p class="${tone}" style="margin:0 0 16px;font:${font};color:${LIGHT[tone]};overflow-wrap:anywhere">${inner}</p>`
}

function factTable(facts: Required<EmailParts>['facts']): string {
  const cell = (tone: 'ink' | 'soft', more: string) =>
    `class="${tone} rule" align="left" valign="top" style="padding:8px 0;border-bottom:1px solid ${LIGHT.line};font:15px/1.4 ${SANS};color:${LIGHT[tone]};${more}"`
  const rows = facts.map(
    ([name, value]) =>
      `<tr><th scope="row" ${cell('soft', 'padding-right:16px;white-space:nowrap')}>${escapeHtml(name)}</th><td ${cell('ink', 'width:100%;overflow-wrap:anywhere')}>${lines(value)}</td></tr>`,
  )
  return `<table width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 24px">\n${rows.join('\n')}\n</table>`
}

/** The colour is the cell's too: Outlook gives none to a link. */
function button({ label, href }: { label: string; href: string }): string {
  return `<table role="presentation" class="button" cellpadding="0" cellspacing="0" border="0" style="margin:8px 0 24px"><tr><td class="fill" align="center" bgcolor="${LIGHT.leaf}" style="background-color:${LIGHT.leaf};border-radius:10px"><a class="fill" href="${escapeHtml(href)}" style="display:block;padding:13px 24px;font:600 17px/1.3 ${SANS};color:${LIGHT.onLeaf};background-color:${LIGHT.leaf};border-radius:10px;text-decoration:none">${escapeHtml(label)}</a></td></tr></table>`
}

const anchor = ({ label, href }: { label: string; href: string }) =>
  `<a class="leaf" href="${escapeHtml(href)}" style="color:${LIGHT.leaf};text-decoration:underline">${escapeHtml(label)}</a>`

const lines = (text: string) => escapeHtml(text).replaceAll('\n', '<br>')

function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}

export type EmailScheme = 'light' | 'dark'

/**
 * The HTML of an e-mail as a program shows it that is set to light or to dark, whatever this browser is set to. Its
 * links ask for a window of their own, so that a frame which may open none stays where it is.
 */
export function previewOf(html: string, scheme: EmailScheme): string {
  return html
    .replaceAll('(prefers-color-scheme: dark)', scheme === 'dark' ? 'all' : 'not all')
    .replace('<head>', '<head>\n<base target="_blank">')
}
