import { useEffect, useState } from 'react'
import { linkAddress } from '#app/features/blog/html-rules.ts'
import type { PostToLink } from '#app/features/blog/admin/posts/post-to-link.ts'
import { readJson } from '#app/features/blog/admin/editor/send-form.ts'
import { Button } from '#app/ui/button.tsx'
import { TextField } from '#app/ui/field.tsx'
import styles from './visual-field.module.css'

type LinkFormProps = { href: string; onSet: (href: string) => void; onClose: () => void }

/** Sets a link to an address or to a post of this blog. Not a form element, because it sits inside the post's form. */
export function LinkForm({ href, onSet, onClose }: LinkFormProps) {
  const [typed, setTyped] = useState(href)
  const [fault, setFault] = useState('')
  const posts = useFoundPosts(typed === href ? '' : typed)
  const set = () => {
    const whole = /^[\w-]+(?:\.[\w-]+)+(?:[/?#]|$)/.test(typed.trim())
      ? `https://${typed.trim()}`
      : typed.trim()
    const address = whole === '' ? { href: '' } : linkAddress(whole)
    if (address) onSet(address.href)
    else if (posts[0]) onSet(posts[0].path)
    else setFault('Write an address like https://example.org or /blog, or words of a post')
  }
  return (
    <div
      className={styles.link}
      ref={(element) => {
        element?.querySelector('input')?.focus()
      }}
    >
      <TextField
        label="Address of the link, or words of a post"
        value={typed}
        error={fault}
        autoComplete="off"
        onChange={(event) => {
          setTyped(event.currentTarget.value)
          setFault('')
        }}
        onKeyDown={(event) => {
          if (event.key === 'Escape') onClose()
          if (event.key !== 'Enter') return
          event.preventDefault()
          set()
        }}
      />
      <Button variant="secondary" onClick={set}>
        Set link
      </Button>
      {href !== '' && (
        <Button variant="quiet" onClick={() => onSet('')}>
          Remove link
        </Button>
      )}
      {posts.length > 0 && (
        <ul className={styles.found} aria-label="Posts found">
          {posts.map(({ title, path }) => (
            <li key={path}>
              <button type="button" onClick={() => onSet(path)}>
                {title}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

const ASK_AFTER_MS = 250
const SHORTEST = 3
const isAddress = (typed: string) => /^(?:[/#?]|[\w-]+:|[\w-]+\.[\w-])/.test(typed)

/** Published posts that match what is typed, unless it is an address. If the search fails, an address still works. */
function useFoundPosts(typed: string): readonly PostToLink[] {
  const [found, setFound] = useState<{ words: string; posts: readonly PostToLink[] }>({
    words: '',
    posts: [],
  })
  const words = typed.trim()
  const isAsked = words.length >= SHORTEST && !isAddress(words)
  useEffect(() => {
    if (!isAsked) return
    const controller = new AbortController()
    const ask = async () => {
      const query = new URLSearchParams({ q: words })
      const result = await readJson<PostToLink[]>(`/blog-admin/posts/find?${query}`, controller.signal)
      if (!controller.signal.aborted) setFound({ words, posts: result.ok ? result.value : [] })
    }
    const timer = setTimeout(() => void ask(), ASK_AFTER_MS)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [isAsked, words])
  return isAsked && found.words === words ? found.posts : []
}
