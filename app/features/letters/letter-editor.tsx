import { Form, useNavigation } from 'react-router'
import { LETTER_LIMITS } from '#app/domain/newsletter/letters.ts'
import { figureOf } from '#app/features/staff/figures.ts'
import { useZone } from '#app/features/staff/moment.tsx'
import { Panel } from '#app/features/staff/panel.tsx'
import { Button } from '#app/ui/button.tsx'
import { SelectField, TextArea, TextField } from '#app/ui/field.tsx'
import { Fold } from '#app/ui/fold.tsx'
import layout from '#app/ui/layout.module.css'
import type { ShownLetter } from './shown-letter.ts'

type LetterEditorProps = {
  letter: ShownLetter
  readers: number
  fields: Readonly<Record<string, string>>
}

const FORM = 'letter'

/** The text of a letter, and what can be done with it. Every button saves the text first. */
export function LetterEditor({ letter, readers, fields }: LetterEditorProps) {
  const intent = useNavigation().formData?.get('intent')
  const zone = useZone()
  return (
    <>
      <Panel title="Text">
        <Form method="post" id={FORM} className={layout.stack} preventScrollReset>
          <TextField
            label="Subject"
            name="subject"
            defaultValue={letter.subject}
            maxLength={LETTER_LIMITS.subject}
            error={fields['subject']}
          />
          <TextArea
            label="Text"
            name="content"
            rows={16}
            defaultValue={letter.content}
            maxLength={LETTER_LIMITS.content}
            error={fields['content']}
          />
          <SelectField
            label="Written in"
            name="contentFormat"
            defaultValue={letter.contentFormat}
            options={[
              { value: 'markdown', label: 'Markdown' },
              { value: 'html', label: 'HTML' },
            ]}
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
