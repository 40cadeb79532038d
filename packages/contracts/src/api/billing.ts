// Plans, subscriptions and invoices on the wire: what a company buys, what it owes, and what the platform's owner sees of it.
import { z } from 'zod'
import { PRODUCT_NAME } from '../constants.ts'
import { idText } from './common.ts'

export const SUBSCRIPTION_STATUSES = ['trial', 'active', 'past_due', 'cancelled'] as const
export const INVOICE_STATUSES = ['open', 'paid', 'void'] as const
export const INVOICE_KINDS = ['start', 'renewal', 'change'] as const
export const PAYMENT_METHODS = ['transfer', 'card', 'cash', 'other'] as const
export type PaymentMethod = (typeof PAYMENT_METHODS)[number]

/** What a plan switches on or off: each is refused by the database where it is off. */
const planSwitches = {
  hasApi: z.boolean(),
  hasShops: z.boolean(),
  /** Logo and colour of the company on what recipients see. */
  hasBranding: z.boolean(),
  /** Emails to recipients in the company's own words. */
  hasOwnMails: z.boolean(),
}

/** What a company may buy. */
export const subscriptionPlan = z.object({
  id: z.string(),
  name: z.string(),
  /** Minor units; null = priced on request. */
  priceMinor: z.number().int().nullable(),
  currency: z.string(),
  period: z.string(),
  /** 0 = unlimited. */
  vehicleLimit: z.number().int(),
  /** People in the portal; 0 = unlimited. */
  memberLimit: z.number().int(),
  /** Texts to recipients in a month; 0 = unlimited. */
  textLimit: z.number().int(),
  /** Orders for one day; 0 = unlimited. */
  orderLimit: z.number().int(),
  /** Files of the company, in MB of a million bytes; 0 = unlimited. */
  storageLimit: z.number().int(),
  /** Calls a minute of all API keys of a company; 0 = unlimited. */
  callLimit: z.number().int(),
  /** Plans of a company that may wait for the planner; 0 = unlimited. */
  waitingPlanLimit: z.number().int(),
  ...planSwitches,
  features: z.array(z.string()),
  isPopular: z.boolean(),
})
export type SubscriptionPlanItem = z.infer<typeof subscriptionPlan>

export const invoiceLine = z.object({ description: z.string(), amountMinor: z.number().int() })
export type InvoiceLine = z.infer<typeof invoiceLine>

export const invoiceItem = z.object({
  id: idText,
  number: z.string(),
  kind: z.enum(INVOICE_KINDS),
  status: z.enum(INVOICE_STATUSES),
  isOverdue: z.boolean(),
  planId: z.string(),
  currency: z.string(),
  lines: z.array(invoiceLine),
  subtotalMinor: z.number().int(),
  taxLabel: z.string(),
  taxPercent: z.number(),
  taxMinor: z.number().int(),
  totalMinor: z.number().int(),
  issuedAt: z.string(),
  dueAt: z.string(),
  paidAt: z.string().nullable(),
  paidBy: z.enum(PAYMENT_METHODS).nullable(),
  paymentReference: z.string().nullable(),
})
export type InvoiceItem = z.infer<typeof invoiceItem>

/** To whom a company's invoices are written. */
export const billingDetailsBody = z.object({
  name: z.string().trim().max(200),
  address: z.string().trim().max(500),
  taxId: z.string().trim().max(60),
  email: z.email({ error: 'Enter an email address' }).max(254).toLowerCase().nullable(),
})
export type BillingDetails = z.output<typeof billingDetailsBody>

const used = z.object({
  used: z.number().int(),
  /** 0 = unlimited. */
  limit: z.number().int(),
})

/** `GET /subscription`: where the company stands, what it uses, what it may buy. */
export const subscriptionResponse = z.object({
  companyName: z.string(),
  /** Billing is switched off on this server: nothing ends and nothing is limited. */
  isBillingOn: z.boolean(),
  status: z.enum([...SUBSCRIPTION_STATUSES, 'expired']),
  /** Why nothing new can be planned now, as an error code; null while all works. */
  blockedBy: z.enum(['trial_ended', 'subscription_ended', 'company_suspended']).nullable(),
  suspendedReason: z.string().nullable(),
  planId: z.string(),
  planName: z.string(),
  amountMinor: z.number().int(),
  currency: z.string(),
  trialEndsAt: z.string().nullable(),
  /** Rounded up; 0 when it has ended. */
  daysLeft: z.number().int().nullable(),
  periodEndsAt: z.string().nullable(),
  cancelsAtPeriodEnd: z.boolean(),
  pastDueSince: z.string().nullable(),
  /** After this the company is suspended unless it pays. */
  suspendsAt: z.string().nullable(),
  /** The plan that starts with the payment of its invoice, or with the next period. */
  nextPlanId: z.string().nullable(),
  usage: z.object({
    vehicles: used,
    members: used,
    apiKeys: used.extend({ isIncluded: z.boolean() }),
    texts: used,
    /** Of the company's today. */
    orders: used,
    /** In MB of a million bytes, rounded up. */
    storage: used,
  }),
  plans: z.array(subscriptionPlan),
  /** Administrators alone see these and may change them. */
  isAdmin: z.boolean(),
  invoices: z.array(invoiceItem),
  billingDetails: billingDetailsBody.nullable(),
  paymentInstructions: z.string(),
  canPayByCard: z.boolean(),
})
export type SubscriptionResponse = z.infer<typeof subscriptionResponse>

/** `POST /subscription`. */
export const choosePlanBody = z.object({ planId: z.string().min(1).max(60) })
export const choosePlanResponse = z.object({
  /** invoiced: starts with the payment. changed: holds at once. scheduled: from the next period on. checkout: pay at `checkoutUrl`. */
  result: z.enum(['invoiced', 'changed', 'scheduled', 'kept', 'checkout']),
  planId: z.string(),
  status: z.enum(SUBSCRIPTION_STATUSES),
  effectiveAt: z.string().nullable(),
  invoice: invoiceItem.nullable(),
  checkoutUrl: z.string().nullable(),
})
export type ChoosePlanResponse = z.infer<typeof choosePlanResponse>

/** `POST /subscription/preview`: what choosing a plan would come to. Nothing is changed. */
export const planPreview = z.object({
  result: choosePlanResponse.shape.result,
  planId: z.string(),
  planName: z.string(),
  /** Before tax, a month. */
  monthlyMinor: z.number().int(),
  currency: z.string(),
  effectiveAt: z.string().nullable(),
  /** What is invoiced now; null where nothing is. */
  invoice: z
    .object({
      lines: z.array(invoiceLine),
      subtotalMinor: z.number().int(),
      taxLabel: z.string(),
      taxPercent: z.number(),
      taxMinor: z.number().int(),
      totalMinor: z.number().int(),
      dueAt: z.string().nullable(),
    })
    .nullable(),
  /** When the plan is invoiced next; null while its first month has not begun. */
  nextAt: z.string().nullable(),
})
export type PlanPreview = z.infer<typeof planPreview>

export const cancelSubscriptionBody = z.object({ reason: z.string().trim().max(500).optional() })
export const paymentPageResponse = z.object({ url: z.string() })

/** How invoices are written and how trials run: the owner's settings. */
export const billingTerms = z.object({
  sellerName: z.string().trim().max(200).default(PRODUCT_NAME),
  sellerAddress: z.string().trim().max(500).default(''),
  sellerTaxId: z.string().trim().max(60).default(''),
  taxLabel: z.string().trim().min(1).max(30).default('Tax'),
  taxPercent: z.number().min(0).max(100).default(0),
  /** What is on an invoice: bank, account, reference. */
  paymentInstructions: z.string().trim().max(1000).default(''),
  /** Days between an invoice and its due day. */
  dueDays: z.number().int().min(0).max(90).default(14),
  /** Days between the due day and the suspension. */
  graceDays: z.number().int().min(1).max(90).default(14),
  /** When a plan chosen after a trial starts: with the payment, or at once. */
  startsOn: z.enum(['payment', 'order']).default('payment'),
})
export type BillingTerms = z.output<typeof billingTerms>

// The owner's side --------------------------------------------------------------------------------------------------

export const ownerInvoice = invoiceItem.extend({
  tenantId: z.string(),
  companyName: z.string(),
  planName: z.string(),
})
export type OwnerInvoice = z.infer<typeof ownerInvoice>
export const ownerInvoicesResponse = z.object({ items: z.array(ownerInvoice) })

export const markPaidBody = z.object({
  method: z.enum(PAYMENT_METHODS).default('transfer'),
  reference: z.string().trim().max(200).optional(),
})

/** `GET /owner/billing`: revenue from the events of subscriptions, money from invoices. */
export const billingFigures = z.object({
  currency: z.string(),
  mrrMinor: z.number().int(),
  paidThisMonthMinor: z.number().int(),
  openMinor: z.number().int(),
  openCount: z.number().int(),
  overdueMinor: z.number().int(),
  overdueCount: z.number().int(),
  lostThisMonth: z.number().int(),
  /** This month so far, as in `months`. */
  churnPercent: z.number().nullable(),
  /** Percent of trials that ended in the last 90 days and became paying; null without any. */
  conversionPercent: z.number().nullable(),
  months: z.array(
    z.object({
      /** `YYYY-MM`. */
      month: z.string(),
      mrrMinor: z.number().int(),
      newMinor: z.number().int(),
      upgradeMinor: z.number().int(),
      downgradeMinor: z.number().int(),
      lostMinor: z.number().int(),
      /** Companies that paid when the month began, and those of them that left in it. */
      payingBefore: z.number().int(),
      lost: z.number().int(),
      /** Percent of the companies paying at the month's begin that left in it; null without any. */
      churnPercent: z.number().nullable(),
      /** Trials that ended in the month, and those of them that pay. */
      endedTrials: z.number().int(),
      wonTrials: z.number().int(),
      /** Null where no trial ended. */
      conversionPercent: z.number().nullable(),
      byPlan: z.array(
        z.object({
          planId: z.string(),
          planName: z.string(),
          mrrMinor: z.number().int(),
          count: z.number().int(),
        }),
      ),
    }),
  ),
  upcoming: z.array(
    z.object({
      at: z.string(),
      tenantId: z.string(),
      companyName: z.string(),
      what: z.enum(['trial_ends', 'renews', 'invoice_due', 'ends']),
      amountMinor: z.number().int(),
    }),
  ),
})
export type BillingFigures = z.infer<typeof billingFigures>

/** A plan as the owner edits it. Companies keep what they bought until they change or renew. */
export const planBody = z.object({
  id: z.string().regex(/^[a-z_]{1,40}$/, { error: 'Use lower-case letters and underscores' }),
  name: z.string().trim().min(1, { error: 'Name the plan' }).max(60),
  priceMinor: z.number().int().min(0).max(100_000_000).nullable(),
  vehicleLimit: z.number().int().min(0).max(100_000),
  memberLimit: z.number().int().min(0).max(100_000),
  textLimit: z.number().int().min(0).max(10_000_000),
  // Left out, each stays as it is: a new plan has none.
  orderLimit: z.number().int().min(0).max(10_000_000).optional(),
  storageLimit: z.number().int().min(0).max(100_000_000).optional(),
  callLimit: z.number().int().min(0).max(100_000).optional(),
  waitingPlanLimit: z.number().int().min(0).max(10_000).optional(),
  ...planSwitches,
  features: z.array(z.string().trim().min(1).max(120)).max(20),
  isPopular: z.boolean(),
  isActive: z.boolean(),
})
export type PlanBody = z.output<typeof planBody>
export const ownerPlan = subscriptionPlan.extend({
  isActive: z.boolean(),
  version: z.number().int(),
  position: z.number().int(),
  subscriptions: z.number().int(),
  mrrMinor: z.number().int(),
  updatedAt: z.string(),
  versions: z.array(
    z.object({
      version: z.number().int(),
      at: z.string(),
      name: z.string(),
      priceMinor: z.number().int().nullable(),
      vehicleLimit: z.number().int(),
    }),
  ),
})
export type OwnerPlan = z.infer<typeof ownerPlan>
export const ownerPlansResponse = z.object({ items: z.array(ownerPlan) })
