import { CONFIRM_DAYS } from '#app/domain/newsletter/newsletter.ts'
import { composeEmail, type EmailContent } from '#app/features/mail/compose-email.ts'

/** The newsletter's e-mails. Each says how to leave; mail programs read the same address from its head. */

export type NewsletterEmail = EmailContent & { leaveUrl: string }

export function confirmSubscriptionEmail(confirmUrl: string, leaveUrl: string): NewsletterEmail {
  return {
    ...composeEmail({
      subject: 'Confirm your subscription',
      opening: 'Someone, probably you, entered this address for the Mealwright newsletter. Confirm it here:',
      action: { label: 'Confirm subscription', href: confirmUrl },
      notes: [
        `The link works for ${CONFIRM_DAYS} days. Until you confirm, we send nothing else.`,
        'If it was not you, ignore this email: the address is deleted automatically.',
      ],
    }),
    leaveUrl,
  }
}

/** To an address that receives the e-mails already: the answer on the page must not tell that it does. */
export function alreadySubscribedEmail(leaveUrl: string, choicesUrl: string): NewsletterEmail {
  return {
    ...composeEmail({
      subject: 'You are already subscribed',
      opening:
        'Someone, probably you, entered this address for the Mealwright newsletter. It is already subscribed.',
      notes: [
        'There is nothing to do.',
        {
          words: 'The newsletter, a weekly digest of new posts, or both:',
          link: { label: 'Choose what you receive', href: choicesUrl },
        },
        { words: 'You no longer want it?', link: { label: 'Unsubscribe', href: leaveUrl } },
      ],
    }),
    leaveUrl,
  }
}

export function welcomeEmail(leaveUrl: string): NewsletterEmail {
  return {
    ...composeEmail({
      subject: 'You are subscribed',
      opening: 'Thank you: your address is confirmed.',
      notes: [
        {
          words: 'You can unsubscribe at any time with one click:',
          link: { label: 'Unsubscribe', href: leaveUrl },
        },
      ],
    }),
    leaveUrl,
  }
}
