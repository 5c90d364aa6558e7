import type { FormEvent } from 'react'
import type { Usage } from '#app/domain/allowance.ts'
import { UsageCard } from '#app/features/billing/usage-card.tsx'
import { useToday } from '#app/features/page/use-today.ts'
import { rememberWanted } from '#app/features/page/wanted-action.ts'
import { Button } from '#app/ui/button.tsx'
import { classNames } from '#app/ui/class-names.ts'
import field from '#app/ui/field.module.css'
import text from '#app/ui/text.module.css'
import styles from './dashboard.module.css'
import { DashboardHead } from './dashboard-head.tsx'
import type { DashboardView } from './dashboard.server.ts'
import { ExpiringFood } from './expiring-food.tsx'
import entry from './quick-entry.module.css'
import { RuledSection } from './ruled-section.tsx'
import { UpgradePrompt } from './upgrade-prompt.tsx'

type FreeHomeProps = {
  usages: readonly Usage[]
  expiring: DashboardView['expiring']
  serverDay: string
}

/** Where a member without Premium begins: what is free of it, at hand, and what Premium would add. */
export function FreeHome({ usages, expiring, serverDay }: FreeHomeProps) {
  const today = useToday(serverDay)
  return (
    <div className={classNames(styles.page, styles.free)}>
      <DashboardHead words={null} today={today} />
      <div className={styles.next}>
        <CookField />
        <RuledSection headingId="own-meal-title">
          <OneField
            id="own-meal"
            question="What did you eat?"
            action="/calories"
            name="meal"
            placeholder="2 oatcakes with hummus"
            button="Estimate calories"
            onSend={(typed) => rememberWanted({ path: '/calories', fields: [['description', typed]] })}
          />
        </RuledSection>
      </div>
      <ExpiringFood {...expiring} today={today} />
      <div className={styles.side}>
        <section aria-labelledby="trial">
          <h2 id="trial" className={text.heading3}>
            Your free trial
          </h2>
          <div className={styles.usages}>
            {usages.map((usage) => (
              <UsageCard key={usage.feature} usage={usage} />
            ))}
          </div>
        </section>
        <UpgradePrompt />
      </div>
    </div>
  )
}

type OneFieldProps = {
  id: string
  question: string
  action: string
  name: string
  placeholder: string
  button: string
  onSend: (typed: string) => void
}

/** What the page begins with: a dish on its cloth, and the field that makes one. */
function CookField() {
  return (
    <section className={styles.invite} aria-labelledby="own-ingredients-title">
      <img src="/plates/lemon-chickpeas.svg" alt="" width="420" height="420" />
      <OneField
        id="own-ingredients"
        question="What do you have?"
        action="/upload"
        name="ingredients"
        placeholder="eggs, spinach, feta"
        button="See what to cook"
        onSend={(typed) => rememberWanted({ path: '/upload', fields: [['ingredients[]', typed]] })}
      />
    </section>
  )
}

/** A question, a field, a button: the tool opens with what was typed, and does it. */
function OneField({ id, question, action, name, placeholder, button, onSend }: OneFieldProps) {
  const send = (event: FormEvent<HTMLFormElement>) => {
    const typed = new FormData(event.currentTarget).get(name)
    if (typeof typed === 'string') onSend(typed)
  }
  return (
    <div className={styles.question}>
      <h2 id={`${id}-title`} className={text.heading3}>
        <label htmlFor={id}>{question}</label>
      </h2>
      <form className={entry.form} action={action} method="get" onSubmit={send}>
        <input
          id={id}
          className={field.input}
          name={name}
          placeholder={placeholder}
          maxLength={2000}
          autoComplete="off"
          enterKeyHint="go"
          required
        />
        <Button type="submit" variant="secondary">
          {button}
        </Button>
      </form>
    </div>
  )
}
