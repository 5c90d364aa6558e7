import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { useFetcher } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { Chip } from '#app/ui/chip.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { Dialog } from '#app/ui/dialog.tsx'
import { TextArea, TextField } from '#app/ui/field.tsx'
import { closesDialog, opensDialog } from '#app/ui/invokers.ts'
import layout from '#app/ui/layout.module.css'
import { Notice } from '#app/ui/notice.tsx'
import text from '#app/ui/text.module.css'
import { showToast } from '#app/ui/toasts.ts'
import { closeDialog } from '#app/ui/close-dialog.ts'
import type { FormAnswer } from '#app/features/page/offline-answer.ts'
import styles from './share-parts.module.css'
import card from '#app/ui/card.module.css'
import dialog from '#app/ui/dialog.module.css'
import chip from '#app/ui/chip.module.css'

export const SHARE_DIALOG = 'share-recipe'
const UNSHARE_DIALOG = 'remove-from-public'

export type PostData = {
  title: string
  description: string
  tags: readonly string[]
  /** "8 March 2026". */
  sharedOn: string
  sharedByLabel: string
  likesCount: number
  commentsCount: number
}

const counted = (count: number, one: string) => `${count} ${one}${count === 1 ? '' : 's'}`

/** For the owner: whether others see the recipe, and the way to change it. */
export function SharingPanel({
  post,
  takenDownReason,
  isPremium,
}: {
  post: PostData | null
  /** Why staff took its post down; null where they did not. */
  takenDownReason: string | null
  isPremium: boolean
}) {
  if (takenDownReason !== null) return <TakenDownPanel reason={takenDownReason} />
  return (
    <section className={classNames(card.card, card.pad, layout.stack, styles.panel)} aria-label="Sharing">
      <h2 className={text.heading4}>Sharing</h2>
      {post ? (
        <>
          <p className={classNames(text.small, text.muted)}>
            Shared with the community on {post.sharedOn} as “{post.title}”. {counted(post.likesCount, 'like')}
            , {counted(post.commentsCount, 'comment')}.
          </p>
          <Button variant="secondary" isSmall {...opensDialog(UNSHARE_DIALOG)}>
            Remove from Public
          </Button>
          <UnshareDialog />
        </>
      ) : (
        <>
          <p className={classNames(text.small, text.muted)}>
            {isPremium
              ? 'Only you can see this recipe.'
              : 'Only you can see this recipe. Sharing comes with Premium.'}
          </p>
          {isPremium && (
            <Button variant="secondary" isSmall {...opensDialog(SHARE_DIALOG)}>
              Share Recipe
            </Button>
          )}
        </>
      )}
    </section>
  )
}

function TakenDownPanel({ reason }: { reason: string }) {
  return (
    <section className={classNames(card.card, card.pad, layout.stack, styles.panel)} aria-label="Sharing">
      <h2 className={text.heading4}>Sharing</h2>
      <Notice tone="warn">We took this recipe down from the community: {reason}</Notice>
      <p className={classNames(text.small, text.muted)}>
        It stays in My Recipes and cannot be shared again. If you think this is a mistake,{' '}
        <a href="/contact">write to us</a>.
      </p>
    </section>
  )
}

function UnshareDialog() {
  const fetcher = useFetcher<FormAnswer>()
  const refusal = fetcher.data?.result.ok === false ? fetcher.data.result : null
  return (
    <Dialog id={UNSHARE_DIALOG} title="Remove from Public?">
      <p>
        Are you sure you want to remove this recipe from public? All likes and comments are lost. The recipe
        stays among yours.
      </p>
      {refusal && <Notice tone="error">{refusal.message}</Notice>}
      <fetcher.Form method="post" className={dialog.actions}>
        <Button variant="secondary" {...closesDialog(UNSHARE_DIALOG)}>
          Keep it public
        </Button>
        <Button
          variant="danger"
          type="submit"
          name="intent"
          value="unshare"
          isBusy={fetcher.state !== 'idle'}
        >
          Remove from Public
        </Button>
      </fetcher.Form>
    </Dialog>
  )
}

/** Title, description and tags of a post. Closes by itself once the recipe is shared. */
export function ShareDialog({ name, description }: { name: string; description: string }) {
  const fetcher = useFetcher<FormAnswer>()
  const [title, setTitle] = useState(name)
  const result = fetcher.data?.result
  const refusal = result?.ok === false ? result : null
  const isShared = result?.ok === true

  useEffect(() => {
    if (!isShared) return
    closeDialog(SHARE_DIALOG)
    showToast('Shared with the community.')
  }, [isShared])

  const isBlank = title.trim() === ''
  return (
    <Dialog id={SHARE_DIALOG} title="Share Recipe">
      <fetcher.Form method="post" className={layout.stack}>
        <input type="hidden" name="intent" value="share" />
        <TextField
          label="Title *"
          name="title"
          value={title}
          onChange={(event) => setTitle(event.target.value)}
          required
          error={refusal?.fields['title']}
        />
        <TextArea
          label="Description"
          name="description"
          rows={3}
          maxLength={1000}
          defaultValue={description}
          error={refusal?.fields['description']}
        />
        <TagField error={refusal?.fields['tags']} />
        {refusal && Object.keys(refusal.fields).length === 0 && (
          <Notice tone="error">{refusal.message}</Notice>
        )}
        <p className={classNames(text.small, text.muted)}>
          Everybody can then see it, with the name you chose in your profile.
        </p>
        <Button
          isBlock
          type="submit"
          isBusy={fetcher.state !== 'idle'}
          disabledReason={isBlank ? 'Give the recipe a title first.' : undefined}
        >
          Share Recipe
        </Button>
      </fetcher.Form>
    </Dialog>
  )
}

function TagField({ error }: { error?: string | undefined }) {
  const [tags, setTags] = useState<readonly string[]>([])
  const field = useRef<HTMLInputElement>(null)
  const add = () => {
    const tag = field.current?.value.trim() ?? ''
    if (field.current) field.current.value = ''
    if (tag === '' || tags.some((one) => one.toLowerCase() === tag.toLowerCase())) return
    setTags([...tags, tag])
  }
  const addOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    event.preventDefault()
    add()
  }
  return (
    <div className={styles.tags}>
      <TextField
        ref={field}
        label="Tags"
        name="tags[]"
        hint="Enter adds one, such as “weeknight”. Up to ten."
        maxLength={60}
        onKeyDown={addOnEnter}
        error={error}
      />
      {tags.length > 0 && (
        <ul className={chip.list} aria-label="Tags added">
          {tags.map((tag) => (
            <li key={tag}>
              <Chip label={tag} onRemove={() => setTags(tags.filter((one) => one !== tag))} />
              <input type="hidden" name="tags[]" value={tag} />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
