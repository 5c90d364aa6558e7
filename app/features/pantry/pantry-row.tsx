import type { PantryItem } from './ingredients.server.ts'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { expiryOf } from '#app/domain/pantry/expiry.ts'
import type { PlainDate } from '#app/domain/pantry/plain-date.ts'
import type { LotUseKind } from '#app/domain/pantry/lot-uses.ts'
import { classNames } from '#app/ui/class-names.ts'
import { FieldError } from '#app/ui/field.tsx'
import layout from '#app/ui/layout.module.css'
import { Tag } from '#app/ui/tag.tsx'
import text from '#app/ui/text.module.css'
import categoryStyles from './category-look.module.css'
import { CategoryBadge, CategoryIcon } from './category-look.tsx'
import type { LotPlace } from './lots.ts'
import styles from './pantry-row.module.css'
import { RowActions } from './pantry-row-actions.tsx'
import { amountInWords } from './take-words.ts'
import { PANTRY_PATH } from './use-pantry.ts'
import fieldStyles from '#app/ui/field.module.css'

type PantryRowProps = {
  item: PantryItem
  today: PlainDate
  lot: LotPlace | undefined
  /** Of whoever put it into the joint pantry; undefined is the member themselves. */
  ownerName?: string | undefined
  mayChange: boolean
  onQuantity: (text: string) => Promise<string | null>
  onConfirm: () => void
  onEdit: () => void
  onTake: (use: LotUseKind) => void
  onEatPortion: () => void
  onRemove: () => void
}

/** One purchase of a food: what it is, how long it keeps, how much there is. */
export function PantryRow({
  item,
  today,
  lot,
  ownerName,
  mayChange,
  onQuantity,
  onConfirm,
  onEdit,
  onTake,
  onEatPortion,
  onRemove,
}: PantryRowProps) {
  const { name, category, expiryDate, isEstimated, estimatedFrom, frozenOn, imageUrl } = item
  return (
    <li className={styles.row}>
      {imageUrl ? (
        <img className={categoryStyles.icon} src={imageUrl} alt="" width={40} height={40} loading="lazy" />
      ) : (
        <CategoryIcon category={category} />
      )}
      <div className={styles.food}>
        <p className={styles.name} data-testid="food">
          {name}
        </p>
        <p className={classNames(layout.row, styles.facts)}>
          {item.cookingId === null ? <CategoryBadge category={category} /> : <Tag tone="ok">Left over</Tag>}
          {expiryDate && <ExpiryTag expiryDate={expiryDate} today={today} />}
          {frozenOn && <Tag tone="ok">Frozen</Tag>}
          {isEstimated && <Tag tone="warn">Estimated{estimatedFrom && ESTIMATED_FROM[estimatedFrom]}</Tag>}
          {ownerName !== undefined && (
            <span className={classNames(text.small, text.muted)}>From {ownerName}</span>
          )}
          {lot && (
            <span className={classNames(text.small, text.muted)}>
              Lot {lot.number} of {lot.count}
              {LOT_WORDS[lot.use]}
            </span>
          )}
        </p>
      </div>
      {mayChange ? (
        <QuantityEditor item={item} onQuantity={onQuantity} />
      ) : (
        <p className={classNames(text.small, text.num)}>{amountInWords(item)}</p>
      )}
      {mayChange && (
        <RowActions
          item={item}
          onConfirm={onConfirm}
          onEdit={onEdit}
          onTake={onTake}
          onEatPortion={onEatPortion}
          onRemove={onRemove}
        />
      )}
    </li>
  )
}

const inWords = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
})
const ESTIMATED_FROM = { typed: ': no amount was typed', photo: ' from a photo' } as const
const LOT_WORDS = { first: ', used first', later: '', never: ', not used' } as const
const TONES = { fresh: 'plain', soon: 'warn', today: 'warn', past: 'bad' } as const

function ExpiryTag({ expiryDate, today }: { expiryDate: PlainDate; today: PlainDate }) {
  const { state, text } = expiryOf(expiryDate, today)
  const words = state === 'past' ? `Expired ${text}` : state === 'today' ? 'Expires today' : text
  return (
    <Tag tone={TONES[state]}>
      <time dateTime={expiryDate} title={inWords.format(Date.parse(expiryDate))}>
        {words}
      </time>
    </Tag>
  )
}

type QuantityEditorProps = Pick<PantryRowProps, 'item' | 'onQuantity'>

/** The quantity as a field in its place: Enter or leaving it keeps, Escape takes back. */
function QuantityEditor({ item, onQuantity }: QuantityEditorProps) {
  const { id, name, quantity, unit } = item
  const fieldId = useId()
  const field = useRef<HTMLInputElement>(null)
  const [error, setError] = useState<string | null>(null)
  const shown = useRef(quantity)
  // A quantity that comes from elsewhere, or goes back to what it was, replaces the text; the first one does not, because
  // somebody may have typed before the scripts were there.
  useEffect(() => {
    if (shown.current === quantity) return
    shown.current = quantity
    if (field.current) field.current.value = quantity
  }, [quantity])
  const keep = async () => {
    const typed = field.current?.value.trim() ?? quantity
    if (typed === quantity) return setError(null)
    setError(await onQuantity(typed))
  }
  const takeBack = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== 'Escape') return
    event.preventDefault()
    event.currentTarget.value = quantity
    setError(null)
  }
  return (
    <form
      method="post"
      action={PANTRY_PATH}
      className={classNames(text.small, styles.quantity)}
      onSubmit={(event) => {
        event.preventDefault()
        void keep()
      }}
    >
      <input type="hidden" name="intent" value="update-quantity" />
      <input type="hidden" name="id" value={id} />
      <input
        ref={field}
        id={fieldId}
        name="quantity"
        className={fieldStyles.input}
        inputMode="decimal"
        autoComplete="off"
        enterKeyHint="done"
        maxLength={12}
        defaultValue={quantity}
        aria-label={`Quantity of ${name} in ${item.cookingId === null ? unit : 'portions'}`}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${fieldId}-error` : undefined}
        onKeyDown={takeBack}
        onBlur={() => void keep()}
      />
      <span>{amountInWords(item).replace(/^\S+ /, '')}</span>
      {error && <FieldError id={`${fieldId}-error`}>{error}</FieldError>}
    </form>
  )
}
