import type { PantryItem } from './ingredients.server.ts'
import Plus from 'lucide-react/icons/plus'
import { useRef, useState } from 'react'
import { Link } from 'react-router'
import { bySoonest } from '#app/domain/pantry/expiry.ts'
import type { LotUseKind } from '#app/domain/pantry/lot-uses.ts'
import type { PlainDate } from '#app/domain/pantry/plain-date.ts'
import { useToday } from '#app/features/page/use-today.ts'
import { Button } from '#app/ui/button.tsx'
import { Switch } from '#app/ui/check.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { TextField } from '#app/ui/field.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { opensDialog } from '#app/ui/invokers.ts'
import layout from '#app/ui/layout.module.css'
import { Notice } from '#app/ui/notice.tsx'
import text from '#app/ui/text.module.css'
import { AddDialog, ADD_DIALOG } from './add-dialog.tsx'
import { CLEAR_DIALOG, ClearDialog } from './clear-dialog.tsx'
import { EditDialog } from './edit-dialog.tsx'
import { namesInWords } from './joint-names.ts'
import { lotPlaces } from './lots.ts'
import styles from './pantry-panel.module.css'
import { PantryRow } from './pantry-row.tsx'
import type { PantryShare } from './pantry-share.ts'
import { TakeDialog, type Taking } from './take-dialog.tsx'
import { usePantry } from './use-pantry.ts'
import card from '#app/ui/card.module.css'
import field from '#app/ui/field.module.css'
import button from '#app/ui/button.module.css'

/** From so many foods on one looks for one rather than down the list. */
const SEARCHED_FROM = 9

/** What says every word that is searched for, in its name or its category. */
function foundIn(items: readonly PantryItem[], searched: string): readonly PantryItem[] {
  const words = searched.toLowerCase().split(/\s+/).filter(Boolean)
  if (words.length === 0) return items
  return items.filter(({ name, category }) =>
    words.every((word) => `${name} ${category}`.toLowerCase().includes(word)),
  )
}

export type PantryPanelProps = {
  /** Newest first. */
  ingredients: readonly PantryItem[]
  /** With whom it is one pantry. */
  share: PantryShare
  /** The server's day, until the browser says which one it is here. */
  serverDay: PlainDate
  /** A model that sees is set. */
  isVisionSet: boolean
  /** For the next food that is added. */
  idempotencyKey: string
  /** Opened by its address, without scripts. */
  editId?: string | null
  /** The same, for what became of a lot. */
  take?: { id: string; use: LotUseKind } | null
  /** Where the list is only a part of the page: the page that shows all of it. */
  wholePageHref?: string
}

/** "Your Ingredients": what is in the kitchen, to add to, change and take from. */
export function PantryPanel({
  ingredients,
  share: { others, mayChangeAll },
  serverDay,
  isVisionSet,
  idempotencyKey,
  editId = null,
  take = null,
  wholePageHref,
}: PantryPanelProps) {
  const today = useToday(serverDay)
  const ownerOf = ({ userId }: PantryItem) => others.find(({ id }) => id === userId)
  const mayChange = (item: PantryItem) => mayChangeAll || !ownerOf(item)
  const pantry = usePantry(ingredients, (item) => !ownerOf(item))
  const [isSoonestFirst, setIsSoonestFirst] = useState(false)
  const [editing, setEditing] = useState<PantryItem | null>(
    () => ingredients.find((item) => item.id === editId && mayChange(item)) ?? null,
  )
  const [taking, setTaking] = useState<Taking | null>(() => {
    const item = ingredients.find((one) => one.id === take?.id && mayChange(one))
    return item && take ? { item, use: take.use } : null
  })
  const heading = useRef<HTMLHeadingElement>(null)
  // What was pressed goes away.
  const toHeading = () => heading.current?.focus({ preventScroll: true })
  const { items, problem } = pantry
  const [searched, setSearched] = useState('')
  const found = foundIn(items, searched)
  const shown = isSoonestFirst ? bySoonest(found, ({ expiryDate }) => expiryDate) : found
  const places = lotPlaces(items, today)
  const estimated = items.filter((item) => item.isEstimated && mayChange(item))
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
          {items.some((item) => !ownerOf(item)) && (
            <Button variant="quiet" isSmall {...opensDialog(CLEAR_DIALOG)}>
              Clear All
            </Button>
          )}
          {add}
        </div>
      </div>
      {others.length > 0 && (
        <p className={classNames(text.small, text.muted)}>
          One pantry with {namesInWords(others.map(({ name }) => name))}.{' '}
          {mayChangeAll ? 'You can change all of it.' : 'You can change what you put in.'}{' '}
          <Link to="/household">Household</Link>
        </p>
      )}
      {problem && <Notice tone="error">{problem}</Notice>}
      {estimated.length > 0 && (
        <Notice tone="warn">
          Some amounts are estimated, and marked as such. Correct what is wrong.{' '}
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
          {items.length >= SEARCHED_FROM && (
            <TextField
              className={layout.needsScript}
              label="Search your pantry"
              type="search"
              autoComplete="off"
              value={searched}
              onChange={(event) => setSearched(event.target.value)}
            />
          )}
          {shown.length === 0 && (
            <output className={text.muted}>Nothing in your pantry is called “{searched.trim()}”.</output>
          )}
          <ul className={styles.list} aria-label="Your ingredients">
            {shown.map((item) => (
              <PantryRow
                key={item.id}
                item={item}
                today={today}
                lot={places.get(item.id)}
                ownerName={ownerOf(item)?.name}
                mayChange={mayChange(item)}
                onQuantity={(text) => pantry.changeQuantity(item, text)}
                onConfirm={() => {
                  toHeading()
                  void pantry.confirm([item.id])
                }}
                onEdit={() => setEditing(item)}
                onEatPortion={() => void pantry.eatPortion(item)}
                onTake={(use) => setTaking({ item, use })}
                onRemove={() => {
                  toHeading()
                  void pantry.remove(item)
                }}
              />
            ))}
          </ul>
        </>
      )}
      <p className={classNames(layout.row, text.small)}>
        {wholePageHref !== undefined && <Link to={wholePageHref}>All on one page</Link>}
        <Link to="/pantry/cooked">What you cooked</Link>
        <Link to="/pantry/waste">Where your food went</Link>
        <Link to="/foods">Your foods</Link>
      </p>
      <AddDialog isVisionSet={isVisionSet} idempotencyKey={idempotencyKey} send={pantry.send} />
      <ClearDialog isJoint={others.length > 0} onClear={() => void pantry.clear()} />
      <TakeDialog
        taking={taking}
        idempotencyKey={idempotencyKey}
        take={pantry.take}
        onClose={() => setTaking(null)}
      />
      <EditDialog item={editing} send={pantry.send} onClose={() => setEditing(null)} />
    </section>
  )
}
