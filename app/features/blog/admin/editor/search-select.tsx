import { useState } from 'react'
import { SelectField, TextField } from '#app/ui/field.tsx'
import layout from '#app/ui/layout.module.css'

type SearchSelectProps = {
  label: string
  name: string
  options: readonly { value: string; label: string }[]
  value: string
  error: string | undefined
  onChange: (value: string) => void
}

/** So many are found at a glance. */
const MOST_WITHOUT_SEARCH = 10

/**
 * A native select, with a field above a long one that leaves the options that hold what is typed. Without scripts it is
 * the select alone.
 */
export function SearchSelect({ label, name, options, value, error, onChange }: SearchSelectProps) {
  const [typed, setTyped] = useState('')
  const wanted = plain(typed)
  const shown = options.filter((option) => option.value === value || plain(option.label).includes(wanted))
  const count = shown.filter((option) => plain(option.label).includes(wanted)).length
  const choose = (chosen: string) => {
    setTyped('')
    onChange(chosen)
  }
  return (
    <>
      {options.length > MOST_WITHOUT_SEARCH && (
        <TextField
          className={layout.needsScript}
          label={`Search: ${label.toLowerCase()}`}
          type="search"
          autoComplete="off"
          value={typed}
          hint={
            wanted === '' ? undefined : count === 0 ? 'None found' : `${count} below; Enter takes the first`
          }
          onChange={(event) => setTyped(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return
            event.preventDefault()
            const first = options.find(
              (option) => option.value !== '' && plain(option.label).includes(wanted),
            )
            if (first && wanted !== '') choose(first.value)
          }}
        />
      )}
      <SelectField
        label={label}
        name={name}
        options={shown}
        value={value}
        error={error}
        onChange={(event) => choose(event.currentTarget.value)}
      />
    </>
  )
}

/** Case and marks do not matter. */
const plain = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().trim()
