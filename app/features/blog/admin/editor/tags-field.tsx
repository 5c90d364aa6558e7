import { useState } from 'react'
import { POST_LIMITS } from '#app/domain/blog/post-fields.ts'
import { newTag } from '#app/domain/blog/tags.ts'
import { Button } from '#app/ui/button.tsx'
import { Chip } from '#app/ui/chip.tsx'
import { Panel } from '#app/features/staff/panel.tsx'
import chip from '#app/ui/chip.module.css'
import field from '#app/ui/field.module.css'

/** Tags, added by the button or Enter, taken off by their ×. */
export function TagsField({
  known,
  tags,
  onChange,
}: {
  /** Tags of other posts, offered while one types. */
  known: readonly string[]
  tags: readonly string[]
  onChange: (tags: string[]) => void
}) {
  const [typed, setTyped] = useState('')
  const add = () => {
    const tag = newTag(typed, tags)
    if (tag) onChange([...tags, tag])
    setTyped('')
  }
  return (
    <Panel title="Tags">
      {tags.length > 0 && (
        <div className={chip.list}>
          {tags.map((tag) => (
            <Chip key={tag} label={tag} onRemove={() => onChange(tags.filter((each) => each !== tag))} />
          ))}
        </div>
      )}
      {tags.map((tag) => (
        <input key={tag} type="hidden" name="tags[]" value={tag} />
      ))}
      <datalist id="known-tags">
        {known
          .filter((tag) => newTag(tag, tags) !== null)
          .map((tag) => (
            <option key={tag}>{tag}</option>
          ))}
      </datalist>
      <div className={field.join}>
        <input
          className={field.input}
          aria-label="Add a tag"
          list="known-tags"
          autoComplete="off"
          placeholder="Add a tag"
          maxLength={POST_LIMITS.tag}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return
            event.preventDefault()
            add()
          }}
        />
        <Button variant="secondary" onClick={add}>
          Add
        </Button>
      </div>
    </Panel>
  )
}
