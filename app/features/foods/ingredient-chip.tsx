import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { Chip } from '#app/ui/chip.tsx'
import styles from './ingredient-chips.module.css'
import type { Ingredient } from './remembered-ingredients.ts'
import chipStyles from '#app/ui/chip.module.css'

type IngredientChipProps = {
  ingredient: Ingredient
  onRemove: () => void
  /** Trimmed and never empty; also called with the same text, which confirms it. */
  onRename: (text: string) => void
}

/** One thing to cook with; its name turns into a field when clicked (Enter keeps, Escape leaves it as it was). */
export function IngredientChip({ ingredient, onRemove, onRename }: IngredientChipProps) {
  const { text, isDetected, isUnknown } = ingredient
  const [isEditing, setIsEditing] = useState(false)
  const chip = useRef<HTMLSpanElement>(null)
  const isOver = useRef(false)
  const wasByKeyboard = useRef(false)

  useEffect(() => {
    if (isEditing) chip.current?.querySelector('input')?.select()
    else if (wasByKeyboard.current) chip.current?.querySelector('button')?.focus()
    wasByKeyboard.current = false
  }, [isEditing])

  const change = () => {
    isOver.current = false
    setIsEditing(true)
  }
  const keep = (typed: string) => {
    // The field that goes may lose its focus only then.
    if (isOver.current) return
    isOver.current = true
    setIsEditing(false)
    if (typed.trim() !== '') onRename(typed.trim())
  }
  const endOnKey = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return
    if (event.key !== 'Enter' && event.key !== 'Escape') return
    event.preventDefault()
    wasByKeyboard.current = true
    keep(event.key === 'Enter' ? event.currentTarget.value : '')
  }
  return (
    <span ref={chip} className={styles.edited}>
      {isEditing ? (
        <span className={chipStyles.chip}>
          <input
            defaultValue={text}
            aria-label={`Change ${text}`}
            autoComplete="off"
            autoCapitalize="none"
            enterKeyHint="done"
            onKeyDown={endOnKey}
            onBlur={(event) => keep(event.currentTarget.value)}
          />
        </span>
      ) : (
        <Chip
          label={text}
          kind={isUnknown ? 'unknown' : isDetected ? 'detected' : 'plain'}
          onRename={change}
          onRemove={onRemove}
          {...(isUnknown && { note: 'not counted' })}
        />
      )}
    </span>
  )
}
