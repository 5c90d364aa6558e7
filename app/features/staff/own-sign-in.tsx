import { type ReactNode, useState } from 'react'
import { Form, Link, useNavigation } from 'react-router'
import type { FormResult } from '#app/domain/errors.ts'
import { Button, LinkButton } from '#app/ui/button.tsx'
import { TextField } from '#app/ui/field.tsx'
import { Notice } from '#app/ui/notice.tsx'
import type { Enrolment, OwnSignInAnswer } from './enrolment.ts'
import { PasswordField } from './password-field.tsx'
import { STAFF_DASHBOARD } from './staff-paths.ts'
import text from '#app/ui/text.module.css'
import layout from '#app/ui/layout.module.css'
import staffPage from './staff-page.module.css'
import { classNames } from '#app/ui/class-names.ts'
import { Panel } from './panel.tsx'
import styles from './own-sign-in.module.css'

export type OwnSignInResult = { intent: string; result: FormResult<OwnSignInAnswer>; enrolment?: Enrolment }

type OwnSignInProps = {
  hasSecondFactor: boolean
  isRequired: boolean
  recoveryCodesLeft: number
  answer: OwnSignInResult | undefined
}

/** One's own authenticator, recovery codes and password. */
export function OwnSignIn({ hasSecondFactor, isRequired, recoveryCodesLeft, answer }: OwnSignInProps) {
  const value = answer?.result.ok ? answer.result.value : undefined
  const answered = value?.enrolment ?? answer?.enrolment
  const [drawn, setDrawn] = useState(answered)
  if (answered && answered !== drawn) setDrawn(answered)
  // Without a connection nobody draws the code again: the one that was scanned stays.
  const isOffline = answer?.result.ok === false && answer.result.code === 'unavailable'
  const enrolment = answered ?? (isOffline ? drawn : undefined)
  return (
    <>
      <h1>Your sign-in</h1>
      {value?.done && <Notice tone="ok">{value.done}</Notice>}
      {value?.recoveryCodes ? (
        <RecoveryCodes codes={value.recoveryCodes} />
      ) : hasSecondFactor ? (
        <EnrolledPart codesLeft={recoveryCodesLeft} isRequired={isRequired} answer={answer} />
      ) : enrolment ? (
        <ConfirmPart enrolment={enrolment} answer={answer} />
      ) : (
        <BeginPart isRequired={isRequired} answer={answer} />
      )}
      {(hasSecondFactor || !isRequired) && !enrolment && !value?.recoveryCodes && (
        <>
          <Panel title="Password">
            <IntentForm intent="change-password" answer={answer} submit="Change password" isSecondary>
              <PasswordField label="Current password" />
              <PasswordField
                name="newPassword"
                label="New password"
                autoComplete="new-password"
                minLength={12}
                hint="At least 12 characters. Other devices are signed out."
                error={fieldError(answer, 'change-password', 'newPassword')}
              />
            </IntentForm>
          </Panel>
          <Panel title="Other devices">
            <IntentForm intent="end-others" answer={answer} submit="Sign other devices out" isSecondary>
              <p className={text.muted}>Ends every session of this account but the one you are looking at.</p>
            </IntentForm>
          </Panel>
        </>
      )}
    </>
  )
}

type PartProps = { answer: OwnSignInResult | undefined }

function BeginPart({ isRequired, answer }: PartProps & { isRequired: boolean }) {
  return (
    <Panel title="Second factor">
      {isRequired ? (
        <Notice tone="warn" title="One more step before you begin.">
          This site asks its staff for a second factor. Set it up once; from then on a code from your phone
          comes after your password.
        </Notice>
      ) : (
        <p className={staffPage.intro}>
          A code from an authenticator app after the password: someone who has only the password cannot get
          in. It is not set up yet.
        </p>
      )}
      <IntentForm intent="begin" answer={answer} submit="Set up second factor">
        <PasswordField />
      </IntentForm>
    </Panel>
  )
}

function ConfirmPart({ enrolment, answer }: PartProps & { enrolment: Enrolment }) {
  return (
    <Panel title="Scan and confirm">
      <div className={styles.enrolment}>
        <img
          className={styles.qrCode}
          alt="QR code of the secret written beside it"
          src={`data:image/svg+xml,${encodeURIComponent(enrolment.qrSvg)}`}
          width="208"
          height="208"
        />
        <div className={layout.stack}>
          <p>
            Scan this with an authenticator app (any that knows TOTP codes). No camera? Type the secret
            instead:
          </p>
          <p>
            <code className={styles.secret}>{enrolment.secret}</code>
          </p>
          <IntentForm intent="confirm" answer={answer} submit="Confirm">
            <input type="hidden" name="uri" value={enrolment.uri} />
            <TextField
              label="Code"
              name="code"
              inputMode="numeric"
              autoComplete="one-time-code"
              maxLength={10}
              hint="The six digits the app shows now."
              required
            />
          </IntentForm>
        </div>
      </div>
    </Panel>
  )
}

function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  return (
    <Panel title="Your recovery codes">
      <Notice tone="warn" title="They are shown this once.">
        Each lets you in once without your phone. Print them or keep them in a password manager.
      </Notice>
      <ul className={styles.codes} aria-label="Recovery codes">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <p>
        <LinkButton as={Link} to={STAFF_DASHBOARD}>
          I have kept them
        </LinkButton>
      </p>
    </Panel>
  )
}

function EnrolledPart({
  codesLeft,
  isRequired,
  answer,
}: PartProps & { codesLeft: number; isRequired: boolean }) {
  return (
    <Panel title="Second factor">
      <p>It is on. {codesLeft === 1 ? 'One recovery code is' : `${codesLeft} recovery codes are`} left.</p>
      <IntentForm intent="renew" answer={answer} submit="Make new recovery codes" isSecondary>
        <p className={text.muted}>Makes ten new ones; the old ones stop working.</p>
        <PasswordField />
      </IntentForm>
      <IntentForm intent="switch-off" answer={answer} submit="Switch off second factor" isSecondary>
        <p className={text.muted}>
          {isRequired
            ? 'To move to another device: it is asked for again at once.'
            : 'From then on the password alone signs you in.'}
        </p>
        <PasswordField />
      </IntentForm>
    </Panel>
  )
}

function IntentForm({
  intent,
  answer,
  submit,
  isSecondary,
  children,
}: PartProps & { intent: string; submit: string; isSecondary?: boolean; children: ReactNode }) {
  const navigation = useNavigation()
  const isBusy = navigation.state !== 'idle' && navigation.formData?.get('intent') === intent
  const failed = answer?.intent === intent && !answer.result.ok ? answer.result : null
  return (
    <Form method="post" className={classNames(layout.stack, staffPage.form)}>
      {failed && <Notice tone="error">{failed.message}</Notice>}
      <input type="hidden" name="intent" value={intent} />
      {children}
      <Button type="submit" isBusy={isBusy} {...(isSecondary && { variant: 'secondary' as const })}>
        {submit}
      </Button>
    </Form>
  )
}

function fieldError(answer: OwnSignInResult | undefined, intent: string, field: string): string | undefined {
  return answer?.intent === intent && !answer.result.ok ? answer.result.fields[field] : undefined
}
