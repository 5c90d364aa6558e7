import { useEffect, useState } from 'react'
import type { ArticleFault } from '#app/domain/blog/article-checks.ts'
import type { ContentFormat } from '#app/domain/blog/blog.ts'
import { formOf, sendForm } from './send-form.ts'

export type ArticlePreview = {
  /** Clean HTML, as readers will get it. */
  html: string
  words: number
  timeToReadMin: number
  faults: ArticleFault[]
}

const ASK_AFTER_MS = 350

/** The preview as the server renders it; without a network the last one stays. */
export function usePreview(content: string, contentFormat: ContentFormat, first: ArticlePreview) {
  const [preview, setPreview] = useState(first)
  const [isLate, setIsLate] = useState(false)
  useEffect(() => {
    let isCurrent = true
    const timer = setTimeout(() => void ask(), ASK_AFTER_MS)
    async function ask() {
      const form = formOf({ content, contentFormat })
      const result = await sendForm<ArticlePreview>('/blog-admin/posts/preview', form)
      if (!isCurrent) return
      setIsLate(!result.ok)
      if (result.ok) setPreview(result.value)
    }
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [content, contentFormat])
  return { preview, isLate }
}
