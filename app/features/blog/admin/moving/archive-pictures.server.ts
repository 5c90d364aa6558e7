import type { ZipEntry } from '#app/domain/recipe/zip-archive.ts'

const PICTURE = /\.(?:jpe?g|png|gif|webp|avif)$/i
/** No program nests pictures deeper than this; every further folder adds one more name to find a picture by. */
const MOST_FOLDERS = 12
/** WordPress names smaller copies of a picture by their size. */
const SIZED = /-\d{2,5}x\d{2,5}(?=\.\w+$)/

/**
 * Finds the picture of an address among the files of an archive: the file whose path ends like the address's, the
 * longest such end first. A name alone is enough only where no other file has it. Names are compared, never opened.
 */
export function picturesByAddress(entries: readonly ZipEntry[]): (address: string) => ZipEntry | null {
  const byEnd = new Map<string, ZipEntry | 'several'>()
  for (const entry of entries) {
    if (!PICTURE.test(entry.name)) continue
    const parts = entry.name.toLowerCase().split('/').slice(-MOST_FOLDERS)
    for (let from = 0; from < parts.length; from++) {
      const end = parts.slice(from).join('/')
      byEnd.set(end, byEnd.has(end) ? 'several' : entry)
    }
  }
  const find = (path: string): ZipEntry | null => {
    const parts = path
      .toLowerCase()
      .split('/')
      .filter((part) => part !== '')
      .slice(-MOST_FOLDERS)
    for (let from = 0; from < parts.length; from++) {
      const entry = byEnd.get(parts.slice(from).join('/'))
      if (entry !== undefined && entry !== 'several') return entry
    }
    return null
  }
  return (address) => {
    const path = pathOf(address)
    return path === null ? null : (find(path.replace(SIZED, '')) ?? find(path))
  }
}

function pathOf(address: string): string | null {
  const url = URL.parse(address, 'https://own.invalid')
  try {
    return url && decodeURIComponent(url.pathname)
  } catch {
    return null
  }
}
