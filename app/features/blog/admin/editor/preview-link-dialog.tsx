import { useFetcher } from 'react-router'
import type { FormResult } from '#app/domain/errors.ts'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { TextField } from '#app/ui/field.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { showToast } from '#app/ui/toasts.ts'
import text from '#app/ui/text.module.css'
import layout from '#app/ui/layout.module.css'
import { classNames } from '#app/ui/class-names.ts'

type PreviewLinkDialogProps = { id: string; postId: string; hasLink: boolean }

/** A link with which anybody can read the post as it was last saved, published or not. */
export function PreviewLinkDialog({ id, postId, hasLink }: PreviewLinkDialogProps) {
  const fetcher = useFetcher<FormResult<{ link: string | null }>>()
  const result = fetcher.data
  const link = result?.ok ? result.value.link : null
  const isThere = result?.ok ? link !== null : hasLink
  const isBusy = fetcher.state !== 'idle'
  return (
    <Dialog id={id} title="Preview link">
      <fetcher.Form method="post" action={`/blog-admin/posts/${postId}/edit`} className={layout.stack}>
        <p className={text.muted}>
          Anyone with the link can read the post as it was last saved, also before it is published.
        </p>
        {result && !result.ok && <Notice tone="error">{result.message}</Notice>}
        {link ? (
          <>
            <TextField label="Link" readOnly value={link} onFocus={(event) => event.currentTarget.select()} />
            <p className={classNames(text.small, text.muted)}>
              It is shown this once. Making a new one ends this one.
            </p>
          </>
        ) : (
          isThere && <p>There is a link. It cannot be shown again; a new one takes its place.</p>
        )}
        <div className={layout.row}>
          {link && (
            <Button
              onClick={() =>
                void navigator.clipboard.writeText(link).then(
                  () => showToast('Link copied'),
                  () => showToast('Copy the link from its field'),
                )
              }
            >
              Copy link
            </Button>
          )}
          <Button
            type="submit"
            name="intent"
            value="make-link"
            variant={link ? 'secondary' : 'primary'}
            isBusy={isBusy}
          >
            {isThere ? 'Make a new link' : 'Make a link'}
          </Button>
          {isThere && (
            <Button type="submit" name="intent" value="revoke-link" variant="danger" isBusy={isBusy}>
              Revoke link
            </Button>
          )}
        </div>
      </fetcher.Form>
    </Dialog>
  )
}
