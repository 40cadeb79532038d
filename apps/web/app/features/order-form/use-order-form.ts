// Data, state and actions of the public order form.
import {
  MAIL_LANGUAGES,
  type FormField,
  type FormOrderResponse,
  type MailLanguage,
  type OfferedSlot,
  type PublicOrderForm,
} from '@dropwise/contracts'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { z } from 'zod'
import { ApiError, describeError } from '../../lib/api.ts'
import { problemSentence } from '../../lib/problem-sentence.ts'
import { currentLanguage } from '../../lib/language.ts'
import { orderFormWords as words } from '../../lib/words/order-form.ts'
import { askSlots, sendFormOrder } from './api.ts'

const fieldProblems = z.array(
  z.object({
    field: z.string(),
    candidates: z.array(z.object({ label: z.string() })).optional(),
    code: z.string().optional(),
    name: z.string().optional(),
    choices: z.string().optional(),
  }),
)
/** What the server found wrong, by field. */
const problemsOf = (error: unknown): z.output<typeof fieldProblems> =>
  (error instanceof ApiError &&
    error.code === 'validation_failed' &&
    fieldProblems.safeParse(error.details).data) ||
  []

/** The language for messages about the order; null if messages do not have the page's language and use the company's. */
function mailLanguage(): MailLanguage | null {
  const [language = ''] = currentLanguage().split('-')
  return Object.hasOwn(MAIL_LANGUAGES, language) ? (language as MailLanguage) : null
}

/** What the visitor typed. */
export interface Typed {
  serviceId: string
  address: string
  packages: string
  recipient: string
  email: string
  phone: string
  weight: string
  note: string
  website: string
  /** Values of the company's own fields, by name. */
  custom: Record<string, string>
}

/** The input that determines slots and their prices. */
const PRICED = ['serviceId', 'address', 'packages', 'weight'] as const

const nothing = {
  address: '',
  packages: '1',
  recipient: '',
  email: '',
  phone: '',
  weight: '',
  note: '',
  website: '',
  custom: {},
}

/** The sentence of an error, in the language of the page. */
function sentenceOf(error: unknown): string {
  const code = error instanceof ApiError ? error.code : ''
  if (code === 'order_slot_gone') return words('slotGone')
  if (code === 'order_price_changed') return words('priceChanged')
  if (code === 'order_outside_area') return words('outsideArea')
  if (code === 'order_form_mark_wrong') return words('reload')
  if (code === 'order_form_busy') return words('busy')
  const problems = problemsOf(error)
  const address = problems.find(({ field }) => field === 'address')
  if (address) return words(address.candidates?.length ? 'addressUnclear' : 'addressUnknown')
  if (problems.length > 0) return words('checkField')
  return describeError(error).message
}

export function useOrderForm(slug: string, form: PublicOrderForm) {
  const [typed, setTyped] = useState<Typed>({ ...nothing, serviceId: form.services[0]?.id ?? '' })
  const [id, setId] = useState(() => crypto.randomUUID())
  const [slot, setSlot] = useState<OfferedSlot | null>(null)
  const [hasTried, setTried] = useState(false)
  const packages = Math.max(1, Math.round(Number(typed.packages) || 1))

  const weightKg = typed.weight === '' ? null : Number(typed.weight)
  const search = useMutation({
    mutationFn: (address: string) =>
      askSlots(slug, { serviceId: typed.serviceId, address, packages, weightKg }),
    onSuccess: ({ address }) => setTyped((before) => ({ ...before, address })),
  })
  const order = useMutation<FormOrderResponse, unknown, OfferedSlot>({
    mutationFn: ({ slotId, date, priceMinor }) =>
      sendFormOrder(slug, {
        id,
        mark: form.mark,
        website: typed.website,
        serviceId: typed.serviceId,
        slotId,
        date,
        priceMinor,
        recipient: typed.recipient,
        address: typed.address,
        email: typed.email || null,
        phone: typed.phone || null,
        packages,
        weightKg,
        note: typed.note || null,
        custom: typed.custom,
        language: mailLanguage(),
      }),
    onError: (error) => {
      const isStale = error instanceof ApiError && /^order_(slot|price)/.test(error.code)
      if (!isStale) return
      setSlot(null)
      search.mutate(typed.address)
    },
  })

  const change = (changes: Partial<Typed>) => {
    setTyped((before) => ({ ...before, ...changes }))
    // A change of place or load changes slots and prices.
    if (PRICED.some((name) => name in changes)) {
      setSlot(null)
      search.reset()
    }
  }
  const candidates = problemsOf(search.error).find(({ field }) => field === 'address')?.candidates ?? []
  const wrongFields = new Set(problemsOf(order.error).map(({ field }) => field))
  const isMissing = (name: 'recipient' | Exclude<FormField, 'packages' | 'weight'>): boolean =>
    (name === 'recipient' || form.fields[name] === 'required') && typed[name].trim() === ''
  const detailNames = (['recipient', 'email', 'phone', 'note'] as const).filter(
    (name) => name === 'recipient' || form.fields[name] !== 'off',
  )
  const isCustomMissing = ({ name, isRequired }: PublicOrderForm['customFields'][number]): boolean =>
    isRequired && !typed.custom[name]?.trim()
  return {
    typed,
    change,
    slot,
    setSlot,
    detailNames,
    candidates: candidates.map(({ label }) => label),
    slots: search.data?.slots,
    search: (address = typed.address) => search.mutate(address),
    canSearch: typed.address.trim().length >= 3 && (form.fields.weight !== 'required' || typed.weight !== ''),
    isSearching: search.isPending,
    searchProblem: search.error ? sentenceOf(search.error) : null,
    /** Error of a field, once sending was tried. */
    errorOf: (name: (typeof detailNames)[number]): string | undefined => {
      if (hasTried && isMissing(name)) return words('required')
      return wrongFields.has(name) ? words('checkField') : undefined
    },
    customErrorOf: (field: PublicOrderForm['customFields'][number]): string | undefined => {
      if (hasTried && isCustomMissing(field)) return words('required')
      const problem = problemsOf(order.error).find((one) => one.field === `custom.${field.name}`)
      return problem && (problemSentence(problem) || words('checkField'))
    },
    send: () => {
      setTried(true)
      const isComplete = !detailNames.some(isMissing) && !form.customFields.some(isCustomMissing)
      if (slot && isComplete) order.mutate(slot)
    },
    isSending: order.isPending,
    sendProblem: order.error ? sentenceOf(order.error) : null,
    done: order.data,
    again: () => {
      setId(crypto.randomUUID())
      setTyped((before) => ({ ...before, address: '', note: '' }))
      setSlot(null)
      setTried(false)
      search.reset()
      order.reset()
    },
  }
}
export type OrderFormState = ReturnType<typeof useOrderForm>
