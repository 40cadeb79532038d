// Form of one order, new or changed.
import { readPlanningRules, weekdayOf, type OrderItem } from '@dropwise/contracts'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, type ReactNode } from 'react'
import { customFieldsQuery } from '../../lib/data/custom-fields.ts'
import { planningRulesQuery } from '../../lib/data/planning-rules.ts'
import { Checkbox, RadioGroup } from '../../ui/choice.tsx'
import { cn } from '../../ui/cn.ts'
import { DateField } from '../../ui/date-field.tsx'
import { TextField } from '../../ui/field.tsx'
import { EntityFormPanel } from '../../ui/form/entity-form-panel.tsx'
import { blankAsNull } from '../../ui/form/use-schema-form.ts'
import { TimeField } from '../../ui/time-field.tsx'
import { CopyFilesField } from './copy-files-field.tsx'
import { AddressField } from './address-field.tsx'
import { ItemsField } from './items-field.tsx'
import { orderDetailQuery } from './api.ts'
import { CustomInputs } from './custom-fields.tsx'
import { ColumnFields } from './column-fields.tsx'
import type { OrderFields, Repeats } from './order-form-schema.ts'
import { hasRare } from '../../lib/order-value.ts'
import { RecurrenceFields } from './recurrence-fields.tsx'
import { useOrderForm, type Scope } from './use-order-form.ts'
import { ordersWords as words } from '../../lib/words/orders.ts'
import { fieldLabel } from '../../lib/order-fields.ts'

const SlotOffers = lazy(() => import('./slots/slot-offers.tsx'))

interface OrderFormProps {
  /** Absent for a new order. */
  order?: OrderItem
  /** Template of a new order; the number is not copied. */
  like?: OrderItem
  onClose: () => void
}

export function OrderForm(props: OrderFormProps) {
  const rules = useQuery(planningRulesQuery())
  const template = props.order ?? props.like
  const hasFields = (useQuery(customFieldsQuery()).data?.fields.length ?? 0) > 0
  const detail = useQuery({
    ...orderDetailQuery(template?.id ?? ''),
    enabled: hasFields && Boolean(template),
  })
  // Waits for the company's rules, which give a new order its default values, and for the values of its fields.
  if ((rules.isPending && !template) || detail.isLoading) return null
  return (
    <Form
      {...props}
      serviceMinutes={(rules.data ?? readPlanningRules({})).serviceMinutes}
      custom={hasFields ? (detail.data?.custom ?? {}) : undefined}
    />
  )
}

function Form({
  order,
  like,
  onClose,
  serviceMinutes,
  custom,
}: OrderFormProps & { serviceMinutes: number; custom: Record<string, string> | undefined }) {
  const { fields, scope, setScope, hasFiles, setHasFiles, isPast } = useOrderForm({
    order,
    like,
    onClose,
    serviceMinutes,
    custom,
  })
  const repeats = fields.form.watch('repeats')
  // Number and day belong to one order, not to a series.
  const isOfSeries = scope === 'later'
  const isOnRoad = order?.status === 'dispatched'
  return (
    <EntityFormPanel
      needs="orders:write"
      title={
        order
          ? words('editOrder')
          : like
            ? words('newOrderLike', { reference: like.reference })
            : words('newOrder')
      }
      aside={order?.reference}
      onClose={onClose}
      form={fields}
      submitLabel={order ? words('saveOrder') : words('addOrder')}
      failureTitle={words('orderNotSaved')}
      before={isOnRoad && <OnRoadNote />}
    >
      {order?.series && !isOnRoad && <ScopeField value={scope} onChange={setScope} />}
      {!isOfSeries && (
        <Held isHeld={isOnRoad}>
          <TextFieldOf fields={fields} name="reference" label={fieldLabel('reference')} />
        </Held>
      )}
      <TextFieldOf fields={fields} name="recipient" label={fieldLabel('recipient')} />
      <Held isHeld={isOnRoad}>
        <AddressField fields={fields} />
      </Held>
      <div
        className={cn(
          'grid gap-3',
          isOfSeries ? 'grid-cols-2' : 'grid-cols-[minmax(0,1.5fr)_minmax(0,1fr)_minmax(0,1fr)]',
        )}
      >
        {!isOfSeries && (
          <Held isHeld={isOnRoad}>
            <DateFieldOf
              fields={fields}
              name="date"
              label={repeats ? words('firstDay') : fieldLabel('date')}
            />
          </Held>
        )}
        <TimeFieldOf fields={fields} name="windowStart" label={words('from')} />
        <TimeFieldOf fields={fields} name="windowEnd" label={words('to')} />
      </div>
      {!order && !repeats && !isPast && (
        <Suspense>
          <SlotOffers fields={fields} />
        </Suspense>
      )}
      {!order && !repeats && isPast && <HistoryField fields={fields} />}
      {!order && <RepeatField fields={fields} />}
      {!repeats && !isOfSeries && !isOnRoad && (
        <DateFieldOf fields={fields} name="lastDate" label={fieldLabel('last_date')} />
      )}
      <ColumnFields fields={fields} kinds={['choice', 'number', 'level']} isOnRoad={isOnRoad} />
      <div className="grid grid-cols-2 gap-3">
        <TextFieldOf fields={fields} name="phone" label={fieldLabel('phone')} type="tel" />
        <TextFieldOf fields={fields} name="email" label={fieldLabel('email')} type="email" />
      </div>
      <ColumnFields fields={fields} kinds={['text']} />
      {!isOfSeries && <CustomInputs fields={fields} />}
      {!order && <ItemsField fields={fields} />}
      {like && !repeats && <CopyFilesField orderId={like.id} isOn={hasFiles} onChange={setHasFiles} />}
      {!isOnRoad && <RareFields fields={fields} order={order} />}
    </EntityFormPanel>
  )
}

/** Disables the fields that planning used while a van carries the order. */
function Held({ isHeld, children }: { isHeld: boolean; children: ReactNode }) {
  return (
    <fieldset disabled={isHeld} className="min-w-0">
      {children}
    </fieldset>
  )
}

function OnRoadNote() {
  return <p className="bg-sunk px-5 py-2.5 text-2 text-ink-2">{words('onRoadNote')}</p>
}

function ScopeField({ value, onChange }: { value: Scope; onChange: (scope: Scope) => void }) {
  return (
    <RadioGroup
      label={words('whatToChange')}
      value={value}
      onChange={onChange}
      items={[
        { value: 'this', label: words('thisOnly') },
        { value: 'later', label: words('thisAndLater') },
      ]}
    />
  )
}

/** Confirms that a past day is intended. */
function HistoryField({ fields: { form } }: { fields: OrderFields }) {
  return (
    <Checkbox
      label={words('keepAsHistory')}
      isChecked={form.watch('history')}
      onChange={(isOn) => form.setValue('history', isOn)}
    />
  )
}

function RepeatField({ fields }: { fields: OrderFields }) {
  const { form, errorOf } = fields
  const repeats = form.watch('repeats')
  const begin = (): Repeats => ({
    weekdays: [weekdayOf(form.getValues('date'))],
    everyWeeks: 1,
    endsOn: null,
    skipDates: [],
  })
  return (
    <div className="flex flex-col gap-3">
      <Checkbox
        label={words('repeats')}
        isChecked={repeats !== null}
        onChange={(isOn) => {
          form.setValue('repeats', isOn ? begin() : null)
          form.setValue('lastDate', null)
        }}
      />
      {repeats && (
        <RecurrenceFields
          value={repeats}
          onChange={(next) => form.setValue('repeats', next)}
          errorOf={(name) => errorOf(`repeats.${name}`)}
        />
      )}
    </div>
  )
}

/** Rarely used fields; open when this order has one of them. */
function RareFields({ fields, order }: { fields: OrderFields; order: OrderItem | undefined }) {
  return (
    <details className="group rounded border border-line" open={order !== undefined && hasRare(order)}>
      <summary className="cursor-pointer px-3 py-2 text-2 font-mid text-ink-2">
        {words('rulesForPlanning')}
      </summary>
      <div className="flex flex-col gap-3 px-3 pb-3">
        <ColumnFields fields={fields} kinds={['choice', 'number', 'list', 'text']} isRare />
      </div>
    </details>
  )
}

type TextName = 'reference' | 'recipient' | 'phone' | 'email'
type DateName = 'date' | 'lastDate'
type TimeName = 'windowStart' | 'windowEnd'
const OPTIONAL: ReadonlySet<TextName | DateName | TimeName> = new Set([
  'lastDate',
  'windowStart',
  'windowEnd',
  'phone',
  'email',
])

function TextFieldOf({
  fields,
  name,
  ...rest
}: {
  fields: OrderFields
  name: TextName
  label: string
  type?: 'tel' | 'email'
}) {
  const options = OPTIONAL.has(name) ? blankAsNull : {}
  return <TextField {...rest} error={fields.errorOf(name)} {...fields.form.register(name, options)} />
}

function DateFieldOf({ fields, name, label }: { fields: OrderFields; name: DateName; label: string }) {
  const options = OPTIONAL.has(name) ? blankAsNull : {}
  return <DateField label={label} error={fields.errorOf(name)} {...fields.form.register(name, options)} />
}

function TimeFieldOf({ fields, name, label }: { fields: OrderFields; name: TimeName; label: string }) {
  const options = OPTIONAL.has(name) ? blankAsNull : {}
  return <TimeField label={label} error={fields.errorOf(name)} {...fields.form.register(name, options)} />
}
