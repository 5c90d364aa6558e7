import { blank } from './blank.ts'

/** Marks of lists in other words: "shake = 1 scoop of whey, 300 ml milk", "carbonara for one: …". */

const EQUALS = / = /g
const FOR_ONE = /\bfor (?:one|1|myself|just me)\b(?=\s*(?:[:,.;)\n]|- |$))|\bfor me\b(?=\s*:)/g

/** The text with a colon for every sign of equality, and without "for one"; as long as before. */
export const withListMarks = (text: string): string => text.replace(EQUALS, ' : ').replace(FOR_ONE, blank)
