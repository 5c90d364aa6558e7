/** What a visitor may type on the landing page, in characters: short enough to travel in an address. */
export const MAX_VISITOR_TEXT_LENGTH = 300
