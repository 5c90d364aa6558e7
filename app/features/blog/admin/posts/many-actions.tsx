import { type ChangeEvent, useEffect, useState } from 'react'
import { Form } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { Check } from '#app/ui/check.tsx'
import styles from './posts-page.module.css'

/** The rows' checkboxes belong to this form. */
export const MANY_FORM = 'many-posts'

/** What is done with all ticked rows; the next page says what would happen and asks. Keyed by the rows it counts. */
export function ManyActions({ rowCount }: { rowCount: number }) {
  const [chosen, setChosen] = useState<number | null>(null)

  // Null until scripts run: without them the buttons are there, and the next page says that nothing is chosen.
  useEffect(() => {
    const count = () => setChosen(boxes().filter(({ checked }) => checked).length)
    count()
    document.addEventListener('change', count)
    return () => document.removeEventListener('change', count)
  }, [])

  const chooseAll = (event: ChangeEvent<HTMLInputElement>) => {
    for (const box of boxes()) box.checked = event.target.checked
  }
  const reason = chosen === 0 ? 'Tick posts in the list first.' : undefined
  return (
    <Form id={MANY_FORM} method="get" action="/blog-admin/posts/many" className={styles.many}>
      {chosen !== null && (
        <Check label="All on this page" checked={chosen === rowCount} onChange={chooseAll} />
      )}
      <p aria-live="polite">{chosen ? `${chosen} chosen` : reason}</p>
      <Button
        type="submit"
        variant="secondary"
        isSmall
        name="change"
        value="archive"
        disabledReason={reason}
        isReasonHidden
      >
        Archive
      </Button>
      <Button
        type="submit"
        variant="secondary"
        isSmall
        name="change"
        value="restore"
        disabledReason={reason}
        isReasonHidden
      >
        Make drafts
      </Button>
      <Button
        type="submit"
        variant="secondary"
        isSmall
        name="change"
        value="delete"
        disabledReason={reason}
        isReasonHidden
      >
        Delete
      </Button>
    </Form>
  )
}

const boxes = (): HTMLInputElement[] => [
  ...document.querySelectorAll<HTMLInputElement>(`input[name="id"][form="${MANY_FORM}"]`),
]
