import { hasTexts, openBrowserQueue } from './browser-queue.ts'

/** What was typed while there was no connection: it goes on the list once the server has it. */
export type QueuedLines = { operationKey: string; lines: string }

export const LINES = openBrowserQueue<QueuedLines>({
  prefix: 'shoppingLines:',
  most: 100,
  isEntry: (one): one is QueuedLines => hasTexts(one, 'operationKey', 'lines'),
})
