import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'

export type ComposeService = {
  image?: string
  build?: unknown
  environment?: Record<string, string | null>
  command?: string[] | string
  deploy?: { replicas?: number }
  ports?: string[]
  volumes?: string[]
  read_only?: boolean
}

const root = join(import.meta.dirname, '..', '..')

/** The services of one of our compose files, with `${…}` filled in from `variables` as Docker would. */
export function composeServices(
  file: 'compose.yaml' | 'compose.scale.yaml',
  variables: Readonly<Record<string, string>> = {},
): Record<string, ComposeService> {
  const text = readFileSync(join(root, file), 'utf8')
  const filled = text.replaceAll(
    /(?<!\$)\$\{(\w+)(?::([-?])([^}]*))?\}/g,
    (_whole, name: string, kind: string | undefined, otherwise: string | undefined) => {
      const value = variables[name]
      if (value) return value
      if (kind === '?') throw new Error(`${name}: ${otherwise}`)
      return otherwise ?? ''
    },
  )
  return (parse(filled, { merge: true }) as { services: Record<string, ComposeService> }).services
}
