import { readFile, writeFile } from 'node:fs/promises'
import { gunzipSync } from 'node:zlib'
import makeCore from 'tesseract.js-core/tesseract-core-simd-lstm.js'
import {
  around,
  type Place,
  type ReadLine,
  type ReadWord,
  withoutSpecks,
} from '#app/domain/photo-text/read-page.ts'
import { answerTasks } from '#app/pool/answer-tasks.server.ts'
import { sourceFile } from '#app/source-file.server.ts'
import type { TextTask } from './tesseract-text-reading.server.ts'

/** The process that reads text in pictures. Everything it needs is in the packages: it fetches nothing. */

const ENGLISH = 'node_modules/@tesseract.js-data/eng/4.0.0_best_int/eng.traineddata.gz'
/** The neural engine, the only one of this build. */
const LSTM_ENGINE = 1
/** Tesseract's page segmentation: columns and paragraphs by itself, or one column of rows of any height. */
const SEGMENTATION = { page: '3', rows: '4' } as const
/** Sauvola's threshold goes by the surroundings of each pixel, so that a shadow over half a page is no black area. */
const LOCAL_THRESHOLD = '2'
/** Turned less than this, lines are read as they lie. */
const LEAST_TURN_RAD = 0.004
/** As cameras say it in EXIF: upright, lying on either side, upside down. */
const ORIENTATIONS = { upright: 1, leftSide: 6, rightSide: 8, upsideDown: 3 }

/** So many words at half the size say that the picture is the right way up; fewer than the least, that there is no text. */
const ENOUGH_WORDS = 6
const LEAST_WORDS = 2

// If the machine runs out of memory, the kernel kills this process instead of the server.
await writeFile('/proc/self/oom_score_adj', '1000').catch(() => {})

const core = await makeCore({})
core.FS.writeFile('eng.traineddata', gunzipSync(await readFile(sourceFile(ENGLISH))))
const api = new core.TessBaseAPI()
if (api.Init(null, 'eng', LSTM_ENGINE) !== 0) throw new Error('the English data of the reader is broken')
api.SetVariable('thresholding_method', LOCAL_THRESHOLD)

answerTasks<TextTask>(({ given, layout }) => {
  const picture = pictureOf(given.bytes)
  try {
    const orientation = orientationOf(picture)
    const isLying = orientation === ORIENTATIONS.leftSide || orientation === ORIENTATIONS.rightSide
    const [widthPx, heightPx] = isLying
      ? [picture.heightPx, picture.widthPx]
      : [picture.widthPx, picture.heightPx]
    if (orientation === null) return { lines: [], widthPx, heightPx }
    core.FS.writeFile('/input', given.bytes)
    return withoutSpecks({ lines: readTurned(orientation, SEGMENTATION[layout]), widthPx, heightPx })
  } finally {
    api.Clear()
    core.FS.unlink('/input')
  }
})

/** At half its size a picture without text is looked through in a second, where grass or cloth would take a minute. */
function orientationOf(picture: Picture): number | null {
  core.FS.writeFile('/input', halved(picture))
  let best = { orientation: 0, count: 0 }
  for (const orientation of Object.values(ORIENTATIONS)) {
    // Read as a page, words that lie on their side would be found and not be turned.
    const lines = readTurned(orientation, SEGMENTATION.rows)
    const count = lines.reduce((sum, { words }) => sum + words.filter(isCertain).length, 0)
    if (count > best.count) best = { orientation, count }
    // A phone that is held flat over a table does not know which way is up: then the other ways are tried.
    if (count >= ENOUGH_WORDS) break
  }
  return best.count < LEAST_WORDS ? null : best.orientation
}

/** Upside down, print still gives words of which the reader is fairly sure. */
const isCertain = ({ text, confidence }: ReadWord): boolean => confidence >= 85 && /[\p{L}\d]{3}/u.test(text)

function readTurned(orientation: number, segmentation: string): ReadLine[] {
  api.SetVariable('tessedit_pageseg_mode', SEGMENTATION.page)
  setImage(orientation, 0)
  api.FindLines()
  const slopeRad = api.GetGradient()
  api.SetVariable('tessedit_pageseg_mode', segmentation)
  setImage(orientation, Math.abs(slopeRad) < LEAST_TURN_RAD ? 0 : slopeRad)
  api.Recognize(null)
  const { blocks } = JSON.parse(api.GetJSONText()) as { blocks: Block[] }
  return blocks.flatMap(linesOfBlock)
}

function setImage(orientation: number, angleRad: number): void {
  if (api.SetImageFile(orientation, angleRad) === 1) throw new Error('the picture could not be opened')
}

/** As the engine gives it. */
type Box = { x0: number; y0: number; x1: number; y1: number }
type Block = {
  paragraphs: { lines: { words: { text: string; confidence: number; bbox: Box }[] }[] }[]
}

function linesOfBlock({ paragraphs }: Block, block: number): ReadLine[] {
  return paragraphs.flatMap(({ lines }) =>
    lines.flatMap((line) => {
      const words = line.words.map(({ text, confidence, bbox }) => ({
        text: text.trim(),
        confidence: Math.round(confidence),
        place: placeOf(bbox),
      }))
      return words.length === 0 ? [] : [{ words, block, place: around(words.map(({ place }) => place)) }]
    }),
  )
}

const placeOf = ({ x0, y0, x1, y1 }: Box): Place => ({ leftPx: x0, topPx: y0, rightPx: x1, bottomPx: y1 })

type Picture = { widthPx: number; heightPx: number; pixels: Uint8Array }

/** A PGM file: "P5\n1200 900\n255\n" and a byte a pixel. */
function pictureOf(bytes: Uint8Array): Picture {
  const head = /^P5\n(\d+) (\d+)\n255\n/.exec(Buffer.from(bytes.subarray(0, 32)).toString('latin1'))
  const [, width, height] = head ?? []
  if (!head) throw new Error('the picture is no PGM')
  return {
    widthPx: Number(width),
    heightPx: Number(height),
    pixels: bytes.subarray(head[0].length),
  }
}

/** The picture at half its size, each pixel the mean of four, as a PGM file. */
function halved({ widthPx, heightPx, pixels }: Picture): Uint8Array {
  const [width, height] = [Math.max(1, widthPx >> 1), Math.max(1, heightPx >> 1)]
  const head = Buffer.from(`P5\n${width} ${height}\n255\n`, 'latin1')
  const half = Buffer.alloc(head.length + width * height)
  head.copy(half)
  for (let y = 0, to = head.length; y < height; y++)
    for (let x = 0, from = 2 * y * widthPx; x < width; x++, from += 2)
      half[to++] =
        (pixels[from]! +
          (pixels[from + 1] ?? 0) +
          (pixels[from + widthPx] ?? 0) +
          (pixels[from + widthPx + 1] ?? 0)) >>
        2
  return half
}
