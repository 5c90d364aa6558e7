import { existsSync, globSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import pixelmatch from 'pixelmatch'
import sharp from 'sharp'

/** A picture that is not the same in both runs, and how: its path below the run's folder. */
export type Difference = { file: string; reason: string }

type Pixels = { data: Buffer; widthPx: number; heightPx: number }

/**
 * Compares two runs picture by picture, those whose name holds `only`. Writes a picture of the differing pixels under `differences/` of the second run,
 * and `index.html` there: before, after and the difference of each, side by side.
 */
export async function compareRuns(before: string, after: string, only = ''): Promise<Difference[]> {
  const files = new Set([...picturesIn(before), ...picturesIn(after)])
  const differences: Difference[] = []
  for (const file of [...files].filter((name) => name.includes(only)).sort()) {
    if (!existsSync(join(before, file))) differences.push({ file, reason: 'is new' })
    else if (!existsSync(join(after, file))) differences.push({ file, reason: 'is missing' })
    else {
      const reason = await differenceOf(
        join(before, file),
        join(after, file),
        join(after, 'differences', file),
      )
      if (reason) differences.push({ file, reason })
    }
  }
  writeFileSync(join(after, 'index.html'), contactSheet(differences, relative(after, before)))
  return differences
}

function picturesIn(folder: string): string[] {
  return globSync('*/*.png', { cwd: folder }).filter((file) => !file.startsWith('differences'))
}

async function differenceOf(before: string, after: string, target: string): Promise<string | null> {
  const [one, other] = await Promise.all([pixelsOf(before), pixelsOf(after)])
  if (one.widthPx !== other.widthPx || one.heightPx !== other.heightPx)
    return `${one.widthPx} × ${one.heightPx} px before, ${other.widthPx} × ${other.heightPx} px after`
  const { widthPx, heightPx } = one
  const shown = Buffer.alloc(one.data.length)
  const count = pixelmatch(one.data, other.data, shown, widthPx, heightPx, { threshold: 0.1 })
  if (count === 0) return null
  mkdirSync(dirname(target), { recursive: true })
  await sharp(shown, { raw: { width: widthPx, height: heightPx, channels: 4 } })
    .png()
    .toFile(target)
  return `${count} pixels differ (${((100 * count) / (widthPx * heightPx)).toFixed(3)} %)`
}

async function pixelsOf(file: string): Promise<Pixels> {
  const { data, info } = await sharp(file).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  return { data, widthPx: info.width, heightPx: info.height }
}

function contactSheet(differences: readonly Difference[], before: string): string {
  const rows = differences.map(
    ({ file, reason }) =>
      `<h2>${file}: ${reason}</h2><div><img src="${before}/${file}" alt="before"><img src="${file}" alt="after"><img src="differences/${file}" alt=""></div>`,
  )
  return `<!doctype html><meta charset="utf-8"><title>Pages that differ</title><style>div{display:flex;gap:1rem}img{width:32%;object-fit:contain;align-items:start}</style><h1>${differences.length} pages differ</h1>${rows.join('\n')}`
}
