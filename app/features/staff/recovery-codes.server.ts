import { randomInt } from 'node:crypto'
import { groupedCode, RECOVERY_ALPHABET, RECOVERY_CODE_LENGTH } from '#app/domain/staff/recovery-codes.ts'

const CODES = 10

/** Ten new codes of 49 random bits each. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: CODES }, () =>
    groupedCode(
      Array.from(
        { length: RECOVERY_CODE_LENGTH },
        () => RECOVERY_ALPHABET[randomInt(RECOVERY_ALPHABET.length)],
      ).join(''),
    ),
  )
}
