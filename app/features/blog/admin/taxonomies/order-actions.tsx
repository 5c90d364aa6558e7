import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowUp from 'lucide-react/icons/arrow-up'
import Trash from 'lucide-react/icons/trash-2'
import { useRef } from 'react'
import { Button } from '#app/ui/button.tsx'
import text from '#app/ui/text.module.css'

export type Order = {
  move(from: number, to: number): void
  remove(index: number): void
}

/** Moves and removes items of a list. The focus stays on the pressed button, to press it again. */
export function useOrder<Item>(items: readonly Item[], onChange: (items: Item[]) => void) {
  const list = useRef<HTMLOListElement>(null)
  const focusOn = (index: number, what: string) =>
    requestAnimationFrame(() => {
      const item = list.current?.children[index]
      item?.querySelector<HTMLElement>(`[data-does="${what}"]`)?.focus()
    })
  const order: Order = {
    move(from, to) {
      const next = items.toSpliced(from, 1)
      next.splice(to, 0, items[from]!)
      onChange(next)
      focusOn(to, to < from ? 'up' : 'down')
    },
    remove: (index) => onChange(items.toSpliced(index, 1)),
  }
  return { list, focusOn, order }
}

type OrderActionsProps = {
  /** Names the item: "question 2". */
  what: string
  index: number
  count: number
  order: Order
}

/** The three buttons of an item in an ordered list. */
export function OrderActions({ what, index, count, order }: OrderActionsProps) {
  return (
    <>
      <Button
        variant="quiet"
        isSmall
        isIcon
        data-does="up"
        aria-label={`Move ${what} up`}
        disabledReason={index === 0 ? 'It is the first one' : undefined}
        isReasonHidden
        onClick={() => order.move(index, index - 1)}
      >
        <ArrowUp className={text.icon} aria-hidden />
      </Button>
      <Button
        variant="quiet"
        isSmall
        isIcon
        data-does="down"
        aria-label={`Move ${what} down`}
        disabledReason={index === count - 1 ? 'It is the last one' : undefined}
        isReasonHidden
        onClick={() => order.move(index, index + 1)}
      >
        <ArrowDown className={text.icon} aria-hidden />
      </Button>
      <Button
        variant="quiet"
        isSmall
        isIcon
        aria-label={`Remove ${what}`}
        onClick={() => order.remove(index)}
      >
        <Trash className={text.icon} aria-hidden />
      </Button>
    </>
  )
}
