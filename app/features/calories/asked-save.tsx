import { useState } from 'react'
import { Form } from 'react-router'
import { SecondLook } from '#app/ui/second-look.tsx'

/** A save that is asked about, with all that the form sent. */
export type AskedSave = {
  question: string
  confirm: string
  fields: readonly (readonly [name: string, value: string])[]
}

/** The question about a meal that was sent without scripts, where the estimate is no longer on the page. */
export function AskedSaveForm({ asked: { question, confirm, fields } }: { asked: AskedSave }) {
  const [isOpen, setIsOpen] = useState(true)
  if (!isOpen) return null
  return (
    <Form method="post">
      <input type="hidden" name="intent" value="save" />
      {fields.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <SecondLook question={question} confirm={confirm} isBusy={false} onChange={() => setIsOpen(false)} />
    </Form>
  )
}
