// Plans, subscriptions and invoices in the API, for companies and for the owner.
import { z } from 'zod'
import { PRODUCT_NAME } from '../constants.ts'
import { invoiceLine } from '../invoice-lines.ts'
import { taxNumberFault, UNNAMED_TAX } from '../tax.ts'
import { idText } from './common.ts'

export const SUBSCRIPTION_STATUSES = ['trial', 'active', 'past_due', 'cancelled'] as const
export const INVOICE_STATUSES = ['open', 'paid', 'void', 'credited'] as const
export const BILLING_PERIODS = ['month', 'year'] as const
export type BillingPeriod = (typeof BILLING_PERIODS)[number]
export const INVOICE_KINDS = ['start', 'renewal', 'change'] as const
export const PAYMENT_METHODS = ['transfer', 'card', 'cash', 'other'] as const
export type PaymentMethod = (typeof PAYMENT_METHODS)[number]

/** Features that a plan includes; the database refuses those it lacks. */
const planSwitches = {
  hasApi: z.boolean(),
  hasShops: z.boolean(),
  /** The company's logo and colour in texts for recipients. */
  hasBranding: z.boolean(),
  /** Own wording of mails to recipients. */
  hasOwnMails: z.boolean(),
}

const currencyCode = z.string().regex(/^[A-Z]{3}$/, { error: 'Use a currency code like EUR' })
/** ISO 3166 code of two letters; empty for none. */
const countryCode = z.string().regex(/^([A-Z]{2})?$/, { error: 'Use a country code of two letters' })

const planPrice = z.object({
  period: z.enum(BILLING_PERIODS),
  currency: currencyCode,
  priceMinor: z.number().int().min(1).max(100_000_000),
})
export type PlanPrice = z.infer<typeof planPrice>

/** A plan on sale. */
export const subscriptionPlan = z.object({
  id: z.string(),
  name: z.string(),
  /** Minor units; null: price on request. */
  priceMinor: z.number().int().nullable(),
  currency: z.string(),
  period: z.string(),
  /** Prices by the year or in other currencies, beside `priceMinor`. */
  prices: z.array(planPrice),
  /** 0 = unlimited. */
  vehicleLimit: z.number().int(),
  /** Members; 0 = unlimited. */
  memberLimit: z.number().int(),
  /** Texts to recipients per month; 0 = unlimited. */
  textLimit: z.number().int(),
  /** Orders per day; 0 = unlimited. */
  orderLimit: z.number().int(),
  /** Stored files in MB (a million bytes); 0 = unlimited. */
  storageLimit: z.number().int(),
  /** API calls per minute, over all keys of a company; 0 = unlimited. */
  callLimit: z.number().int(),
  /** Queued plans of a company; 0 = unlimited. */
  waitingPlanLimit: z.number().int(),
  ...planSwitches,
  features: z.array(z.string()),
  isPopular: z.boolean(),
})
export type SubscriptionPlanItem = z.infer<typeof subscriptionPlan>

/** Credits all or part of an invoice. */
export const creditNoteItem = z.object({
  id: idText,
  number: z.string(),
  currency: z.string(),
  subtotalMinor: z.number().int(),
  taxMinor: z.number().int(),
  totalMinor: z.number().int(),
  reason: z.string(),
  issuedAt: z.string(),
})
export type CreditNoteItem = z.infer<typeof creditNoteItem>

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
  /** Sentence that the law requires beside the tax; empty for none. */
  taxNote: z.string(),
  /** What credit notes took back. */
  creditedMinor: z.number().int(),
  creditNotes: z.array(creditNoteItem),
  couponCode: z.string().nullable(),
  issuedAt: z.string(),
  dueAt: z.string(),
  paidAt: z.string().nullable(),
  paidBy: z.enum(PAYMENT_METHODS).nullable(),
  paymentReference: z.string().nullable(),
})
export type InvoiceItem = z.infer<typeof invoiceItem>

/** Addressee of a company's invoices. */
export const billingDetailsBody = z
  .object({
    name: z.string().trim().max(200),
    address: z.string().trim().max(500),
    /** Decides the tax on invoices. */
    country: countryCode.default(''),
    taxId: z.string().trim().max(60),
    email: z.email({ error: 'Enter an email address' }).max(254).toLowerCase().nullable(),
  })
  .superRefine(({ country, taxId }, context) => {
    const message = taxNumberFault(country, taxId)
    if (message) context.addIssue({ code: 'custom', path: ['taxId'], message })
  })
export type BillingDetails = z.output<typeof billingDetailsBody>

const usage = z.object({
  used: z.number().int(),
  /** 0 = unlimited. */
  limit: z.number().int(),
})

/** `GET /subscription`: state, usage, and available plans. */
export const subscriptionResponse = z.object({
  companyName: z.string(),
  /** False when billing is off on this server: no trial ends and no limit applies. */
  isBillingOn: z.boolean(),
  status: z.enum([...SUBSCRIPTION_STATUSES, 'expired']),
  /** Error code that blocks new plans; null when nothing does. */
  blockedBy: z.enum(['trial_ended', 'subscription_ended', 'company_suspended']).nullable(),
  suspendedReason: z.string().nullable(),
  planId: z.string(),
  planName: z.string(),
  /** For each `period`, before tax. */
  amountMinor: z.number().int(),
  period: z.enum(BILLING_PERIODS),
  currency: z.string(),
  /** The discount of the next invoices; null without a coupon that still counts. */
  coupon: z
    .object({
      code: z.string(),
      /** The discount in English. */
      text: z.string(),
      percentOff: z.number().nullable(),
      amountOffMinor: z.number().int().nullable(),
      /** Invoices that it still discounts; null for all. */
      invoicesLeft: z.number().int().nullable(),
    })
    .nullable(),
  trialEndsAt: z.string().nullable(),
  /** Rounded up; 0 after the end. */
  daysLeft: z.number().int().nullable(),
  periodEndsAt: z.string().nullable(),
  cancelsAtPeriodEnd: z.boolean(),
  pastDueSince: z.string().nullable(),
  /** Without payment the company is suspended then. */
  suspendsAt: z.string().nullable(),
  /** The plan that starts with its invoice's payment, or with the next period. */
  nextPlanId: z.string().nullable(),
  nextPeriod: z.enum(BILLING_PERIODS).nullable(),
  nextCurrency: z.string().nullable(),
  usage: z.object({
    vehicles: usage,
    members: usage,
    apiKeys: usage.extend({ isIncluded: z.boolean() }),
    texts: usage,
    /** For today's orders in the company's time zone. */
    orders: usage,
    /** In MB (a million bytes), rounded up. */
    storage: usage,
  }),
  plans: z.array(subscriptionPlan),
  /** Only administrators see and change these. */
  isAdmin: z.boolean(),
  invoices: z.array(invoiceItem),
  billingDetails: billingDetailsBody.nullable(),
  paymentInstructions: z.string(),
  canPayByCard: z.boolean(),
})
export type SubscriptionResponse = z.infer<typeof subscriptionResponse>

/** `POST /subscription`. */
export const choosePlanBody = z.object({
  planId: z.string().min(1).max(60),
  /** Absent: the present period, and a month for a start. */
  period: z.enum(BILLING_PERIODS).optional(),
  /** Absent: the present currency, and that of the plan for a start. */
  currency: currencyCode.optional(),
  couponCode: z.string().trim().toUpperCase().min(3).max(40).optional(),
})
export type ChoosePlanBody = z.output<typeof choosePlanBody>
export const choosePlanResponse = z.object({
  /**
   * invoiced: starts on payment. changed: effective at once. scheduled: from the next period. checkout: pay
   * at `checkoutUrl`.
   */
  result: z.enum(['invoiced', 'changed', 'scheduled', 'kept', 'checkout']),
  planId: z.string(),
  status: z.enum(SUBSCRIPTION_STATUSES),
  effectiveAt: z.string().nullable(),
  invoice: invoiceItem.nullable(),
  checkoutUrl: z.string().nullable(),
})
export type ChoosePlanResponse = z.infer<typeof choosePlanResponse>

/** `POST /subscription/preview`: the cost of choosing a plan, without choosing it. */
export const planPreview = z.object({
  result: choosePlanResponse.shape.result,
  planId: z.string(),
  planName: z.string(),
  period: z.enum(BILLING_PERIODS),
  /** Before tax, for each period. */
  priceMinor: z.number().int(),
  currency: z.string(),
  effectiveAt: z.string().nullable(),
  /** The immediate invoice; null for none. */
  invoice: z
    .object({
      lines: z.array(invoiceLine),
      subtotalMinor: z.number().int(),
      taxLabel: z.string(),
      taxPercent: z.number(),
      taxMinor: z.number().int(),
      totalMinor: z.number().int(),
      taxNote: z.string(),
      dueAt: z.string().nullable(),
    })
    .nullable(),
  /** Next invoice of the plan; null before its first month. */
  nextAt: z.string().nullable(),
})
export type PlanPreview = z.infer<typeof planPreview>

export const cancelSubscriptionBody = z.object({ reason: z.string().trim().max(500).optional() })
export const paymentPageResponse = z.object({ url: z.string() })

const taxLabel = z.string().trim().min(1).max(30).default(UNNAMED_TAX)
// Two decimals, so that tax is computed from integers.
const taxPercent = z.number().min(0).max(100).multipleOf(0.01)

/** The owner's settings for invoices and trials. */
export const billingTerms = z.object({
  sellerName: z.string().trim().max(200).default(PRODUCT_NAME),
  sellerAddress: z.string().trim().max(500).default(''),
  sellerTaxId: z.string().trim().max(60).default(''),
  /** With it, tax follows the buyer's country, and reverse charge applies within the EU. */
  sellerCountry: countryCode.default(''),
  taxLabel,
  taxPercent: taxPercent.default(0),
  /** Rates of buyers in other countries. A country abroad without a rate is not taxed. */
  taxRates: z
    .array(z.object({ country: countryCode.min(2), label: taxLabel, percent: taxPercent }))
    .max(60)
    .refine((rates) => new Set(rates.map(({ country }) => country)).size === rates.length, {
      error: 'Name each country once',
    })
    .default([]),
  /** Payment details on invoices: bank, account, reference. */
  paymentInstructions: z.string().trim().max(1000).default(''),
  /** Days from an invoice to its due date. */
  dueDays: z.number().int().min(0).max(90).default(14),
  /** Days from the due date to suspension. */
  graceDays: z.number().int().min(1).max(90).default(14),
  /** Days after the due date on which reminders leave; the last one is the final notice. */
  reminderDays: z
    .array(z.number().int().min(0).max(90))
    .min(1)
    .max(5)
    .refine((days) => days.every((day, i) => i === 0 || day > (days[i - 1] ?? 0)), {
      error: 'Write the days in rising order',
    })
    .default([0, 7, 12]),
  /** When a plan chosen after a trial starts: on payment, or at once. */
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

/** `POST /owner/invoices/{id}/credit`. */
export const creditInvoiceBody = z.object({
  /** Before tax; absent: all that is not credited yet. */
  subtotalMinor: z.number().int().min(1).max(2_000_000_000).optional(),
  reason: z.string().trim().min(1, { error: 'Say why' }).max(300),
})
export type CreditInvoiceBody = z.output<typeof creditInvoiceBody>

/** A coupon as the owner writes it. Its worth never changes; it can only be switched off. */
export const couponBody = z
  .object({
    code: z
      .string()
      .trim()
      .toUpperCase()
      .regex(/^[A-Z0-9-]{3,40}$/, { error: 'Use letters, digits and hyphens, at least three' }),
    percentOff: z.number().gt(0).max(100).multipleOf(0.01).nullable().default(null),
    amountOffMinor: z.number().int().min(1).max(100_000_000).nullable().default(null),
    /** Currency of `amountOffMinor`. */
    currency: currencyCode.nullable().default(null),
    /** Invoices of a company that it discounts; null for all. */
    invoices: z.number().int().min(1).max(120).nullable().default(1),
    /** Companies that may redeem it; null without limit. */
    companyLimit: z.number().int().min(1).max(1_000_000).nullable().default(null),
    expiresAt: z.iso.datetime().nullable().default(null),
  })
  .superRefine(({ percentOff, amountOffMinor, currency }, context) => {
    if ((percentOff === null) === (amountOffMinor === null))
      context.addIssue({ code: 'custom', path: ['percentOff'], message: 'Give a share or an amount' })
    if ((amountOffMinor === null) !== (currency === null))
      context.addIssue({ code: 'custom', path: ['currency'], message: 'An amount needs a currency' })
  })
export type CouponBody = z.output<typeof couponBody>
export const couponItem = z.object({
  code: z.string(),
  percentOff: z.number().nullable(),
  amountOffMinor: z.number().int().nullable(),
  currency: z.string().nullable(),
  invoices: z.number().int().nullable(),
  companyLimit: z.number().int().nullable(),
  companies: z.number().int(),
  expiresAt: z.string().nullable(),
  isActive: z.boolean(),
})
export type CouponItem = z.infer<typeof couponItem>
export const couponsResponse = z.object({ items: z.array(couponItem) })
export const couponPatch = z.object({ isActive: z.boolean() })

/** `GET /owner/billing`: revenue from subscription events, payments from invoices. */
export const billingFigures = z.object({
  /** Currency of all amounts; `currency` requests another. */
  currency: z.string(),
  /** Currencies in which companies have subscriptions or invoices. */
  currencies: z.array(z.string()),
  mrrMinor: z.number().int(),
  paidThisMonthMinor: z.number().int(),
  openMinor: z.number().int(),
  openCount: z.number().int(),
  overdueMinor: z.number().int(),
  overdueCount: z.number().int(),
  /** Overdue amounts, by days past the due date. */
  aging: z.array(
    z.object({
      fromDays: z.number().int(),
      /** Null: and older. */
      toDays: z.number().int().nullable(),
      count: z.number().int(),
      amountMinor: z.number().int(),
    }),
  ),
  /** Invoices that the running subscriptions lead to if nothing changes, before tax. */
  forecast: z.array(
    z.object({
      /** `YYYY-MM`. */
      month: z.string(),
      count: z.number().int(),
      amountMinor: z.number().int(),
    }),
  ),
  lostThisMonth: z.number().int(),
  /** This month so far. */
  churnPercent: z.number().nullable(),
  /** Percent of the trials that ended in the last 90 days and now pay; null without trials. */
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
      /** Companies paying at the start of the month, and those that left during it. */
      payingBefore: z.number().int(),
      lost: z.number().int(),
      /** Percent of the companies paying at the month's start that left during it; null without any. */
      churnPercent: z.number().nullable(),
      /** Trials that ended in the month, and how many of them pay. */
      endedTrials: z.number().int(),
      wonTrials: z.number().int(),
      /** Null without ended trials. */
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

/** A plan as edited by the owner. Companies keep their terms until they change or renew. */
export const planBody = z.object({
  id: z.string().regex(/^[a-z_]{1,40}$/, { error: 'Use lower-case letters and underscores' }),
  name: z.string().trim().min(1, { error: 'Name the plan' }).max(60),
  priceMinor: z.number().int().min(0).max(100_000_000).nullable(),
  vehicleLimit: z.number().int().min(0).max(100_000),
  memberLimit: z.number().int().min(0).max(100_000),
  textLimit: z.number().int().min(0).max(10_000_000),
  // Absent fields keep their value; a new plan has no limit.
  orderLimit: z.number().int().min(0).max(10_000_000).optional(),
  storageLimit: z.number().int().min(0).max(100_000_000).optional(),
  callLimit: z.number().int().min(0).max(100_000).optional(),
  waitingPlanLimit: z.number().int().min(0).max(10_000).optional(),
  ...planSwitches,
  // Absent: the present prices stay.
  prices: z
    .array(planPrice)
    .max(40)
    .refine((prices) => new Set(prices.map((p) => `${p.period} ${p.currency}`)).size === prices.length, {
      error: 'Give each period and currency one price',
    })
    .optional(),
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
