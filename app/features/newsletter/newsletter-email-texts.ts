import { CONFIRM_DAYS } from '#app/domain/newsletter/newsletter.ts'
import { composeEmail, type EmailContent } from '#app/features/mail/compose-email.ts'

/** The newsletter's e-mails. Each says how to leave; mail programs read the same address from its head. */

export type NewsletterEmail = EmailContent & { leaveUrl: string }

export function confirmSubscriptionEmail(confirmUrl: string, leaveUrl: string): NewsletterEmail {
  return {
    ...composeEmail({
      subject: 'Confirm that you want our letters',
      opening: 'Somebody, probably you, entered this address for letters from Mealwright. Confirm it here:',
      action: { label: 'Yes, I want the letters', href: confirmUrl },
      notes: [
        `The link works for ${CONFIRM_DAYS} days. Until you confirm, we send nothing else.`,
        'If it was not you, ignore this mail: the address is forgotten by itself.',
      ],
    }),
    leaveUrl,
  }
}

/** To an address that receives the e-mails already: the answer on the page must not tell that it does. */
export function alreadySubscribedEmail(leaveUrl: string, choicesUrl: string): NewsletterEmail {
  return {
    ...composeEmail({
      subject: 'You get our letters already',
      opening:
        'Somebody, probably you, entered this address for letters from Mealwright. It gets them already.',
      notes: [
        'There is nothing to do.',
        {
          words: 'Letters, a weekly digest of new posts, or both:',
          link: { label: 'Choose what you get', href: choicesUrl },
        },
        { words: 'You no longer want them?', link: { label: 'Leave the letters', href: leaveUrl } },
      ],
    }),
    leaveUrl,
  }
}

export function welcomeEmail(leaveUrl: string): NewsletterEmail {
  return {
    ...composeEmail({
      subject: 'You get our letters from now on',
      opening: 'Thank you: your address is confirmed.',
      notes: [
        {
          words: 'You can leave at any time, with one click:',
          link: { label: 'Leave the letters', href: leaveUrl },
        },
      ],
    }),
    leaveUrl,
  }
}
