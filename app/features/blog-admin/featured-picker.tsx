import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowUp from 'lucide-react/icons/arrow-up'
import X from 'lucide-react/icons/x'
import { type ReactNode, useRef, useState } from 'react'
import { Button, buttonClass } from '#app/ui/button.tsx'
import { SelectField } from '#app/ui/field.tsx'
import type { PostToFeature } from './staff-categories.server.ts'

const MOST = 12

type FeaturedPickerProps = { posts: readonly PostToFeature[]; chosen: readonly string[] }

/** Posts a category puts first, in their order. Without scripts the choice stays as it is. */
export function FeaturedPicker({ posts, chosen: first }: FeaturedPickerProps) {
  const [chosen, setChosen] = useState<readonly string[]>(first)
  const [said, setSaid] = useState('')
  const choice = useRef<HTMLSelectElement>(null)
  const titleOf = new Map(posts.map(({ id, title }) => [id, title]))
  const free = posts.filter(({ id }) => !chosen.includes(id))

  const move = (from: number, by: -1 | 1) => {
    const next = [...chosen]
    const [id] = next.splice(from, 1)
    next.splice(from + by, 0, id!)
    setChosen(next)
    setSaid(`${titleOf.get(id!) ?? 'Post'} is now at place ${from + by + 1}`)
  }
  const add = () => {
    const id = choice.current?.value
    if (!id || chosen.includes(id)) return
    setChosen([...chosen, id])
    setSaid(`${titleOf.get(id) ?? 'Post'} added`)
  }

  return (
    <>
      <ol className="staff-order">
        {chosen.map((id, index) => {
          const title = titleOf.get(id) ?? 'A post that is gone'
          return (
            <li key={id}>
              <input type="hidden" name="featuredPosts[]" value={id} />
              <span>{title}</span>
              <span className="staff-order-end needs-script">
                <IconButton label={`Move ${title} up`} isOff={index === 0} onPress={() => move(index, -1)}>
                  <ArrowUp className="icon" aria-hidden />
                </IconButton>
                <IconButton
                  label={`Move ${title} down`}
                  isOff={index === chosen.length - 1}
                  onPress={() => move(index, 1)}
                >
                  <ArrowDown className="icon" aria-hidden />
                </IconButton>
                <IconButton
                  label={`Remove ${title}`}
                  onPress={() => {
                    setChosen(chosen.filter((one) => one !== id))
                    setSaid(`${title} removed`)
                  }}
                >
                  <X className="icon" aria-hidden />
                </IconButton>
              </span>
            </li>
          )
        })}
      </ol>
      {chosen.length === 0 && <p className="text-ink-2">None yet: the newest come first.</p>}
      {free.length > 0 && chosen.length < MOST && (
        <div className="staff-join needs-script">
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
      <output className="sr-only">{said}</output>
    </>
  )
}

function IconButton({
  label,
  isOff,
  onPress,
  children,
}: {
  label: string
  isOff?: boolean
  onPress: () => void
  children: ReactNode
}) {
  return (
    <button
      type="button"
      className={buttonClass({ variant: 'quiet', isIcon: true, isSmall: true })}
      aria-label={label}
      aria-disabled={isOff || undefined}
      onClick={isOff ? undefined : onPress}
    >
      {children}
    </button>
  )
}
