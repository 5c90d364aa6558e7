import type { PantryItem } from './ingredients.server.ts'
import Plus from 'lucide-react/icons/plus'
import { useRef, useState } from 'react'
import { bySoonest } from '#app/domain/pantry/expiry.ts'
import type { PlainDate } from '#app/domain/pantry/plain-date.ts'
import { useToday } from '#app/features/page/use-today.ts'
import { Button } from '#app/ui/button.tsx'
import { Switch } from '#app/ui/check.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { opensDialog } from '#app/ui/invokers.ts'
import layout from '#app/ui/layout.module.css'
import { Notice } from '#app/ui/notice.tsx'
import text from '#app/ui/text.module.css'
import { AddDialog, ADD_DIALOG } from './add-dialog.tsx'
import { CLEAR_DIALOG, ClearDialog } from './clear-dialog.tsx'
import { EditDialog } from './edit-dialog.tsx'
import { lotPlaces } from './lots.ts'
import styles from './pantry-panel.module.css'
import { PantryRow } from './pantry-row.tsx'
import { usePantry } from './use-pantry.ts'
import card from '#app/ui/card.module.css'
import field from '#app/ui/field.module.css'
import button from '#app/ui/button.module.css'

export type PantryPanelProps = {
  /** Newest first. */
  ingredients: readonly PantryItem[]
  /** The server's day, until the browser says which one it is here. */
  serverDay: PlainDate
  /** A model that sees is set. */
  isVisionSet: boolean
  /** For the next food that is added. */
  idempotencyKey: string
  /** Opened by its address, without scripts. */
  editId?: string | null
}

/** "Your Ingredients": what is in the kitchen, to add to, change and take from. */
export function PantryPanel({
  ingredients,
  serverDay,
  isVisionSet,
  idempotencyKey,
  editId = null,
}: PantryPanelProps) {
  const today = useToday(serverDay)
  const pantry = usePantry(ingredients)
  const [isSoonestFirst, setIsSoonestFirst] = useState(false)
  const [editing, setEditing] = useState<PantryItem | null>(
    () => ingredients.find(({ id }) => id === editId) ?? null,
  )
  const heading = useRef<HTMLHeadingElement>(null)
  // What was pressed goes away.
  const toHeading = () => heading.current?.focus({ preventScroll: true })
  const { items, problem } = pantry
  const shown = isSoonestFirst ? bySoonest(items, ({ expiryDate }) => expiryDate) : items
  const places = lotPlaces(items, today)
  const estimated = items.filter(({ isEstimated }) => isEstimated)
  const add = (
    <Button variant="secondary" isSmall {...opensDialog(ADD_DIALOG)}>
      <Plus className={text.icon} aria-hidden />
      Add
    </Button>
  )
  return (
    <section className={classNames(card.card, card.pad, styles.panel)} aria-labelledby="pantry-heading">
      <div className={classNames(layout.row, styles.head)}>
        <h2 id="pantry-heading" ref={heading} className={text.heading3} tabIndex={-1}>
          Your Ingredients
        </h2>
        <p className={field.hint} aria-live="polite">
          {items.length > 0 && `${items.length} ${items.length === 1 ? 'food' : 'foods'}`}
        </p>
        <div className={styles.actions}>
          {items.length > 0 && (
            <Button variant="quiet" isSmall {...opensDialog(CLEAR_DIALOG)}>
              Clear All
            </Button>
          )}
          {add}
        </div>
      </div>
      {problem && <Notice tone="error">{problem}</Notice>}
      {estimated.length > 0 && (
        <Notice tone="warn">
          Some amounts are estimated, and marked so. Set right what is wrong.{' '}
          <button
            type="button"
            className={classNames(button.textButton, layout.needsScript)}
            onClick={() => {
              toHeading()
              void pantry.confirm(estimated.map(({ id }) => id))
            }}
          >
            All correct
          </button>
        </Notice>
      )}
      {items.length === 0 ? (
        <EmptyState
          title="No ingredients yet"
          headingLevel={3}
          action={<Button {...opensDialog(ADD_DIALOG)}>Add your first ingredient</Button>}
        >
          Plans are made from what is here: what expires first is used first, what has expired is left out.
        </EmptyState>
      ) : (
        <>
          {items.some(({ expiryDate }) => expiryDate !== null) && (
            <Switch
              className={layout.needsScript}
              label="What expires first on top"
              checked={isSoonestFirst}
              onChange={(event) => setIsSoonestFirst(event.target.checked)}
            />
          )}
          <ul className={styles.list} aria-label="Your ingredients">
            {shown.map((item) => (
              <PantryRow
                key={item.id}
                item={item}
                today={today}
                lot={places.get(item.id)}
                onQuantity={(text) => pantry.changeQuantity(item, text)}
                onConfirm={() => {
                  toHeading()
                  void pantry.confirm([item.id])
                }}
                onEdit={() => setEditing(item)}
                onRemove={() => {
                  toHeading()
                  void pantry.remove(item)
                }}
              />
            ))}
          </ul>
        </>
      )}
      <AddDialog isVisionSet={isVisionSet} idempotencyKey={idempotencyKey} send={pantry.send} />
      <ClearDialog onClear={() => void pantry.clear()} />
      <EditDialog item={editing} send={pantry.send} onClose={() => setEditing(null)} />
    </section>
  )
}
