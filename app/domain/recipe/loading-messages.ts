/** Said one after another while recipes are written; each stands for this long. */
export const LOADING_MESSAGE_MS = 2000

export const LOADING_MESSAGES = [
  'Looking through your ingredients',
  'Choosing a dish that suits them',
  'Weighing the portions',
  'Setting the order of the steps',
  'Adding up the figures',
] as const

export function loadingMessageAt(elapsedMs: number): string {
  return LOADING_MESSAGES[Math.floor(Math.max(0, elapsedMs) / LOADING_MESSAGE_MS) % LOADING_MESSAGES.length]!
}
