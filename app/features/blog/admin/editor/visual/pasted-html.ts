import { embedOf } from '#app/domain/blog/embed-sites.ts'
import { isOwnPicturePath } from '#app/domain/blog/article-picture.ts'
import { inertBody } from './article-document.ts'
import { nestWordLists } from './word-lists.ts'

/** What a paste brought, made ready for the schema, which lets nothing in that it does not know. */
export type Pasted = {
  html: string
  source: 'Word' | 'Google Docs' | 'Markdown' | null
  /** What is left out, in words, such as "2 pictures of other sites". */
  dropped: string[]
}

/** Reads the HTML of a clipboard: structure that programs write as styles becomes elements, the rest is counted. */
export function readPastedHtml(html: string): Pasted {
  const body = inertBody(html.replace(/<!\[(?:if|endif)[^>]*>|[\u202a-\u202e\u2066-\u2069]/gi, ''))
  const source = sourceOf(html)
  removeComments(body)
  writeEmbeds(body)
  writeWordNotes(body)
  const dropped = countDropped(body)
  for (const element of body.querySelectorAll('style, meta, link, title, xml')) element.remove()
  nestWordLists(body)
  for (const element of body.querySelectorAll('*')) if (element.tagName.includes(':')) unwrap(element)
  removeEmptyParagraphs(body)
  // Google Docs wraps everything in a bold that is not bold.
  for (const element of body.querySelectorAll('b, strong, i, em'))
    if (/(?:^|;)\s*font-(?:weight|style):\s*(?:normal|400)/i.test(element.getAttribute('style') ?? ''))
      unwrap(element)
  for (const span of body.querySelectorAll<HTMLElement>('span, font')) writeSpan(span)
  for (const list of body.querySelectorAll('ul > ul, ul > ol, ol > ul, ol > ol')) {
    const item = list.previousElementSibling
    if (item?.tagName === 'LI') item.append(list)
  }
  for (const link of body.querySelectorAll('a[href]')) writeLink(link)
  for (const line of body.querySelectorAll('br.Apple-interchange-newline, body > br')) line.remove()
  lowerHeadings(body)
  return { html: body.innerHTML, source, dropped }
}

function sourceOf(html: string): Pasted['source'] {
  if (/docs-internal-guid/.test(html)) return 'Google Docs'
  return /class="?Mso|urn:schemas-microsoft-com:office|mso-/i.test(html) ? 'Word' : null
}

function removeComments(body: HTMLElement): void {
  const comments = body.ownerDocument.createTreeWalker(body, NodeFilter.SHOW_COMMENT)
  const found: Node[] = []
  while (comments.nextNode()) found.push(comments.currentNode)
  for (const comment of found) comment.parentNode?.removeChild(comment)
}

/** Frames of sites that articles may show become cards with a link. */
function writeEmbeds(body: HTMLElement): void {
  for (const frame of body.querySelectorAll('iframe[src]')) {
    const source = frame.getAttribute('src') ?? ''
    const embed = embedOf(source.startsWith('//') ? `https:${source}` : source)
    if (!embed) continue
    const link = body.ownerDocument.createElement('a')
    link.href = embed.href
    link.textContent = frame.getAttribute('title')?.trim() || embed.site
    const caption = body.ownerDocument.createElement('figcaption')
    caption.append(link)
    const card = body.ownerDocument.createElement('figure')
    card.dataset['block'] = 'embed'
    card.append(caption)
    frame.replaceWith(card)
  }
}

/** Word puts footnotes after the text, each with a link to its mark: they go to where the mark stands. */
function writeWordNotes(body: HTMLElement): void {
  const texts = [...body.querySelectorAll('div[id]')]
  for (const mark of body.querySelectorAll(
    'a[href^="#_ftn"]:not([href^="#_ftnref"]), a[href^="#_edn"]:not([href^="#_ednref"])',
  )) {
    const id = (mark.getAttribute('href') ?? '').slice(2)
    const text = texts.find((element) => element.id === id)
    if (!text) continue
    for (const back of text.querySelectorAll('a[href^="#_ftnref"], a[href^="#_ednref"]')) back.remove()
    const note = body.ownerDocument.createElement('small')
    note.dataset['note'] = ''
    for (const paragraph of text.querySelectorAll('p')) {
      if (note.hasChildNodes()) note.append(' ')
      note.append(...paragraph.childNodes)
    }
    note.normalize()
    const first = note.firstChild
    if (first?.nodeType === 3) first.nodeValue = (first.nodeValue ?? '').trimStart()
    mark.replaceWith(note)
    text.remove()
  }
  for (const list of body.querySelectorAll(
    'div[style*="mso-element:footnote-list" i], div[style*="mso-element:endnote-list" i]',
  ))
    if (list.querySelector('div') === null) list.remove()
}

const KINDS: readonly { tags: string; one: string; many: string }[] = [
  {
    tags: 'iframe, object, embed, frame',
    one: 'embedded page of another site',
    many: 'embedded pages of other sites',
  },
  { tags: 'video, audio', one: 'video or sound', many: 'videos or sounds' },
  { tags: 'svg, canvas, math', one: 'drawing or formula', many: 'drawings or formulas' },
  { tags: 'script, noscript, template', one: 'script', many: 'scripts' },
  { tags: 'input, select, textarea, button', one: 'form field', many: 'form fields' },
]

/** Removes what no article holds, and names it. */
function countDropped(body: HTMLElement): string[] {
  const dropped: string[] = []
  const say = (count: number, one: string, many: string) => {
    if (count > 0) dropped.push(`${count} ${count === 1 ? one : many}`)
  }
  let pictures = 0
  for (const picture of body.querySelectorAll('img')) {
    if (isOwnPicturePath(picture.getAttribute('src') ?? '')) continue
    // Counters of mails and pages are no pictures.
    if (picture.getAttribute('width') !== '1') pictures += 1
    picture.remove()
  }
  say(
    pictures,
    'picture (save it, then drop its file here)',
    'pictures (save them, then drop their files here)',
  )
  for (const { tags, one, many } of KINDS) {
    const found = body.querySelectorAll(tags)
    say(found.length, one, many)
    for (const element of found) element.remove()
  }
  const isStyled = [...body.querySelectorAll('[style], [color], [bgcolor], [face]')].some(
    (element) =>
      element.hasAttribute('color') ||
      element.hasAttribute('face') ||
      /(?:^|;)\s*(?:color|background(?:-color)?|font-family|font-size)\s*:/i.test(
        element.getAttribute('style') ?? '',
      ),
  )
  if (isStyled) dropped.push('fonts and colours')
  return dropped
}

function removeEmptyParagraphs(body: HTMLElement): void {
  for (const paragraph of body.querySelectorAll('p:not(li p, td p, th p)'))
    if ((paragraph.textContent ?? '').trim() === '' && !paragraph.querySelector('img')) paragraph.remove()
}

const STYLES: readonly { tag: string; style: RegExp }[] = [
  { tag: 'strong', style: /(?:^|;)\s*font-weight:\s*(?:bold|[6-9]00)/i },
  { tag: 'em', style: /(?:^|;)\s*font-style:\s*italic/i },
  { tag: 's', style: /(?:^|;)\s*text-decoration[\w-]*:[^;]*line-through/i },
  { tag: 'sup', style: /(?:^|;)\s*vertical-align:\s*super/i },
  { tag: 'sub', style: /(?:^|;)\s*vertical-align:\s*sub/i },
]

/** A span that is bold by its style becomes bold by its tag. */
function writeSpan(span: HTMLElement): void {
  const style = span.getAttribute('style') ?? ''
  for (const { tag, style: pattern } of STYLES) {
    // Headings are bold by themselves.
    if (!pattern.test(style) || (tag === 'strong' && span.closest('h1, h2, h3, h4, h5, h6'))) continue
    const element = span.ownerDocument.createElement(tag)
    element.append(...span.childNodes)
    span.append(element)
  }
  unwrap(span)
}

/** Google wraps links into a redirect of its own. */
function writeLink(link: Element): void {
  const href = link.getAttribute('href') ?? ''
  if (!href.startsWith('https://www.google.com/url?') || !URL.canParse(href)) return
  const target = new URL(href).searchParams.get('q')
  if (target) link.setAttribute('href', target)
}

/** The title of an article is its only heading of the first level. */
function lowerHeadings(body: HTMLElement): void {
  for (const title of body.querySelectorAll('p.MsoTitle')) rename(title, 'h1')
  if (!body.querySelector('h1')) return
  for (const heading of body.querySelectorAll('h1, h2, h3, h4, h5'))
    rename(heading, `h${Number(heading.tagName.slice(1)) + 1}`)
}

function rename(element: Element, tag: string): void {
  const renamed = element.ownerDocument.createElement(tag)
  renamed.append(...element.childNodes)
  element.replaceWith(renamed)
}

function unwrap(element: Element): void {
  element.replaceWith(...element.childNodes)
}

/** Text of a clipboard that reads as Markdown: it is pasted as what it means. */
export function isMarkdown(text: string): boolean {
  const signs = [
    /^#{1,6} \S/m,
    /^(?:[-*+]|\d+[.)]) \S.*\n(?:[-*+]|\d+[.)]) \S/m,
    /\[[^\]\n]+\]\((?:https?:\/\/|\/|mailto:)[^)\s]+\)/,
    /^\|.+\|\s*\n\|[\s:|-]+\|/m,
    /^> \S/m,
    /^```/m,
    /(?:^|\s)\*\*\S[^*\n]*\*\*/,
  ]
  return signs.some((sign) => sign.test(text))
}
