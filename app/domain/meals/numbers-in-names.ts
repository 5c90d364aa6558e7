import { blank } from './blank.ts'

/** Numbers that say of which kind a food is, and count none: "3 bean salad", "48 hour sourdough", "50/50 bread", "10% fat yogurt". */

const SEVERAL = '(?:[2-9]|1[0-2]|two|three|four|five|six|seven|eight|nine|ten|twelve)'
const MANY = '(?:[3-9]|1[0-2]|three|four|five|six|seven|eight|nine|ten|twelve)'
/** "3 bean burritos" are three of them. */
const OF_ONE = '(?= [a-z]+(?<!(?<!s)s)\\b(?<! (?:of|and|with|or|on|in|for|plus)))'
const KINDS: readonly string[] = [
  `\\b${SEVERAL}[ -](?=(?:ingredient|layer|grain|course)\\b)`,
  `\\b${MANY}[ -](?=(?:bean|cheese|meat|pepper|berry|fruit|nut|veg|vegetable|seed|topping|milk)\\b${OF_ONE})`,
  '\\b\\d+ ?-?(?:hours?|hrs?|days?|weeks?|months?|years?)[ -](?=(?:sourdough|slow|braised|marinated|proved|proofed|fermented|aged|matured|dry|dried|brined|smoked|cooked|roast|pork|brisket|ribs?|cured|cheddar)\\b)',
  '\\b50 ?[/:] ?50 (?=(?:bread|toast|loaf|rolls?|slices?|wraps?|bagels?|mince|blend|bun)\\b)',
  '\\b(?:(?:one|two|three|four|\\d) of (?:my |your )?)?(?:5|five)[ -]a[ -]day\\b',
]
const KIND = new RegExp(KINDS.join('|'), 'g')
/** Lean mince is told by its fat, too: of what is made of milk the word is left out. */
const FAT_OF_MILK =
  /(?<=\d ?%) fat(?= (?:(?:greek|plain|natural|set|strained|vanilla) )*(?:yogh?o?urt|milk|cheese|cottage|cream|creme|quark|skyr|fromage|kefir)\b)/g

/** The text without numbers that belong to a name, as long as before. */
export const withoutNumbersInNames = (text: string): string =>
  text.replace(KIND, blank).replace(FAT_OF_MILK, blank)
