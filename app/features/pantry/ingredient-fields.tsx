import type { PantryItem } from './ingredients.server.ts'
import { useId } from 'react'
import { DEFAULT_PANTRY_UNIT, PANTRY_UNITS } from '#app/domain/pantry/quantity.ts'
import { MAX_PANTRY_NAME_LENGTH } from '#app/domain/pantry/pantry-limits.ts'
import { useFoodSuggestions } from '#app/features/foods/use-food-suggestions.ts'
import { SelectField, TextField } from '#app/ui/field.tsx'
import styles from './add-dialog.module.css'

type IngredientFieldsProps = {
  item?: PantryItem
  /** What is wrong, by field. */
  errors: Readonly<Record<string, string>>
  /** Gets a pasted text of several lines; the name is one line. */
  onPasteList?: (text: string) => void
}

/** Name with suggestions, quantity, unit, expiry date. */
export function IngredientFields({ item, errors, onPasteList }: IngredientFieldsProps) {
  const namesId = useId()
  const { suggestions, suggestFor } = useFoodSuggestions('kitchen')
  return (
    <>
      <TextField
        label="Name"
        name="name"
        required
        maxLength={MAX_PANTRY_NAME_LENGTH}
        defaultValue={item?.name}
        autoComplete="off"
        autoCapitalize="none"
        list={suggestions.length > 0 ? namesId : undefined}
        error={errors['name']}
        onChange={(event) => suggestFor(event.target.value)}
        onPaste={(event) => {
          const text = event.clipboardData.getData('text').trim()
          if (!onPasteList || !text.includes('\n')) return
          event.preventDefault()
          onPasteList(text)
        }}
      />
      <datalist id={namesId}>
        {suggestions.map((suggestion) => (
          <option key={suggestion}>{suggestion}</option>
        ))}
      </datalist>
      <div className={styles.amount}>
        <TextField
          label="Quantity"
          name="quantity"
          required
          maxLength={12}
          defaultValue={item?.quantity}
          autoComplete="off"
          isFigure
          error={errors['quantity']}
        />
        <SelectField
          label="Unit"
          name="unit"
          options={PANTRY_UNITS}
          defaultValue={item?.unit ?? DEFAULT_PANTRY_UNIT}
          error={errors['unit']}
        />
      </div>
      <TextField
        label="Expiry date (optional)"
        name="expiryDate"
        type="date"
        defaultValue={item?.expiryDate ?? ''}
        error={errors['expiryDate']}
      />
    </>
  )
}
