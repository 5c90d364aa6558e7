import { useState } from 'react'
import type { FormResult } from '#app/domain/errors.ts'
import { META_DESCRIPTION_LENGTH } from '#app/domain/blog/blog.ts'
import { TextArea, TextField } from '#app/ui/field.tsx'
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
export function SeoFields({ named, faults, description: first }: NamedProps & { description: string }) {
  const [description, setDescription] = useState(first)
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
      <TextArea
        label="Meta description"
        name="seoDescription"
        rows={3}
        value={description}
        onChange={(event) => setDescription(event.currentTarget.value)}
        maxLength={META_DESCRIPTION_LENGTH}
        hint={`${description.length} / ${META_DESCRIPTION_LENGTH}`}
        error={faultOf(faults, 'seoDescription')}
      />
    </>
  )
}
