/** What WordPress does with a text when it shows it: paragraphs by empty lines, and its own codes in brackets. */

const BLOCK =
  /^<\/?(?:address|article|aside|blockquote|dd|details|div|dl|dt|fieldset|figcaption|figure|footer|form|h[1-6]|header|hr|iframe|li|main|nav|ol|p|pre|section|summary|table|tbody|td|tfoot|th|thead|tr|ul|video|audio)\b/i
const ADDRESS_ALONE = /^https?:\/\/\S+$/

/** Texts of the classic editor hold no paragraphs: an empty line parts them. */
export function withParagraphs(content: string): string {
  if (/<!-- wp:/.test(content) || /<p[\s>]/i.test(content)) return content
  return content
    .split(/(<pre\b[\s\S]*?<\/pre>)/i)
    .map((part) =>
      /^<pre\b/i.test(part)
        ? part
        : part
            .split(/\n[ \t]*\n/)
            .map(paragraph)
            .filter((block) => block !== '')
            .join('\n'),
    )
    .join('\n')
}

function paragraph(block: string): string {
  const text = block.trim()
  if (text === '' || BLOCK.test(text) || text.startsWith('<!--')) return text
  if (ADDRESS_ALONE.test(text)) return `<p><a href="${text.replaceAll('"', '%22')}">${text}</a></p>`
  return `<p>${text.replaceAll('\n', '<br>\n')}</p>`
}

const CAPTION = /\[caption[^\]]*\]([\s\S]*?)\[\/caption\]/g
const EMBED = /\[embed[^\]]*\]\s*(\S+?)\s*\[\/embed\]/g
const PLAYER = /\[(?:audio|video|youtube|vimeo)\b([^\]]*)\](?:\s*\[\/(?:audio|video)\])?/g
const GALLERY = /\[gallery\b([^\]]*)\]/g
/** The block editor stores a player as its address inside a wrapper. */
const BLOCK_PLAYER = /(<div class="wp-block-embed__wrapper">)\s*(https?:\/\/[^\s<"]+)\s*(?=<\/div>)/g
const CODE_NAME = /\[([a-z][a-z0-9_-]{2,30})(?=[\s\]])[^\]]*\]/g

/** A picture of the media library. */
export type Attachment = { address: string; alt: string; parentId: string }

/** The text with the codes that WordPress itself brings as HTML; `unknown` names those of plugins, which stay. */
export function withoutCodes(
  content: string,
  { postId, attachments }: { postId: string; attachments: ReadonlyMap<string, Attachment> },
): { html: string; unknown: string[] } {
  const html = content
    .replace(CAPTION, (_, inside: string) => {
      const at = inside.lastIndexOf('>') + 1
      const words = inside.slice(at).trim()
      return `<figure>${inside.slice(0, at)}${words && `<figcaption>${words}</figcaption>`}</figure>`
    })
    // An address on a line of its own, which becomes a link like any other.
    .replace(EMBED, (_, address: string) => `\n\n${address}\n\n`)
    .replace(PLAYER, (_, rest: string) => `\n\n${/https?:\/\/[^\s"'\]]+/.exec(rest)?.[0] ?? ''}\n\n`)
    // An iframe becomes a link later and is listed in the report.
    .replace(BLOCK_PLAYER, (_, box: string, address: string) => `${box}<iframe src="${address}"></iframe>`)
    .replace(GALLERY, (_, rest: string) => {
      const ids = /\bids=["']?([\d,\s]+)/
        .exec(rest)?.[1]
        ?.split(',')
        .map((id) => id.trim())
      const pictures = ids
        ? ids.flatMap((id) => attachments.get(id) ?? [])
        : [...attachments.values()].filter(({ parentId }) => parentId === postId)
      return pictures
        .map(({ address, alt }) => `<figure><img src="${quoted(address)}" alt="${quoted(alt)}"></figure>`)
        .join('\n')
    })
  const isMarkup = /<pre\b|<code\b/i.test(html)
  const unknown = isMarkup ? [] : [...html.matchAll(CODE_NAME)].map(([, name]) => name!)
  return { html, unknown: [...new Set(unknown)] }
}

const quoted = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
