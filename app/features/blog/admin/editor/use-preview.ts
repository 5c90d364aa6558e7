import { useEffect, useRef, useState } from 'react'
import type { ArticleFault } from '#app/domain/blog/article-checks.ts'
import type { FormResult } from '#app/domain/errors.ts'
import type { ContentFormat } from '#app/domain/blog/blog.ts'
import { formOf, sendForm } from './send-form.ts'

export type ArticlePreview = {
  /** Clean HTML, as it is stored. */
  html: string
  /** The same as readers will see it, its blocks drawn. */
  shown: string
  words: number
  timeToReadMin: number
  faults: ArticleFault[]
}

const ASK_AFTER_MS = 350
/** Asks at least this often even if somebody types without a pause, so that the word count keeps up. */
const AT_LEAST_EVERY_MS = 3000

/** The preview as the server renders it; without a network the last one stays. */
export function usePreview(content: string, contentFormat: ContentFormat, first: ArticlePreview) {
  const [preview, setPreview] = useState(first)
  const [isLate, setIsLate] = useState(false)
  /** When the server was last asked, and which answer is shown: a late, older answer does not replace a newer one. */
  const asked = useRef({ atMs: 0, count: 0, shown: 0 })
  useEffect(() => {
    const turn = asked.current
    turn.atMs ||= Date.now()
    const waitMs = Math.min(ASK_AFTER_MS, Math.max(0, turn.atMs + AT_LEAST_EVERY_MS - Date.now()))
    const timer = setTimeout(() => void ask(), waitMs)
    async function ask() {
      turn.atMs = Date.now()
      const number = ++turn.count
      const form = formOf({ content, contentFormat })
      const result = await sendForm<ArticlePreview>('/blog-admin/posts/preview', form)
      if (number < turn.shown) return
      turn.shown = number
      setIsLate(!result.ok)
      if (result.ok) setPreview(result.value)
    }
    return () => clearTimeout(timer)
  }, [content, contentFormat])
  return { preview, isLate }
}

/** The HTML of a text as the server cleans it, without the ids of headings; null without a connection. */
export async function renderedHtml(content: string, contentFormat: ContentFormat): Promise<string | null> {
  const result = await sendForm<ArticlePreview>(
    '/blog-admin/posts/preview',
    formOf({ content, contentFormat }),
  )
  return result.ok ? result.value.html : null
}

/** A block as readers will see it; null without a connection. */
export async function drawnHtml(html: string): Promise<string | null> {
  const form = formOf({ content: html, contentFormat: 'html' })
  const result = await sendForm<ArticlePreview>('/blog-admin/posts/preview', form)
  return result.ok ? result.value.shown : null
}

/** The text in the other format, or why there is none. */
export async function convertText(
  content: string,
  contentFormat: ContentFormat,
): Promise<FormResult<string>> {
  const form = formOf({ content, contentFormat, isConverted: 'on' })
  const result = await sendForm<ArticlePreview & { converted: string }>('/blog-admin/posts/preview', form)
  if (result.ok) return { ...result, value: result.value.converted }
  return { ...result, message: result.message || 'No connection: the text stays as it is. Try again.' }
}
