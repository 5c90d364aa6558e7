import { useLayoutEffect } from 'react'
import { pressNotedButtons } from './early-clicks.ts'

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

let areTold = false

/**
 * What was typed, ticked, chosen or pressed before the page's scripts had come counts. React leaves it in the fields when it takes the
 * page over but keeps its own values, and would put those back at the next render; so each such field is changed once
 * more, as if by its person. For the root of the page: it has to come after every field and before any other render.
 */
export function useEarlyEdits(): void {
  useLayoutEffect(() => {
    if (areTold) return
    areTold = true
    for (const field of document.querySelectorAll<Field>('input, textarea, select'))
      if (isEdited(field)) changeOnceMore(field)
    // What a press does may depend on what was typed, and on effects.
    setTimeout(pressNotedButtons)
  }, [])
}

const NOT_TYPED = ['hidden', 'submit', 'button', 'reset', 'image', 'range', 'color']

function isEdited(field: Field): boolean {
  if (field instanceof HTMLSelectElement) {
    const options = [...field.options]
    return options.some(({ defaultSelected }) => defaultSelected)
      ? options.some(({ selected, defaultSelected }) => selected !== defaultSelected)
      : field.selectedIndex > 0
  }
  if (NOT_TYPED.includes(field.type)) return false
  if (field.type === 'file') return field.value !== ''
  // Of radio buttons only the one that was chosen says so.
  if (field.type === 'radio') return isChecked(field) && !isCheckedAtFirst(field)
  if (field.type === 'checkbox') return isChecked(field) !== isCheckedAtFirst(field)
  return field.value !== field.defaultValue
}

const isChecked = (field: Field) => field instanceof HTMLInputElement && field.checked
const isCheckedAtFirst = (field: Field) => field instanceof HTMLInputElement && field.defaultChecked

function changeOnceMore(field: Field): void {
  if (field instanceof HTMLSelectElement || field.type === 'file') {
    field.dispatchEvent(new Event('change', { bubbles: true }))
  } else if (field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio')) {
    field.checked = !field.checked
    field.click()
  } else {
    typeOnceMore(field)
  }
}

function typeOnceMore(field: HTMLInputElement | HTMLTextAreaElement): void {
  const { value, selectionStart, selectionEnd } = field
  // React has noted what it found in the field and would see no change: it notes what is set here, but not there.
  field.value = field.defaultValue
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
  field.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertText' }))
  queueMicrotask(() => {
    if (document.activeElement === field && selectionStart !== null)
      field.setSelectionRange(selectionStart, selectionEnd)
  })
}
