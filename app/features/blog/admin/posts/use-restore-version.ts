import { type FormEvent, useEffect, useState } from 'react'
import { useFetcher, useNavigate } from 'react-router'
import { type Confirmation, questionBefore } from '#app/domain/blog/live-questions.ts'
import type { FormResult } from '#app/domain/errors.ts'
import { SCRIPTED } from '#app/features/staff/sign-in-form.tsx'
import { type AskedQuestion, questionIn } from './asked-question.tsx'
import type { UndoOffer } from './undo-offer.ts'
import { useUndo } from './use-undo.ts'

export type RestoreResult = FormResult<{ offer: UndoOffer | null }>

type Asked = { version: number; question: AskedQuestion }
type Options = { postId: string; title: string; isLive: boolean; first: RestoreResult | undefined }

/** Restores a version: asks first if the post is live, then opens the editor and offers undo there. */
export function useRestoreVersion({ postId, title, isLive, first }: Options) {
  const fetcher = useFetcher<RestoreResult>()
  const navigate = useNavigate()
  const offerUndo = useUndo()
  const { data, state } = fetcher
  const [asked, setAsked] = useState<Asked | null>(() => askedBy(first))
  const [seen, setSeen] = useState(data)
  if (data !== seen) {
    setSeen(data)
    setAsked(askedBy(data))
  }
  useEffect(() => {
    if (!data?.ok) return
    const { offer } = data.value
    void Promise.resolve(navigate(`/blog-admin/posts/${postId}/edit`)).then(() => offer && offerUndo(offer))
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once per answer
  }, [data])

  const send = (version: number, confirmed: Confirmation) =>
    void fetcher.submit({ version, confirmed, [SCRIPTED]: 'yes' }, { method: 'post' })
  const result = data ?? first
  return {
    asked,
    refusal: result && !result.ok && result.code !== 'unconfirmed' ? result.message : null,
    busyVersion: state === 'idle' ? null : Number(fetcher.formData?.get('version')),
    choose(event: FormEvent, version: number) {
      event.preventDefault()
      const question = questionBefore('restore-version', { title, status: isLive ? 'published' : 'draft' })
      if (question) setAsked({ version, question: { ...question, confirmed: 'live' } })
      else send(version, '')
    },
    confirm(event: FormEvent) {
      event.preventDefault()
      if (asked) send(asked.version, asked.question.confirmed)
      setAsked(null)
    },
    cancel: () => setAsked(null),
  }
}

function askedBy(result: RestoreResult | undefined): Asked | null {
  if (!result || result.ok) return null
  const question = questionIn(result)
  return question && { version: Number(result.details?.['version']), question }
}
