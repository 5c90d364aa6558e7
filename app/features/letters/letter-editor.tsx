import { useRef, useState } from 'react'
import { Form, useNavigation } from 'react-router'
import { LETTER_LIMITS } from '#app/domain/newsletter/letters.ts'
import { ContentField } from '#app/features/blog/admin/editor/content-field.tsx'
import { PictureDialog } from '#app/features/blog/admin/editor/picture-dialog.tsx'
import { insertAt, pictureSource } from '#app/features/blog/admin/editor/picture-source.ts'
import type { UploadedPicture } from '#app/features/blog/admin/editor/upload-file.ts'
import { type ArticlePreview, usePreview } from '#app/features/blog/admin/editor/use-preview.ts'
import { figureOf } from '#app/features/staff/figures.ts'
import { useLeaveWarning } from '#app/features/staff/use-leave-warning.ts'
import { useZone } from '#app/features/staff/moment.tsx'
import { Panel } from '#app/features/staff/panel.tsx'
import { Button } from '#app/ui/button.tsx'
import { TextField } from '#app/ui/field.tsx'
import { Fold } from '#app/ui/fold.tsx'
import layout from '#app/ui/layout.module.css'
import type { ShownLetter } from './shown-letter.ts'

type LetterEditorProps = {
  letter: ShownLetter
  /** The letter's text as the server rendered it for this page. */
  article: ArticlePreview
  readers: number
  fields: Readonly<Record<string, string>>
  /** Another text was saved since this page was opened: saving again replaces it. */
  replaces: boolean
}

const FORM = 'letter'
const PICTURES_ID = 'letter-pictures'

/** The text of a letter in the post editor, and the actions on it. Every button saves the text first. */
export function LetterEditor({ letter, article, readers, fields, replaces }: LetterEditorProps) {
  const [written, setWritten] = useState({ content: letter.content, contentFormat: letter.contentFormat })
  const { preview, isLate } = usePreview(written.content, written.contentFormat, article)
  const area = useRef<HTMLTextAreaElement>(null)
  const inserter = useRef<((picture: UploadedPicture) => void) | null>(null)
  const intent = useNavigation().formData?.get('intent')
  const zone = useZone()
  const savedAt = letter.updatedAt.toISOString()
  const [changedSince, setChangedSince] = useState<string | null>(null)
  const noteChange = () => setChangedSince(savedAt)
  useLeaveWarning(changedSince === savedAt)
  return (
    <>
      <Panel title="Text">
        <Form method="post" id={FORM} className={layout.stack} preventScrollReset onInput={noteChange}>
          {!replaces && <input type="hidden" name="seenAt" value={savedAt} />}
          <TextField
            label="Subject"
            name="subject"
            defaultValue={letter.subject}
            maxLength={LETTER_LIMITS.subject}
            error={fields['subject']}
          />
          <ContentField
            area={area}
            picturesId={PICTURES_ID}
            {...written}
            preview={preview}
            isLate={isLate}
            error={fields['content']}
            firstHtml={article.html}
            isFirst={written.content === letter.content}
            inserter={inserter}
            onChange={({ content, contentFormat }) => {
              noteChange()
              setWritten((before) => ({
                content: content ?? before.content,
                contentFormat: contentFormat ?? before.contentFormat,
              }))
            }}
          />
          <div className={layout.row}>
            <Button type="submit" name="intent" value="save" variant="secondary" isBusy={intent === 'save'}>
              Save
            </Button>
            <Button type="submit" name="intent" value="test" variant="secondary" isBusy={intent === 'test'}>
              Save and send me a test
            </Button>
            <Button type="submit" name="intent" value="ask" isBusy={intent === 'ask'}>
              {`Send to ${figureOf(readers)} …`}
            </Button>
          </div>
        </Form>
      </Panel>
      {/* Outside the form: the dialog has a form of its own, and forms do not nest. */}
      <PictureDialog
        id={PICTURES_ID}
        mayDelete={false}
        onChoose={(picture) => {
          if (inserter.current) inserter.current(picture)
          else if (area.current) insertAt(area.current, pictureSource(picture, written.contentFormat))
        }}
      />
      <Panel title="Later">
        <Fold summary="Send at a set time, or delete">
          <div className={layout.stack}>
            <TextField
              label={`Send on, in ${zone || 'UTC'}`}
              hint={`The time zone is ${zone || 'UTC'}.`}
              type="datetime-local"
              name="sendAt"
              form={FORM}
              error={fields['sendAt']}
            />
            <input type="hidden" name="timeZone" form={FORM} value={zone} />
            <div className={layout.row}>
              <Button
                type="submit"
                form={FORM}
                name="intent"
                value="schedule"
                variant="secondary"
                isBusy={intent === 'schedule'}
              >
                Schedule
              </Button>
              {letter.status === 'draft' && (
                <Button type="submit" form={FORM} name="intent" value="delete" variant="danger">
                  Delete this draft
                </Button>
              )}
            </div>
          </div>
        </Fold>
      </Panel>
    </>
  )
}
