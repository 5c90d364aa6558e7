import { readFileSync } from 'node:fs'
import { join } from 'node:path'

export type Image = {
  environment: Record<string, string>
  command: string[]
  healthCheck: string[]
}

const root = join(import.meta.dirname, '..', '..')

/** What our Dockerfile says of the process in its last image, read from the file. */
export function imageOfDockerfile(): Image {
  const text = readFileSync(join(root, 'Dockerfile'), 'utf8').replaceAll('\\\n', ' ')
  const [, run] = /^FROM \S+ AS run\n(.*?)^FROM /ms.exec(text) ?? []
  if (run === undefined) throw new Error('The Dockerfile has no stage that runs')
  const listAfter = (pattern: RegExp): string[] => {
    const [, list] = pattern.exec(run) ?? []
    if (list === undefined) throw new Error(`The Dockerfile lacks ${pattern.source}`)
    return JSON.parse(list) as string[]
  }
  return {
    environment: Object.fromEntries(
      [...run.matchAll(/^ENV (.*)$/gm)].flatMap(([, line]) =>
        [...line!.matchAll(/(\w+)=(\S+)/g)].map(([, name, value]) => [name!, value!]),
      ),
    ),
    command: listAfter(/^CMD (\[.*\])/m),
    healthCheck: listAfter(/^HEALTHCHECK .*?CMD (\[.*\])/m),
  }
}
