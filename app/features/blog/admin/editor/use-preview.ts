import { useEffect, useState } from 'react'
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
