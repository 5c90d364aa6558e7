import Check from 'lucide-react/icons/check'
import Pencil from 'lucide-react/icons/pencil'
import type { MouseEvent, SubmitEvent } from 'react'
import { Link } from 'react-router'
import { priceText } from '#app/domain/shopping/price.ts'
import { LinkButton } from '#app/ui/button.tsx'
import { classNames } from '#app/ui/class-names.ts'
import layout from '#app/ui/layout.module.css'
import text from '#app/ui/text.module.css'
import styles from './shopping-row.module.css'
import { partsOfText } from './shopping-text.ts'
import type { ShoppingItem } from './shopping-view.ts'

type ShoppingRowProps = {
  item: ShoppingItem
  /** Where the form goes without scripts, with what says which list. */
  address: string
  operationKey: string
  /** To look at only. */
  isFixed: boolean
  /** Which plan or recipe wants it: only where a list has several. */
  saysFor: boolean
  onTick: () => void
  /** Only the owner edits. */
  editAddress: string | null
  onEdit: () => void
}

/** One line to tick with one thumb: the whole row is the box. */
export function ShoppingRow({
  item,
  address,
  operationKey,
  isFixed,
  saysFor,
  onTick,
  editAddress,
  onEdit,
}: ShoppingRowProps) {
  const isTicked = item.tickedAt !== null
  const { what, used } = partsOfText(item.text)
  const remarks = remarksOf(item, saysFor)
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    onTick()
  }
  return (
    <li className={styles.row}>
      <form method="post" action={address} onSubmit={submit}>
        <input type="hidden" name="intent" value="tick" />
        <input type="hidden" name="itemIds[]" value={item.id} />
        <input type="hidden" name="ticked[]" value={isTicked ? 'no' : 'yes'} />
        <input type="hidden" name="operationKeys[]" value={operationKey} />
        <button
          type="submit"
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the form's own button works without scripts, which a checkbox does not
          role="checkbox"
          aria-checked={isTicked}
          disabled={isFixed}
          className={styles.tick}
        >
          <span className={styles.box} aria-hidden>
            <Check className={text.icon} />
          </span>
          <span className={styles.words}>
            <span className={styles.what}>{what}</span>
            {remarks !== '' && <small>{remarks}</small>}
          </span>
          {used && <small className={text.num}>{used}</small>}
        </button>
      </form>
      {editAddress !== null && (
        <LinkButton
          as={Link}
          variant="quiet"
          isIcon
          to={editAddress}
          aria-label={`Edit ${item.name}`}
          className={classNames(layout.noPrint, styles.edit)}
          onClick={(event: MouseEvent) => {
            event.preventDefault()
            onEdit()
          }}
        >
          <Pencil className={text.icon} aria-hidden />
        </LinkButton>
      )}
    </li>
  )
}

function remarksOf({ note, own, tickedAt, tickedBy }: ShoppingItem, saysFor: boolean): string {
  const price = own?.price ? priceText(own.price.minor, own.price.currency) : ''
  const askedBy = own && saysFor && own.askedBy.length > 0 ? `for ${own.askedBy.join(', ')}` : ''
  const by = own && tickedAt !== null && tickedBy === 'guest' ? 'ticked by somebody with the link' : ''
  const typed = own ? own.typed.map((line) => `“${line}”`).join(', ') : ''
  return [note, price, typed, askedBy, by].filter((part) => part !== '').join(' · ')
}
