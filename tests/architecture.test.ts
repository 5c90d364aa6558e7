import { spawnSync } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import routes from '#app/routes.ts'

const root = join(import.meta.dirname, '..')
const planted = join(root, 'app', 'domain', 'planted-by-a-test')
afterAll(() => rmSync(planted, { recursive: true, force: true }))

const sources = ['app', 'server', 'tests', 'scripts', 'bench'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((entry) => `${folder}/${entry}`),
)

test('the linter still bites: each kind of violation planted in domain is reported', () => {
  const violations: Record<string, string> = {
    'database.ts': "import { eq } from 'drizzle-orm'\nexport const a = eq",
    'react.ts': "import { useState } from 'react'\nexport const a = useState",
    'feature.ts': "import { VISITOR } from '#app/features/account/viewer.ts'\nexport const a = VISITOR",
    'climbing.ts': "import { hashText } from '../random.ts'\nexport const a = hashText",
    'dice.ts': 'export const a = Math.random()',
    'clock.ts': 'export const a = Date.now()',
    'network.ts': "export const a = await fetch('https://example.org')",
    'text-as-code.ts': 'export const a = (text: string): unknown => eval(text)',
    'text-as-function.ts': 'export const a = (text: string) => new Function(text)',
    'cycle-a.ts': "import { b } from './cycle-b.ts'\nexport const a = () => b",
    'cycle-b.ts': "import { a } from './cycle-a.ts'\nexport const b = () => a",
  }
  mkdirSync(planted, { recursive: true })
  for (const [name, source] of Object.entries(violations)) writeFileSync(join(planted, name), `${source}\n`)
  const ran = spawnSync(
    process.execPath,
    [join(root, 'node_modules', 'oxlint', 'bin', 'oxlint'), '--format=json', planted],
    { cwd: root, encoding: 'utf8' },
  )
  const { diagnostics } = JSON.parse(ran.stdout) as { diagnostics: { filename: string; code: string }[] }
  const reported = new Set(diagnostics.map((one) => one.filename.split('/').at(-1)))
  expect(Object.keys(violations).filter((name) => !reported.has(name))).toEqual([])
})

test('no folder or file is named after nothing', () => {
  expect(
    sources.filter((path) => /(?:^|\/)(?:utils?|helpers?|misc|common|lib)(?:\.|\/|$)/.test(path)),
  ).toEqual([])
})

test('only the settings are read from the environment, and only there', () => {
  const readers = sources.filter(
    (path) =>
      /^app\/.*\.tsx?$/.test(path) &&
      !/\.test\.tsx?$/.test(path) &&
      /process\.env/.test(readFileSync(join(root, path), 'utf8')),
  )
  expect(readers).toEqual([])
})

type Route = { path?: string; file: string; children?: Route[] }
const flat = (list: readonly Route[], above = ''): { path: string; file: string }[] =>
  list.flatMap((route) => {
    const path = [above, route.path].filter(Boolean).join('/')
    return [
      ...(route.children ? [] : [{ path: `/${path}`, file: route.file }]),
      ...flat(route.children ?? [], path),
    ]
  })

test('[SHELL-01] [SHELL-02] the URL map is the specification’s', () => {
  const pages = flat(routes as Route[]).map((route) => route.path)
  const specified = [
    '/',
    '/upload',
    '/recipe/:recipeId/:slug?',
    '/calories',
    '/pricing',
    '/success',
    '/about',
    '/terms',
    '/privacy',
    '/cookies',
    '/contact',
    '/help',
    '/blog',
    '/blog/all',
    '/blog/search',
    '/blog/:categorySlug',
    '/blog/:categorySlug/:postSlug',
    '/blog/author/:authorSlug',
    '/dashboard',
    '/recipes',
    '/profile',
    '/public-recipes',
    '/meal-planning',
  ]
  expect(specified.filter((path) => !pages.includes(path))).toEqual([])
})

test('every page with a form answers itself where there is no connection, so that what was typed stays', () => {
  // Their forms are sent by scripts of their own, or are a payment provider's page in play.
  const others = [
    'public/upload.tsx',
    'public/sandbox-checkout.tsx',
    'public/sandbox-portal.tsx',
    'staff/save-form.tsx',
  ]
  const silent = flat(routes)
    .map(({ file }) => file)
    .filter((file) => {
      const source = readFileSync(join(root, 'app', file), 'utf8')
      const isLivePage = source.includes('export default function') && !source.includes('isReading: true')
      return (
        isLivePage && /export (?:async )?function action\b/.test(source) && !source.includes('clientAction')
      )
    })
  expect(silent.filter((file) => !others.some((other) => file.endsWith(other)))).toEqual([])
})

test('every route says who may use it, and members have the five of the table and what belongs to their kitchen', async () => {
  const access = new Map<string, string | undefined>()
  for (const { path, file } of flat(routes)) {
    const source = readFileSync(join(root, 'app', file), 'utf8')
    access.set(path, /export const handle: RouteHandle = \{ access: '(\w+)'/.exec(source)?.[1])
  }
  expect([...access].filter(([, who]) => who === undefined)).toEqual([])
  const members = [...access].filter(([, who]) => who === 'member').map(([path]) => path)
  const five = ['/dashboard', '/meal-planning', '/profile', '/public-recipes', '/recipes']
  const kitchen = ['/foods', '/pantry/cook', '/pantry/cooked', '/pantry/waste', '/shopping']
  const household = ['/household', '/household/join/:token']
  // What lies below one of them, such as the page to delete one's account, is part of it.
  const isBelow = (path: string) => five.some((one) => path.startsWith(`${one}/`))
  expect(members.filter((path) => !isBelow(path)).toSorted()).toEqual(
    [...five, ...kitchen, ...household].toSorted(),
  )
})

test('[ADMIN-01] every route that is for staff lies below the layout that guards it, and none of another kind does', () => {
  const said = (file: string) =>
    /access: '(\w+)'/.exec(readFileSync(join(root, 'app', file), 'utf8'))?.[1] === 'staff'
  const below = new Set(
    flat((routes as Route[]).filter(({ file }) => file === 'routes/staff/layout.tsx')).map(
      ({ file }) => file,
    ),
  )
  expect(below.size).toBeGreaterThan(15)
  const elsewhere = flat(routes as Route[]).filter(({ file }) => !below.has(file))
  expect([...below].filter((file) => !said(file))).toEqual([])
  expect(elsewhere.filter(({ file }) => said(file))).toEqual([])
  expect(readFileSync(join(root, 'app', 'routes', 'staff', 'layout.tsx'), 'utf8')).toContain(
    'middleware: Route.MiddlewareFunction[] = [withStaff]',
  )
})

const FLOORS: Record<string, string> = {
  'react-router': '8.3.0',
  hono: '4.13.5',
  '@hono/node-server': '1.19.15',
  'drizzle-orm': '0.45.2',
  'better-auth': '1.6.11',
  sharp: '0.35.4',
  nodemailer: '9.1.1',
}

test('no package is older than its first safe version', () => {
  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, { version?: string }>
  }
  const number = (version: string) =>
    version
      .split('.')
      .map(Number)
      .reduce((sum, part) => sum * 10_000 + part, 0)
  for (const [name, floor] of Object.entries(FLOORS)) {
    const version = lock.packages[`node_modules/${name}`]?.version
    expect(version, name).toBeDefined()
    expect(number(version!), `${name} ${version}`).toBeGreaterThanOrEqual(number(floor))
  }
})

test('versions are exact', () => {
  const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as Record<
    string,
    Record<string, string>
  >
  const loose = ['dependencies', 'devDependencies', 'optionalDependencies'].flatMap((kind) =>
    Object.entries(manifest[kind]!).filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(version)),
  )
  expect(loose).toEqual([])
})

test('the ledger of this repository has its 452 rows', () => {
  const ledger = readFileSync(join(root, 'docs', 'ledger.md'), 'utf8')
  expect([...ledger.matchAll(/^\| [A-Z]+-\d+ \|/gm)]).toHaveLength(452)
})

test('every background job that a feature defines is in the list of those that run', () => {
  const list = readFileSync(join(root, 'app', 'jobs.server.ts'), 'utf8').split('JOBS:')[1]!
  const defined = sources
    .filter((file) => file.startsWith('app/features/') && file.endsWith('.server.ts'))
    .flatMap((file) => [
      ...readFileSync(join(root, file), 'utf8').matchAll(/^export const (\w+) = defineJob/gm),
    ])
    .map(([, name]) => name!)
  expect(defined.length).toBeGreaterThan(3)
  expect(defined.filter((name) => !list.includes(`${name},`))).toEqual([])
})
