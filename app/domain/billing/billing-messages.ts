/** What paying says when it does not work; the texts are the specification's. */
export const BILLING_MESSAGES = {
  checkoutSignedOut: 'Please sign in to continue',
  upgradeSignedOut: 'Please sign in to upgrade your subscription',
  /** The server's answer. */
  checkoutFailed: 'Failed to create checkout session',
  /** The screen's, when the server gave none. */
  checkoutNotStarted: 'Failed to start checkout process',
  noUrl: 'No checkout URL received',
  portalFailed: 'Failed to create portal session',
  upgradeFailed: 'Failed to upgrade subscription. Please try again.',
  updateFailed: 'Failed to update subscription',
  updateFallback: 'Failed to update subscription. Please try again.',
  notSetUp: 'Payments are not set up on this server yet. The free trial works without it.',
  /** While the prices at the provider are not the catalogue's. */
  notForSale: 'Premium cannot be bought at the moment. Nothing was charged; the free trial works without it.',
  /** Instead of a second subscription beside one that lives. */
  managed: 'You already have a subscription. A second one would charge you twice.',
  customerGone:
    'The payment provider no longer has your payment details, so there is nothing to manage there. Your profile shows the status of your subscription.',
  alreadyPremium: 'You already have Premium.',
  noCustomer: 'There is no subscription to manage yet.',
} as const
