import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { SampleWeek } from './sample-week.ts'
import type { ShownDish } from './shown-dish.ts'

/** What the build computes for the landing page, so that the first visitor after a start waits for nothing. */
export type MadeAhead = { dish: ShownDish; week: SampleWeek }

export const MADE_AHEAD = join('build', 'landing-samples.json')

let read: MadeAhead | null | undefined

export function readMadeAhead(): MadeAhead | null {
  if (!import.meta.env?.PROD) return null
  if (read === undefined) read = parsed()
  return read
}

function parsed(): MadeAhead | null {
  try {
    return JSON.parse(readFileSync(MADE_AHEAD, 'utf8')) as MadeAhead
  } catch {
    return null
  }
}
