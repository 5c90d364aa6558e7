import { useRef, useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { TextField } from '#app/ui/field.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { POST_LIMITS } from '#app/domain/blog/post-fields.ts'
import { type PictureUses, usesInWords } from '#app/features/blog/admin/pictures/picture-uses.ts'
import { formOf, readJson, sendForm } from './send-form.ts'
import { useDeletePicture } from './use-delete-picture.ts'
import { type UploadedPicture, uploadFile } from './upload-file.ts'
import text from '#app/ui/text.module.css'
import layout from '#app/ui/layout.module.css'
import { classNames } from '#app/ui/class-names.ts'
import styles from './picture-dialog.module.css'
import dropArea from '#app/ui/drop-area.module.css'
import field from '#app/ui/field.module.css'

type PictureDialogProps = {
  id: string
  /** Whoever may not delete pictures finds no button for it. */
  mayDelete: boolean
  onChoose: (picture: UploadedPicture) => void
}

type Page = { pictures: UploadedPicture[]; hasMore: boolean }

/** Uploads a picture or takes one from the library, and says what it shows. */
export function PictureDialog({ id, mayDelete, onChoose }: PictureDialogProps) {
  const [page, setPage] = useState<Page | null>(null)
  const [search, setSearch] = useState('')
  const [uses, setUses] = useState<Readonly<Record<string, PictureUses>>>({})
  const [chosen, setChosen] = useState<UploadedPicture | null>(null)
  const [alt, setAlt] = useState('')
  const [isBusy, setIsBusy] = useState(false)
  const [message, setMessage] = useState('')
  const file = useRef<HTMLInputElement>(null)

  const read = async (before = '') => {
    const query = new URLSearchParams({ q: search, before })
    const result = await readJson<Page>(`/blog-admin/pictures?${query}`)
    if (!result.ok) return setMessage(result.message || 'The pictures could not be read')
    const earlier = before === '' ? [] : (page?.pictures ?? [])
    setPage({ pictures: [...earlier, ...result.value.pictures], hasMore: result.value.hasMore })
    const ids = result.value.pictures.map((picture) => picture.id).join(',')
    const found = await readJson<Record<string, PictureUses>>(`/blog-admin/pictures?uses=${ids}`)
    if (found.ok) setUses((known) => ({ ...known, ...found.value }))
  }
  const choose = (picture: UploadedPicture) => {
    setChosen(picture)
    setAlt(picture.alt)
  }
  const deleting = useDeletePicture({
    onGone: ({ id: gone }) => {
      setChosen(null)
      setPage(
        (before) => before && { ...before, pictures: before.pictures.filter((each) => each.id !== gone) },
      )
    },
    onBack: () => void read(),
    onFault: setMessage,
  })
  const upload = async (given: File | undefined) => {
    if (!given) return
    setIsBusy(true)
    setMessage('')
    const result = await uploadFile(given)
    setIsBusy(false)
    if (file.current) file.current.value = ''
    if (!result.ok) return setMessage(result.message)
    choose(result.value)
    setPage((before) => before && { ...before, pictures: [result.value, ...before.pictures] })
  }
  const insert = (dialog: HTMLDialogElement | null) => {
    if (!chosen) return
    dialog?.close()
    if (alt !== chosen.alt) void sendForm('/blog-admin/pictures', formOf({ id: chosen.id, alt }))
    onChoose({ ...chosen, alt: alt.trim() })
    setChosen(null)
  }

  return (
    <Dialog id={id} title="Picture" isWide>
      <div
        className={layout.stack}
        ref={(element) => {
          const dialog = element?.closest('dialog')
          if (!dialog) return
          const opened = new MutationObserver(() => {
            if (dialog.open) void read()
          })
          opened.observe(dialog, { attributeFilter: ['open'] })
          return () => opened.disconnect()
        }}
      >
        {message && <Notice tone="error">{message}</Notice>}
        <label className={dropArea.area} aria-busy={isBusy || undefined}>
          <strong>{isBusy ? 'Uploading…' : 'Upload a picture'}</strong>
          <span className={classNames(text.small, text.muted)}>
            Any photo, also HEIC; large ones are made smaller. GIF at most 12 MB
          </span>
          <input
            ref={file}
            type="file"
            accept="image/jpeg,image/png,image/webp,image/avif,image/gif,image/heic,image/heif,.heic"
            aria-label="Upload a picture"
            onChange={(event) => void upload(event.currentTarget.files?.[0])}
          />
        </label>
        {chosen ? (
          <div className={styles.chosen}>
            <img src={chosen.address} alt="" width={chosen.widthPx} height={chosen.heightPx} />
            <div className={layout.stack}>
              <TextField
                label="Alt text"
                hint="What it shows, for people who cannot see it."
                value={alt}
                maxLength={POST_LIMITS.imageAlt}
                onChange={(event) => setAlt(event.currentTarget.value)}
              />
              <Uses uses={uses[chosen.id]} />
              <div className={layout.row}>
                <Button onClick={(event) => insert(event.currentTarget.closest('dialog'))}>
                  Use picture
                </Button>
                <Button
                  variant="secondary"
                  onClick={() => {
                    setChosen(null)
                    deleting.forget()
                  }}
                >
                  Choose another
                </Button>
                {mayDelete && deleting.question === null && (
                  <Button variant="quiet" onClick={() => void deleting.deletePicture(chosen)}>
                    Delete picture…
                  </Button>
                )}
              </div>
              {deleting.question !== null && (
                <Notice tone="warn" title="Delete this picture?">
                  {deleting.question}
                  <div className={layout.row}>
                    <Button variant="secondary" isSmall onClick={deleting.forget}>
                      Keep it
                    </Button>
                    <Button variant="danger" isSmall onClick={() => void deleting.deletePicture(chosen)}>
                      Delete picture
                    </Button>
                  </div>
                </Notice>
              )}
            </div>
          </div>
        ) : (
          <Library
            page={page}
            uses={uses}
            search={search}
            onSearch={setSearch}
            onRead={(before) => void read(before)}
            onChoose={choose}
          />
        )}
      </div>
    </Dialog>
  )
}

const wordsFor = (uses: PictureUses | undefined) => (uses ? usesInWords(uses) : '')

/** What shows it; posts whose names one may see lead to their editor. */
function Uses({ uses }: { uses: PictureUses | undefined }) {
  if (!uses) return null
  const more = (uses.places.post ?? 0) - uses.posts.length
  return (
    <div className={text.small}>
      <p className={text.muted}>{usesInWords(uses)}</p>
      {uses.posts.length > 0 && (
        <ul>
          {uses.posts.map(({ id, title }) => (
            <li key={id}>
              <a href={`/blog-admin/posts/${id}/edit`} target="_blank" rel="noreferrer">
                {title}
              </a>
            </li>
          ))}
          {more > 0 && <li>{more === 1 ? 'and 1 other post' : `and ${more} other posts`}</li>}
        </ul>
      )}
    </div>
  )
}

type LibraryProps = {
  page: Page | null
  uses: Readonly<Record<string, PictureUses>>
  search: string
  onSearch: (search: string) => void
  onRead: (before?: string) => void
  onChoose: (picture: UploadedPicture) => void
}

function Library({ page, uses, search, onSearch, onRead, onChoose }: LibraryProps) {
  if (!page) return null
  const last = page.pictures.at(-1)
  return (
    <>
      <div className={field.join}>
        <input
          className={field.input}
          type="search"
          aria-label="Search the library"
          placeholder="Search the library"
          value={search}
          onChange={(event) => onSearch(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return
            event.preventDefault()
            onRead()
          }}
        />
        <Button variant="secondary" onClick={() => onRead()}>
          Search
        </Button>
      </div>
      {page.pictures.length === 0 ? (
        <p className={text.muted}>No pictures here yet.</p>
      ) : (
        <ul className={styles.library}>
          {page.pictures.map((picture) => (
            <li key={picture.id}>
              <button
                type="button"
                onClick={() => onChoose(picture)}
                aria-label={[picture.alt || 'Picture without alt text', wordsFor(uses[picture.id])]
                  .filter(Boolean)
                  .join('. ')}
              >
                <img src={picture.address.replace(/-960\.webp$/, '-480.webp')} alt="" loading="lazy" />
                <span>{picture.alt || 'No alt text'}</span>
                <span>{wordsFor(uses[picture.id])}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
      {page.hasMore && last && (
        <Button variant="secondary" onClick={() => onRead(last.id)}>
          More pictures
        </Button>
      )}
    </>
  )
}
