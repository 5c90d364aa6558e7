import { useEffect, useRef } from 'react'
import {
  type BlockKind,
  isScaleNutrient,
  MOST_SERVED,
  SCALE_NUTRIENTS,
} from '#app/domain/blog/article-blocks.ts'
import { EMBED_SITE_NAMES, embedOf } from '#app/domain/blog/embed-sites.ts'
import { Button } from '#app/ui/button.tsx'
import { SelectField, TextArea, TextField } from '#app/ui/field.tsx'
import type { BlockAttrs } from './block-nodes.ts'
import styles from './visual-field.module.css'

/** What the menu of the toolbar puts in. */
export const BLOCKS: readonly { kind: BlockKind; label: string }[] = [
  { kind: 'recipe', label: 'Recipe card' },
  { kind: 'food', label: 'Food figure' },
  { kind: 'scale', label: 'Scale' },
  { kind: 'embed', label: 'Link to another site' },
]

const FOODS_HINT = {
  recipe: 'One food a line, with its amount: 50 g porridge oats',
  food: 'One food a line, with its amount: 50 g porridge oats',
  scale: 'One bar a line: Weighed: 50 g porridge oats + 200 ml milk',
} as const

type BlockFormProps = {
  block: BlockAttrs
  onChange: (part: Partial<BlockAttrs>) => void
  onClose: () => void
}

/** What a chosen block says. No form of its own: it stands inside the post's. */
export function BlockForm({ block, onChange, onClose }: BlockFormProps) {
  const { kind } = block
  const place = useRef<HTMLFieldSetElement>(null)
  // A new block is filled in at once.
  const isNew = useRef(block.lines === '' && block.href === '')
  useEffect(() => {
    if (isNew.current) place.current?.querySelector<HTMLElement>('input, textarea')?.focus()
  }, [])
  const label = BLOCKS.find((each) => each.kind === kind)?.label
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- hears of keys of the fields inside
    <fieldset
      ref={place}
      className={styles.block}
      aria-label={label}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose()
        // Enter in a field would save the post.
        if (event.key === 'Enter' && event.target instanceof HTMLInputElement) event.preventDefault()
      }}
    >
      <Caption block={block} onChange={onChange} />
      {kind === 'embed' ? (
        <TextField
          label="Address"
          type="url"
          hint={`From ${EMBED_SITE_NAMES.join(', ')}`}
          value={block.href}
          error={
            block.href !== '' && !embedOf(block.href)
              ? 'This site is not one of the list: use a link instead'
              : undefined
          }
          onChange={(event) => onChange({ href: event.currentTarget.value })}
        />
      ) : (
        <TextArea
          label="Foods"
          rows={4}
          hint={FOODS_HINT[kind]}
          value={block.lines}
          onChange={(event) => onChange({ lines: event.currentTarget.value })}
        />
      )}
      {kind === 'recipe' && (
        <TextField
          label="Serves"
          type="number"
          min={1}
          max={MOST_SERVED}
          value={block.serves || ''}
          onChange={(event) => onChange({ serves: Math.min(MOST_SERVED, Number(event.currentTarget.value)) })}
        />
      )}
      {kind === 'scale' && <ScaleFields block={block} onChange={onChange} />}
      <div className={styles.actions}>
        <Button variant="secondary" isSmall onClick={onClose}>
          Done
        </Button>
      </div>
    </fieldset>
  )
}

function Caption({ block: { kind, caption, href }, onChange }: Omit<BlockFormProps, 'onClose'>) {
  const isNamed = kind === 'recipe' || kind === 'embed'
  return (
    <>
      <TextField
        label={isNamed ? 'Title' : 'Caption'}
        value={caption}
        maxLength={300}
        onChange={(event) => onChange({ caption: event.currentTarget.value })}
      />
      {kind === 'recipe' && (
        <TextField
          label="Address of the recipe (optional)"
          hint="Of a shared recipe here, like /recipe/…"
          value={href}
          onChange={(event) => onChange({ href: event.currentTarget.value })}
        />
      )}
    </>
  )
}

function ScaleFields({ block, onChange }: Omit<BlockFormProps, 'onClose'>) {
  return (
    <>
      <SelectField
        label="Measures"
        value={block.nutrient}
        onChange={(event) => {
          const nutrient = event.currentTarget.value
          if (isScaleNutrient(nutrient)) onChange({ nutrient })
        }}
        options={Object.entries(SCALE_NUTRIENTS).map(([value, words]) => ({ value, label: words }))}
      />
      <TextField
        label="Pin at (optional)"
        type="number"
        min={0}
        max={9999}
        value={block.pin || ''}
        onChange={(event) => onChange({ pin: Math.round(Number(event.currentTarget.value)) })}
      />
    </>
  )
}
