import Download from 'lucide-react/icons/download'
import FileText from 'lucide-react/icons/file-text'
import Folder from 'lucide-react/icons/folder'
import FolderPlus from 'lucide-react/icons/folder-plus'
import Trash from 'lucide-react/icons/trash-2'
import Upload from 'lucide-react/icons/upload'
import { useEffect, useRef, useState } from 'react'
import { Form, Link, useFetcher } from 'react-router'
import type { SavedFilter } from '#app/domain/recipe/saved-list.ts'
import { Button, buttonClass, LinkButton } from '#app/ui/button.tsx'
import { Check } from '#app/ui/check.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { opensDialog } from '#app/ui/invokers.ts'
import layout from '#app/ui/layout.module.css'
import { Menu, MenuButton } from '#app/ui/menu.tsx'
import { Notice } from '#app/ui/notice.tsx'
import text from '#app/ui/text.module.css'
import { showToast } from '#app/ui/toasts.ts'
import { closeDialog } from '#app/ui/close-dialog.ts'
import { DeleteDialog } from './delete-dialog.tsx'
import { FolderBar, MoveDialog, NEW_FOLDER, NewFolderDialog } from './folder-parts.tsx'
import type { Folder as FolderData } from './folders.server.ts'
import type { FormAnswer } from '#app/features/page/offline-answer.ts'
import { RecipeCard, type RecipeCardData } from './recipe-card.tsx'
import { SavedFilterForm } from './saved-filter.tsx'
import styles from './saved-list.module.css'
import menu from '#app/ui/menu.module.css'
import cardStyles from '#app/ui/card.module.css'
import button from '#app/ui/button.module.css'

export type SavedListData = {
  isPremium: boolean
  filter: SavedFilter
  recipes: readonly { id: string; card: RecipeCardData; isPublic: boolean }[]
  /** All that match, also those not shown yet. */
  ids: readonly string[]
  total: number
  cuisines: readonly string[]
  folders: readonly FolderData[]
  /** Just deleted on another page, to be undone here. */
  deletedIds: readonly string[]
}

export type DeleteAnswer = FormAnswer<{ deletedIds: string[]; failedCount: number }>

const FORM = 'saved-recipes'
const DELETE = 'delete-recipes'

const addressOf = (filter: SavedFilter, more: Record<string, string> = {}) => {
  const query = new URLSearchParams()
  const parts = { q: filter.search, cuisine: filter.cuisine, folder: filter.folder, ...more }
  for (const [name, value] of Object.entries(parts)) if (value !== '') query.set(name, value)
  if (filter.sort !== 'date') query.set('sort', filter.sort)
  return `/recipes${query.size > 0 ? `?${query}` : ''}`
}

/** A member's recipes: to find, to choose from and to put in order. */
export function SavedList({ data, answer }: { data: SavedListData; answer: FormAnswer | undefined }) {
  const { isPremium, filter, recipes, ids, total, cuisines, folders } = data
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  const [dialog, setDialog] = useState<'delete' | 'move' | null>(null)
  const deletion = useDeletion()
  // What the filter hides is never meant: not by "Select all", not by "Delete Selected".
  const chosen = ids.filter((id) => selected.has(id))
  const shown = recipes.filter(({ id }) => !deletion.pendingIds.includes(id))
  const isFiltered = filter.search !== '' || filter.cuisine !== '' || filter.folder !== ''

  const select = (id: string, isSelected: boolean) => {
    const next = new Set(selected)
    if (isSelected) next.add(id)
    else next.delete(id)
    setSelected(next)
  }
  const selectAll = () => setSelected(new Set([...selected, ...ids]))
  const deselectAll = () => setSelected(new Set([...selected].filter((id) => !ids.includes(id))))
  const ask = (which: 'delete' | 'move') => {
    if (chosen.length === 0) showToast('Select a recipe first.')
    else setDialog(which)
  }

  const refusal = answer?.result.ok === false ? answer.result.message : deletion.failure
  return (
    <>
      <FolderBar
        folders={folders}
        chosen={filter.folder}
        isPremium={isPremium}
        hrefOf={(folder) => addressOf({ ...filter, folder })}
      />
      <SavedFilterForm filter={filter} cuisines={cuisines} />
      {refusal && (
        <Notice tone="error" className={styles.refusal}>
          {refusal}
        </Notice>
      )}
      <div className={classNames(layout.row, layout.spread, styles.bar)}>
        <p aria-live="polite" className={classNames(text.small, text.muted)}>
          {ids.length === total
            ? `${total} ${total === 1 ? 'recipe' : 'recipes'}`
            : `${ids.length} of ${total} recipes`}
          {chosen.length > 0 && `, ${chosen.length} selected`}
        </p>
        <div className={classNames(layout.row, styles.actions)}>
          <Button variant="quiet" isSmall className={layout.needsScript} onClick={selectAll}>
            Select all
          </Button>
          <Button variant="quiet" isSmall className={layout.needsScript} onClick={deselectAll}>
            Deselect all
          </Button>
          <MenuButton
            menuId="saved-actions"
            className={buttonClass({ variant: 'secondary', isSmall: true }, layout.needsScript)}
          >
            Actions
          </MenuButton>
          <Menu id="saved-actions" label="Actions">
            <button type="button" className={menu.risk} onClick={() => ask('delete')}>
              <Trash className={text.icon} aria-hidden />
              Delete Selected
            </button>
            {isPremium && folders.length > 0 && (
              <button type="button" onClick={() => ask('move')}>
                <Folder className={text.icon} aria-hidden />
                Move to folder
              </button>
            )}
            {isPremium && (
              <button {...opensDialog(NEW_FOLDER)}>
                <FolderPlus className={text.icon} aria-hidden />
                New folder
              </button>
            )}
            <hr />
            {isPremium && (
              <Link to="/recipes/import">
                <Upload className={text.icon} aria-hidden />
                Import recipes
              </Link>
            )}
            <a href="/recipes/export?format=json" download>
              <Download className={text.icon} aria-hidden />
              Download all as JSON
            </a>
            <a href="/recipes/export?format=text" download>
              <FileText className={text.icon} aria-hidden />
              Download all as text
            </a>
          </Menu>
          <Button
            type="submit"
            form={FORM}
            name="intent"
            value="delete"
            variant="secondary"
            isSmall
            className={styles.withoutScript}
          >
            Delete Selected
          </Button>
        </div>
      </div>
      {shown.length > 0 ? (
        <Form id={FORM} method="post" action="/recipes">
          <div className={cardStyles.grid}>
            {shown.map(({ id, card, isPublic }, index) => (
              <RecipeCard
                key={id}
                recipe={card}
                headingLevel={2}
                isLazy={index > 5}
                {...(isPublic && { mark: { text: 'Public', tone: 'ok' as const } })}
                actions={
                  <Check
                    name="ids[]"
                    value={id}
                    checked={selected.has(id)}
                    onChange={(event) => select(id, event.target.checked)}
                    label={
                      <>
                        Select<span className={text.srOnly}> {card.name}</span>
                      </>
                    }
                  />
                }
              />
            ))}
          </div>
        </Form>
      ) : (
        <EmptyState title={isFiltered ? 'No recipes match' : 'No recipes left'}>
          {isFiltered ? (
            <Link to="/recipes" replace>
              Show all recipes
            </Link>
          ) : (
            'Generate, import or write some.'
          )}
        </EmptyState>
      )}
      {recipes.length < ids.length && (
        <p className={styles.more}>
          <LinkButton
            as={Link}
            variant="secondary"
            to={addressOf(filter, { show: String(recipes.length + 48) })}
            preventScrollReset
            replace
          >
            Show more
          </LinkButton>
        </p>
      )}
      <DeleteDialog
        id={DELETE}
        count={Math.max(1, chosen.length)}
        isBusy={deletion.isBusy}
        isOpen={dialog === 'delete'}
        onClose={() => setDialog(null)}
        onDelete={() => deletion.remove(chosen)}
      />
      {isPremium && <NewFolderDialog />}
      <MoveDialog folders={folders} ids={chosen} isOpen={dialog === 'move'} onClose={() => setDialog(null)} />
    </>
  )
}

/** Deletes at once on the page, says so with a way back, and shows the recipes again where it failed. */
function useDeletion() {
  const fetcher = useFetcher<DeleteAnswer>({ key: 'delete-recipes' })
  const undo = useFetcher<FormAnswer<{ restoredCount: number }>>({ key: 'restore-recipes' })
  const isUnread = useRef(false)
  const { data, state, submit } = fetcher
  const { submit: submitUndo } = undo

  useEffect(() => {
    if (!isUnread.current || state !== 'idle' || !data) return
    isUnread.current = false
    // Only now: the second click of a double click must not fall through to what lies below.
    closeDialog(DELETE)
    if (!data.result.ok) return
    const { deletedIds, failedCount } = data.result.value
    if (failedCount > 0) showToast('Failed to delete some recipes')
    if (deletedIds.length === 0) return
    showToast(deletedIds.length === 1 ? 'Recipe deleted.' : `${deletedIds.length} recipes deleted.`, {
      action: {
        label: 'Undo',
        onPress: () => void submitUndo(formOf('restore', deletedIds), { method: 'post', action: '/recipes' }),
      },
    })
  }, [data, state, submitUndo])

  const isBusy = state !== 'idle'
  return {
    isBusy,
    pendingIds: isBusy ? (fetcher.formData?.getAll('ids[]').map(String) ?? []) : [],
    failure: !isBusy && data?.result.ok === false ? data.result.message : null,
    remove(ids: readonly string[]) {
      if (isUnread.current || ids.length === 0) return
      isUnread.current = true
      void submit(formOf('delete', ids), { method: 'post', action: '/recipes' })
    },
  }
}

function formOf(intent: string, ids: readonly string[]): FormData {
  const form = new FormData()
  form.set('intent', intent)
  for (const id of ids) form.append('ids[]', id)
  return form
}

/** After a deletion on another page, or without scripts: what was deleted, and the way back. */
export function DeletedNotice({ ids }: { ids: readonly string[] }) {
  if (ids.length === 0) return null
  return (
    <Notice tone="ok" className={styles.deleted}>
      <Form method="post" action="/recipes" className={classNames(layout.row, styles.undo)}>
        <span>{ids.length === 1 ? 'Recipe deleted.' : `${ids.length} recipes deleted.`}</span>
        {ids.map((id) => (
          <input key={id} type="hidden" name="ids[]" value={id} />
        ))}
        <button className={button.textButton} name="intent" value="restore">
          Undo
        </button>
      </Form>
    </Notice>
  )
}
