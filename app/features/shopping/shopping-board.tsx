import Plus from 'lucide-react/icons/plus'
import { type ReactNode, type SubmitEvent, useId, useState } from 'react'
import { sumText } from '#app/domain/shopping/price.ts'
import { useFoodSuggestions } from '#app/features/foods/use-food-suggestions.ts'
import { useFormSender } from '#app/features/page/use-form-sender.ts'
import { Button } from '#app/ui/button.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { FieldError } from '#app/ui/field.tsx'
import fieldStyles from '#app/ui/field.module.css'
import layout from '#app/ui/layout.module.css'
import { Notice } from '#app/ui/notice.tsx'
import { Scale } from '#app/ui/scale.tsx'
import text from '#app/ui/text.module.css'
import styles from './shopping-board.module.css'
import { ShoppingRow } from './shopping-row.tsx'
import { sortedList } from './shopping-text.ts'
import type { ShoppingItem } from './shopping-view.ts'
import type { UsedShopping } from './use-shopping.ts'

type ShoppingBoardProps = {
  shopping: UsedShopping
  /** Where forms go without scripts. */
  address: string
  /** Made by the server: begins the keys of what is sent without scripts. */
  operationKey: string
  /** The owner's: where a line is edited without scripts, and what opens the dialog. */
  editing?: { addressOf: (item: ShoppingItem) => string; open: (item: ShoppingItem) => void } | undefined
  /** To look at only: nothing is ticked or added. */
  isFixed?: boolean
  /** The owner's, under what lies in the basket. */
  basketActions?: ReactNode
  /** Said where the list is empty. */
  empty: ReactNode
}

/** The list to shop from: what is to be bought by aisle, then what lies in the basket. */
export function ShoppingBoard({
  shopping,
  address,
  operationKey,
  editing,
  basketActions,
  isFixed = false,
  empty,
}: ShoppingBoardProps) {
  const { toBuy, basket, inPantry, total } = sortedList(shopping.items)
  // One plan behind the whole list is named once, not on every line.
  const askers = new Set(shopping.items.flatMap(({ own }) => own?.askedBy ?? []))
  const row = (item: ShoppingItem) => (
    <ShoppingRow
      key={item.id}
      item={item}
      address={address}
      operationKey={`${operationKey.slice(0, 18)}-${item.id}`}
      isFixed={isFixed}
      saysFor={askers.size > 1}
      onTick={() => shopping.tick(item)}
      editAddress={editing ? editing.addressOf(item) : null}
      onEdit={() => editing?.open(item)}
    />
  )
  const sum = sumText(shopping.items.filter(({ own }) => own?.isInPantry !== true).map(priceOf))
  return (
    <div className={styles.board}>
      {!isFixed && <AddField shopping={shopping} address={address} operationKey={operationKey} />}
      <div aria-live="polite" className={layout.noPrint}>
        {shopping.waiting > 0 && (
          <Notice tone="warn">
            No connection: {shopping.waiting} {shopping.waiting === 1 ? 'tick is' : 'ticks are'} kept here and
            sent when it is back.
          </Notice>
        )}
        {shopping.waiting === 0 && !shopping.isOnline && (
          <Notice tone="warn">No connection. You can go on ticking and adding.</Notice>
        )}
      </div>
      <KeptLines shopping={shopping} />
      {shopping.problem && <Notice tone="error">{shopping.problem}</Notice>}
      {total > 0 && (
        <div className={styles.progress}>
          <p className={classNames(layout.row, layout.spread, text.small)} aria-live="polite">
            <b>
              {basket.length} of {total} in the basket
            </b>
            <span className={text.muted}>{total - basket.length} left</span>
          </p>
          <Scale label="In the basket" value={basket.length} max={total} isFine className={layout.noPrint} />
          {sum && <p className={classNames(text.small, text.muted)}>{sum}</p>}
          {askers.size === 1 && <p className={classNames(text.small, text.muted)}>For {[...askers]}.</p>}
        </div>
      )}
      {shopping.items.length === 0 && shopping.keptLines.length === 0 && empty}
      <div className={styles.aisles}>
        {toBuy.map(({ label, items }) => (
          <section key={label} aria-label={label} className={styles.aisle}>
            <h2>{label}</h2>
            <ul>{items.map(row)}</ul>
          </section>
        ))}
      </div>
      {total > 0 && toBuy.length === 0 && <p className={text.lede}>Everything is in the basket.</p>}
      {basket.length > 0 && (
        <section aria-labelledby="basket" className={classNames(styles.basket, layout.noPrint)}>
          <h2 id="basket" tabIndex={-1}>
            In the basket
          </h2>
          <ul>{basket.map(row)}</ul>
          {basketActions}
        </section>
      )}
      {inPantry.length > 0 && (
        <section aria-labelledby="in-pantry" className={classNames(styles.inPantry, layout.noPrint)}>
          <h2 id="in-pantry">Already in your pantry</h2>
          <ul>
            {inPantry.map((item) => (
              <PantryLine key={item.id} item={item} address={address} shopping={shopping} isFixed={isFixed} />
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}

const priceOf = ({ own }: ShoppingItem) => ({ price: own?.price ?? null })

type PantryLineProps = { item: ShoppingItem; address: string; shopping: UsedShopping; isFixed: boolean }

function PantryLine({ item, address, shopping, isFixed }: PantryLineProps) {
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    void shopping.change('buy-anyway', { itemId: item.id })
  }
  return (
    <li>
      <span>
        {item.name} {item.own && <small>for {item.own.askedBy.join(', ')}</small>}
      </span>
      {!isFixed && (
        <form method="post" action={address} onSubmit={submit}>
          <input type="hidden" name="intent" value="buy-anyway" />
          <input type="hidden" name="itemId" value={item.id} />
          <Button type="submit" variant="quiet" isSmall aria-label={`Buy ${item.name} anyway`}>
            Buy anyway
          </Button>
        </form>
      )}
    </li>
  )
}

type AddFieldProps = Pick<ShoppingBoardProps, 'shopping' | 'address' | 'operationKey'>

/** Types a line onto the list; a pasted list becomes a line each. */
function AddField({ shopping, address, operationKey }: AddFieldProps) {
  const id = useId()
  const { suggestions, suggestFor } = useFoodSuggestions('kitchen')
  const [key, setKey] = useState(operationKey)
  const add = (typed: FormData) => {
    const lines = typed.get('lines')
    return shopping.add(typeof lines === 'string' ? lines : '', key)
  }
  const { errors, isBusy, submit } = useFormSender(add, (_, form, isAsSent) => {
    setKey(crypto.randomUUID())
    if (!isAsSent) return
    form.reset()
    suggestFor('')
    form.querySelector<HTMLElement>('[name=lines]')?.focus()
  })
  const error = errors['lines'] ?? null
  return (
    <form method="post" action={address} className={layout.noPrint} onSubmit={submit}>
      <input type="hidden" name="intent" value="add" />
      <input type="hidden" name="operationKey" value={key} />
      <label className={text.srOnly} htmlFor={id}>
        Add to the list
      </label>
      <div className={styles.add}>
        <input
          id={id}
          name="lines"
          list={`${id}-foods`}
          autoComplete="off"
          enterKeyHint="done"
          maxLength={200}
          required
          placeholder="Add: 2 l milk, kitchen roll"
          className={fieldStyles.input}
          aria-describedby={error ? `${id}-error` : undefined}
          aria-invalid={error ? true : undefined}
          onChange={(event) => suggestFor(event.target.value)}
        />
        <datalist id={`${id}-foods`}>
          {suggestions.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </datalist>
        <Button type="submit" isBusy={isBusy} aria-label="Add">
          <Plus className={text.icon} aria-hidden />
          Add
        </Button>
      </div>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </form>
  )
}

/** What was typed without a connection, until the server has it. */
function KeptLines({ shopping }: Pick<ShoppingBoardProps, 'shopping'>) {
  if (shopping.keptLines.length === 0) return null
  return (
    <section aria-labelledby="kept-lines" className={classNames(styles.inPantry, layout.noPrint)}>
      <h2 id="kept-lines">Added here, not sent yet</h2>
      <ul>
        {shopping.keptLines.map(({ operationKey, lines }) => (
          <li key={operationKey}>
            <span>{lines}</span>
            <Button
              variant="quiet"
              isSmall
              aria-label={`Take ${lines} off again`}
              onClick={() => shopping.dropKeptLine(operationKey)}
            >
              Take off
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** An empty list, with what fills it. */
export function EmptyList({ action, children }: { action?: ReactNode; children: ReactNode }) {
  return (
    <EmptyState title="Nothing to buy" action={action}>
      {children}
    </EmptyState>
  )
}
