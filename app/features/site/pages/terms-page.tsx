import { Link } from 'react-router'
import { LAST_UPDATED } from './last-updated.ts'
import { ReadingPage } from './reading-page.tsx'

const CONTENTS = [
  { id: 'service', title: 'What Mealwright is' },
  { id: 'account', title: 'Your account' },
  { id: 'trial', title: 'The free trial' },
  { id: 'premium', title: 'Premium and payment' },
  { id: 'guarantee', title: 'Money-back guarantee' },
  { id: 'content', title: 'What you make and share' },
  { id: 'conduct', title: 'What is not allowed' },
  { id: 'health', title: 'Food, health and allergens' },
  { id: 'liability', title: 'What we answer for' },
  { id: 'end', title: 'Ending it' },
  { id: 'changes', title: 'Changes, law and contact' },
] as const

/** The terms of use, in plain words, about what the product does. */
export function TermsPage({ supportEmail }: { supportEmail: string }) {
  return (
    <ReadingPage
      title="Terms and Conditions"
      note={LAST_UPDATED}
      lede="What you can expect from us, and what we expect from you. By making an account you agree to these terms."
      contents={CONTENTS}
    >
      <h2 id="service">What Mealwright is</h2>
      <p>
        Mealwright turns ingredients into recipes, meals into estimates of calories and nutrients, and a
        pantry into meal plans. Recipes are written by our own kitchen software or, where it is connected, by
        an AI model; each recipe says which.
      </p>

      <h2 id="account">Your account</h2>
      <p>
        You need an account to generate, estimate and plan. Give an e-mail address that is yours, keep your
        password to yourself, and tell us if you think somebody else uses your account. One account is for one
        person. You must be at least 18 years old to subscribe.
      </p>

      <h2 id="trial">The free trial</h2>
      <p>
        The free trial holds three recipe generations, three calorie estimations and three meal plans of one
        day each. It needs no card and turns into nothing by itself: when it is used up, you decide. An
        attempt that fails on our side is not counted.
      </p>

      <h2 id="premium">Premium and payment</h2>
      <p>
        Premium is a subscription with monthly or annual billing. The price, including tax, is the one shown
        on the <Link to="/pricing">pricing page</Link> when you subscribe. Payment goes through our payment
        provider; we never see your card number. The subscription renews at the end of each period until you
        cancel it.
      </p>
      <p>
        You can cancel at any time under “Manage Subscription”. Premium then stays until the end of the period
        you have paid for, and nothing is charged after it. If a payment fails we tell you and try again; if
        it cannot be collected, Premium ends. If we change the price, we tell you by e-mail at least 30 days
        before it applies to you.
      </p>

      <h2 id="guarantee">Money-back guarantee</h2>
      <p>
        If Premium is not for you, write to us within 30 days of your first payment and we pay it back in
        full. You need no reason. Your rights as a consumer, such as the right to cancel within 14 days, are
        not affected.
      </p>

      <h2 id="content">What you make and share</h2>
      <p>
        What you put in and what is made from it is yours to use. When you share a recipe in the community
        book you allow us to show it there to others, with your public label, until you remove it. Removing it
        takes its likes and comments with it.
      </p>

      <h2 id="conduct">What is not allowed</h2>
      <ul>
        <li>Sharing what is unlawful, dangerous to eat, insulting, or not yours to share.</li>
        <li>Getting around the limits of the trial, or using other people’s accounts.</li>
        <li>Reading the service out by machine, overloading it, or looking for ways to break in.</li>
      </ul>
      <p>
        We remove what breaks these rules and may close an account that does so again. If you find a weakness,
        tell us first; we will thank you for it.
      </p>

      <h2 id="health">Food, health and allergens</h2>
      <p>
        Figures are computed from a food-composition table and are as good as the amounts they are given. They
        are a guide for cooking and eating, not medical advice. Diets and allergens are checked against the
        same table; it cannot know the label of the packet in your hand.{' '}
        <strong>If you have an allergy, read the label every time.</strong> Talk to a doctor or a dietitian
        before a diet if you are pregnant, ill, under 18 or have had an eating disorder. Plans never go below
        1,200 kcal a day for women and 1,500 kcal for men.
      </p>

      <h2 id="liability">What we answer for</h2>
      <p>
        We provide the service with care, but cannot promise that it is always available or free of mistakes.
        We do not limit our liability for death or injury caused by our negligence, for fraud, or for anything
        else the law does not let us limit. Otherwise we answer for foreseeable loss, up to what you paid us
        in the 12 months before it arose.
      </p>

      <h2 id="end">Ending it</h2>
      <p>
        You can download everything we hold about you and delete your account in your profile, at any time. We
        may end the service for you with 30 days’ notice, and pay back what you have paid beyond that day, or
        at once if you break these terms seriously.
      </p>

      <h2 id="changes">Changes, law and contact</h2>
      <p>
        If we change these terms in a way that matters, we tell you by e-mail at least 30 days before. The law
        of England and Wales applies; if you live elsewhere you keep the protection of your own consumer law.
        Questions go to <a href={`mailto:${supportEmail}`}>{supportEmail}</a> or through the{' '}
        <Link to="/contact">contact page</Link>. How we treat your data is in the{' '}
        <Link to="/privacy">Privacy Policy</Link>.
      </p>
    </ReadingPage>
  )
}
