// One order entered by hand, new or changed.
import { defaultColumns, ORDER_FIELDS, readPlanningRules, toTyped, type OrderItem } from '@dropwise/contracts'
import { useQuery } from '@tanstack/react-query'
import { useTenant } from '../../lib/company-context.tsx'
import { planningRulesQuery } from '../../lib/data/planning-rules.ts'
import { clock } from '../../lib/format.ts'
import { TextField } from '../../ui/field.tsx'
import { EntityFormPanel } from '../../ui/form/entity-form-panel.tsx'
import { blankAsNull, useSchemaForm } from '../../ui/form/use-schema-form.ts'
import { TimeField } from '../../ui/time-field.tsx'
import { notify } from '../../ui/toasts.tsx'
import { useChangeOrders, useCreateOrder } from './api.ts'
import { AddressField } from './address-field.tsx'
import { ColumnFields } from './column-fields.tsx'
import { orderForm, type OrderFields, type OrderFormValues } from './order-form-schema.ts'
import { hasRare } from './order-value.ts'

interface Usual {
  day: string
  timeZone: string
  /** Of the company's orders that do not say. */
  serviceMinutes: number
}

function initialValues(order: OrderItem | undefined, usual: Usual): OrderFormValues {
  const { day, timeZone, serviceMinutes } = usual
  if (!order)
    return { reference: '', recipient: '', address: '', date: day, ...defaultColumns(), serviceMinutes }
  const { reference, recipient, phone, email, address, date } = order
  // Without coordinates: they are sent when another address is picked, so that saving does not move the pin.
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
  }
}

interface OrderFormProps {
  /** Absent for a new order. */
  order?: OrderItem
  /** A new order begins as this one is, under a number of its own. */
  like?: OrderItem
  onClose: () => void
}

export function OrderForm(props: OrderFormProps) {
  const rules = useQuery(planningRulesQuery())
  // A form begins with its values: a new order's come with the company's rules.
  if (rules.isPending && !props.order && !props.like) return null
  return <Form {...props} serviceMinutes={(rules.data ?? readPlanningRules({})).serviceMinutes} />
}

function Form({ order, like, onClose, serviceMinutes }: OrderFormProps & Pick<Usual, 'serviceMinutes'>) {
  const { company, day } = useTenant()
  const create = useCreateOrder()
  const change = useChangeOrders()
  const fields = useSchemaForm({
    schema: orderForm,
    defaultValues: {
      ...initialValues(order ?? like, { day, timeZone: company.timeZone, serviceMinutes }),
      ...(like && { reference: '', lat: like.lat, lng: like.lng }),
    },
    fieldOfCode: { duplicate_reference: 'reference' },
    async onSubmit(body) {
      if (order) await change.mutateAsync({ ids: [order.id], patch: body })
      else await create.mutateAsync(body)
      notify({ title: `${body.reference || 'Order'} ${order ? 'changed' : 'added'}` })
      onClose()
    },
  })
  return (
    <EntityFormPanel
      title={order ? 'Edit order' : like ? `New order like ${like.reference}` : 'New order'}
      aside={order?.reference}
      onClose={onClose}
      form={fields}
      submitLabel={order ? 'Save order' : 'Add order'}
      failureTitle="The order could not be saved"
    >
      <TextFieldOf fields={fields} name="reference" label={ORDER_FIELDS.reference.label} />
      <TextFieldOf fields={fields} name="recipient" label={ORDER_FIELDS.recipient.label} />
      <AddressField fields={fields} />
      <div className="grid grid-cols-3 gap-3">
        <TextFieldOf fields={fields} name="date" label={ORDER_FIELDS.date.label} type="date" />
        <TimeFieldOf fields={fields} name="windowStart" label="From" />
        <TimeFieldOf fields={fields} name="windowEnd" label="To" />
      </div>
      <TextFieldOf fields={fields} name="lastDate" label={ORDER_FIELDS.last_date.label} type="date" />
      <ColumnFields fields={fields} kinds={['choice', 'number', 'level']} />
      <div className="grid grid-cols-2 gap-3">
        <TextFieldOf fields={fields} name="phone" label={ORDER_FIELDS.phone.label} type="tel" />
        <TextFieldOf fields={fields} name="email" label={ORDER_FIELDS.email.label} type="email" />
      </div>
      <ColumnFields fields={fields} kinds={['text']} />
      <RareFields fields={fields} order={order} />
    </EntityFormPanel>
  )
}

/** What few orders say: open where this one says some of it. */
function RareFields({ fields, order }: { fields: OrderFields; order: OrderItem | undefined }) {
  return (
    <details className="group rounded border border-line" open={order !== undefined && hasRare(order)}>
      <summary className="cursor-pointer px-3 py-2 text-2 font-mid text-ink-2">Rules for planning</summary>
      <div className="flex flex-col gap-3 px-3 pb-3">
        <ColumnFields fields={fields} kinds={['number', 'list', 'text']} isRare />
      </div>
    </details>
  )
}

type TextName =
  | 'reference'
  | 'recipient'
  | 'date'
  | 'lastDate'
  | 'windowStart'
  | 'windowEnd'
  | 'phone'
  | 'email'
const OPTIONAL: ReadonlySet<TextName> = new Set(['lastDate', 'windowStart', 'windowEnd', 'phone', 'email'])

function TextFieldOf({
  fields,
  name,
  ...rest
}: {
  fields: OrderFields
  name: TextName
  label: string
  type?: 'date' | 'tel' | 'email'
}) {
  const options = OPTIONAL.has(name) ? blankAsNull : {}
  return <TextField {...rest} error={fields.errorOf(name)} {...fields.form.register(name, options)} />
}

function TimeFieldOf({
  fields,
  name,
  label,
}: {
  fields: OrderFields
  name: 'windowStart' | 'windowEnd'
  label: string
}) {
  const options = OPTIONAL.has(name) ? blankAsNull : {}
  return <TimeField label={label} error={fields.errorOf(name)} {...fields.form.register(name, options)} />
}
