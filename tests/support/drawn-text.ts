import { execFileSync } from 'node:child_process'
import sharp from 'sharp'

/** Pictures of printed text, made for tests as a phone would take them. */

export type DrawnText = { text: string; xPx: number; yPx: number; sizePx?: number; isBold?: boolean }
export type Drawing = {
  widthPx: number
  heightPx: number
  texts: readonly DrawnText[]
  rules?: readonly number[]
}
/** How badly it was photographed. */
export type Camera = {
  font?: string
  turnedDeg?: number
  /** Standard deviation of the noise, in steps of 255. */
  noise?: number
  ink?: string
  paper?: string
  isShaded?: boolean
  blurPx?: number
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** A JPEG of drawn text. Drawn in a process of its own: the one that decodes photos takes no SVG any more. */
export function photographed(drawing: Drawing, camera: Camera = {}): Buffer {
  return execFileSync(process.execPath, [import.meta.filename], {
    input: JSON.stringify({ drawing, camera }),
    maxBuffer: 50_000_000,
  })
}

async function drawn(drawing: Drawing, camera: Camera): Promise<Buffer> {
  const { font = 'DejaVu Sans', turnedDeg = 0, noise = 0, ink = '#1c1c1c', paper = '#f2f0ea' } = camera
  const { widthPx, heightPx, texts, rules = [] } = drawing
  const svg = [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${widthPx}" height="${heightPx}">`,
    `<rect width="100%" height="100%" fill="${paper}"/>`,
    ...rules.map((y) => `<path d="M20 ${y}H${widthPx - 20}" stroke="${ink}" stroke-width="2"/>`),
    ...texts.map(
      ({ text, xPx, yPx, sizePx = 26, isBold = false }) =>
        `<text x="${xPx}" y="${yPx}" font-family="${font}" font-size="${sizePx}" font-weight="${isBold ? 700 : 400}" fill="${ink}" xml:space="preserve">${escaped(text)}</text>`,
    ),
    camera.isShaded
      ? `<defs><linearGradient id="s"><stop offset="0" stop-opacity="0"/><stop offset="1" stop-opacity="0.55"/></linearGradient></defs><rect width="100%" height="100%" fill="url(#s)"/>`
      : '',
    '</svg>',
  ].join('')
  const sheet = await sharp(Buffer.from(svg)).png().toBuffer()
  let picture = sharp(sheet).rotate(turnedDeg, { background: paper })
  if (camera.blurPx) picture = picture.blur(camera.blurPx)
  const clean = await picture.png().toBuffer()
  const { width, height } = await sharp(clean).metadata()
  if (noise === 0) return sharp(clean).jpeg({ quality: 85 }).toBuffer()
  const grain = await sharp(grainOf(width * height, noise), { raw: { width, height, channels: 1 } })
    .png()
    .toBuffer()
  return sharp(clean)
    .composite([{ input: grain, blend: 'overlay' }])
    .jpeg({ quality: 80 })
    .toBuffer()
}

/** Grey with grain, the same every time: a test that reads it must not depend on chance. */
function grainOf(count: number, deviation: number): Buffer {
  const grain = Buffer.alloc(count)
  let seed = 1
  const next = () => (seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31) / 2 ** 31
  // Three dice are near enough to a bell; their sum deviates by half.
  for (let at = 0; at < count; at++)
    grain[at] = Math.max(0, Math.min(255, 128 + deviation * 2 * (next() + next() + next() - 1.5)))
  return grain
}

/** A table by its cells: the columns begin at `columnsPx`, a row every `rowPx`. */
export function drawnTable(
  rows: readonly (readonly string[])[],
  {
    columnsPx,
    widthPx,
    rowPx = 52,
    isRuled = true,
  }: { columnsPx: readonly number[]; widthPx: number; rowPx?: number; isRuled?: boolean },
): Drawing {
  return {
    widthPx,
    heightPx: rows.length * rowPx + 60,
    texts: rows.flatMap((cells, row) =>
      cells.map((text, column) => ({ text, xPx: columnsPx[column] ?? 0, yPx: 60 + row * rowPx })),
    ),
    rules: isRuled ? rows.map((_, row) => 76 + row * rowPx) : [],
  }
}

/** Lines of a receipt or a page, one under the other. */
export function drawnLines(
  lines: readonly string[],
  {
    widthPx,
    xPx = 40,
    rowPx = 44,
    sizePx = 28,
  }: { widthPx: number; xPx?: number; rowPx?: number; sizePx?: number },
): Drawing {
  return {
    widthPx,
    heightPx: lines.length * rowPx + 100,
    texts: lines.map((text, at) => ({ text, xPx, yPx: 70 + at * rowPx, sizePx })),
  }
}

if (import.meta.main) {
  const chunks: Buffer[] = []
  for await (const chunk of process.stdin) chunks.push(chunk as Buffer)
  const { drawing, camera } = JSON.parse(Buffer.concat(chunks).toString()) as {
    drawing: Drawing
    camera: Camera
  }
  process.stdout.write(await drawn(drawing, camera))
}
