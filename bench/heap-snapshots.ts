import { existsSync, mkdirSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** Heap snapshots of a server that runs, held against each other by constructor. */

type Kind = { count: number; bytes: number }
export type Heap = Map<string, Kind>

const WITHIN_MS = 180_000

/** What a server has to be started with so that `takeSnapshot` can ask it. */
export function snapshotSettings(folder: string): Record<string, string> {
  mkdirSync(folder, { recursive: true })
  return { NODE_OPTIONS: `--heapsnapshot-signal=SIGUSR2 --diagnostic-dir=${folder}` }
}

/** Has the server write what is alive in the heap of its main thread, after a full collection; resolves to the file. */
export async function takeSnapshot(pid: number, folder: string): Promise<string> {
  const files = () =>
    (existsSync(folder) ? readdirSync(folder) : []).filter((name) => name.endsWith('.heapsnapshot'))
  const before = new Set(files())
  process.kill(pid, 'SIGUSR2')
  const deadline = performance.now() + WITHIN_MS
  let [name, size] = ['', -1]
  for (;;) {
    await new Promise((resolve) => setTimeout(resolve, 1000))
    if (performance.now() > deadline) throw new Error('The server wrote no snapshot')
    name = files().find((one) => !before.has(one)) ?? ''
    const sizeNow = name ? statSync(join(folder, name)).size : -1
    if (sizeNow > 0 && sizeNow === size) return join(folder, name)
    size = sizeNow
  }
}

type SnapshotFile = {
  snapshot: { meta: { node_fields: string[]; node_types: [string[], ...unknown[]] } }
  nodes: number[]
  strings: string[]
}

/** How many there are of each constructor and how much they take themselves; what has none, by its kind. */
export function heapOf(file: string): Heap {
  const { snapshot, nodes, strings } = JSON.parse(readFileSync(file, 'utf8')) as SnapshotFile
  const { node_fields: fields, node_types: types } = snapshot.meta
  const [typeAt, nameAt, sizeAt] = ['type', 'name', 'self_size'].map((name) => fields.indexOf(name)) as [
    number,
    number,
    number,
  ]
  const heap: Heap = new Map()
  for (let at = 0; at < nodes.length; at += fields.length) {
    const type = types[0][nodes[at + typeAt]!]!
    const name = strings[nodes[at + nameAt]!]!
    const key = type === 'object' || type === 'native' ? name.slice(0, 60) : `(${type})`
    const kind = heap.get(key) ?? { count: 0, bytes: 0 }
    kind.count++
    kind.bytes += nodes[at + sizeAt]!
    heap.set(key, kind)
  }
  return heap
}

const mb = (bytes: number) => (bytes / 1e6).toFixed(1)
const totalOf = (heap: Heap) => [...heap.values()].reduce((sum, { bytes }) => sum + bytes, 0)

/** A table of what grew most from the first snapshot to the last. */
export function growthTable(heaps: readonly { label: string; heap: Heap }[], rows = 12): string[] {
  const [first, last] = [heaps[0]!.heap, heaps.at(-1)!.heap]
  const grown = [...last]
    .map(([name, { bytes }]) => ({ name, grownBytes: bytes - (first.get(name)?.bytes ?? 0) }))
    .toSorted((one, other) => other.grownBytes - one.grownBytes)
    .slice(0, rows)
  const cell = (heap: Heap, name: string) => {
    const { count, bytes } = heap.get(name) ?? { count: 0, bytes: 0 }
    return `${mb(bytes)} MB (${count.toLocaleString('en-GB')})`
  }
  return [
    `| alive after a collection | ${heaps.map(({ label }) => label).join(' | ')} |`,
    `|---|${heaps.map(() => '---:').join('|')}|`,
    `| all | ${heaps.map(({ heap }) => `${mb(totalOf(heap))} MB`).join(' | ')} |`,
    ...grown.map(({ name }) => `| ${name} | ${heaps.map(({ heap }) => cell(heap, name)).join(' | ')} |`),
  ]
}
