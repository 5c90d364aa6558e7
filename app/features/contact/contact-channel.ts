/** Where a waiting form hears that its message was mailed. */
export const contactChannel = (messageId: string) => `contact:${messageId}`
