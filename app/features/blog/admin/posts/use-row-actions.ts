import { type FormEvent, useEffect, useState } from 'react'
import { useFetcher } from 'react-router'
import { type Confirmation, questionBefore } from '#app/domain/blog/live-questions.ts'
import type { FormResult } from '#app/domain/errors.ts'
import { SCRIPTED } from '#app/features/staff/sign-in-form.tsx'
import { type AskedQuestion, questionIn } from './asked-question.tsx'
import type { StaffPost } from './staff-posts.ts'
import type { UndoOffer } from './undo-offer.ts'
import { useUndo } from './use-undo.ts'

export type RowIntent = 'delete' | 'archive' | 'restore'
export type RowResult = FormResult<{ offer: UndoOffer | null }>

type Asked = { id: string; intent: RowIntent; question: AskedQuestion }

export type RowActions = {
  asked: Asked | null
  refusal: string | null
  isBusy: boolean
  choose: (event: FormEvent<HTMLFormElement>, post: StaffPost) => void
  confirm: () => void
  cancel: () => void
}

/**
 * What the buttons of a row do. The page asks for confirmation itself; the server asks again if none was sent: without
 * scripts, or when the post went live meanwhile.
 */
export function useRowActions(first: RowResult | undefined): RowActions {
  const fetcher = useFetcher<RowResult>()
  const offerUndo = useUndo()
  const [asked, setAsked] = useState<Asked | null>(() => askedBy(first))
  const [refusal, setRefusal] = useState<string | null>(() => refusalOf(first))
  const { data, state } = fetcher
  const [told, setTold] = useState(data)

  if (data !== told && state === 'idle') {
    setTold(data)
    setRefusal(refusalOf(data))
    if (data?.ok) setAsked(null)
    else setAsked(askedBy(data) ?? asked)
  }
  const offer = told?.ok ? told.value.offer : null
  useEffect(() => {
    if (offer) offerUndo(offer)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once per answer
  }, [offer])

  const send = (id: string, intent: RowIntent, confirmed: Confirmation) => {
    setRefusal(null)
    void fetcher.submit({ id, intent, confirmed, [SCRIPTED]: 'yes' }, { method: 'post' })
  }
  return {
    asked,
    refusal,
    isBusy: state !== 'idle',
    choose(event, post) {
      event.preventDefault()
      const submitter = (event.nativeEvent as SubmitEvent).submitter as HTMLButtonElement | null
      const intent = submitter?.value as RowIntent
      const question = intent === 'restore' ? null : questionBefore(intent, post)
      setRefusal(null)
      if (!question) return send(post.id, intent, '')
      const confirmed = post.status === 'published' ? 'live' : 'yes'
      setAsked({ id: post.id, intent, question: { ...question, confirmed } })
    },
    confirm: () => asked && send(asked.id, asked.intent, asked.question.confirmed),
    cancel: () => {
      setAsked(null)
      setRefusal(null)
    },
  }
}

function askedBy(result: RowResult | undefined): Asked | null {
  if (!result || result.ok) return null
  const question = questionIn(result)
  if (!question) return null
  const { postId = '', change } = result.details ?? {}
  return { id: String(postId), intent: change === 'delete' ? 'delete' : 'archive', question }
}

const refusalOf = (result: RowResult | undefined): string | null =>
  result && !result.ok && result.code !== 'unconfirmed' ? result.message : null
