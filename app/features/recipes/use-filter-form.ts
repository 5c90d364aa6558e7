import { useEffect, useRef } from 'react'
import { useSubmit } from 'react-router'

const SEARCH_AFTER_MS = 300

/** A GET form that follows the typing: choices are sent at once, a search when the typing pauses. */
export function useFilterForm(search: string) {
  const submit = useSubmit()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const formRef = useRef<HTMLFormElement>(null)
  const searchRef = useRef<HTMLInputElement>(null)

  useEffect(() => () => clearTimeout(timer.current), [])
  // Back, or a link, changes the filter from outside; what is being typed stays, and what was typed before us.
  const shown = useRef(search)
  useEffect(() => {
    const field = searchRef.current
    if (field && shown.current !== search && document.activeElement !== field) field.value = search
    shown.current = search
  }, [search])

  const send = () => {
    clearTimeout(timer.current)
    if (formRef.current) void submit(formRef.current, { replace: true, preventScrollReset: true })
  }
  const sendSoon = () => {
    clearTimeout(timer.current)
    timer.current = setTimeout(send, SEARCH_AFTER_MS)
  }
  return { formRef, searchRef, send, sendSoon }
}
