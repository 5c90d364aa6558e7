import { plainTextOf } from './html-text.ts'

/** Something a writer may want to put right; nothing here stops publishing. */
export type ArticleFault = { about: 'heading' | 'link' | 'picture'; message: string }

const HEADING = /<h([1-6])[^<>]*>([\s\S]*?)<\/h\1>/g
const LINK = /<a(?: href="([^"]*)")?[^<>]*>([\s\S]*?)<\/a>/g
const PICTURE = /<img [^<>]*>/g

/** What is odd about the headings, links and pictures of clean HTML. */
export function articleFaults(html: string): ArticleFault[] {
  return [...headingFaults(html), ...linkFaults(html), ...pictureFaults(html)]
}

/** The paths on this site that clean HTML links to, without their query and place on the page. */
export function ownLinksOf(html: string): string[] {
  const paths = [...html.matchAll(LINK)].flatMap(([, href = '']) =>
    href.startsWith('/') ? [href.replace(/[?#].*$/, '')] : [],
  )
  return [...new Set(paths)]
}

function headingFaults(html: string): ArticleFault[] {
  const faults: ArticleFault[] = []
  const add = (message: string) => faults.push({ about: 'heading', message })
  let above = 1
  for (const [, digit, inner] of html.matchAll(HEADING)) {
    const level = Number(digit)
    const words = plainTextOf(inner!)
    const name = words === '' ? 'A heading' : `“${words.slice(0, 60)}”`
    if (words === '') add('A heading has no words')
    if (level === 1) add(`${name} is a heading of level 1: the title of the post is the only one of those`)
    else if (level > above + 1) add(`${name} skips a level: level ${level} stands under level ${above}`)
    above = level
  }
  return faults
}

function linkFaults(html: string): ArticleFault[] {
  const ids = new Set([...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id))
  return [...html.matchAll(LINK)].flatMap(([, href, inner]): ArticleFault[] => {
    const words = plainTextOf(inner!)
    const hasPicture = inner!.includes('<img ')
    if (href === undefined)
      return [{ about: 'link', message: `The link “${words.slice(0, 60)}” has no address that can be used` }]
    if (words === '' && !hasPicture) return [{ about: 'link', message: `The link to ${href} has no words` }]
    if (href.startsWith('#') && !ids.has(href.slice(1)))
      return [{ about: 'link', message: `The link “${words.slice(0, 60)}” leads to no heading of this post` }]
    return []
  })
}

function pictureFaults(html: string): ArticleFault[] {
  const silent = [...html.matchAll(PICTURE)].filter(([tag]) => / alt=""/.test(tag)).length
  if (silent === 0) return []
  const which = silent === 1 ? 'One picture says' : `${silent} pictures say`
  return [{ about: 'picture', message: `${which} nothing to people who cannot see it: add alt text` }]
}
