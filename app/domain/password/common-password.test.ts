import fc from 'fast-check'
import { expect, test } from 'vitest'
import { COMMON_PASSWORD, isCommonPassword, OWN_PASSWORD, passwordFault } from './common-password.ts'
import { EASY_WORDS } from './easy-words.ts'

const EMAIL = 'anna.schmidt+news@kitchen.example'

/** From the tops of published lists of leaked passwords: those of eight signs and more. */
const PUBLISHED = `
password 12345678 123456789 1234567890 baseball football qwertyuiop superman 1qaz2wsx trustno1 jennifer sunshine
iloveyou starwars computer michelle 11111111 princess 987654321 corvette 1234qwer 88888888 q1w2e3r4 rush2112
1q2w3e4r asdfghjkl 12341234 internet 1qaz2wsx3edc michael1 password1 password123 passw0rd p@ssw0rd P@ssw0rd!
Password1! welcome1 Welcome123 letmein1 abc12345 abcd1234 qwerty123 qwerty12345 qwertyui qwer1234 asdfasdf
zxcvbnm123 1q2w3e4r5t 1234567a a1234567 12345qwert 123qweasd 147258369 123123123 123321123 11223344 00000000
66666666 99999999 12121212 21212121 10101010 87654321 0987654321 789456123 1password baseball1 football1
liverpool1 chelsea123 arsenal1 charlie1 jordan23 monkey123 dragon123 shadow123 sunshine1 princess1 iloveyou1
iloveyou2 iloveyou! ILoveYou ashley123 michael123 jessica1 butterfly blink182 hello123 hellokitty
spiderman1 pokemon123 naruto123 qazwsxedc zaq12wsx zaq1zaq1 1qazxsw2 aa123456 123456aa a123456789 123456abc
mustang1 whatever1 starwars1 cheese123 computer1 test1234 testtest admin123 Admin@123 admin1234 changeme
changeme1 secret123 letmein123 welcome2024 Summer2024! Winter2023 Spring2025 January2024 october10 monday123
loveyou1 lovely123 babygirl1 angel123 jesus123 jesuschrist godisgood 19851224 24121985 01011990 31.12.1999
password12345678 qwerty2020! football#1 aaaaaaaa AAAAAAAAAA abababab abcabcabc passwordpassword monkeymonkey
asdf1234 asdfjkl; q2w3e4r5 1029384756 poiuytrewq mnbvcxz1 azertyuiop qwertzuiop motdepasse1 passwort1 contrasena1
s3cr3t123 l3tm31n! dr4g0n99 m0nk3y12 f00tb4ll $unshine1 !password! ***password*** 2024password 123password
let-me-in pass-word i love you Pass Word 1
`

/** Somebody may use these: long, or not of any list. */
const FINE = [
  'correct horse battery staple',
  'four words with nothing in common',
  'tortoise-ladder-violet',
  'eight signs or more',
  'demo-premium-member',
  'Sunday roast with too many parsnips',
  'my dragon eats 7 dumplings',
  'password of the old miller',
  'mealwright-is-my-kitchen-friend',
  'anna keeps four grey geese',
  'x7#kQ9!vTz',
  'k3vq8wzt',
  'uGh2-pol9-Rtx1',
  'dragon84729183',
  'ωραία μέρα σήμερα',
  '我喜欢在周末做饭',
]

test('passwords from the top of published lists are refused, in whatever case', () => {
  const lines = PUBLISHED.trim().split('\n')
  const spaced = ['let-me-in', 'pass-word', 'i love you', 'Pass Word 1']
  const all = [...lines.slice(0, -1).flatMap((line) => line.split(/\s+/)), ...spaced]
  expect(all.length).toBeGreaterThan(150)
  const taken = all.filter((one) => !isCommonPassword(one) || !isCommonPassword(one.toUpperCase()))
  expect(taken).toEqual([])
})

test('every word of the list is refused, also with what people hang on to it', () => {
  expect(EASY_WORDS.size).toBeGreaterThan(1700)
  for (const word of EASY_WORDS) {
    expect(word).toMatch(/^[a-z]{3,}$/)
    for (const dressed of [word, `${word}1`, `${word}2025!`, `${word}123456`, `#1${word}`, word + word])
      expect(isCommonPassword(dressed), dressed).toBe(true)
  }
})

test('what is long, or stands on no list, may be used', () => {
  expect(FINE.filter((one) => passwordFault(one, EMAIL) !== null)).toEqual([])
})

test('what chance makes is not taken for common', () => {
  const signs = fc.constantFrom(...'abcdefghijklmnopqrstuvwxyz0123456789')
  fc.assert(
    fc.property(fc.array(signs, { minLength: 10, maxLength: 12 }), (made) => {
      // Runs and words come by chance too, but not over a whole password.
      expect(new Set(made).size > 6 && isCommonPassword(made.join(''))).toBe(false)
    }),
    { numRuns: 2000, seed: 11 },
  )
})

test('the name of the site and one’s own address are refused, with little around them', () => {
  for (const own of [
    'mealwright',
    'Mealwright1',
    'MealWright2026!',
    'meal-wright',
    'my mealwright',
    'anna.schmidt',
    'AnnaSchmidt1985',
    'annaschmidtnews',
    'schmidt1',
    'schmidt!!',
    'anna.schmidt+news@kitchen.example',
    '99anna99',
  ])
    expect(passwordFault(own, EMAIL), own).toBe(OWN_PASSWORD)
  expect(passwordFault('schmidt1', 'someone@else.example')).toBeNull()
  // Two letters are in too many words to mean their owner.
  expect(passwordFault('boat on the lake', 'bo@else.example')).toBeNull()
})

test('what is refused is answered with what to do next', () => {
  expect(passwordFault('password1', EMAIL)).toBe(COMMON_PASSWORD)
  expect(COMMON_PASSWORD).toBe(
    'This password is among the first that are tried. Choose another, such as four words that have nothing to do with each other.',
  )
  expect(OWN_PASSWORD).toMatch(/email address or to the name of this site.+Choose another/)
})

test('the longest password is looked at in no time', () => {
  const long = 'qwertyuiop'.repeat(12) + 'xqzv'.repeat(2)
  const before = performance.now()
  for (let index = 0; index < 50; index++) isCommonPassword(long)
  expect(performance.now() - before).toBeLessThan(2000)
})
