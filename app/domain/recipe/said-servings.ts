const FOR_PEOPLE =
  /(?:serves|servings?|feeds|for)\s*:?\s*(\d{1,3})|(\d{1,3})(?:\s*[-–]\s*\d{1,3})?\s*(?:servings?|portions?|people|persons?)/i

/** How many people a yield is for: 4 of "12 muffins, serves 4", 12 of "12 muffins"; null where it says no number. */
export function saidServings(text: string): number | null {
  const [, before, after] = FOR_PEOPLE.exec(text) ?? []
  const figure = Number(before ?? after ?? /\d{1,3}/.exec(text)?.[0])
  return figure > 0 ? figure : null
}

/** Whether a yield speaks of people, not of pieces. */
export const isOfPeople = (text: string): boolean => FOR_PEOPLE.test(text)
