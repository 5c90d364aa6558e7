import type { PantryItem } from './ingredients.server.ts'
import Ellipsis from 'lucide-react/icons/ellipsis'
import Check from 'lucide-react/icons/check'
import Pencil from 'lucide-react/icons/pencil'
import Trash from 'lucide-react/icons/trash-2'
import type { MouseEvent, ReactNode } from 'react'
import { Link } from 'react-router'
import { LOT_USES, type LotUseKind } from '#app/domain/pantry/lot-uses.ts'
import { Button, buttonClass, LinkButton } from '#app/ui/button.tsx'
import layout from '#app/ui/layout.module.css'
import { Menu, MenuButton } from '#app/ui/menu.tsx'
import text from '#app/ui/text.module.css'
import styles from './pantry-row.module.css'
import { USE_LABELS } from './take-words.ts'
import { UseIcon } from './use-icon.tsx'
import { PANTRY_PATH } from './use-pantry.ts'

type RowActionsProps = {
  item: PantryItem
  onConfirm: () => void
  onEdit: () => void
  onTake: (use: LotUseKind) => void
  onEatPortion: () => void
  onRemove: () => void
}

/** What can be done with a lot: confirm its guessed amount, edit it, say what became of it, remove it. */
export function RowActions({ item, onConfirm, onEdit, onTake, onEatPortion, onRemove }: RowActionsProps) {
  const { id, name, isEstimated, frozenOn } = item
  return (
    <div className={styles.actions}>
      {isEstimated && (
        <OneButtonForm intent="confirm" name="ids[]" id={id} onSubmit={onConfirm}>
          <Button type="submit" variant="quiet" isIcon isSmall aria-label={`The amount of ${name} is right`}>
            <Check className={text.icon} aria-hidden />
          </Button>
        </OneButtonForm>
      )}
      <LinkButton
        as={Link}
        variant="quiet"
        isIcon
        isSmall
        to={`${PANTRY_PATH}?edit=${id}`}
        aria-label={`Edit ${name}`}
        onClick={(event: MouseEvent) => {
          event.preventDefault()
          onEdit()
        }}
      >
        <Pencil className={text.icon} aria-hidden />
      </LinkButton>
      <MenuButton
        menuId={`uses-${id}`}
        className={buttonClass({ variant: 'quiet', isIcon: true, isSmall: true })}
        aria-label={`What happened to ${name}`}
      >
        <Ellipsis className={text.icon} aria-hidden />
      </MenuButton>
      <Menu id={`uses-${id}`} label={`What happened to ${name}`}>
        {item.cookingId !== null && (
          <button type="button" className={layout.needsScript} onClick={onEatPortion}>
            <UseIcon use="eaten" />
            Eat a portion
          </button>
        )}
        {LOT_USES.filter((use) => use !== 'frozen' || frozenOn === null).map((use) => (
          <Link
            key={use}
            to={`${PANTRY_PATH}?take=${id}&use=${use}`}
            onClick={(event: MouseEvent) => {
              event.preventDefault()
              onTake(use)
            }}
          >
            <UseIcon use={use} />
            {item.cookingId !== null && use === 'eaten' ? 'Eaten' : USE_LABELS[use]}
          </Link>
        ))}
      </Menu>
      <OneButtonForm intent="remove" name="id" id={id} onSubmit={onRemove}>
        <Button type="submit" variant="quiet" isIcon isSmall aria-label={`Remove ${name}`}>
          <Trash className={text.icon} aria-hidden />
        </Button>
      </OneButtonForm>
    </div>
  )
}

type OneButtonFormProps = {
  intent: string
  name: string
  id: string
  onSubmit: () => void
  children: ReactNode
}

function OneButtonForm({ intent, name, id, onSubmit, children }: OneButtonFormProps) {
  return (
    <form
      method="post"
      action={PANTRY_PATH}
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit()
      }}
    >
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name={name} value={id} />
      {children}
    </form>
  )
}
