import type { FormResult } from '#app/domain/errors.ts'
import { MetaDescription } from '#app/features/blog/admin/meta-description.tsx'
import { TextField } from '#app/ui/field.tsx'
import type { useSlug } from '#app/features/blog/admin/editor/use-slug.ts'

/** The result of a form's action. */
export type Faults = FormResult<unknown> | undefined

export const faultOf = (faults: Faults, field: string): string | undefined =>
  faults && !faults.ok ? faults.fields[field] : undefined

type NamedProps = { named: ReturnType<typeof useSlug>; faults: Faults }

/** Name and slug. */
export function NameFields({ named, faults, path }: NamedProps & { path: string }) {
  return (
    <>
      <TextField
        label="Name"
        name="name"
        value={named.name}
        onChange={(event) => named.typeName(event.currentTarget.value)}
        maxLength={100}
        required
        error={faultOf(faults, 'name')}
      />
      <TextField
        label="Slug"
        name="slug"
        value={named.slug}
        onChange={(event) => named.typeSlug(event.currentTarget.value)}
        onBlur={named.tidySlug}
        maxLength={100}
        autoCapitalize="none"
        spellCheck={false}
        hint={`${path}${named.slug || '…'}`}
        error={faultOf(faults, 'slug')}
      />
    </>
  )
}

/** SEO title and meta description. */
export function SeoFields({ named, faults, description }: NamedProps & { description: string }) {
  return (
    <>
      <TextField
        label="SEO title"
        name="seoTitle"
        value={named.seoTitle}
        onChange={(event) => named.typeSeoTitle(event.currentTarget.value)}
        maxLength={120}
        error={faultOf(faults, 'seoTitle')}
      />
      <MetaDescription first={description} error={faultOf(faults, 'seoDescription')} />
    </>
  )
}
