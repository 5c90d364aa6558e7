import { useState } from 'react'
import { blogSlug } from '#app/domain/blog/blog-slug.ts'

type Named = { name: string; slug: string; seoTitle: string }

/**
 * Name, address and SEO title of what is being written. While one types, the address follows the name and the SEO
 * title fills with it, each until it is edited by hand; emptied again, it follows again. What has an address keeps it:
 * others link to it.
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
    /** Another text takes the place of all three, as one restored from an earlier state. */
    replace: (next: Named) => {
      setFields(next)
      setIsSlugOwn(next.slug !== '')
      setIsSeoTitleOwn(next.seoTitle !== '')
    },
  }
}
