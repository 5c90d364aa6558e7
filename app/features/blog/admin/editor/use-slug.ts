import { useState } from 'react'
import { blogSlug } from '#app/domain/blog/blog-slug.ts'

type Named = { name: string; slug: string; seoTitle: string }

/**
 * Name, slug and SEO title of a form. Slug and SEO title follow the name until they are edited by hand, and again once
 * emptied. A stored slug does not follow: others link to it.
 */
export function useSlug(initial: Named) {
  const [fields, setFields] = useState<Named>(initial)
  const [isSlugOwn, setIsSlugOwn] = useState(initial.slug !== '')
  const [isSeoTitleOwn, setIsSeoTitleOwn] = useState(initial.seoTitle !== '')
  return {
    ...fields,
    typeName: (name: string) =>
      setFields((before) => ({
        name,
        slug: isSlugOwn ? before.slug : blogSlug(name),
        seoTitle: isSeoTitleOwn ? before.seoTitle : name,
      })),
    typeSlug: (slug: string) => {
      setIsSlugOwn(slug !== '')
      setFields((before) => ({ ...before, slug }))
    },
    /** When the field is left: what was typed by hand becomes an address part. */
    tidySlug: () => setFields((before) => ({ ...before, slug: blogSlug(before.slug) })),
    typeSeoTitle: (seoTitle: string) => {
      setIsSeoTitleOwn(seoTitle !== '')
      setFields((before) => ({ ...before, seoTitle }))
    },
    /** Replaces all three, as when a draft is restored. */
    replace: (next: Named) => {
      setFields(next)
      setIsSlugOwn(next.slug !== '')
      setIsSeoTitleOwn(next.seoTitle !== '')
    },
  }
}
