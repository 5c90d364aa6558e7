import { useCallback, useEffect, useRef, useState } from 'react'
import type { FormResult } from '#app/domain/errors.ts'

export type PictureProgress = { state: 'visualizing' } | { state: 'ready'; url: string } | { state: 'failed' }

/**
 * Has the pictures of saved recipes made one after another. A failure is that recipe's own; the others go on. What is
 * still running when the page is left is called off.
 */
export function useRecipePictures(recipeIds: readonly string[]) {
  const [progress, setProgress] = useState<Readonly<Record<string, PictureProgress>>>({})
  const queue = useRef(Promise.resolve())
  const asked = useRef(new Set<string>())
  const leaving = useRef(new AbortController())

  const draw = useCallback((recipeId: string) => {
    const { signal } = leaving.current
    setProgress((all) => ({ ...all, [recipeId]: { state: 'visualizing' } }))
    const after = async (others: Promise<void>) => {
      await others
      if (signal.aborted) return
      const url = await requestPicture(recipeId, signal)
      if (signal.aborted) return
      setProgress((all) => ({ ...all, [recipeId]: url ? { state: 'ready', url } : { state: 'failed' } }))
    }
    queue.current = after(queue.current)
  }, [])

  useEffect(() => {
    for (const recipeId of recipeIds) {
      if (asked.current.has(recipeId)) continue
      asked.current.add(recipeId)
      draw(recipeId)
    }
  }, [recipeIds, draw])

  useEffect(() => {
    // A controller of its own for each mounting: React mounts twice while developing.
    leaving.current = new AbortController()
    const controller = leaving.current
    return () => controller.abort()
  }, [])

  return { progress, retry: draw }
}

async function requestPicture(recipeId: string, signal: AbortSignal): Promise<string | null> {
  try {
    const response = await fetch(`/recipe/${recipeId}/picture`, { method: 'POST', signal })
    const result = (await response.json()) as FormResult<{ imageUrl: string }>
    return result.ok ? result.value.imageUrl : null
  } catch {
    return null
  }
}
