import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { chownSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { composeServices } from './compose.ts'
import { imageOfDockerfile } from './image.ts'
import { freePort } from './run-server.ts'

export type SingleContainer = {
  origin: string
  output(): string
  /** Another command in the container, as `docker compose exec` starts one. */
  exec(command: readonly string[]): { status: number | null; stdout: string }
  /** What the image's own health check says. */
  isHealthy(): boolean
  /** Ends it in order; resolves to how it ended. */
  stop(): Promise<number | null>
  /** Ends what runs of it and removes its volumes. */
  dispose(): Promise<void>
}

type Volumes = Record<'/data' | '/backups' | '/tmp', string>

const isRoot = process.getuid?.() === 0
/** Only root may mount; without it the process runs as whoever runs the tests. */
const canMount = isRoot && spawnSync('unshare', ['-m', 'true']).status === 0

/** Everything is read-only but the volumes and the folder for temporary files; then the given command, as nobody. */
const CONFINED = `set -e
mount --make-rprivate /
for place in "$1" "$2"; do mount --bind "$place" "$place"; done
while read -r _ place _; do
  case "$place" in
    /proc*|/sys*|/dev*|"$1"|"$2") ;;
    *) mount -o remount,bind,ro "$place" ;;
  esac
done </proc/self/mounts
mount -t tmpfs tmpfs "$3"
shift 3
exec setpriv --reuid=nobody --regid="$(id -gn nobody)" --clear-groups --no-new-privs --bounding-set=-all "$@"`

/**
 * What `docker compose up` starts from `compose.yaml`, as a plain process over a folder that holds what the image holds:
 * the image's command, environment and health check, the file's settings and volumes and, where the tests may mount, its
 * read-only root. Only the port and the places of the volumes are others.
 */
export async function startSingleContainer(layout: string): Promise<SingleContainer> {
  const { app } = composeServices('compose.yaml')
  if (!app?.read_only || app.command) throw new Error('compose.yaml does not say what this starts')
  const image = imageOfDockerfile()
  const { home, volumes } = makeVolumes()
  const port = String(await freePort())
  const origin = `http://localhost:${port}`
  const environment = {
    PATH: process.env['PATH'],
    TMPDIR: volumes['/tmp'],
    ...placedIn(volumes, { ...image.environment, ...app.environment }),
    PORT: port,
    ORIGIN: origin,
  }
  const options = { cwd: layout, env: environment }
  const [program, ...args] = confined(volumes, image.command)
  const child = spawn(program!, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()))
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()))
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve))
  const exec: SingleContainer['exec'] = (command) => {
    const [other, ...rest] = confined(volumes, command)
    return spawnSync(other!, rest, { ...options, encoding: 'utf8' })
  }
  const end = (signal: NodeJS.Signals) => {
    if (child.exitCode === null && child.signalCode === null) child.kill(signal)
    return ended
  }
  return {
    origin,
    output: () => output,
    exec,
    isHealthy: () => exec(image.healthCheck).status === 0,
    stop: () => end('SIGTERM'),
    async dispose() {
      await end('SIGKILL')
      rmSync(home, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}

function makeVolumes(): { home: string; volumes: Volumes } {
  const home = mkdtempSync(join(tmpdir(), 'mealwright-container-'))
  const volumes = {
    '/data': join(home, 'data'),
    '/backups': join(home, 'backups'),
    '/tmp': join(home, 'tmp'),
  }
  const nobody = isRoot && { uid: idOfNobody('-u'), gid: idOfNobody('-g') }
  for (const folder of [home, ...Object.values(volumes)]) {
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    if (nobody) chownSync(folder, nobody.uid, nobody.gid)
  }
  return { home, volumes }
}

const idOfNobody = (flag: string) => Number(execFileSync('id', [flag, 'nobody'], { encoding: 'utf8' }))

/** Settings that name a place in the container, with the place it has here. */
function placedIn(volumes: Volumes, settings: Record<string, string | null>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(settings).map(([name, value]) => {
      const place = Object.keys(volumes).find((one) => value === one || value?.startsWith(`${one}/`))
      return [name, place ? value!.replace(place, volumes[place as keyof Volumes]) : (value ?? '')]
    }),
  )
}

function confined(volumes: Volumes, command: readonly string[]): string[] {
  const [program, ...args] = command
  const here = [program === 'node' ? process.execPath : program!, ...args]
  if (!canMount) return here
  return [
    'unshare',
    '-m',
    'sh',
    '-c',
    CONFINED,
    'sh',
    volumes['/data'],
    volumes['/backups'],
    volumes['/tmp'],
    ...here,
  ]
}
