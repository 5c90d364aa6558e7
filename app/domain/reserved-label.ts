/** Public names that would pass for the site or for those who run it. */

/** Anywhere in a name. */
const OF_THE_SITE = ['mealwright']
/** As a word of its own. */
const OF_AN_OFFICE = [
  'admin',
  'administrator',
  'moderator',
  'mod',
  'staff',
  'support',
  'official',
  'helpdesk',
  'webmaster',
  'sysadmin',
  'root',
]

/** Signs of other alphabets, and figures, that are taken for a Latin letter at a glance. */
const LOOK_ALIKES: Readonly<Record<string, string>> = {
  а: 'a',
  е: 'e',
  о: 'o',
  р: 'p',
  с: 'c',
  х: 'x',
  у: 'y',
  і: 'i',
  ӏ: 'l',
  ԝ: 'w',
  һ: 'h',
  ԁ: 'd',
  ѕ: 's',
  м: 'm',
  т: 't',
  к: 'k',
  г: 'r',
  α: 'a',
  ε: 'e',
  ο: 'o',
  ρ: 'p',
  ι: 'i',
  μ: 'm',
  τ: 't',
  ω: 'w',
  η: 'h',
  ı: 'i',
  ł: 'l',
  '0': 'o',
  '1': 'l',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '|': 'l',
  '!': 'i',
  $: 's',
}

/**
 * Whether a member may not be called so: it names the site, an office on it, or is the name of somebody who works or
 * writes here. Case, accents, spaces and look-alike signs do not matter.
 */
export function isReservedLabel(label: string, staffNames: readonly string[] = []): boolean {
  const bare = folded(label).replaceAll(/[^\p{L}\p{N}]/gu, '')
  if (OF_THE_SITE.some((name) => bare.includes(folded(name)))) return true
  const words = folded(label).split(/[^\p{L}\p{N}]+/u)
  if (OF_AN_OFFICE.some((name) => words.includes(folded(name)) || bare === folded(name))) return true
  return staffNames.some((name) => folded(name).replaceAll(/[^\p{L}\p{N}]/gu, '') === bare)
}

/** i and l are one sign here: in many faces a capital I is a small l. */
function folded(text: string): string {
  const plain = text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase()
  return [...plain]
    .map((sign) => LOOK_ALIKES[sign] ?? sign)
    .join('')
    .replaceAll('i', 'l')
    .replaceAll('vv', 'w')
}
