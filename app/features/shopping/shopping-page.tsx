import Copy from 'lucide-react/icons/copy'
import ListIcon from 'lucide-react/icons/list'
import Printer from 'lucide-react/icons/printer'
import Send from 'lucide-react/icons/send'
import Share2 from 'lucide-react/icons/share-2'
import { type MouseEvent, type SubmitEvent, useState } from 'react'
import { Link } from 'react-router'
import { copyText, shareText } from '#app/features/page/share-text.ts'
import { useToday } from '#app/features/page/use-today.ts'
import { Button, LinkButton } from '#app/ui/button.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { opensDialog } from '#app/ui/invokers.ts'
import layout from '#app/ui/layout.module.css'
import text from '#app/ui/text.module.css'
import { EditItemDialog } from './edit-item-dialog.tsx'
import { LISTS_DIALOG, ListsDialog } from './lists-dialog.tsx'
import { SHARE_LIST_DIALOG, ShareListDialog } from './share-dialog.tsx'
import { listAddress, listEndpoint } from './shopping-addresses.ts'
import { EmptyList, ShoppingBoard } from './shopping-board.tsx'
import styles from './shopping-page.module.css'
import { listAsText, sortedList } from './shopping-text.ts'
import type { ShoppingPage as ShoppingPageData } from './shopping-view.ts'
import { StockDialog } from './stock-dialog.tsx'
import { useShopping } from './use-shopping.ts'

type ShoppingPageProps = ShoppingPageData & {
  listId: string
  operationKey: string
  /** The server's day, until the browser says which one it is here. */
  serverDay: string
  /** Opened by its address, without scripts. */
  editId: string | null
  isStocking: boolean
}

/** The owner's list: to shop from, to change, to share, and what was bought into the pantry. */
export function ShoppingPage(props: ShoppingPageProps) {
  const { list, lists, listId, shareLink, operationKey, serverDay } = props
  const shopping = useShopping({ first: list, endpoint: listEndpoint(listId), queueName: listId })
  const today = useToday(serverDay)
  const [editingId, setEditingId] = useState(props.editId)
  const [isStocking, setIsStocking] = useState(props.isStocking)
  const address = listAddress(listId)
  const { basket, total } = sortedList(shopping.items)
  const asText = () => listAsText(shopping.name, shopping.items)
  const clear = (event: SubmitEvent) => {
    event.preventDefault()
    document.querySelector('h1')?.focus({ preventScroll: true })
    void shopping.change('clear-ticked')
  }
  return (
    <>
      <div className={classNames(layout.pageHead, styles.head)}>
        <h1 tabIndex={-1}>{shopping.name}</h1>
        <div className={classNames(layout.row, layout.noPrint, styles.actions)}>
          <Button variant="secondary" isSmall {...opensDialog(LISTS_DIALOG)}>
            <ListIcon className={text.icon} aria-hidden />
            {lists.length > 1 ? `${lists.length} lists` : 'Lists'}
          </Button>
          {list.isOwn && (
            <Button variant="secondary" isSmall {...opensDialog(SHARE_LIST_DIALOG)}>
              <Share2 className={text.icon} aria-hidden />
              {shareLink === null && !list.isHousehold ? 'Share' : 'Shared'}
            </Button>
          )}
          {shopping.items.length > 0 && (
            <>
              <Button
                variant="quiet"
                isIcon
                isSmall
                className={layout.needsScript}
                aria-label="Copy as text"
                onClick={() => void copyText(asText(), 'Shopping list copied.')}
              >
                <Copy className={text.icon} aria-hidden />
              </Button>
              <Button
                variant="quiet"
                isIcon
                isSmall
                className={layout.needsScript}
                aria-label="Send as text"
                onClick={() => void shareText({ title: shopping.name, text: asText() })}
              >
                <Send className={text.icon} aria-hidden />
              </Button>
              <Button
                variant="quiet"
                isIcon
                isSmall
                className={layout.needsScript}
                aria-label="Print"
                onClick={() => window.print()}
              >
                <Printer className={text.icon} aria-hidden />
              </Button>
            </>
          )}
        </div>
      </div>
      {list.isHousehold && (
        <p className={classNames(text.small, text.muted, layout.noPrint)}>
          A list of your <Link to="/household">household</Link>.
          {!list.mayChange && ' You can view it; owners and cooks can change it.'}
        </p>
      )}
      <ShoppingBoard
        isFixed={!list.mayChange}
        shopping={shopping}
        address={address}
        operationKey={operationKey}
        editing={
          list.mayChange
            ? {
                addressOf: ({ id }) => listAddress(listId, { edit: id }),
                open: ({ id }) => setEditingId(id),
              }
            : undefined
        }
        basketActions={
          list.mayChange && (
            <div className={classNames(layout.row, styles.basketActions)}>
              <LinkButton
                as={Link}
                to={listAddress(listId, { stock: '1' })}
                onClick={(event: MouseEvent) => {
                  event.preventDefault()
                  setIsStocking(true)
                }}
              >
                Put what I bought into my pantry
              </LinkButton>
              <form method="post" action={address} onSubmit={clear}>
                <input type="hidden" name="intent" value="clear-ticked" />
                <Button type="submit" variant="quiet">
                  Clear ticked
                </Button>
              </form>
            </div>
          )
        }
        empty={
          <EmptyList
            action={
              <LinkButton as={Link} to="/meal-planning?tab=plans">
                Shop for a plan
              </LinkButton>
            }
          >
            Type what you need, or put a plan or a recipe on the list: it comes in what shops sell, by aisle.
          </EmptyList>
        }
      />
      <EditItemDialog
        item={shopping.items.find(({ id }) => id === editingId) ?? null}
        shopping={shopping}
        address={address}
        onClose={() => setEditingId(null)}
      />
      <StockDialog
        isOpen={isStocking}
        items={basket}
        shopping={shopping}
        address={address}
        today={today}
        onClose={() => setIsStocking(false)}
      />
      {list.isOwn && (
        <ShareListDialog
          listId={listId}
          name={shopping.name}
          link={shareLink}
          address={address}
          isHousehold={props.isInHousehold ? list.isHousehold : null}
        />
      )}
      <ListsDialog
        lists={lists}
        currentId={listId}
        currentOpenCount={total - basket.length}
        name={shopping.name}
        address={address}
        isOwn={list.isOwn}
      />
    </>
  )
}
