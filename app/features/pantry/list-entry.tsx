import { useEffect, useRef, useState } from 'react'
import { measuresHere } from '#app/features/page/local-measures.ts'
import { useFormSender } from '#app/features/page/use-form-sender.ts'
import { todayHere } from '#app/features/page/use-today.ts'
import { Button } from '#app/ui/button.tsx'
import { TextArea } from '#app/ui/field.tsx'
import layout from '#app/ui/layout.module.css'
import { Notice } from '#app/ui/notice.tsx'
import { type ReadEntries, ReadList } from './read-list.tsx'
import { PANTRY_PATH, type UsedPantry } from './use-pantry.ts'

type ListEntryProps = { idempotencyKey: string; send: UsedPantry['send'] }

/**
 * Adds a whole list at once. What was read from it is reviewed in a table before it is added; without scripts it is
 * added as it was read.
 */
export function ListEntry({ idempotencyKey, send }: ListEntryProps) {
  const [read, setRead] = useState<ReadEntries | null>(null)
  const [said, setSaid] = useState<readonly string[]>([])
  const list = useRef<HTMLFormElement>(null)
  const ask: UsedPantry['send'] = (form) => {
    form.set('intent', 'read-list')
    form.set('day', todayHere())
    form.set('measures', measuresHere())
    return send(form)
  }
  const { errors, problem, isBusy, submit } = useFormSender(ask, ({ read: now }) => {
    setSaid(now?.refused ?? [])
    setRead(now ?? null)
  })
  const wasRead = useRef(false)
  useEffect(() => {
    if (wasRead.current && read === null) list.current?.querySelector('textarea')?.focus()
    wasRead.current = read !== null
  }, [read])
  const close = () => setRead(null)
  const finish = (refused: readonly string[]) => {
    close()
    setSaid((before) => [...new Set([...before, ...refused])])
    list.current?.reset()
  }
  return (
    <>
      <form
        method="post"
        action={PANTRY_PATH}
        className={layout.stack}
        onSubmit={submit}
        ref={list}
        hidden={read !== null}
      >
        <input type="hidden" name="intent" value="add-list" />
        <input type="hidden" name="idempotencyKey" value={idempotencyKey} />
        <TextArea
          label="One food a line"
          name="list"
          required
          rows={5}
          placeholder={'500 g chicken, use by Tuesday\n2 tins of chickpeas\n1 l milk, best before 12 Dec'}
          hint="Add a date if you know it: “use by 3 Dec”, “tomorrow”. Where a line names no amount, one is estimated."
          error={errors['list']}
        />
        {problem && <Notice tone="error">{problem}</Notice>}
        <Button type="submit" variant="secondary" isBlock isBusy={isBusy}>
          Add List
        </Button>
      </form>
      {said.length > 0 && <Notice tone="warn">Left out: {said.join(' ')}</Notice>}
      {read && (
        <ReadList
          read={read}
          firstKey={`${idempotencyKey}-read`}
          send={send}
          onBack={close}
          onAdded={finish}
        />
      )}
    </>
  )
}
