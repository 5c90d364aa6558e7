/**
 * After the build: every text asset gets a brotli and a gzip twin, so that the server never compresses them. Brotli's
 * best takes a second and a half for each megabyte, so the twins of the last build are kept by a hash of what is in them.
 */
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzipSync } from 'node:zlib'

const TEXT = /\.(?:js|css|svg|json|webmanifest|txt|xml|map|html|wasm)$/
const WORTH_BYTES = 512

const root = join(import.meta.dirname, '..')
const client = join(root, 'build', 'client')
const cache = join(root, 'node_modules', '.cache', 'mealwright-compressed')
const used = new Set<string>()

mkdirSync(cache, { recursive: true })
// In the threads of Node's pool, on as many cores as there are.
await Promise.all(readdirSync(client, { recursive: true, encoding: 'utf8' }).map(compressFile))
for (const name of readdirSync(cache)) if (!used.has(name)) rmSync(join(cache, name))

async function compressFile(entry: string): Promise<void> {
  const file = join(client, entry)
  if (!TEXT.test(file) || !statSync(file).isFile()) return
  const bytes = readFileSync(file)
  if (bytes.length < WORTH_BYTES) return
  writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }))
  writeFileSync(`${file}.br`, await brotliOf(bytes))
}

async function brotliOf(bytes: Buffer): Promise<Buffer> {
  const name = createHash('sha256').update(bytes).digest('hex')
  const cached = join(cache, name)
  used.add(name)
  if (existsSync(cached)) return readFileSync(cached)
  const compressed = await promisify(brotliCompress)(bytes, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
  })
  writeFileSync(cached, compressed)
  return compressed
}
