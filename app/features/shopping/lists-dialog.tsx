import { Form, Link } from 'react-router'
import { MAX_LIST_NAME_LENGTH } from '#app/domain/shopping/shopping-limits.ts'
import { Button } from '#app/ui/button.tsx'
import { closeDialog } from '#app/ui/close-dialog.ts'
import { Dialog } from '#app/ui/dialog.tsx'
import { TextField } from '#app/ui/field.tsx'
import layout from '#app/ui/layout.module.css'
import text from '#app/ui/text.module.css'
import styles from './shopping-dialogs.module.css'
import { listAddress } from './shopping-addresses.ts'
import type { ListSummary } from './shopping-view.ts'

export const LISTS_DIALOG = 'shopping-lists'

type ListsDialogProps = {
  lists: readonly ListSummary[]
  currentId: string
  /** How much is to be bought from the list on the page, which may have changed since the others were counted. */
  currentOpenCount: number
  name: string
  address: string
  /** The current one is the member's own: theirs to name and to delete. */
  isOwn: boolean
}

/** All lists: to go to, to name, to begin and to delete. */
export function ListsDialog({ lists, currentId, currentOpenCount, name, address, isOwn }: ListsDialogProps) {
  const close = () => closeDialog(LISTS_DIALOG)
  return (
    <Dialog id={LISTS_DIALOG} title="Your lists">
      <div className={layout.stack}>
        <ul className={styles.lists}>
          {lists.map((list) => (
            <li key={list.id}>
              <Link
                to={listAddress(list.id)}
                aria-current={list.id === currentId ? 'page' : undefined}
                onClick={close}
              >
                <span>
                  {list.name}
                  {list.isHousehold && <small className={text.muted}> household</small>}
                </span>
                <span className={text.muted}>
                  {list.id === currentId ? currentOpenCount : list.openCount} to buy
                </span>
              </Link>
            </li>
          ))}
        </ul>
        <Form method="post" action={address} className={styles.name} onSubmit={close}>
          <input type="hidden" name="intent" value="new-list" />
          <TextField label="New list" name="name" required maxLength={MAX_LIST_NAME_LENGTH} />
          <Button type="submit" variant="secondary">
            Start list
          </Button>
        </Form>
        {isOwn && (
          <>
            <Form key={name} method="post" action={address} className={styles.name} onSubmit={close}>
              <input type="hidden" name="intent" value="rename-list" />
              <input type="hidden" name="listId" value={currentId} />
              <TextField
                label="Name of this list"
                name="name"
                required
                maxLength={MAX_LIST_NAME_LENGTH}
                defaultValue={name}
              />
              <Button type="submit" variant="secondary">
                Rename
              </Button>
            </Form>
            <Form method="post" action={address} onSubmit={close}>
              <input type="hidden" name="intent" value="delete-list" />
              <input type="hidden" name="listId" value={currentId} />
              <Button type="submit" variant="danger" isSmall>
                Delete this list
              </Button>
            </Form>
          </>
        )}
      </div>
    </Dialog>
  )
}
