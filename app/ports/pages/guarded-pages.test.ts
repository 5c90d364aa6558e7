import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'
import { afterEach, expect, test } from 'vitest'
import { openGuardedPages } from './guarded-pages.server.ts'
import { isPublicAddress } from './public-address.ts'

const idle = new AbortController().signal
const REFUSED = { code: 'invalid-input', field: 'url' }
const SAME_WORDS = 'That page could not be read. Check the address, or copy the recipe and paste it here.'
const PUBLIC = '93.184.215.14'

let servers: Server[] = []
afterEach(async () => {
  const closing = servers.map(
    (server) =>
      new Promise((resolve) => {
        server.close(resolve)
        server.closeAllConnections()
      }),
  )
  servers = []
  await Promise.all(closing)
})

/** A local server that stands for the internet: names and addresses that are checked by the rules lead to it. */
async function internet(
  listener: RequestListener,
  change: { names?: Record<string, string[]>; deadlineMs?: number } = {},
) {
  const seen: { url: string; headers: NodeJS.Dict<string | string[]> }[] = []
  const server = createServer((request, response) => {
    seen.push({ url: request.url ?? '', headers: request.headers })
    listener(request, response)
  })
  servers.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const asked: string[] = []
  const pages = openGuardedPages({
    // Only this one loopback address, and only for the name of the test.
    resolve: (name) => {
      asked.push(name)
      return Promise.resolve(name === 'site.test' ? ['127.0.0.1'] : (change.names?.[name] ?? []))
    },
    isAllowed: (address) => (address === '127.0.0.1' ? asked.length > 0 : isPublicAddress(address)),
    portOf: () => port,
    ...(change.deadlineMs !== undefined && { deadlineMs: change.deadlineMs }),
  })
  return { pages, seen, asked }
}

const html: RequestListener = (_request, response) => {
  response.setHeader('content-type', 'text/html; charset=utf-8')
  response.end('<p>Soup</p>')
}

const HOSTILE = [
  'http://127.0.0.1/',
  'http://127.1/',
  'http://2130706433/',
  'http://0x7f.0.0.1/',
  'http://0177.0.0.1/',
  'http://0/',
  'http://0.0.0.0/',
  'http://10.0.0.1/',
  'http://172.16.0.1/',
  'http://172.31.255.255/',
  'http://192.168.1.1/',
  'http://169.254.169.254/latest/meta-data/',
  'http://100.100.100.200/',
  'http://100.64.0.1/',
  'http://192.0.0.192/',
  'http://192.0.2.1/',
  'http://198.18.0.1/',
  'http://203.0.113.7/',
  'http://224.0.0.1/',
  'http://255.255.255.255/',
  'http://240.0.0.1/',
  'http://[::]/',
  'http://[::1]/',
  'http://[::ffff:127.0.0.1]/',
  'http://[::ffff:a9fe:a9fe]/',
  'http://[::127.0.0.1]/',
  'http://[64:ff9b::a9fe:a9fe]/',
  'http://[2002:7f00:1::]/',
  'http://[2001::1]/',
  'http://[fe80::1]/',
  'http://[fec0::1]/',
  'http://[fc00::1]/',
  'http://[fd00:ec2::254]/',
  'http://[ff02::1]/',
  'http://[2001:db8::1]/',
  'http://１２７.０.０.１/',
  'http://127。0。0。1/',
]

test.each(HOSTILE)('%s is never asked', async (address) => {
  await expect(openGuardedPages().read(address, idle)).rejects.toMatchObject({
    ...REFUSED,
    message: SAME_WORDS,
  })
})

test.each([
  'ftp://example.org/a',
  'file:///etc/passwd',
  'gopher://example.org/',
  'javascript:alert(1)',
  'data:text/html,x',
  'https://example.org:8443/',
  'http://example.org:22/',
  'http://example.org:443/',
  'https://me:secret@example.org/',
  'https://',
  '',
  `https://example.org/${'a'.repeat(3000)}`,
])('%s is no address of a page', async (address) => {
  await expect(openGuardedPages().read(address, idle)).rejects.toMatchObject({
    ...REFUSED,
    message: 'Enter the address of a web page, such as https://example.org/soup.',
  })
})

test('a page is read where its name leads to a public address, without cookies', async () => {
  const { pages, seen } = await internet(html)
  expect(await pages.read('http://site.test/a', idle)).toEqual({
    url: 'http://site.test/a',
    text: '<p>Soup</p>',
  })
  const headers = seen.at(-1)!.headers
  expect(headers['host']).toMatch(/^site\.test/)
  expect(headers).not.toHaveProperty('cookie')
  expect(headers).not.toHaveProperty('authorization')
  expect(headers).not.toHaveProperty('referer')
})

test('a name that leads into a private network is refused, also when only one of its addresses does', async () => {
  const names = {
    'inside.test': ['192.168.0.10'],
    'both.test': [PUBLIC, '10.0.0.1'],
    'mapped.test': ['::ffff:10.0.0.1'],
    'nowhere.test': [],
  }
  const { pages, seen } = await internet(html, { names })
  for (const name of Object.keys(names))
    await expect(pages.read(`http://${name}/`, idle)).rejects.toMatchObject({ message: SAME_WORDS })
  expect(seen).toEqual([])
})

test('the name is asked once, and the connection goes to the address that was checked', async () => {
  let answers = 0
  const { pages: _, seen } = await internet(html)
  const { port } = servers[0]!.address() as AddressInfo
  const pages = openGuardedPages({
    resolve: () => Promise.resolve(++answers === 1 ? ['127.0.0.1'] : ['10.9.9.9']),
    isAllowed: (address) => address === '127.0.0.1',
    portOf: () => port,
  })
  expect(await pages.read('http://rebinding.test/', idle)).toMatchObject({ text: '<p>Soup</p>' })
  expect(answers).toBe(1)
  expect(seen).toHaveLength(1)
})

test.each([
  'http://169.254.169.254/latest/meta-data/',
  'http://[::1]/',
  'http://10.0.0.1/',
  'http://inside.test/',
  'https://site.test:8080/',
  'file:///etc/passwd',
  'javascript:alert(1)',
  '//[fd00::1]/x',
  'http://user:pw@site.test/',
  'http://',
])('a redirect to %s is not followed', async (location) => {
  const { pages, seen } = await internet(
    (_request, response) => response.writeHead(302, { location }).end(),
    { names: { 'inside.test': ['192.168.0.10'] } },
  )
  await expect(pages.read('http://site.test/', idle)).rejects.toMatchObject({
    ...REFUSED,
    message: SAME_WORDS,
  })
  expect(seen).toHaveLength(1)
})

test('three redirects are followed, a fourth is not, and each is checked', async () => {
  const { pages, seen, asked } = await internet((request, response) => {
    const left = Number(request.url!.slice(1))
    if (left === 0) return html(request, response)
    return response.writeHead(301, { location: `/${left - 1}` }).end()
  })
  expect(await pages.read('http://site.test/3', idle)).toMatchObject({ url: 'http://site.test/0' })
  expect(asked).toHaveLength(4)
  await expect(pages.read('http://site.test/4', idle)).rejects.toMatchObject(REFUSED)
  expect(seen).toHaveLength(8)
})

test('what is no page, too large or too slow is refused in the same words', async () => {
  const bomb = gzipSync(Buffer.alloc(50_000_000, ' '))
  const answers: RequestListener[] = [
    (_request, response) => response.writeHead(200, { 'content-type': 'image/png' }).end('x'),
    (_request, response) => response.writeHead(200).end('no type'),
    (_request, response) => response.writeHead(403, { 'content-type': 'text/html' }).end('secret'),
    (_request, response) =>
      response.writeHead(200, { 'content-type': 'text/html', 'content-length': '4000000' }).end(),
    (_request, response) =>
      response.writeHead(200, { 'content-type': 'text/html', 'content-encoding': 'gzip' }).end(bomb),
    (_request, response) =>
      response.writeHead(200, { 'content-type': 'text/html', 'content-encoding': 'zstd' }).end('x'),
    (_request, response) =>
      response.writeHead(200, { 'content-type': 'text/html', 'content-encoding': 'gzip' }).end('no gzip'),
    // Endless, in small pieces.
    (_request, response) => {
      response.writeHead(200, { 'content-type': 'text/html' })
      const more = () => response.write('x'.repeat(64_000), () => !response.destroyed && setImmediate(more))
      more()
    },
    // Silent after the head.
    (_request, response) => void response.writeHead(200, { 'content-type': 'text/html' }).write('<p>'),
    // Silent altogether.
    () => {},
    (request) => void request.socket.destroy(),
  ]
  for (const answer of answers) {
    const { pages } = await internet(answer, { deadlineMs: 1500 })
    await expect(pages.read('http://site.test/', idle)).rejects.toMatchObject({
      ...REFUSED,
      message: SAME_WORDS,
    })
  }
}, 30_000)

test('a name that is never answered ends with the deadline, and a member who leaves ends it too', async () => {
  const never = openGuardedPages({ resolve: () => new Promise(() => {}), deadlineMs: 50 })
  await expect(never.read('http://site.test/', idle)).rejects.toMatchObject(REFUSED)
  const left = AbortSignal.abort()
  await expect(
    openGuardedPages({ resolve: () => new Promise(() => {}) }).read('http://a.test/', left),
  ).rejects.toMatchObject(REFUSED)
})

test('packed pages and other encodings are read', async () => {
  const { pages } = await internet((request, response) => {
    if (request.url === '/gzip')
      return response
        .writeHead(200, { 'content-type': 'text/html', 'content-encoding': 'gzip' })
        .end(gzipSync('<p>crème</p>'))
    return response
      .writeHead(200, { 'content-type': 'text/html' })
      .end(Buffer.from('<meta charset="iso-8859-1"><p>crème</p>', 'latin1'))
  })
  expect((await pages.read('http://site.test/gzip', idle)).text).toBe('<p>crème</p>')
  expect((await pages.read('http://site.test/latin', idle)).text).toContain('crème')
})

test('addresses of the internet are public', () => {
  for (const address of [PUBLIC, '1.1.1.1', '8.8.8.8', '2606:4700:4700::1111', '2a00:1450:4001:80b::200e'])
    expect(isPublicAddress(address)).toBe(true)
  for (const address of ['', 'localhost', '1.1.1', '999.1.1.1']) expect(isPublicAddress(address)).toBe(false)
})

test('a picture is read as bytes, and nothing else is taken for one', async () => {
  const { pages } = await internet((request, response) => {
    response.setHeader('content-type', request.url === '/a.png' ? 'image/png' : 'text/html')
    response.end(Buffer.from([1, 2, 3]))
  })
  expect([...(await pages.readPicture('http://site.test/a.png', idle))]).toEqual([1, 2, 3])
  await expect(pages.readPicture('http://site.test/page', idle)).rejects.toMatchObject(REFUSED)
  await expect(pages.read('http://site.test/a.png', idle)).rejects.toMatchObject(REFUSED)
  await expect(pages.readPicture('http://10.0.0.1/a.png', idle)).rejects.toMatchObject(REFUSED)
})
