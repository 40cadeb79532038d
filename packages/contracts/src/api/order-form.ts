// A company's public order form: its settings, what visitors see and send, and what waits for an answer
// (docs/api.md, part B2).
import { z } from 'zod'
import { PLACE_FIELDS } from '../orders/fields.ts'
import { MAIL_LANGUAGES, type MailLanguage } from '../mail/languages.ts'
import { askedField, ORDER_TYPES, clockText, dayText, idText, timeText, textsByName } from './common.ts'

/** Maximum hundredths of a price or a supplement. */
const PRICE_MOST = 10_000_000
const price = z.number().int().min(0).max(PRICE_MOST)
/** Names a service or a slot within its form. */
const keyText = z.string().regex(/^[a-z0-9][a-z0-9-]{0,39}$/, { error: 'Lower case letters, digits and -' })

/** Details that a form may ask for, besides name and address. */
export const FORM_FIELDS = ['email', 'phone', 'packages', 'weight', 'note'] as const
export type FormField = (typeof FORM_FIELDS)[number]
export const FORM_ASKS = ['off', 'optional', 'required'] as const
export type FormAsk = (typeof FORM_ASKS)[number]
const ask = z.enum(FORM_ASKS)
export const formFields = z.object({
  email: ask.default('required'),
  phone: ask.default('optional'),
  packages: ask.default('optional'),
  weight: ask.default('off'),
  note: ask.default('optional'),
})

export const formService = z.object({
  id: keyText,
  name: z.string().trim().min(1, { error: 'Enter a name' }).max(80),
  type: z.enum(ORDER_TYPES).default('delivery'),
  /** Minutes at the door; null: the company's default. */
  serviceMinutes: z.number().int().min(0).max(1_440).nullable().default(null),
  /**
   * Hundredths of the company's currency, for a company without a default rate card. A default card is the one source
   * of prices: it also prices what visitors order, and this amount, the next one and supplements of slots are then
   * unused. They stay in the form because a fixed price by service needs no card, and apply again once the card is removed.
   */
  priceMinor: price.default(0),
  /** For every parcel after the first. */
  perPackageMinor: price.default(0),
})
export type FormService = z.output<typeof formService>

export const formSlot = z
  .object({
    id: keyText,
    /** ISO weekdays. */
    weekdays: z.array(z.number().int().min(1).max(7)).min(1, { error: 'Choose a weekday' }).max(7),
    from: clockText,
    to: clockText,
    supplementMinor: price.default(0),
    /** Maximum number of orders of one day; null: no limit but the vans'. */
    most: z.number().int().min(1).max(10_000).nullable().default(null),
  })
  .refine(({ from, to }) => from < to, { path: ['to'], error: 'Must be after the start' })
export type FormSlot = z.output<typeof formSlot>

const areDistinct = (rows: readonly { id: string }[]): boolean =>
  new Set(rows.map(({ id }) => id)).size === rows.length
const distinct = { error: 'Two have the same id' }

/** The origin of a site, `https://shop.example`; a star would let in every site of a domain. */
const originText = z
  .string()
  .max(300)
  .refine(
    (text) =>
      /^https?:\/\/[a-z0-9.-]+(:\d+)?$/.test(text) && URL.canParse(text) && new URL(text).origin === text,
    {
      error: 'An address such as https://shop.example, without a path',
    },
  )

/** `PUT /company/order-form` writes the whole form. */
export const orderFormBody = z
  .object({
    isOpen: z.boolean().default(false),
    /** True: dispatch accepts or declines each. */
    needsAcceptance: z.boolean().default(true),
    services: z.array(formService).max(20).refine(areDistinct, distinct).default([]),
    slots: z.array(formSlot).max(50).refine(areDistinct, distinct).default([]),
    fields: formFields.prefault({}),
    /** Zones that are served; empty: wherever addresses are found. */
    zoneIds: z.array(idText).max(100).default([]),
    leadHours: z.number().int().min(0).max(720).default(24),
    daysAhead: z.number().int().min(1).max(60).default(14),
    intro: z.string().trim().max(1_000).default(''),
    /** Shown and mailed once the order is taken. */
    confirmation: z.string().trim().max(1_000).default(''),
    /** Sites that may show the form in a frame. */
    frameOrigins: z.array(originText).max(10).default([]),
  })
  .refine(({ isOpen, services }) => !isOpen || services.length > 0, {
    path: ['services'],
    error: 'Add a service before you open the form',
  })
  .refine(({ isOpen, slots }) => !isOpen || slots.length > 0, {
    path: ['slots'],
    error: 'Add a slot before you open the form',
  })
export type OrderFormBody = z.output<typeof orderFormBody>

/** `GET /company/order-form`, and the answer of its change. */
export const orderFormResponse = z.object({
  form: z.object({
    isOpen: z.boolean(),
    needsAcceptance: z.boolean(),
    services: z.array(formService),
    slots: z.array(formSlot),
    fields: formFields,
    zoneIds: z.array(idText),
    leadHours: z.number().int(),
    daysAhead: z.number().int(),
    intro: z.string(),
    confirmation: z.string(),
    frameOrigins: z.array(z.string()),
  }),
  /** Where visitors find it. */
  url: z.string(),
  /** The default rate card, which prices what visitors order in place of the form's own prices. */
  rateCard: z.string().nullable(),
  currency: z.string(),
})
export type OrderFormResponse = z.output<typeof orderFormResponse>

/** `GET /order-form/{slug}`: what a visitor sees. */
export const publicOrderForm = z.object({
  company: z.object({
    name: z.string(),
    color: z.string(),
    logoUrl: z.string().nullable(),
    language: z.string(),
    hidesPlatform: z.boolean(),
  }),
  currency: z.string(),
  intro: z.string(),
  needsAcceptance: z.boolean(),
  services: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      type: z.enum(ORDER_TYPES),
      /** Without the supplement of a slot. Null: a rate card prices the order, by its place and load. */
      priceMinor: z.number().int().nullable(),
    }),
  ),
  fields: formFields,
  /** The company's own fields that visitors fill in. */
  customFields: z.array(askedField),
  /** To send back with the order. */
  mark: z.string(),
})
export type PublicOrderForm = z.output<typeof publicOrderForm>

const weightKg = z.number().min(0).max(100_000)
const packages = z.number().int().min(1).max(1_000).default(1)
const address = z.string().trim().min(3, { error: 'Enter an address' }).max(PLACE_FIELDS.address.maxLength)
/** `POST /order-form/{slug}/slots`. */
export const formSlotsBody = z.object({
  serviceId: keyText,
  address,
  packages,
  /** Where the form asks for it. */
  weightKg: weightKg.nullish(),
})
export const offeredSlot = z.object({
  slotId: z.string(),
  date: dayText,
  from: clockText,
  to: clockText,
  priceMinor: z.number().int(),
})
export type OfferedSlot = z.output<typeof offeredSlot>
export const formSlotsResponse = z.object({
  /** As the map writes it. */
  address: z.string(),
  /** Earliest first. */
  slots: z.array(offeredSlot),
})
export type FormSlotsResponse = z.output<typeof formSlotsResponse>

/** `POST /order-form/{slug}/orders`. A repeated `id` gets the first answer. */
export const formOrderBody = z.object({
  id: idText,
  mark: z.string().max(200),
  /** Empty: people do not see this field. */
  website: z.string().max(500).default(''),
  serviceId: keyText,
  slotId: keyText,
  date: dayText,
  /** The price that the visitor saw. */
  priceMinor: price,
  recipient: z
    .string()
    .trim()
    .min(1, { error: 'Enter a name' })
    .max(Math.min(120, PLACE_FIELDS.recipient.maxLength)),
  address,
  email: z.email('This email address is not complete').max(PLACE_FIELDS.email.maxLength).nullish(),
  phone: z.string().trim().max(PLACE_FIELDS.phone.maxLength).nullish(),
  packages,
  weightKg: weightKg.nullish(),
  note: z.string().trim().max(500).nullish(),
  /** Values of the company's own fields, by name. */
  custom: z.record(z.string().trim().min(1).max(60), z.string().trim().max(500)).default({}),
  /** Language of the page, for messages about the order; absent: the company's. */
  language: z.enum(Object.keys(MAIL_LANGUAGES) as [MailLanguage, ...MailLanguage[]]).nullish(),
})
export type FormOrderBody = z.output<typeof formOrderBody>

export const REQUEST_STATES = ['waiting', 'accepted', 'declined'] as const
export type RequestState = (typeof REQUEST_STATES)[number]
export const formOrderResponse = z.object({
  state: z.enum(REQUEST_STATES),
  /** Null while it waits. */
  trackingUrl: z.string().nullable(),
  confirmation: z.string(),
})
export type FormOrderResponse = z.output<typeof formOrderResponse>

/** What the visitor sent, while it waits. */
export const orderWish = z.object({
  service: z.string(),
  type: z.enum(ORDER_TYPES),
  serviceMinutes: z.number().int().nullable(),
  from: z.string(),
  to: z.string(),
  recipient: z.string(),
  address: z.string(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  packages: z.number().int(),
  weightKg: z.number().nullable(),
  note: z.string().nullable(),
  custom: textsByName.default({}),
  language: z.string().nullable().default(null),
  lat: z.number(),
  lng: z.number(),
})
export type OrderWish = z.output<typeof orderWish>

/** `GET /order-requests`. */
export const orderRequestsQuery = z.object({ state: z.enum(REQUEST_STATES).default('waiting') })
export const orderRequest = z.object({
  id: idText,
  state: z.enum(REQUEST_STATES),
  date: dayText,
  priceMinor: z.number().int(),
  currency: z.string(),
  /** Null once it is decided: the order holds it. */
  wish: orderWish.nullable(),
  /** Why the request did not become an order automatically. */
  problem: z.string().nullable(),
  orderId: idText.nullable(),
  createdAt: timeText,
})
export type OrderRequest = z.output<typeof orderRequest>
/** Oldest first while they wait, else newest first; at most 500. */
export const orderRequestsResponse = z.object({ items: z.array(orderRequest) })

/** How long a refusal can be withdrawn; the visitor gets it afterwards. */
export const UNDO_DECLINE_SECONDS = 60
/** `POST /order-requests/{id}/decline`. */
export const declineRequestBody = z.object({
  /** Goes to the visitor a minute later, by mail or as a text message. */
  message: z.string().trim().min(1, { error: 'Say why' }).max(1_000),
})
