import { readFile, writeFile } from 'node:fs/promises'
import { gunzipSync } from 'node:zlib'
import makeCore from 'tesseract.js-core/tesseract-core-simd-lstm.js'
import {
  around,
  hasText,
  type Place,
  type ReadLine,
  type ReadPage,
  sureWordCount,
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
const ORIENTATIONS = { upright: 1, leftSide: 6, rightSide: 8, upsideDown: 3 } as const

// If the machine runs out of memory, the kernel kills this process instead of the server.
await writeFile('/proc/self/oom_score_adj', '1000').catch(() => {})

const core = await makeCore({})
core.FS.writeFile('eng.traineddata', gunzipSync(await readFile(sourceFile(ENGLISH))))
const api = new core.TessBaseAPI()
if (api.Init(null, 'eng', LSTM_ENGINE) !== 0) throw new Error('the English data of the reader is broken')
api.SetVariable('thresholding_method', LOCAL_THRESHOLD)

answerTasks<TextTask>(({ given, layout }) => {
  core.FS.writeFile('/input', given.bytes)
  try {
    const size = sizeOfPgm(given.bytes)
    let best = readTurned(size, layout, ORIENTATIONS.upright)
    // A phone held flat over a table does not know which way is up.
    for (const orientation of [ORIENTATIONS.leftSide, ORIENTATIONS.rightSide, ORIENTATIONS.upsideDown]) {
      if (hasText(best)) break
      const turned = readTurned(size, layout, orientation)
      if (sureWordCount(turned) > sureWordCount(best)) best = turned
    }
    return best
  } finally {
    api.Clear()
    core.FS.unlink('/input')
  }
})

type Size = { widthPx: number; heightPx: number }

function readTurned(size: Size, layout: TextTask['layout'], orientation: number): ReadPage {
  api.SetVariable('tessedit_pageseg_mode', SEGMENTATION.page)
  setImage(orientation, 0)
  api.FindLines()
  const slopeRad = api.GetGradient()
  api.SetVariable('tessedit_pageseg_mode', SEGMENTATION[layout])
  setImage(orientation, Math.abs(slopeRad) < LEAST_TURN_RAD ? 0 : slopeRad)
  api.Recognize(null)
  const { blocks } = JSON.parse(api.GetJSONText()) as { blocks: Block[] }
  const { widthPx, heightPx } = size
  const isLying = orientation === ORIENTATIONS.leftSide || orientation === ORIENTATIONS.rightSide
  return withoutSpecks({
    lines: blocks.flatMap(linesOfBlock),
    ...(isLying ? { widthPx: heightPx, heightPx: widthPx } : { widthPx, heightPx }),
  })
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

/** The size in the head of a PGM file: "P5\n1200 900\n255\n". */
function sizeOfPgm(bytes: Uint8Array): Size {
  const [, width = '', height = ''] =
    /^P5\n(\d+) (\d+)\n/.exec(Buffer.from(bytes.subarray(0, 32)).toString('latin1')) ?? []
  return { widthPx: Number(width), heightPx: Number(height) }
}
