import { Form, Link } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import card from '#app/ui/card.module.css'
import { classNames } from '#app/ui/class-names.ts'
import layout from '#app/ui/layout.module.css'
import text from '#app/ui/text.module.css'
import { namesInWords } from '#app/features/pantry/joint-names.ts'
import { PANTRY_PATH } from '#app/features/pantry/use-pantry.ts'
import { HOUSEHOLD_PATH } from './household-addresses.ts'
import type { HouseholdView } from './household-view.ts'

/** Whether the member's pantry is one with that of others; shown once there are others. */
export function JointPantryPanel({ household: { members } }: { household: HouseholdView }) {
  if (members.length < 2) return null
  const isIn = members.some(({ isYou, sharesPantry }) => isYou && sharesPantry)
  const others = members.filter(({ isYou, sharesPantry }) => !isYou && sharesPantry)
  const names = namesInWords(others.map(({ label }) => label))
  return (
    <section className={classNames(card.card, card.pad, layout.stack)} aria-labelledby="joint-pantry">
      <h2 id="joint-pantry" className={text.heading3}>
        Joint pantry
      </h2>
      <p>
        {isIn
          ? others.length > 0
            ? `You share one pantry with ${names}.`
            : 'You have joined. As soon as somebody else does, your food becomes one pantry.'
          : others.length > 0
            ? `${names} ${others.length === 1 ? 'keeps' : 'keep'} food in the joint pantry. You have a pantry of your own.`
            : 'Each of you has a pantry of their own.'}
      </p>
      <p className={classNames(text.small, text.muted)}>
        {isIn
          ? 'Plans, lists and cooking use all of it. Owners and cooks can change everything; readers can change what they put in themselves. What you put in stays yours and goes with you when you leave.'
          : 'Everybody who joins sees all of the food and what happens to it, and plans, lists and cooking use it. Owners and cooks can change everything; readers can change what they put in themselves. What you put in stays yours and goes with you when you leave.'}
      </p>
      <Form method="post" action={HOUSEHOLD_PATH} preventScrollReset className={layout.row}>
        {isIn ? (
          <Button type="submit" variant="secondary" isSmall name="intent" value="leave-pantry">
            Keep my own pantry
          </Button>
        ) : (
          <Button type="submit" isSmall name="intent" value="join-pantry">
            Join my pantry with theirs
          </Button>
        )}
        <Link to={PANTRY_PATH}>See your pantry</Link>
      </Form>
    </section>
  )
}
