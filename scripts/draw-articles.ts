import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { ARTICLE_PICTURE_WIDTHS_PX, articlePictureAddress } from '#app/domain/blog/article-picture.ts'
import { readStarterContent } from '#app/features/blog/starter/starter-content.server.ts'
import { STARTER_PICTURE_SIZE } from '#app/features/blog/starter/starter-picture.ts'
import { kitchenEmblem, nutritionEmblem } from './article-drawings/emblems.ts'
import { SCENES } from './article-drawings/scenes.ts'

const { articles } = readStarterContent()

/**
 * Draws the pictures of the starter articles and the emblems of their authors into public/blog-pictures, the former
 * named like uploaded ones.
 *   node scripts/draw-articles.ts [slug …]
 */
const PUBLIC = join(import.meta.dirname, '../public')
const MOST_BYTES = 78_000
const wanted = process.argv.slice(2)

mkdirSync(join(PUBLIC, 'blog-pictures'), { recursive: true })
writeFileSync(join(PUBLIC, 'blog-pictures/mealwright-kitchen.svg'), kitchenEmblem())
writeFileSync(join(PUBLIC, 'blog-pictures/mealwright-nutrition.svg'), nutritionEmblem())
for (const { slug, picture } of articles) {
  if (wanted.length > 0 && !wanted.includes(slug)) continue
  const draw = SCENES[slug]
  if (!draw) throw new Error(`No drawing for ${slug}`)
  const drawing = Buffer.from(draw())
  for (const widthPx of ARTICLE_PICTURE_WIDTHS_PX) {
    const heightPx = (widthPx * STARTER_PICTURE_SIZE.heightPx) / STARTER_PICTURE_SIZE.widthPx
    const image = sharp(drawing, { density: (72 * widthPx) / 840 }).resize(widthPx, heightPx, { fit: 'fill' })
    let file: Buffer
    let quality = 82
    do file = await image.clone().webp({ quality, effort: 6, smartSubsample: true }).toBuffer()
    while (file.length > MOST_BYTES && (quality -= 6) > 40)
    writeFileSync(
      join(PUBLIC, articlePictureAddress({ id: picture.id, ...STARTER_PICTURE_SIZE }, widthPx)),
      file,
    )
    console.log(`${slug} ${widthPx} px: ${Math.round(file.length / 1000)} KB`)
  }
}
