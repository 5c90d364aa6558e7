import { type ClipboardEvent, type KeyboardEvent, useId, useRef, useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { FieldError } from '#app/ui/field.tsx'
import layout from '#app/ui/layout.module.css'
import text from '#app/ui/text.module.css'
import styles from './ingredient-chips.module.css'
import { IngredientChip } from './ingredient-chip.tsx'
import type { Ingredient } from './remembered-ingredients.ts'
import chip from '#app/ui/chip.module.css'
import fieldStyles from '#app/ui/field.module.css'

type IngredientChipsProps = {
  ingredients: readonly Ingredient[]
  /** Trimmed and never empty. A pasted list comes as one text: split it where you keep the list. */
  onAdd: (text: string) => void
  onRemove: (index: number) => void
  /** Another text in the place of one; may be a list as well. */
  onRename: (index: number, text: string) => void
  /** What the photo showed is right; only where photos are read. */
  onConfirm?: () => void
  words?: { list: string; field: string }
  /** Each text is a form value of this name, also what is typed and not added yet. */
  name?: string
  error?: string | undefined
  /** Names to offer while typing, and how to ask for them. */
  suggestions?: readonly string[]
  onType?: (text: string) => void
  maxLength?: number
}

/** What there is to cook with: chips that can be taken away, and a field to add to them (Enter or the button). */
export function IngredientChips({
  ingredients,
  onAdd,
  onRemove,
  onRename,
  onConfirm,
  words = { list: 'Your ingredients', field: 'Add an ingredient' },
  name = 'ingredients',
  error,
  suggestions = [],
  onType,
  maxLength,
}: IngredientChipsProps) {
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const [news, setNews] = useState('')

  const add = (typed: string) => {
    const added = typed.trim()
    if (field.current) field.current.value = ''
    if (added === '') return
    onAdd(added)
    setNews(`${added} added`)
    onType?.('')
  }
  const addOnEnter = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    event.preventDefault()
    add(event.currentTarget.value)
  }
  const addPastedList = (event: ClipboardEvent<HTMLInputElement>) => {
    const pasted = event.clipboardData.getData('text')
    if (!/\n/.test(pasted.trim())) return
    event.preventDefault()
    add(pasted)
  }
  const remove = (index: number) => {
    setNews(`${ingredients[index]?.text ?? 'Ingredient'} removed`)
    onRemove(index)
    field.current?.focus()
  }

  return (
    <div className={styles.field}>
      {ingredients.length > 0 && (
        <ul className={classNames(chip.list, styles.list)} aria-label={words.list}>
          {ingredients.map((ingredient, index) => (
            <li key={index}>
              <IngredientChip
                ingredient={ingredient}
                onRemove={() => remove(index)}
                onRename={(typed) => onRename(index, typed)}
              />
              <input type="hidden" name={name} value={ingredient.text} />
            </li>
          ))}
        </ul>
      )}
      {ingredients.some((ingredient) => ingredient.isDetected) && (
        <p className={classNames(layout.row, text.small, text.muted, styles.detected)}>
          Green labels come from your photo. Click one to correct it.
          <Button
            variant="quiet"
            isSmall
            onClick={() => {
              setNews('Ingredients confirmed')
              onConfirm?.()
              field.current?.focus()
            }}
          >
            All correct
          </Button>
        </p>
      )}
      <div className={fieldStyles.join}>
        <input
          ref={field}
          id={id}
          name={name}
          className={fieldStyles.input}
          aria-label={words.field}
          placeholder={words.field}
          autoComplete="off"
          autoCapitalize="none"
          enterKeyHint="enter"
          maxLength={maxLength}
          list={suggestions.length > 0 ? `${id}-names` : undefined}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          onKeyDown={addOnEnter}
          onPaste={addPastedList}
          onChange={(event) => {
            // A suggestion that is picked replaces the text in one go: it is meant, so it is added.
            const { inputType } = event.nativeEvent as InputEvent
            const isPicked = inputType === undefined || inputType === 'insertReplacementText'
            if (isPicked && suggestions.includes(event.target.value)) add(event.target.value)
            else onType?.(event.target.value)
          }}
        />
        <Button variant="secondary" onClick={() => add(field.current?.value ?? '')}>
          Add
        </Button>
      </div>
      {suggestions.length > 0 && (
        <datalist id={`${id}-names`}>
          {suggestions.map((suggestion) => (
            <option key={suggestion}>{suggestion}</option>
          ))}
        </datalist>
      )}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      <output className={text.srOnly}>{news}</output>
    </div>
  )
}
