import { useEffect, useState } from 'react'

/** The names of others who have this post open; nobody for a post that is not saved yet. */
export function usePresence(postId: string, isOn: boolean): readonly string[] {
  const [names, setNames] = useState<readonly string[]>([])
  useEffect(() => {
    if (!isOn) return
    const stream = new EventSource(`/blog-admin/posts/${postId}/presence`)
    stream.addEventListener('message', (event: MessageEvent<string>) => {
      setNames((JSON.parse(event.data) as { names: string[] }).names)
    })
    // Without a connection nobody knows who is there.
    stream.addEventListener('error', () => setNames([]))
    return () => stream.close()
  }, [postId, isOn])
  return names
}
