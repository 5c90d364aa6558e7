import Pencil from 'lucide-react/icons/pencil'
import { type ComponentProps, useEffect } from 'react'
import { Link, useFetcher } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { Dialog } from '#app/ui/dialog.tsx'
import { SelectField, TextField } from '#app/ui/field.tsx'
import { closesDialog, opensDialog } from '#app/ui/invokers.ts'
import layout from '#app/ui/layout.module.css'
import { Notice } from '#app/ui/notice.tsx'
import { TabLinks } from '#app/ui/tabs.tsx'
import text from '#app/ui/text.module.css'
import { showToast } from '#app/ui/toasts.ts'
import { closeDialog } from '#app/ui/close-dialog.ts'
import styles from './folder-parts.module.css'
import type { Folder } from './folders.server.ts'
import type { FormAnswer } from '#app/features/page/offline-answer.ts'
import dialog from '#app/ui/dialog.module.css'

export const NEW_FOLDER = 'new-folder'
const CHANGE_FOLDER = 'change-folder'
export const MOVE_DIALOG = 'move-recipes'

type FolderBarProps = {
  folders: readonly Folder[]
  /** A folder's id, `none`, or empty for all. */
  chosen: string
  isPremium: boolean
  /** Address of the list with another folder. */
  hrefOf: (folder: string) => string
}

/** The folders as tabs, and the way to change the open one. */
export function FolderBar({ folders, chosen, isPremium, hrefOf }: FolderBarProps) {
  if (folders.length === 0 && chosen === '') return null
  const tabs = [
    { id: '', label: 'All' },
    ...folders.map(({ id, name, recipeCount }) => ({ id, label: `${name} (${recipeCount})` })),
    ...(folders.length > 0 ? [{ id: 'none', label: 'In no folder' }] : []),
  ]
  const open = folders.find(({ id }) => id === chosen)
  return (
    <div className={classNames(layout.row, layout.spread, styles.bar)}>
      {folders.length > 0 && (
        <TabLinks
          label="Folders"
          link={ReplacingLink}
          links={tabs.map(({ id, label }) => ({ href: hrefOf(id), label, isCurrent: id === chosen }))}
        />
      )}
      {isPremium && open && (
        <Button variant="quiet" isSmall {...opensDialog(CHANGE_FOLDER)}>
          <Pencil className={text.icon} aria-hidden />
          Change folder
        </Button>
      )}
      {isPremium && open && (
        <FolderDialog
          key={open.id}
          id={CHANGE_FOLDER}
          title="Change folder"
          intent="rename-folder"
          done="Folder renamed."
          folder={open}
        />
      )}
    </div>
  )
}

/** Going through the folders leaves no trail: Back leads out of the list. */
const ReplacingLink = (props: ComponentProps<typeof Link>) => <Link {...props} replace />

export function NewFolderDialog() {
  return <FolderDialog id={NEW_FOLDER} title="New folder" intent="create-folder" done="Folder made." />
}

type FolderDialogProps = { id: string; title: string; intent: string; done: string; folder?: Folder }

function FolderDialog({ id, title, intent, done, folder }: FolderDialogProps) {
  const fetcher = useFetcher<FormAnswer>()
  const result = fetcher.data?.result
  const refusal = result?.ok === false ? result : null
  const deletionId = `${id}-deletion`

  useEffect(() => {
    if (!result?.ok) return
    closeDialog(id)
    showToast(fetcher.data?.intent === 'delete-folder' ? 'Folder deleted; its recipes stay.' : done)
  }, [result, fetcher.data, done, id])

  return (
    <Dialog id={id} title={title}>
      <fetcher.Form method="post" action="/recipes" className={layout.stack}>
        {folder && <input type="hidden" name="folderId" value={folder.id} />}
        <TextField
          label="Name of the folder"
          name="name"
          required
          maxLength={60}
          defaultValue={folder?.name ?? ''}
          error={refusal?.fields['name']}
        />
        {refusal && !refusal.fields['name'] && <Notice tone="error">{refusal.message}</Notice>}
        <div className={dialog.actions}>
          {folder && (
            // In a form of its own: Enter in the name presses the first button of its form.
            <Button variant="secondary" type="submit" form={deletionId} name="intent" value="delete-folder">
              Delete folder
            </Button>
          )}
          <Button type="submit" name="intent" value={intent} isBusy={fetcher.state !== 'idle'}>
            {folder ? 'Rename' : 'Make folder'}
          </Button>
        </div>
      </fetcher.Form>
      {folder && (
        <fetcher.Form id={deletionId} method="post" action="/recipes">
          <input type="hidden" name="folderId" value={folder.id} />
        </fetcher.Form>
      )}
    </Dialog>
  )
}

type MoveDialogProps = {
  folders: readonly Folder[]
  ids: readonly string[]
  isOpen: boolean
  onClose: () => void
}

/** Puts the chosen recipes into a folder, or out of all. */
export function MoveDialog({ folders, ids, isOpen, onClose }: MoveDialogProps) {
  const fetcher = useFetcher<FormAnswer>()
  const result = fetcher.data?.result
  const refusal = result?.ok === false ? result : null

  useEffect(() => {
    if (!result?.ok) return
    closeDialog(MOVE_DIALOG)
    showToast('Moved.')
  }, [result])

  return (
    <Dialog id={MOVE_DIALOG} title="Move to folder" isOpen={isOpen} onClose={onClose}>
      <fetcher.Form method="post" action="/recipes" className={layout.stack}>
        {ids.map((id) => (
          <input key={id} type="hidden" name="ids[]" value={id} />
        ))}
        <SelectField
          // A browser keeps the option it had when others come before it: a list that changed starts anew.
          key={folders.map(({ id }) => id).join()}
          label="Folder"
          name="folderId"
          defaultValue={folders[0]?.id ?? ''}
          options={[
            ...folders.map(({ id, name }) => ({ value: id, label: name })),
            { value: '', label: 'No folder' },
          ]}
        />
        {refusal && <Notice tone="error">{refusal.message}</Notice>}
        <div className={dialog.actions}>
          <Button variant="secondary" {...closesDialog(MOVE_DIALOG)}>
            Cancel
          </Button>
          <Button type="submit" name="intent" value="move" isBusy={fetcher.state !== 'idle'}>
            Move {ids.length === 1 ? '1 recipe' : `${ids.length} recipes`}
          </Button>
        </div>
      </fetcher.Form>
    </Dialog>
  )
}
