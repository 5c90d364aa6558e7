import { Form, useNavigation } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { SelectField } from '#app/ui/field.tsx'
import layout from '#app/ui/layout.module.css'
import text from '#app/ui/text.module.css'
import type { EditorData } from './editor-data.ts'

type HandOverDialogProps = {
  id: string
  data: Pick<EditorData, 'id' | 'mayPublish' | 'writtenBy' | 'people'>
}

/** Makes the post somebody else's. */
export function HandOverDialog({ id, data }: HandOverDialogProps) {
  const { state } = useNavigation()
  const { mayPublish, writtenBy, people } = data
  const now = people.find((one) => one.id === writtenBy)?.name
  const others = people.filter((one) => one.id !== writtenBy)
  return (
    <Dialog id={id} title="Hand over this post">
      <Form method="post" action={`/blog-admin/posts/${data.id}/edit`} className={layout.stack}>
        <p className={text.muted}>
          {now ? `It belongs to ${now} now. ` : 'It belongs to nobody now. '}
          The new writer is emailed and gets the post as it was last saved; unsaved changes stay here.
          {!mayPublish && ' You can no longer open it afterwards, unless it is handed back.'}
        </p>
        <SelectField
          label="Hand over to"
          name="staffId"
          required
          options={[
            { value: '', label: 'Choose a person' },
            ...others.map((one) => ({ value: one.id, label: one.name })),
          ]}
        />
        <Button type="submit" name="intent" value="hand-over" isBusy={state !== 'idle'}>
          Hand over
        </Button>
      </Form>
    </Dialog>
  )
}
