import type { ReactNode, RefObject } from 'react'
import { type Order, OrderActions } from '#app/features/blog/admin/taxonomies/order-actions.tsx'
import { classNames } from '#app/ui/class-names.ts'
import styles from './item-list.module.css'
import card from '#app/ui/card.module.css'

/** Groups of fields that can be put in order. `ref` is that of `useOrder`. */
export function ItemList({
  ref,
  children,
}: {
  ref: RefObject<HTMLOListElement | null>
  children: ReactNode
}) {
  return (
    <ol className={styles.list} ref={ref}>
      {children}
    </ol>
  )
}

type ItemProps = { name: string; index: number; count: number; order: Order; children: ReactNode }

/** A group of fields, with buttons to move and remove it. */
export function Item({ name, index, count, order, children }: ItemProps) {
  return (
    <li className={classNames(card.card, styles.item)}>
      {children}
      <div className={styles.actions}>
        <OrderActions what={name} index={index} count={count} order={order} />
      </div>
    </li>
  )
}
