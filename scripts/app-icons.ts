/**
 * Draws the icons of the installed app from the brand's own: `node scripts/app-icons.ts`. Run it when the brand changes;
 * what it makes is kept in public/icons.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'

const root = join(import.meta.dirname, '..')
const icon = readFileSync(join(root, 'public/brand/icon.svg'), 'utf8')
const folder = join(root, 'public/icons')
/** What a launcher may cut off: everything outside the middle eighty per cent. */
const SAFE = 0.8

/** The ground to the edges, and what is on it within the safe circle. */
const maskable = icon
  .replace(/<rect [^>]*rx="30"[^>]*\/>/, '<rect x="-64" y="-64" width="128" height="128" fill="#2F6B4F"/>')
  .replace('scale(1.14)', `scale(${1.14 * SAFE})`)

mkdirSync(folder, { recursive: true })
for (const [name, svg, sizePx] of [
  ['icon-192', icon, 192],
  ['icon-512', icon, 512],
  ['maskable-192', maskable, 192],
  ['maskable-512', maskable, 512],
] as const) {
  const png = await sharp(Buffer.from(svg), { density: 600 })
    .resize(sizePx, sizePx)
    .png({ palette: true })
    .toBuffer()
  writeFileSync(join(folder, `${name}.png`), png)
  console.log(`${name}.png  ${png.byteLength} bytes`)
}
