import { POST_LIMITS } from '#app/domain/blog/post-fields.ts'
import { SelectField, TextArea, TextField } from '#app/ui/field.tsx'
import type { NamedId } from '#app/features/blog/admin/editor/editor-data.ts'
import text from '#app/ui/text.module.css'

export type Section = {
  sectionType: string
  title: string
  content: string
  categoryId: string
  count: number
}

export const SECTION_KINDS = [
  { value: 'text', label: 'Text' },
  { value: 'posts', label: 'Posts' },
  { value: 'newsletter', label: 'Newsletter' },
]

type SectionFieldsProps = {
  section: Section
  number: number
  categories: readonly NamedId[]
  onChange: (part: Partial<Section>) => void
}

/** The fields of one section, by its kind. */
export function SectionFields({ section, number, categories, onChange }: SectionFieldsProps) {
  const kind = SECTION_KINDS.find(({ value }) => value === section.sectionType)?.label ?? ''
  return (
    <>
      <h3>
        {number}. {kind}
      </h3>
      {section.sectionType !== 'newsletter' && (
        <TextField
          label={`Heading of section ${number}`}
          value={section.title}
          maxLength={POST_LIMITS.title}
          onChange={(event) => onChange({ title: event.currentTarget.value })}
        />
      )}
      {section.sectionType === 'text' && (
        <TextArea
          label={`Text of section ${number}`}
          hint="Markdown or HTML"
          rows={6}
          value={section.content}
          onChange={(event) => onChange({ content: event.currentTarget.value })}
        />
      )}
      {section.sectionType === 'posts' && (
        <>
          <SelectField
            label={`Posts of section ${number}`}
            options={[
              { value: '', label: 'All categories' },
              ...categories.map(({ id, name }) => ({ value: id, label: name })),
            ]}
            value={section.categoryId}
            onChange={(event) => onChange({ categoryId: event.currentTarget.value })}
          />
          <TextField
            label={`How many posts in section ${number}`}
            type="number"
            min={1}
            max={12}
            value={section.count}
            onChange={(event) => onChange({ count: Number(event.currentTarget.value) })}
          />
        </>
      )}
      {section.sectionType === 'newsletter' && (
        <p className={text.muted}>The form to subscribe to the newsletter.</p>
      )}
    </>
  )
}
