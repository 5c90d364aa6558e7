import layout from '#app/ui/layout.module.css'
import text from '#app/ui/text.module.css'
import { SHOPPING_PATH, sharedListEndpoint } from './shopping-addresses.ts'
import { EmptyList, ShoppingBoard } from './shopping-board.tsx'
import type { ShoppingView } from './shopping-view.ts'
import { useShopping } from './use-shopping.ts'

type SharedShoppingPageProps = { list: ShoppingView; token: string; operationKey: string }

/** The list for whoever has its link: to see, to tick and to add. */
export function SharedShoppingPage({ list, token, operationKey }: SharedShoppingPageProps) {
  const shopping = useShopping({
    first: list,
    endpoint: sharedListEndpoint(token),
    queueName: `shared:${token.slice(-12)}`,
  })
  return (
    <>
      <div className={layout.pageHead}>
        <h1>{shopping.name}</h1>
        <p className={text.muted}>Shared with you: what you tick shows on every screen.</p>
      </div>
      <ShoppingBoard
        shopping={shopping}
        address={`${SHOPPING_PATH}/shared/${token}`}
        operationKey={operationKey}
        empty={<EmptyList>Add what is missing; the person who shared the list sees it at once.</EmptyList>}
      />
    </>
  )
}
