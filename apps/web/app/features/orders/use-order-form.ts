// State of the order form: initial values and the call that saves it.
import { defaultColumns, toTyped, type OrderItem } from '@dropwise/contracts'
import { useState } from 'react'
import { useTenant } from '../../lib/company-context.tsx'
import { clock, listText } from '../../lib/format.ts'
import { useSchemaForm } from '../../ui/form/use-schema-form.ts'
import { notify } from '../../ui/toasts.tsx'
import { useChangeOrders, useCreateOrder } from './api.ts'
import { orderForm, type OrderFields, type OrderFormValues } from './order-form-schema.ts'
import { useChangeRecurring, useCreateRecurring } from './recurring-api.ts'
import { ordersWords as words } from '../../lib/words/orders.ts'

interface OrderDefaults {
  day: string
  timeZone: string
  /** Default for the company's orders without a service time. */
  serviceMinutes: number
}

function initialValues(order: OrderItem | undefined, defaults: OrderDefaults): OrderFormValues {
  const { day, timeZone, serviceMinutes } = defaults
  if (!order)
    return {
      reference: '',
      recipient: '',
      address: '',
      date: day,
      ...defaultColumns(),
      serviceMinutes,
      repeats: null,
      history: false,
    }
  const { reference, recipient, phone, email, address, date } = order
  // Without coordinates: they are sent only when another address is picked, so saving does not move the pin.
  return {
    reference,
    recipient,
    phone,
    email,
    address,
    date,
    lastDate: order.lastDate,
    windowStart: clock(order.windowStart, timeZone),
    windowEnd: clock(order.windowEnd, timeZone),
    ...toTyped(order),
    repeats: null,
    history: false,
  }
}

const TAKEN = { serviceMinutes: 'serviceTime', instructions: 'instructions', window: 'windowTaken' } as const

/** `Taken from the address book: service time, window.` */
function takenText(fields: readonly (keyof typeof TAKEN)[]): string {
  return fields.length > 0
    ? words('takenFromBook', { fields: listText(fields.map((field) => words(TAKEN[field]))) })
    : ''
}

/** Which orders a change to a recurring order affects. */
export type Scope = 'this' | 'later'

/** The changed fields only, so that changes of other people to the other fields remain. */
function changedOnly<Body extends object>(body: Body, defaults: unknown): Partial<Body> {
  const before = orderForm.safeParse(defaults)
  if (!before.success) return body
  const stored: Record<string, unknown> = before.data
  // An empty field reads as text or as nothing.
  const written = (value: unknown) => JSON.stringify(value === '' ? null : (value ?? null))
  const isSame = (name: string, value: unknown) => written(value) === written(stored[name])
  const isMoved = ['lat', 'lng'].some((name) => !isSame(name, (body as Record<string, unknown>)[name]))
  return Object.fromEntries(
    Object.entries(body).filter(
      ([name, value]) => !isSame(name, value) || (isMoved && (name === 'lat' || name === 'lng')),
    ),
  ) as Partial<Body>
}

interface OrderFormOptions {
  order: OrderItem | undefined
  like: OrderItem | undefined
  onClose: () => void
  serviceMinutes: number
  /** Values of the company's own fields; undefined for a company without any. */
  custom: Record<string, string> | undefined
}

export function useOrderForm({ order, like, onClose, serviceMinutes, custom }: OrderFormOptions) {
  const { company, day, today } = useTenant()
  const [scope, setScope] = useState<Scope>('this')
  const [hasFiles, setHasFiles] = useState(true)
  const create = useCreateOrder()
  const change = useChangeOrders()
  const createRecurring = useCreateRecurring()
  const changeRecurring = useChangeRecurring()
  const fields: OrderFields = useSchemaForm({
    schema: orderForm,
    defaultValues: {
      ...initialValues(order ?? like, { day, timeZone: company.timeZone, serviceMinutes }),
      ...(like && { reference: '', lat: like.lat, lng: like.lng }),
      ...(custom && { custom }),
    },
    fieldOfCode: { duplicate_reference: 'reference' },
    async onSubmit({ repeats, history, ...body }) {
      const { reference, date, lastDate: _, ...template } = body
      let detail = ''
      if (order?.series && scope === 'later')
        await changeRecurring.mutateAsync({
          id: order.series.id,
          patch: { from: order.series.date, order: template },
        })
      else if (order) {
        const patch = changedOnly(body, fields.form.formState.defaultValues)
        if (Object.keys(patch).length > 0) await change.mutateAsync({ ids: [order.id], patch })
      } else if (repeats)
        await createRecurring.mutateAsync({ reference, order: template, startsOn: date, ...repeats })
      else {
        // An untouched service time is the company's default. It is not sent, because the address book may
        // know better.
        const { serviceMinutes: minutes, ...rest } = body
        const isTyped = like !== undefined || fields.form.formState.dirtyFields.serviceMinutes === true
        const { fromAddressBook = [] } = await create.mutateAsync({
          ...rest,
          ...(isTyped ? { serviceMinutes: minutes } : {}),
          ...(like && hasFiles ? { filesOf: like.id } : {}),
          ...(history ? { history } : {}),
        })
        detail = takenText(fromAddressBook)
      }
      notify({
        title: words(order ? 'orderChanged' : 'orderAdded', { order: reference || words('order') }),
        ...(detail ? { detail } : {}),
      })
      onClose()
    },
  })
  const isPast = fields.form.watch('date') < today
  return { fields, scope, setScope, hasFiles, setHasFiles, isPast }
}
