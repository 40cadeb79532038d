// Failures of trials, subscriptions, limits, invoices and coupons.
import type { ErrorEntry } from './entry.ts'

export const BILLING_ERRORS = {
  trial_ended: {
    status: 403,
    message: 'Your trial has ended.',
    hint: 'Choose a plan on the pricing page. Your data stays readable and exportable.',
  },
  subscription_ended: {
    status: 403,
    message: 'Your subscription has ended.',
    hint: 'Choose a plan under Settings, Plan. Your data stays readable and exportable.',
  },
  vehicle_limit: {
    status: 403,
    message: 'Your plan’s vehicle limit is {limit}.',
    hint: 'Archive a vehicle or choose a larger plan.',
  },
  plan_limit: {
    status: 403,
    message: 'Your plan does not include {what}.',
    hint: 'Choose a larger plan under Settings, Plan.',
  },
  plan_on_request: {
    status: 409,
    message: '{plan} is priced on request.',
    hint: 'Write to us through the contact page to agree on a price.',
  },
  plan_is_current: {
    status: 409,
    message: 'Your company is already on {plan}.',
    hint: 'Choose another plan.',
  },
  plan_in_use: {
    status: 409,
    message: '{plan} has subscriptions.',
    hint: 'Take it off sale instead: companies that have it keep it.',
  },
  billing_address_missing: {
    status: 409,
    message: 'The invoice needs the billing address of the company.',
    hint: 'Enter it under Settings, Plan, then choose the plan again. Owners enter it with the company.',
  },
  price_missing: {
    status: 409,
    message: '{plan} has no price by the {period} in {currency}.',
    hint: 'Choose one of the prices that GET /api/v1/subscription lists for the plan.',
  },
  coupon_unknown: {
    status: 404,
    message: 'The coupon is not valid.',
    hint: 'Check its letters. It may have expired.',
  },
  coupon_redeemed: {
    status: 409,
    message: 'The company redeemed this coupon before.',
    hint: 'Choose the plan without it: a coupon that still counts is deducted by itself.',
  },
  coupon_used_up: {
    status: 409,
    message: 'Others redeemed this coupon as often as it may be.',
    hint: 'Choose the plan without it.',
  },
  coupon_taken: {
    status: 409,
    message: 'The coupon {coupon} exists already.',
    hint: 'Choose another code. What a coupon is worth never changes.',
  },
  coupon_not_by_card: {
    status: 409,
    message: 'Plans that are paid by card take no coupons here.',
    hint: 'Choose the plan without it; the payment page has its own field for codes.',
  },
  invoice_open: {
    status: 409,
    message: 'Invoice {number} is not paid yet.',
    hint: 'Pay it first, then change the plan.',
  },
  invoice_settled: {
    status: 409,
    message: 'Invoice {number} is already settled.',
    hint: 'Reload the list of invoices.',
  },
  credit_too_large: {
    status: 409,
    message: 'The credit note comes to more than the invoice still has.',
    hint: 'Reload the invoice: it may be void, or credited already.',
  },
  billing_off: {
    status: 409,
    message: 'This server runs without billing.',
    hint: 'Trials do not end and no limits apply. Its operator can start it with BILLING=on.',
  },
} as const satisfies Record<string, ErrorEntry>
