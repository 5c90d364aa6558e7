import { Form } from 'react-router'
import { forgottenPasswordSchema } from '#app/domain/account.ts'
import { askForReset } from '#app/features/account/ask-for-reset.server.ts'
import { CardPage } from '#app/features/site/card-page.tsx'
import type { RouteHandle } from '#app/http/access.ts'
import { factsOf, servicesOf } from '#app/http/context.server.ts'
import { submit } from '#app/http/form.server.ts'
import { Button } from '#app/ui/button.tsx'
import { TextField } from '#app/ui/field.tsx'
import { Notice } from '#app/ui/notice.tsx'
import layout from '#app/ui/layout.module.css'
import text from '#app/ui/text.module.css'
import { orOfflineResult } from '#app/features/page/offline-answer.ts'
import type { Route } from './+types/forgotten-password'

export const handle: RouteHandle = { access: 'open' }
export const meta: Route.MetaFunction = () => [
  { title: 'Forgotten password | Mealwright' },
  { name: 'robots', content: 'noindex' },
]

export async function action({ request, context }: Route.ActionArgs) {
  const services = servicesOf(context)
  return submit(
    request,
    forgottenPasswordSchema,
    async ({ email }) => {
      await askForReset(services, email, factsOf(context))
      return { email }
    },
    { fallback: 'We could not send the link. Please try again.', log: services.log },
  )
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => orOfflineResult(serverAction)

export default function ForgottenPassword({ actionData }: Route.ComponentProps) {
  const sentTo = actionData?.ok ? actionData.value.email : null
  const refusal = actionData?.ok === false ? actionData : null
  return (
    <CardPage title="Choose a new password">
      {sentTo ? (
        <Notice tone="ok" title="Check your email.">
          If there is an account for {sentTo}, a link is on its way. It works for one hour.
        </Notice>
      ) : (
        <>
          <p className={text.muted}>
            Enter your email address, and we will send you a link to choose a new password.
          </p>
          {refusal && !refusal.fields['email'] && <Notice tone="error">{refusal.message}</Notice>}
          <Form method="post" className={layout.stack}>
            <TextField
              label="Email"
              name="email"
              type="email"
              autoComplete="email"
              required
              error={refusal?.fields['email']}
            />
            <Button type="submit" isBlock>
              Send the link
            </Button>
          </Form>
        </>
      )}
    </CardPage>
  )
}
