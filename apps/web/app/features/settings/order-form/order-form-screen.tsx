// Settings of the public order form: open or closed, services, times, areas and what it asks for.
import {
  FORM_ASKS,
  FORM_FIELDS,
  orderFormBody,
  type FormService,
  type FormSlot,
  type OrderFormResponse,
} from '@dropwise/contracts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Controller } from 'react-hook-form'
import { Link } from 'react-router'
import { describeError } from '../../../lib/api.ts'
import { requestsQuery } from '../../../lib/data/order-requests.ts'
import { zonesQuery } from '../../../lib/data/zones.ts'
import { orderFormSettingsWords as words } from '../../../lib/words/order-form-settings.ts'
import { orderRequestsWords as requestWords } from '../../../lib/words/order-requests.ts'
import { Button } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/choice.tsx'
import { TextArea, TextField } from '../../../ui/field.tsx'
import { useSchemaForm } from '../../../ui/form/use-schema-form.ts'
import { Loaded } from '../../../ui/loaded.tsx'
import { SettingsPage } from '../../../ui/settings-page.tsx'
import { CopyText } from '../../../ui/secret-panel.tsx'
import { Select } from '../../../ui/select.tsx'
import { ErrorState } from '../../../ui/states.tsx'
import { notify } from '../../../ui/toasts.tsx'
import { formQuery, saveForm } from './api.ts'
import { ServiceRows, SlotRows } from './rows.tsx'

export function OrderFormScreen() {
  return (
    <SettingsPage title={words('title')} intro={words('intro')} className="gap-8">
      <WaitingRequests />
      <Loaded query={useQuery(formQuery())} what={words('form')} rows={6}>
        {(settings) => <SettingsForm settings={settings} />}
      </Loaded>
    </SettingsPage>
  )
}

/** Dispatch answers requests beside the orders. */
function WaitingRequests() {
  const waiting = useQuery(requestsQuery()).data?.items.length ?? 0
  if (waiting === 0) return null
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1 rounded bg-out-wash px-3 py-2 text-2">
      {requestWords('waiting', { count: waiting })}
      <Link className="text-link underline" to="/tenant/orders?panel=requests">
        {words('answerRequests')}
      </Link>
    </p>
  )
}

function SettingsForm({ settings: { form: stored, url, rateCard } }: { settings: OrderFormResponse }) {
  const queries = useQueryClient()
  const save = useMutation({
    mutationFn: saveForm,
    onSuccess: (answer) => {
      queries.setQueryData(formQuery().queryKey, answer)
      notify({ title: words('saved') })
    },
  })
  const { form, submit, isSubmitting, failure, errorOf } = useSchemaForm({
    schema: orderFormBody,
    defaultValues: stored,
    onSubmit: async (body) => void (await save.mutateAsync(body)),
  })
  const zones = useQuery(zonesQuery()).data ?? []
  const tick = (name: 'isOpen' | 'needsAcceptance') => (
    <Controller
      control={form.control}
      name={name}
      render={({ field }) => (
        <Checkbox label={words(name)} isChecked={field.value ?? false} onChange={field.onChange} />
      )}
    />
  )
  const whole = (name: 'leadHours' | 'daysAhead') => (
    <TextField
      type="number"
      inputMode="numeric"
      label={words(name)}
      error={errorOf(name)}
      {...form.register(name, { valueAsNumber: true })}
    />
  )
  return (
    <form
      noValidate
      aria-label={words('title')}
      className="flex flex-col gap-5"
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      {failure !== null && (
        <ErrorState className="m-0" title={words('notSaved')} {...describeError(failure)} />
      )}
      <div>
        <p className="pb-1 text-1 font-mid">{words('address')}</p>
        <div className="flex flex-wrap items-center gap-2">
          <CopyText text={url} />
        </div>
      </div>
      {tick('isOpen')}
      {tick('needsAcceptance')}
      {rateCard !== null && (
        <p className="rounded bg-hover px-3 py-2 text-2 text-ink-2">
          {words('pricesByCard', { card: rateCard })}{' '}
          <Link className="text-link underline" to="/tenant/settings/rates">
            {words('openRates')}
          </Link>
        </p>
      )}
      <Controller
        control={form.control}
        name="services"
        render={({ field }) => (
          <ServiceRows
            rows={(field.value ?? []) as FormService[]}
            onChange={field.onChange}
            error={errorOf('services')}
          />
        )}
      />
      <Controller
        control={form.control}
        name="slots"
        render={({ field }) => (
          <SlotRows
            rows={(field.value ?? []) as FormSlot[]}
            onChange={field.onChange}
            error={errorOf('slots')}
          />
        )}
      />
      <div className="grid grid-cols-2 gap-4">
        {whole('leadHours')}
        {whole('daysAhead')}
      </div>
      <fieldset className="flex flex-col gap-3">
        <legend className="pb-2 text-3">{words('asks')}</legend>
        <div className="grid gap-3 md:grid-cols-2">
          {FORM_FIELDS.map((name) => (
            <Controller
              key={name}
              control={form.control}
              name={`fields.${name}`}
              render={({ field }) => (
                <Select
                  label={words(name)}
                  value={field.value ?? 'off'}
                  onChange={field.onChange}
                  items={FORM_ASKS.map((value) => ({ value, label: words(value) }))}
                />
              )}
            />
          ))}
        </div>
      </fieldset>
      {zones.length > 0 && (
        <Controller
          control={form.control}
          name="zoneIds"
          render={({ field }) => (
            <fieldset className="flex flex-col gap-2">
              <legend className="text-3">{words('areas')}</legend>
              <p className="text-1 text-ink-3">{words('areasHint')}</p>
              {zones.map(({ id, name }) => (
                <Checkbox
                  key={id}
                  label={name}
                  isChecked={(field.value ?? []).includes(id)}
                  onChange={(isOn) =>
                    field.onChange(
                      isOn ? [...(field.value ?? []), id] : (field.value ?? []).filter((one) => one !== id),
                    )
                  }
                />
              ))}
            </fieldset>
          )}
        />
      )}
      <TextArea label={words('introText')} error={errorOf('intro')} {...form.register('intro')} />
      <TextArea
        label={words('confirmation')}
        error={errorOf('confirmation')}
        {...form.register('confirmation')}
      />
      <Controller
        control={form.control}
        name="frameOrigins"
        render={({ field }) => (
          <TextArea
            label={words('frames')}
            hint={words('framesHint')}
            error={errorOf('frameOrigins') ?? errorOf('frameOrigins.0')}
            defaultValue={(field.value ?? []).join('\n')}
            onChange={({ target }) => field.onChange(target.value.split(/\s+/).filter(Boolean))}
          />
        )}
      />
      <Button
        type="submit"
        variant="primary"
        needs="settings:write"
        className="self-start"
        disabled={isSubmitting}
      >
        {isSubmitting ? words('saving') : words('save')}
      </Button>
    </form>
  )
}
