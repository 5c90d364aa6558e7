/** After the build: every text asset gets a brotli and a gzip twin, so that the server never compresses them. */
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

const TEXT = /\.(?:js|css|svg|json|webmanifest|txt|xml|map|html)$/
const WORTH_BYTES = 512

const client = join(import.meta.dirname, '..', 'build', 'client')
for (const entry of readdirSync(client, { recursive: true, encoding: 'utf8' })) {
  const file = join(client, entry)
  if (!TEXT.test(file) || !statSync(file).isFile()) continue
  const bytes = readFileSync(file)
  if (bytes.length < WORTH_BYTES) continue
  writeFileSync(
    `${file}.br`,
    brotliCompressSync(bytes, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
    }),
  )
  writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }))
}
