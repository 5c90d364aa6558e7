import { useEffect, useRef, useState } from 'react'
import type { FormResult } from '#app/domain/errors.ts'
import { sayTakenBack } from './send.ts'

export type Toggled = { isOn: boolean; count: number }

/** Another tab may have pressed the same button: so often is asked again until the server has what is wanted here. */
const MOST_TRIES = 3

/**
 * A like or a bookmark: shown at once, sent one request at a time whatever the number of clicks, and put back to what
 * the server last said where it fails.
 */
export function useToggle(
  initial: Toggled,
  ask: () => Promise<FormResult<Toggled>>,
  onSettled: (now: Toggled) => void,
) {
  const [known, setKnown] = useState(initial)
  const [wanted, setWanted] = useState(initial.isOn)
  const [source, setSource] = useState(initial)
  /** What the server last said: a click may come before it is rendered. */
  const said = useRef(initial)
  const wish = useRef(initial.isOn)
  const isRunning = useRef(false)

  // The page was loaded again and knows better.
  if (source.isOn !== initial.isOn || source.count !== initial.count) {
    setSource(initial)
    setKnown(initial)
    setWanted(initial.isOn)
  }

  useEffect(() => {
    said.current = source
  }, [source])

  const settle = async () => {
    let now = said.current
    for (let tries = 0; now.isOn !== wish.current && tries < MOST_TRIES; tries++) {
      // oxlint-disable-next-line no-await-in-loop -- one after another: each answer decides whether to ask again
      const result = await ask()
      if (!result.ok) {
        sayTakenBack(result)
        break
      }
      now = said.current = result.value
      setKnown(now)
    }
    wish.current = now.isOn
    setWanted(now.isOn)
    onSettled(now)
  }

  const press = () => {
    if (!isRunning.current) wish.current = said.current.isOn
    wish.current = !wish.current
    setWanted(wish.current)
    if (isRunning.current) return
    isRunning.current = true
    void settle().finally(() => {
      isRunning.current = false
    })
  }
  const ahead = wanted === known.isOn ? 0 : wanted ? 1 : -1
  return { isOn: wanted, count: known.count + ahead, press }
}
