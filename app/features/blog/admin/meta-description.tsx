import { useState } from 'react'
import { META_DESCRIPTION_LENGTH } from '#app/domain/blog/blog.ts'
import { TextArea } from '#app/ui/field.tsx'

/** What search engines show below a title, with how much of its room is used. */
export function MetaDescription({ first, error }: { first: string; error: string | undefined }) {
  const [description, setDescription] = useState(first)
  return (
    <TextArea
      label="Meta description"
      name="seoDescription"
      rows={3}
      value={description}
      onChange={(event) => setDescription(event.currentTarget.value)}
      maxLength={META_DESCRIPTION_LENGTH}
      hint={`${description.length} / ${META_DESCRIPTION_LENGTH}`}
      error={error}
    />
  )
}
