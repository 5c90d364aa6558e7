import { letter, type Letter } from '#app/features/mail/letter.ts'

/** The letter with the link to choose a staff password; the link is the only secret in it. */
export function choosePasswordLetter(link: string): Letter {
  return letter({
    subject: 'Choose your password for the staff area',
    opening: 'You may work in the staff area of Mealwright. Choose your password here:',
    link,
    notes: [
      'The link works once and for 24 hours. Whoever is signed in with an older password is signed out.',
      'If you do not work on this site, ignore this mail.',
    ],
  })
}
