import { type Account, PRICES, type StripeObject } from './account.ts'

/** Stripe's own pages, as bare as can be: where one pays, and where one looks after it. */
export function hostedPage(
  account: Account,
  method: string,
  path: string,
  form: URLSearchParams,
): { status: number; html: string; location?: string } {
  const [, kind, id = ''] = path.split('/')
  const object = account.find(id)
  if (kind === 'pay' && object) return method === 'POST' ? payment(account, object, form) : payPage(object)
  if (kind === 'portal' && object) {
    if (method === 'POST') act(account, object, form.get('act') ?? '')
    return portalPage(account, object)
  }
  return { status: 404, html: '<h1>Not here</h1>' }
}

function payment(account: Account, session: StripeObject, form: URLSearchParams) {
  if (form.get('outcome') === 'declined')
    return payPage(session, '<p role="alert">Your card was declined.</p>')
  account.pay(session.id)
  const success = String(session['success_url']).replace('{CHECKOUT_SESSION_ID}', session.id)
  return { status: 303, html: '', location: success }
}

function payPage(session: StripeObject, note = '') {
  const html = `<!doctype html><title>Pay at the double</title><h1>Pay</h1>${note}
    <form method="post"><button name="outcome" value="paid">Pay</button>
    <button name="outcome" value="declined">Pay with a card that is declined</button></form>
    <a href="${String(session['cancel_url'])}">Back</a>`
  return { status: session['status'] === 'open' ? 200 : 410, html }
}

function act(account: Account, portal: StripeObject, wanted: string): void {
  const subscription = account.all('subscription').findLast((one) => one['customer'] === portal['customer'])
  if (!subscription) return
  if (wanted === 'cancel') account.cancelAtPeriodEnd(subscription.id)
  if (wanted === 'resume')
    account.update(subscription.id, { cancel_at_period_end: false, cancel_at: null, canceled_at: null })
  if (wanted === 'annual') account.renew(subscription.id, 'paid', PRICES.annual)
  if (wanted === 'fail') account.renew(subscription.id, 'open')
  if (wanted === 'end') account.cancelNow(subscription.id)
}

function portalPage(account: Account, portal: StripeObject) {
  const subscription = account.all('subscription').findLast((one) => one['customer'] === portal['customer'])
  const buttons = ['cancel', 'resume', 'annual', 'fail', 'end']
    .map((name) => `<button name="act" value="${name}">${name}</button>`)
    .join(' ')
  const html = `<!doctype html><title>Portal of the double</title><h1>Billing portal</h1>
    <p>${String(subscription?.['status'])}</p><form method="post">${buttons}</form>
    <a href="${String(portal['return_url'])}">Return</a>`
  return { status: 200, html }
}
