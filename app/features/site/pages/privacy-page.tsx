import { Link } from 'react-router'
import { LAST_UPDATED } from './last-updated.ts'
import { FactList, ReadingPage } from './reading-page.tsx'

const CONTENTS = [
  { id: 'short', title: 'In short' },
  { id: 'what', title: 'What we keep, and why' },
  { id: 'photos', title: 'Photos' },
  { id: 'models', title: 'AI models' },
  { id: 'others', title: 'Who else sees it' },
  { id: 'long', title: 'How long' },
  { id: 'safe', title: 'How it is protected' },
  { id: 'rights', title: 'Your rights' },
  { id: 'contact', title: 'Contact' },
] as const

const KEPT = [
  [
    'E-mail address, public label, a hash of your password',
    'To let you in, and to write to you about your account',
    'Contract',
  ],
  [
    'Signed-in devices: a hash of each session’s token, browser name and times',
    'To keep you signed in and let you sign other devices out',
    'Contract',
  ],
  [
    'Recipes, folders, pantry, food preferences, plans, estimates, diary and weights',
    'They are what you use Mealwright for',
    'Contract; for figures about your body, your consent by entering them',
  ],
  [
    'What you share, like, bookmark, comment on or report',
    'To show the community book and keep it decent',
    'Contract; legitimate interest',
  ],
  ['How many attempts you have used', 'To keep the limits of the trial', 'Contract'],
  [
    'Subscription and orders: plan, dates, amounts, card brand and last four digits',
    'To give you Premium and to keep accounts',
    'Contract; legal duty',
  ],
  ['Messages you send us', 'To answer them', 'Legitimate interest'],
  [
    'Your address for our letters, when you asked for them, confirmed or left',
    'To send them to nobody who does not want them',
    'Consent, which you take back with one click in any letter',
  ],
  [
    'A keyed hash of your network address, for minutes to a day',
    'To slow down attacks',
    'Legitimate interest',
  ],
] as const

/** What is kept about people, told by what the software does. */
export function PrivacyPage({ supportEmail }: { supportEmail: string }) {
  return (
    <ReadingPage
      title="Privacy Policy"
      note={LAST_UPDATED}
      lede="What we keep about you, why, for how long, and how to take it with you or have it deleted."
      contents={CONTENTS}
    >
      <h2 id="short">In short</h2>
      <p>
        We keep what the product needs to work for you. There is no advertising, no tracking across sites, and
        nothing is sold. Other members see the public label you choose, never your e-mail address.
      </p>

      <h2 id="what">What we keep, and why</h2>
      <FactList facts={KEPT} />

      <h2 id="photos">Photos</h2>
      <p>
        A photo is made smaller in your browser, sent over an encrypted connection, decoded and encoded anew
        on our server, which removes where and when it was taken, and read once. We do not keep it afterwards.
      </p>

      <h2 id="models">AI models</h2>
      <p>
        Without a connected model everything is worked out on our own server. Where one is connected, it
        receives what a recipe or an estimate needs: ingredients, preferences and the photo, without your
        name, your address or anything else that says who you are. We keep a record of the cost of each
        request, not of its content.
      </p>

      <h2 id="others">Who else sees it</h2>
      <ul>
        <li>
          <strong>Our payment provider</strong>, when you subscribe: it receives your e-mail address and your
          payment details, which we never see.
        </li>
        <li>
          <strong>The model’s provider</strong>, where one is connected: as described above.
        </li>
        <li>
          <strong>Our hosting and mail providers</strong>, who work on our instructions.
        </li>
        <li>
          <strong>Authorities</strong>, only where the law obliges us to.
        </li>
      </ul>

      <h2 id="long">How long</h2>
      <p>
        As long as you have an account. What you delete is gone after a short time in which it can be brought
        back, and from backups within seven days. When you delete your account, everything about you goes with
        it, letters that wait to be sent included; only the one that says so still goes out, and backups
        forget you within seven days. Records of payments stay as long as tax law demands, without your
        personal data, and what was used of the trial stays for a year beside a fingerprint of your address,
        so that the trial is one. Messages you send us are kept for two years. An address for our letters is
        kept until you leave, and marked as left for 30 days after; one that is never confirmed is forgotten
        after seven days.
      </p>

      <h2 id="safe">How it is protected</h2>
      <p>
        Passwords and session tokens are stored as hashes only. Pages may run no scripts but our own.
        Everything you own is asked for by who you are, so that another member’s request for it is answered as
        if it did not exist.
      </p>

      <h2 id="rights">Your rights</h2>
      <p>
        You can see, correct, download and delete your data in your <Link to="/profile">profile</Link> at any
        time, without asking us. You may also object to a use, ask us to restrict it, or withdraw consent. If
        you think we have done wrong, you can complain to the Information Commissioner’s Office in the UK, or
        to the authority where you live.
      </p>
      <p>
        What is stored in your browser is described in the <Link to="/cookies">Cookie Policy</Link>.
      </p>

      <h2 id="contact">Contact</h2>
      <p>
        Write to <a href={`mailto:${supportEmail}`}>{supportEmail}</a> or use the{' '}
        <Link to="/contact">contact page</Link>.
      </p>
    </ReadingPage>
  )
}
