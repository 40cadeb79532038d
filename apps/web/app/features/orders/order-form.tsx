// One order by hand, new or changed. Addresses are searched while typing; what the server refuses stands at its field.
import { zodResolver } from '@hookform/resolvers/zod'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Controller, useForm } from 'react-hook-form'
import { z } from 'zod'
import { newOrderBody, PRIORITY_LEVELS, type OrderItem } from '@dropwise/contracts'
import { ApiError, describeError } from '../../lib/api.ts'
import { useTenant } from '../../lib/company-context.tsx'
import { addressQuery } from '../../lib/data/addresses.ts'
import { clock } from '../../lib/format.ts'
import { Button } from '../../ui/button.tsx'
import { Combobox } from '../../ui/combobox.tsx'
import { TextArea, TextField } from '../../ui/field.tsx'
import { Select } from '../../ui/select.tsx'
import { SidePanel } from '../../ui/side-panel.tsx'
import { ErrorState } from '../../ui/states.tsx'
import { notify } from '../../ui/toasts.tsx'
import { useChangeOrders, useCreateOrder } from './api.ts'

const formSchema = newOrderBody
  .extend({ email: z.union([z.literal(''), z.email('E-mail address is not complete')]).nullish() })
  .refine((o) => !o.windowStart || !o.windowEnd || o.windowEnd > o.windowStart, {
    path: ['windowEnd'],
    message: 'Window ends before it starts',
  })
type FormValues = z.input<typeof formSchema>
type FormOutput = z.output<typeof formSchema>

const PRIORITIES = [
  { value: String(PRIORITY_LEVELS.low), label: 'Normal' },
  { value: String(PRIORITY_LEVELS.medium), label: 'Medium' },
  { value: String(PRIORITY_LEVELS.high), label: 'High, goes first' },
]

function initialValues(order: OrderItem | undefined, day: string, timeZone: string): FormValues {
  if (!order)
    return {
      reference: '',
      recipient: '',
      phone: '',
      email: '',
      address: '',
      date: day,
      windowStart: '',
      windowEnd: '',
      serviceMinutes: 4,
      packages: 1,
      weightKg: 0,
      priority: 0,
      instructions: '',
    }
  return {
    reference: order.reference,
    recipient: order.recipient,
    phone: order.phone ?? '',
    email: order.email ?? '',
    address: order.address,
    lat: order.lat,
    lng: order.lng,
    date: order.date,
    windowStart: clock(order.windowStart, timeZone),
    windowEnd: clock(order.windowEnd, timeZone),
    serviceMinutes: Math.round(order.serviceSeconds / 60),
    packages: order.packages,
    weightKg: order.weightKg,
    priority: order.priority,
    instructions: order.instructions ?? '',
  }
}

export function OrderForm({ order, onClose }: { order?: OrderItem; onClose: () => void }) {
  const { company, day } = useTenant()
  const form = useForm<FormValues, unknown, FormOutput>({
    resolver: zodResolver(formSchema),
    defaultValues: initialValues(order, day, company.timeZone),
  })
  const { errors, isSubmitting } = form.formState
  const create = useCreateOrder()
  const change = useChangeOrders()
  const [failure, setFailure] = useState<unknown>(null)
  const [search, setSearch] = useState('')
  const addresses = useQuery(addressQuery(search))

  const submit = form.handleSubmit(async (values) => {
    setFailure(null)
    const body = {
      ...values,
      phone: values.phone || null,
      email: values.email || null,
      windowStart: values.windowStart || null,
      windowEnd: values.windowEnd || null,
      instructions: values.instructions || null,
    }
    try {
      if (order) await change.mutateAsync({ ids: [order.id], patch: body })
      else await create.mutateAsync(body)
      notify({ title: order ? `${values.reference} changed` : `${values.reference} added` })
      onClose()
    } catch (error) {
      if (error instanceof ApiError && error.code === 'duplicate_reference')
        form.setError('reference', { message: error.message })
      else setFailure(error)
    }
  })
  const number = { valueAsNumber: true }
  return (
    <SidePanel
      title={order ? 'Edit order' : 'New order'}
      aside={order?.reference}
      onClose={onClose}
      foot={
        <div className="flex justify-end gap-2">
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="primary" disabled={isSubmitting} onClick={() => void submit()}>
            {order ? 'Save order' : 'Add order'}
          </Button>
        </div>
      }
    >
      {failure !== null && <ErrorState title="The order was not stored" {...describeError(failure)} />}
      <form noValidate className="flex flex-col gap-3.5 px-5 py-4" onSubmit={(event) => void submit(event)}>
        <TextField label="Order number" error={errors.reference?.message} {...form.register('reference')} />
        <TextField label="Recipient" error={errors.recipient?.message} {...form.register('recipient')} />
        <Controller
          control={form.control}
          name="address"
          render={({ field }) => (
            <Combobox
              label="Address"
              value={field.value}
              valueLabel={field.value}
              placeholder="Street and number"
              error={errors.address?.message}
              onSearch={setSearch}
              emptyText={
                search.trim().length < 3
                  ? 'Type a street and a number'
                  : addresses.isFetching
                    ? 'Searching'
                    : 'Not found in your region'
              }
              items={(addresses.data?.items ?? []).map((a) => ({
                value: `${a.lat},${a.lng}`,
                label: a.label,
                aside: a.accuracy === 'rooftop' ? '' : a.accuracy,
              }))}
              onChange={(item) => {
                const [lat, lng] = item.value.split(',').map(Number)
                field.onChange(item.label)
                form.setValue('lat', lat)
                form.setValue('lng', lng)
              }}
            />
          )}
        />
        <div className="grid grid-cols-3 gap-3">
          <TextField label="Date" type="date" error={errors.date?.message} {...form.register('date')} />
          <TextField
            label="From"
            type="time"
            error={errors.windowStart?.message}
            {...form.register('windowStart')}
          />
          <TextField
            label="To"
            type="time"
            error={errors.windowEnd?.message}
            {...form.register('windowEnd')}
          />
        </div>
        <div className="grid grid-cols-3 gap-3">
          <TextField
            label="Parcels"
            type="number"
            min={0}
            error={errors.packages?.message}
            {...form.register('packages', number)}
          />
          <TextField
            label="Weight"
            type="number"
            min={0}
            step="0.1"
            suffix="kg"
            error={errors.weightKg?.message}
            {...form.register('weightKg', number)}
          />
          <TextField
            label="Service"
            type="number"
            min={0}
            suffix="min"
            error={errors.serviceMinutes?.message}
            {...form.register('serviceMinutes', number)}
          />
        </div>
        <Controller
          control={form.control}
          name="priority"
          render={({ field }) => (
            <Select
              label="Priority"
              value={String(field.value ?? 0)}
              onChange={(value) => field.onChange(Number(value))}
              items={
                PRIORITIES.some((p) => p.value === String(field.value ?? 0))
                  ? PRIORITIES
                  : [...PRIORITIES, { value: String(field.value), label: `${field.value} of 100` }]
              }
            />
          )}
        />
        <div className="grid grid-cols-2 gap-3">
          <TextField label="Phone" type="tel" error={errors.phone?.message} {...form.register('phone')} />
          <TextField label="E-mail" type="email" error={errors.email?.message} {...form.register('email')} />
        </div>
        <TextArea
          label="Note for the driver"
          error={errors.instructions?.message}
          {...form.register('instructions')}
        />
        <button type="submit" className="sr-only" tabIndex={-1}>
          Save
        </button>
      </form>
    </SidePanel>
  )
}
