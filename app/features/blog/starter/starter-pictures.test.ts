import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { ARTICLE_PICTURE_WIDTHS_PX, articlePictureAddress } from '#app/domain/blog/article-picture.ts'
import { readStarterContent } from './starter-content.server.ts'
import { STARTER_PICTURE_SIZE } from './starter-picture.ts'

const { articles, authors } = readStarterContent()

const PUBLIC = join(import.meta.dirname, '../../../../public')

test.for(articles.map(({ slug, picture }) => [slug, picture] as const))(
  '%s has its drawing in every width, none above 80 KB',
  async ([, { id }]) => {
    for (const widthPx of ARTICLE_PICTURE_WIDTHS_PX) {
      const address = articlePictureAddress({ id, ...STARTER_PICTURE_SIZE }, widthPx)
      const file = await readFile(join(PUBLIC, address))
      expect(file.length).toBeLessThan(80_000)
      expect(await sharp(file).metadata()).toMatchObject({
        format: 'webp',
        width: widthPx,
        height: (widthPx * STARTER_PICTURE_SIZE.heightPx) / STARTER_PICTURE_SIZE.widthPx,
      })
    }
  },
)

test.for(authors)('$name has an emblem', async ({ photoUrl }) => {
  expect(await readFile(join(PUBLIC, photoUrl), 'utf8')).toMatch(/^<svg [^>]*viewBox/)
})
