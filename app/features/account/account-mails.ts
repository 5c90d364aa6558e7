/** The letters an account sends. Plain text and simple HTML say the same; links carry the only secret. */

export type Letter = { subject: string; text: string; html: string }

export function confirmEmailLetter(link: string): Letter {
  return letter(
    'Confirm your e-mail address',
    'Welcome to Mealwright. Please confirm that this address is yours:',
    link,
    [
      'You can use Mealwright meanwhile. The link works for 24 hours.',
      'If you did not sign up, ignore this mail.',
    ],
  )
}

export function resetPasswordLetter(link: string): Letter {
  return letter(
    'Choose a new password',
    'Somebody, probably you, asked for a new password for this address. Choose it here:',
    link,
    [
      'The link works once and for one hour. All devices are signed out when the password changes.',
      'If it was not you, ignore this mail: your password stays as it is.',
    ],
  )
}

export function changeEmailLetter(link: string): Letter {
  return letter(
    'Confirm your new e-mail address',
    'Please confirm that your Mealwright account should use this address:',
    link,
    [
      'The link works for 24 hours. Until then your old address stays in use.',
      'If you did not ask for this, ignore this mail.',
    ],
  )
}

export function emailChangeAskedLetter(newEmailHint: string): Letter {
  return letter(
    'A new e-mail address was asked for',
    `Your Mealwright account is to use the address ${newEmailHint} from now on.`,
    null,
    [
      'It changes once the link sent there is followed.',
      'If this was not you, somebody else knows your password: choose a new one now.',
    ],
  )
}

/** "anna@example.org" becomes "a…@example.org": enough to recognise one's own. */
export function emailHint(email: string): string {
  const at = email.lastIndexOf('@')
  return `${email.slice(0, 1)}…${email.slice(at)}`
}

function letter(subject: string, opening: string, link: string | null, notes: string[]): Letter {
  const paragraphs = [opening, ...(link ? [link] : []), ...notes, 'Mealwright']
  const html = paragraphs
    .map(
      (paragraph) =>
        `<p>${paragraph === link ? `<a href="${escapeHtml(link)}">${escapeHtml(link)}</a>` : escapeHtml(paragraph)}</p>`,
    )
    .join('\n')
  return {
    subject: `${subject} | Mealwright`,
    text: paragraphs.join('\n\n'),
    html: `<!doctype html>\n${html}`,
  }
}

function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}
