/** Where the shopping lists are; a list has its address, without one the current list is shown. */
export const SHOPPING_PATH = '/shopping'

export const listAddress = (listId: string, more: Record<string, string> = {}): string =>
  `${SHOPPING_PATH}?${new URLSearchParams({ list: listId, ...more })}`

/** Where the page's scripts ask and send. */
export const listEndpoint = (listId: string): string => `${SHOPPING_PATH}/lists/${listId}`
export const sharedListEndpoint = (token: string): string => `${SHOPPING_PATH}/shared/${token}/list`
