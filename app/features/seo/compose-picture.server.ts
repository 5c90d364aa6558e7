import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import satori, { type Font } from 'satori'
import {
  CARD_COLOURS,
  SOCIAL_HEIGHT_PX,
  SOCIAL_SIDE_PX,
  SOCIAL_WIDTH_PX,
  type DialShare,
  type Dish,
  type DrawnPicture,
  titleSizePx,
} from '#app/domain/seo/social-picture.ts'
import { sourceFile } from '#app/source-file.server.ts'
import { arcPath, DIAL_SIZE, dialArcs, tickPath } from '#app/ui/dial-geometry.ts'

/**
 * A social picture as SVG: words set by satori, which turns them into outlines, beside a dish on its backdrop. The
 * colours are the light theme's; nobody chooses a theme for somebody else's page.
 */

const { paper: PAPER, ink: INK, leaf: LEAF } = CARD_COLOURS
const INK_2 = '#4d5a51'
const LINE_CONTROL = '#867e6c'
const LINE = '#e2d8c6'

/** The backdrop takes the right of the picture; a dial with the dish lies in its middle. */
const BACKDROP_X = SOCIAL_WIDTH_PX - SOCIAL_SIDE_PX
const DIAL_PX = 520
const DISH_PX = 400

type Node = { type: string; props: Record<string, unknown> }
type Style = Record<string, string | number>

const box = (style: Style, ...children: (Node | string)[]): Node => ({
  type: 'div',
  props: { style: { display: 'flex', ...style }, children: children.length === 1 ? children[0] : children },
})

export async function composePicture(picture: DrawnPicture): Promise<string> {
  const words = await satori(wordsOf(picture) as never, {
    width: BACKDROP_X,
    height: SOCIAL_HEIGHT_PX,
    fonts: fonts(),
  })
  const shares = picture.kind === 'recipe' ? picture.shares : []
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="${SOCIAL_WIDTH_PX}" height="${SOCIAL_HEIGHT_PX}" viewBox="0 0 ${SOCIAL_WIDTH_PX} ${SOCIAL_HEIGHT_PX}">` +
    `<rect width="${SOCIAL_WIDTH_PX}" height="${SOCIAL_HEIGHT_PX}" fill="${PAPER}"/>` +
    `<rect x="${BACKDROP_X}" width="${SOCIAL_WIDTH_PX - BACKDROP_X}" height="${SOCIAL_HEIGHT_PX}" fill="${picture.dish.backdrop}"/>` +
    nested(wordmark(), 64, 56, 236, 40) +
    dialAndDish(picture.dish, shares) +
    words +
    '</svg>'
  )
}

function wordsOf(picture: DrawnPicture): Node {
  return box(
    {
      boxSizing: 'border-box',
      width: BACKDROP_X,
      height: SOCIAL_HEIGHT_PX,
      flexDirection: 'column',
      justifyContent: 'space-between',
      padding: '136px 48px 56px 64px',
      fontFamily: SANS,
      color: INK,
    },
    box(
      { flexDirection: 'column', gap: 16 },
      ...(picture.kind === 'post' && picture.category
        ? [box({ fontSize: 28, fontWeight: 600, color: LEAF }, picture.category)]
        : []),
      title(picture),
      ...(picture.kind === 'post' ? [] : [line(picture.line)]),
    ),
    picture.kind === 'recipe'
      ? figures(picture)
      : picture.kind === 'post'
        ? line(picture.byline)
        : line('Cook what you have, know what is in it'),
  )
}

const title = ({ kind, title: text }: DrawnPicture) =>
  box(
    {
      display: 'block',
      // Figures stand under a recipe's name: one line less for it.
      lineClamp: kind === 'recipe' ? 3 : 4,
      overflow: 'hidden',
      // Room for the tails of the last line, which the clamp would cut.
      paddingBottom: 12,
      wordBreak: 'break-word',
      fontFamily: SERIF,
      fontWeight: 600,
      fontSize: Math.round(titleSizePx(text) * (kind === 'recipe' ? 0.9 : 1)),
      lineHeight: 1.14,
      letterSpacing: '-0.02em',
    },
    text,
  )

const line = (text: string) =>
  box(
    { display: 'block', lineClamp: 2, overflow: 'hidden', fontSize: 30, lineHeight: 1.3, color: INK_2 },
    text,
  )

function figures({ kcal, shares }: Extract<DrawnPicture, { kind: 'recipe' }>): Node {
  return box(
    { flexDirection: 'column', gap: 18, borderTop: `2px solid ${LINE}`, paddingTop: 24 },
    box(
      { alignItems: 'baseline', gap: 14 },
      box({ fontFamily: SERIF, fontWeight: 600, fontSize: 60, letterSpacing: '-0.02em' }, kcal),
      box({ fontSize: 30, color: INK_2 }, 'kcal per serving'),
    ),
    box(
      { gap: 30, fontSize: 27 },
      ...shares.map(({ label, amountG, colour }) =>
        box(
          { alignItems: 'center', gap: 10 },
          box({ width: 18, height: 18, borderRadius: 5, background: colour }),
          box({ fontWeight: 600 }, `${amountG} g`),
          box({ color: INK_2 }, label.toLowerCase()),
        ),
      ),
    ),
  )
}

function dialAndDish(dish: Dish, shares: readonly DialShare[]): string {
  if ('side' in dish)
    return `<image x="${BACKDROP_X}" width="${SOCIAL_SIDE_PX}" height="${SOCIAL_HEIGHT_PX}" preserveAspectRatio="xMidYMid slice" xlink:href="${dish.side}"/>`
  const [middleX, middleY] = [(BACKDROP_X + SOCIAL_WIDTH_PX) / 2, SOCIAL_HEIGHT_PX / 2]
  const arcs = dialArcs(shares.map(({ kcal }) => kcal))
    .map(
      ({ index, from, to }) =>
        `<path d="${arcPath(from, to)}" fill="none" stroke="${shares[index]!.colour}" stroke-width="7"/>`,
    )
    .join('')
  const dial = `<svg viewBox="0 0 ${DIAL_SIZE} ${DIAL_SIZE}"><path d="${tickPath()}" stroke="${LINE_CONTROL}" stroke-width="1" fill="none"/>${arcs}</svg>`
  const around = nested(dial, middleX - DIAL_PX / 2, middleY - DIAL_PX / 2, DIAL_PX, DIAL_PX)
  const [x, y] = [middleX - DISH_PX / 2, middleY - DISH_PX / 2]
  if ('plateSvg' in dish) return around + nested(dish.plateSvg, x, y, DISH_PX, DISH_PX)
  return (
    around +
    `<clipPath id="dish-clip"><circle cx="${middleX}" cy="${middleY}" r="${DISH_PX / 2}"/></clipPath>` +
    `<image clip-path="url(#dish-clip)" x="${x}" y="${y}" width="${DISH_PX}" height="${DISH_PX}" preserveAspectRatio="xMidYMid slice" xlink:href="${dish.photo}"/>`
  )
}

/** A whole SVG as a part of another, at its place and size. */
const nested = (svg: string, x: number, y: number, width: number, height: number): string =>
  svg.replace('<svg ', `<svg x="${x}" y="${y}" width="${width}" height="${height}" `)

let keptWordmark: string | undefined
const wordmark = () => (keptWordmark ??= readFileSync(sourceFile('public/brand/wordmark.svg'), 'utf8'))

/** One family per part of the alphabet: satori takes the first that has the sign. */
const PARTS = {
  besley: ['latin', 'latin-ext'],
  'source-sans-3': ['latin', 'latin-ext', 'cyrillic', 'greek', 'vietnamese'],
} as const
const familiesOf = (font: keyof typeof PARTS) => PARTS[font].map((part) => `${font} ${part}`)
const SANS = familiesOf('source-sans-3').join(', ')
const SERIF = [...familiesOf('besley'), SANS].join(', ')

let keptFonts: Font[] | undefined
function fonts(): Font[] {
  const require = createRequire(import.meta.url)
  const read = (font: keyof typeof PARTS, part: string, weight: 400 | 600): Font => ({
    name: `${font} ${part}`,
    weight,
    style: 'normal',
    data: readFileSync(
      join(
        dirname(require.resolve(`@fontsource/${font}/package.json`)),
        `files/${font}-${part}-${weight}-normal.woff`,
      ),
    ),
  })
  keptFonts ??= [
    ...PARTS.besley.map((part) => read('besley', part, 600)),
    ...PARTS['source-sans-3'].flatMap((part) => [
      read('source-sans-3', part, 400),
      read('source-sans-3', part, 600),
    ]),
  ]
  return keptFonts
}
