import { createServer } from 'node:http'
import { gzipSync } from 'node:zlib'

/** A page with the words and headings of the landing and nothing else: no style, script, font or picture. */
export async function serveBarePage(origin: string): Promise<{ address: string; close(): void }> {
  const html = await (await fetch(`${origin}/`)).text()
  const body = html
    .slice(html.indexOf('<body'), html.indexOf('</body>'))
    .replaceAll(/<(script|svg|template|noscript)\b[\s\S]*?<\/\1>/g, '')
    .replaceAll(/<dialog\b[\s\S]*?<\/dialog>/g, '')
    .replaceAll(/<(\/?)(\w+)[^>]*>/g, (_tag, end: string, name: string) =>
      /^(?:h[1-6]|p|li|ul|ol|dl|dt|dd|table|tr|th|td)$/.test(name) ? `<${end}${name}>` : ' ',
    )
  const page = gzipSync(
    `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Text</title><body>${body}</body></html>`,
  )
  const server = createServer((_request, response) =>
    response
      .writeHead(200, {
        'content-type': 'text/html; charset=utf-8',
        'content-encoding': 'gzip',
        'content-length': page.length,
      })
      .end(page),
  )
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return { address: `http://127.0.0.1:${port}/`, close: () => void server.close() }
}
