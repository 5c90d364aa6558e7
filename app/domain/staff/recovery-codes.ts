/** Signs that nobody takes for each other on paper: no l, i, 1, o or 0. Capitals are read as small letters. */
export const RECOVERY_ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789'
export const RECOVERY_CODE_LENGTH = 10

/** Two groups of five: "k7mpa-x3r9c". */
export const groupedCode = (signs: string): string => `${signs.slice(0, 5)}-${signs.slice(5)}`

/** The code that was typed as one of the codes that are left: capitals, spaces and hyphens do not matter. */
export function codeAmong(codes: readonly string[], typed: string): string | null {
  const wanted = bare(typed)
  // A code from before may have a sibling that differs in its capitals alone: as typed comes first.
  return codes.find((code) => code === typed) ?? codes.find((code) => bare(code) === wanted) ?? null
}

/** What is left of a typed code when case and separators are gone. */
export const bare = (code: string): string => code.toLowerCase().replaceAll(/[^a-z0-9]/g, '')
