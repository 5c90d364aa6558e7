import { isbot } from 'isbot'
import { boundedMemo } from '#app/domain/bounded-memo.ts'

/** Browsers are few, and telling robots from them takes longer than all the rest of a stored page. */
const robots = boundedMemo<boolean>(1000)
const isRobot = (agent: string) => robots(agent, () => isbot(agent))

/**
 * Whether what a page says about its being read may count: no robot that says so, nobody who asks not to be tracked
 * (Do Not Track, Global Privacy Control).
 */
export function isCountable({ headers }: Request): boolean {
  const agent = headers.get('user-agent')
  return (
    Boolean(agent) && !isRobot(agent ?? '') && headers.get('dnt') !== '1' && headers.get('sec-gpc') !== '1'
  )
}

/** Whether somebody opens a page to read it: no HEAD, nothing fetched ahead or for a preview, no robot that says so. */
export function isReader(request: Request): boolean {
  if (request.method !== 'GET') return false
  const { headers } = request
  const agent = headers.get('user-agent')
  if (!agent || isRobot(agent)) return false
  return !(
    headers.get('sec-purpose')?.includes('prefetch') ||
    isAhead(headers.get('purpose')) ||
    isAhead(headers.get('x-purpose')) ||
    isAhead(headers.get('x-moz'))
  )
}

const isAhead = (purpose: string | null) => purpose === 'prefetch' || purpose === 'preview'
