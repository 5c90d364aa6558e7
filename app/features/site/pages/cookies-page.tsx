import { Link } from 'react-router'
import { CookieForm } from './cookie-form.tsx'
import { LAST_UPDATED } from './last-updated.ts'
import { FactList, ReadingPage } from './reading-page.tsx'

/** The names that are really set: on https browsers are told by the name to send them over nothing else. */
const cookiesOf = (isSecure: boolean) => {
  const prefix = isSecure ? '__Secure-' : ''
  return [
    [
      `${prefix}mealwright.session_token`,
      'Keeps you signed in. No script can read it.',
      'Until you close the browser; 30 days with “Remember me”. It goes when you sign out.',
    ],
    [
      `${prefix}mealwright.dont_remember`,
      'Says that “Remember me” was not ticked.',
      'Until you close the browser, or sign out.',
    ],
    [
      `${prefix}mealwright.device_…`,
      'Says that somebody signed in to an account in this browser before, so that strangers who try wrong passwords elsewhere do not lock you out. It opens nothing, and says nothing about you; at the end of its name stand ten signs that tell accounts apart.',
      'A year after the last sign-in.',
    ],
  ] as const
}

const STORED = [
  ['Light or dark', 'Essential: you pressed the switch.', 'Until you clear it.'],
  ['These preferences', 'Essential.', 'Until you clear them.'],
  [
    'What is half written',
    'Essential: a list of ingredients or the description of a meal, so that a reload loses nothing, and what you pressed for before signing up.',
    'Until you close the tab.',
  ],
  [
    'A copy of your plan and of what you have used',
    'Essential: which plan you have and how many recipes, estimates and plans were made; no name and no address.',
    'Until you sign out, or open a page of ours signed out.',
  ],
  [
    'Signs between pages',
    'Essential: that a plan is ready, and the plan a recipe was opened from.',
    'Until you have seen it, or close the tab.',
  ],
  [
    'Where you were in the community book',
    'Essential: so that coming back finds the recipes you had loaded.',
    'Until you are back, or close the tab.',
  ],
  [
    'The last twenty recipes, lists and plans you opened while signed in, with their pictures',
    'Essential: so that they open in the kitchen without a connection.',
    'Until you sign out, or somebody else signs in.',
  ],
  [
    'Scripts, styles and letters of our pages',
    'Essential: so that they need not be loaded again.',
    'Until newer ones take their place.',
  ],
  [
    'Ingredients ticked off; pounds or kilograms',
    'Functional.',
    'Until you clear them; without your consent until you close the tab.',
  ],
] as const

/** What is stored in the visitor's browser, and the switches for what is optional. */
export function CookiesPage({ isSecure }: { isSecure: boolean }) {
  return (
    <ReadingPage
      title="Cookie Policy"
      note={LAST_UPDATED}
      lede="What we store in your browser. It is little, and all of it is ours: no other company sets or reads anything here."
      after={<CookieForm />}
    >
      <h2>Cookies</h2>
      <FactList facts={cookiesOf(isSecure)} />
      <p>They are set when you make an account, sign in or choose a new password. A visitor gets none.</p>

      <h2>Storage in your browser</h2>
      <FactList facts={STORED} />
      <p>
        Nothing optional is kept before you have switched it on. What else we keep about you, on our server,
        is in the <Link to="/privacy">Privacy Policy</Link>.
      </p>
    </ReadingPage>
  )
}
