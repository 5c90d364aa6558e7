/** Words that begin with a capital letter: "boiled egg" is "Boiled egg". */
export const capitalised = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1)
