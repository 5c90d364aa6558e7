import { useRef, useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import { SelectField } from '#app/ui/field.tsx'
import { type Order, OrderActions, useOrder } from './order-actions.tsx'
import type { PostToFeature } from './staff-categories.server.ts'
import text from '#app/ui/text.module.css'
import { classNames } from '#app/ui/class-names.ts'
import layout from '#app/ui/layout.module.css'
import styles from './taxonomy-pages.module.css'

const MOST = 12

type FeaturedPickerProps = { posts: readonly PostToFeature[]; chosen: readonly string[] }

/** Posts a category puts first, in their order. Without scripts the choice stays as it is. */
export function FeaturedPicker({ posts, chosen: first }: FeaturedPickerProps) {
  const [chosen, setChosen] = useState<readonly string[]>(first)
  const [said, setSaid] = useState('')
  const choice = useRef<HTMLSelectElement>(null)
  const titleOf = new Map(posts.map(({ id, title }) => [id, title]))
  const free = posts.filter(({ id }) => !chosen.includes(id))

  const { list, order } = useOrder(chosen, setChosen)
  const nameOf = (id: string | undefined) => titleOf.get(id ?? '') ?? 'A post that is gone'
  const told: Order = {
    move(from, to) {
      order.move(from, to)
      setSaid(`${nameOf(chosen[from])} is now number ${to + 1}`)
    },
    remove(index) {
      order.remove(index)
      setSaid(`${nameOf(chosen[index])} removed`)
    },
  }
  const add = () => {
    const id = choice.current?.value
    if (!id || chosen.includes(id)) return
    setChosen([...chosen, id])
    setSaid(`${titleOf.get(id) ?? 'Post'} added`)
  }

  return (
    <>
      <ol className={styles.featured} ref={list}>
        {chosen.map((id, index) => (
          <li key={id}>
            <input type="hidden" name="featuredPosts[]" value={id} />
            <span className={styles.featuredTitle} data-testid="featured-post">
              {nameOf(id)}
            </span>
            <span className={classNames(styles.featuredActions, layout.needsScript)}>
              <OrderActions what={nameOf(id)} index={index} count={chosen.length} order={told} />
            </span>
          </li>
        ))}
      </ol>
      {chosen.length === 0 && <p className={text.muted}>None yet: the newest come first.</p>}
      {free.length > 0 && chosen.length < MOST && (
        <div className={classNames(styles.add, layout.needsScript)}>
          <SelectField
            label="Feature a post"
            ref={choice}
            options={free.map(({ id, title }) => ({ value: id, label: title }))}
          />
          <Button variant="secondary" onClick={add}>
            Add
          </Button>
        </div>
      )}
      <output className={text.srOnly}>{said}</output>
    </>
  )
}
