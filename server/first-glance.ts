import { articlePictureKey, articlePictureOf } from '#app/domain/blog/article-picture.ts'
import { imageLibrary } from '#app/features/photos/image-library.server.ts'
import type { Files } from '#app/ports/files/files.ts'
import type { StaticFiles } from './static-files.ts'

/** A page with a soft copy of its first picture in it. */
export type GlanceWriter = (html: string) => Promise<string>

/** The preload that React writes for the one picture a page wants first. */
const FIRST_PICTURE = /<link rel="preload" as="image" imageSrcSet="(\/blog-pictures\/[^ "]+-480\.webp) 480w/
/** Some 3 KB for 480 pixels: one sees what it is, and the sharp one lies over it a moment later. */
const SOFT = { quality: 22, effort: 2 }
const MOST_GLANCES = 500

/**
 * A picture of its own request comes half a second after the words on a phone. A soft copy in the page is seen with
 * them; the picture itself is then drawn over it. `pictureAt` gives what lies under an address, null where nothing does.
 */
export function glanceWriter(pictureAt: (path: string) => Promise<Uint8Array | null>): GlanceWriter {
  const glances = new Map<string, string | null>()

  const glanceAt = async (path: string): Promise<string | null> => {
    const before = glances.get(path)
    if (before !== undefined) return before
    if (glances.size >= MOST_GLANCES) glances.clear()
    const glance = await softened(await pictureAt(path)).catch(() => null)
    glances.set(path, glance)
    return glance
  }

  return async (html) => {
    const path = FIRST_PICTURE.exec(html)?.[1]
    const glance = path === undefined ? null : await glanceAt(path)
    if (glance === null) return html
    const style = `<style>.cloth:has(>img[fetchpriority=high]){background:url(${glance}) 50%/cover}</style>`
    return html.replace('</head>', () => `${style}</head>`)
  }
}

async function softened(picture: Uint8Array | null): Promise<string | null> {
  if (!picture) return null
  const sharp = await imageLibrary()
  const image = sharp(picture)
  // Through the holes of the sharp one the soft one would be seen.
  if ((await image.metadata()).hasAlpha) return null
  const avif = await image.avif(SOFT).toBuffer()
  return `data:image/avif;base64,${avif.toString('base64')}`
}

/** The pictures of the house lie with the assets, uploaded ones where files are kept. */
export function pictureReader(assets: StaticFiles | null, files: () => Promise<Pick<Files, 'get'>>) {
  return async (path: string): Promise<Uint8Array | null> => {
    const asset = assets?.(new Request(new URL(path, 'http://localhost')), path)
    if (asset?.ok) return new Uint8Array(await asset.arrayBuffer())
    const picture = articlePictureOf(path)
    if (!picture) return null
    const kept = await (await files()).get(articlePictureKey(picture.id, picture.fileWidthPx))
    return kept ? new Uint8Array(await new Response(kept.body).arrayBuffer()) : null
  }
}
