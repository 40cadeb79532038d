// The public order form of a company: what, where, when, who; then what became of it.
import type { OfferedSlot, PublicOrderForm } from '@dropwise/contracts'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useId } from 'react'
import { brandStyle } from '../../lib/brand.ts'
import { clockText, dayLong, money } from '../../lib/format.ts'
import { ApiError, describeError } from '../../lib/api.ts'
import { orderFormWords as words } from '../../lib/words/order-form.ts'
import { BrandTile } from '../../ui/brand-tile.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { RadioGroup } from '../../ui/choice.tsx'
import { cn } from '../../ui/cn.ts'
import { TextArea, TextField } from '../../ui/field.tsx'
import { SkeletonRows } from '../../ui/skeleton.tsx'
import { ErrorState } from '../../ui/states.tsx'
import { publicFormQuery } from './api.ts'
import { useOrderForm, type OrderFormState } from './use-order-form.ts'

// Most forms have no fields of the company's own, and their inputs are a tenth of the page's script.
const CustomFieldInput = lazy(() =>
  import('../../ui/form/custom-field-input.tsx').then((input) => ({ default: input.CustomFieldInput })),
)

export function OrderFormView({ slug }: { slug: string }) {
  const { data: form, error, refetch } = useQuery(publicFormQuery(slug))
  if (error instanceof ApiError && error.status === 404)
    return <ErrorState title={words('notThere')} message={words('askCompany')} />
  if (error)
    return <ErrorState title={words('notSent')} {...describeError(error)} onRetry={() => void refetch()} />
  if (!form) return <SkeletonRows rows={5} label={words('loading')} />
  return <Form slug={slug} form={form} />
}

function Form({ slug, form }: { slug: string; form: PublicOrderForm }) {
  const state = useOrderForm(slug, form)
  const { company, intro, services, currency } = form
  const { typed, change } = state
  const isPickup = services.find(({ id }) => id === typed.serviceId)?.type === 'pickup'
  return (
    <div style={brandStyle(company.color)} className="mx-auto w-full max-w-[560px] flex-1">
      <header className="flex h-[52px] items-center gap-2.5 border-b border-line px-4">
        <BrandTile name={company.name} logoUrl={company.logoUrl} />
        <span className="min-w-0 truncate text-3 font-strong">{company.name}</span>
      </header>
      <div className="flex flex-col gap-6 px-4 py-6">
        <h1 className="text-4 text-balance">{words('title', { company: company.name })}</h1>
        {intro && <p className="text-3 whitespace-pre-line text-ink-2">{intro}</p>}
        {state.done ? (
          <Done form={form} state={state} />
        ) : (
          <>
            <form
              noValidate
              className="flex flex-col gap-4"
              onSubmit={(event) => {
                event.preventDefault()
                state.search()
              }}
            >
              <fieldset>
                <legend className="pb-2 text-3 font-mid">{words('service')}</legend>
                <RadioGroup
                  label={words('service')}
                  value={typed.serviceId}
                  onChange={(serviceId) => change({ serviceId })}
                  items={services.map(({ id, name, priceMinor }) => ({
                    value: id,
                    label: priceMinor === null ? name : `${name} · ${money(priceMinor, currency)}`,
                  }))}
                />
              </fieldset>
              <TextField
                size="l"
                label={isPickup ? words('pickupAddress') : words('deliveryAddress')}
                hint={words('addressHint')}
                error={state.searchProblem ?? undefined}
                autoComplete="street-address"
                value={typed.address}
                onChange={({ target }) => change({ address: target.value })}
              />
              {state.candidates.length > 0 && (
                <Candidates labels={state.candidates} onChoose={(label) => state.search(label)} />
              )}
              {form.fields.packages !== 'off' && (
                <TextField
                  size="l"
                  type="number"
                  inputMode="numeric"
                  min={1}
                  max={1000}
                  label={words('parcels')}
                  value={typed.packages}
                  onChange={({ target }) => change({ packages: target.value })}
                />
              )}
              {form.fields.weight !== 'off' && (
                <TextField
                  size="l"
                  type="number"
                  inputMode="decimal"
                  min={0}
                  label={
                    form.fields.weight === 'required'
                      ? words('weight')
                      : words('optional', { label: words('weight') })
                  }
                  value={typed.weight}
                  onChange={({ target }) => change({ weight: target.value })}
                />
              )}
              <Button type="submit" size="l" disabled={state.isSearching || !state.canSearch}>
                {state.isSearching ? words('searching') : words('showTimes')}
              </Button>
            </form>
            {state.slots && <Slots state={state} slots={state.slots} currency={currency} />}
            {state.slot && <Details form={form} state={state} slot={state.slot} />}
          </>
        )}
      </div>
    </div>
  )
}

function Candidates({ labels, onChoose }: { labels: string[]; onChoose: (label: string) => void }) {
  return (
    <section aria-label={words('chooseAddress')} className="flex flex-col gap-1">
      <h2 className="text-2 font-mid">{words('chooseAddress')}</h2>
      {labels.map((label) => (
        <Button key={label} size="l" className="justify-start text-start" onClick={() => onChoose(label)}>
          {label}
        </Button>
      ))}
    </section>
  )
}

function Slots({
  state,
  slots,
  currency,
}: {
  state: OrderFormState
  slots: OfferedSlot[]
  currency: string
}) {
  const name = useId()
  const days = [...new Set(slots.map(({ date }) => date))]
  return (
    <fieldset aria-live="polite" className="flex flex-col gap-4">
      <legend className="pb-2 text-3 font-mid">{words('times')}</legend>
      {days.length === 0 && <p className="text-3 text-ink-2">{words('noTimes')}</p>}
      {days.map((date) => (
        <div key={date} className="flex flex-col gap-1.5">
          <h3 className="text-2 font-mid text-ink-2">{dayLong(date)}</h3>
          {slots
            .filter((slot) => slot.date === date)
            .map((slot) => {
              const isChosen = state.slot?.date === date && state.slot.slotId === slot.slotId
              return (
                <label
                  key={slot.slotId}
                  className={cn(
                    'flex min-h-12 cursor-pointer items-center gap-3 rounded border px-3 text-3 has-focus-visible:outline-2',
                    isChosen ? 'border-act bg-hover' : 'border-line-2 bg-raised',
                  )}
                >
                  <input
                    type="radio"
                    name={name}
                    checked={isChosen}
                    onChange={() => state.setSlot(slot)}
                    className="size-4 accent-(--act)"
                  />
                  <bdi className="tabular-nums">
                    {clockText(slot.from)} – {clockText(slot.to)}
                  </bdi>
                  <span className="ms-auto font-mid tabular-nums">{money(slot.priceMinor, currency)}</span>
                </label>
              )
            })}
        </div>
      ))}
    </fieldset>
  )
}

const FIELDS = {
  recipient: { text: 'name', type: 'text', autoComplete: 'name' },
  email: { text: 'email', type: 'email', autoComplete: 'email' },
  phone: { text: 'phone', type: 'tel', autoComplete: 'tel' },
} as const

function Details({ form, state, slot }: { form: PublicOrderForm; state: OrderFormState; slot: OfferedSlot }) {
  const { typed, change, detailNames, errorOf } = state
  const price = money(slot.priceMinor, form.currency)
  const labelOf = (name: (typeof detailNames)[number]): string => {
    const label = words(name === 'note' ? 'note' : FIELDS[name].text)
    return name === 'recipient' || form.fields[name] === 'required' ? label : words('optional', { label })
  }
  return (
    <form
      noValidate
      aria-label={words('yourDetails')}
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        state.send()
      }}
    >
      <h2 className="text-3 font-mid">{words('yourDetails')}</h2>
      {detailNames.map((name) =>
        name === 'note' ? (
          <TextArea
            key={name}
            label={labelOf(name)}
            error={errorOf(name)}
            maxLength={500}
            value={typed.note}
            onChange={({ target }) => change({ note: target.value })}
          />
        ) : (
          <TextField
            key={name}
            size="l"
            type={FIELDS[name].type}
            autoComplete={FIELDS[name].autoComplete}
            label={labelOf(name)}
            error={errorOf(name)}
            value={typed[name]}
            onChange={({ target }) => change({ [name]: target.value })}
          />
        ),
      )}
      <Suspense>
        {form.customFields.map((field) => (
          <CustomFieldInput
            key={field.name}
            size="l"
            field={field}
            label={field.isRequired ? field.name : words('optional', { label: field.name })}
            error={state.customErrorOf(field)}
            value={typed.custom[field.name] ?? ''}
            onChange={(value) => change({ custom: { ...typed.custom, [field.name]: value } })}
          />
        ))}
      </Suspense>
      {/* People do not see it; programs that fill in every field do. */}
      <input
        type="text"
        name="website"
        tabIndex={-1}
        autoComplete="off"
        aria-hidden
        className="hidden"
        value={typed.website}
        onChange={({ target }) => change({ website: target.value })}
      />
      {state.sendProblem && (
        <ErrorState className="m-0" title={words('notSent')} message={state.sendProblem} />
      )}
      <Button type="submit" variant="primary" size="l" disabled={state.isSending}>
        {state.isSending
          ? words('sending')
          : form.needsAcceptance
            ? words('request', { price })
            : words('order', { price })}
      </Button>
    </form>
  )
}

function Done({ form, state }: { form: PublicOrderForm; state: OrderFormState }) {
  const { done } = state
  if (!done) return null
  const isOrder = done.state === 'accepted'
  return (
    <section role="status" className="flex flex-col items-start gap-4">
      <h2 className="text-4">{isOrder ? words('ordered') : words('requested')}</h2>
      {!isOrder && <p className="text-3">{words('requestedHint', { company: form.company.name })}</p>}
      {done.confirmation && <p className="text-3 whitespace-pre-line text-ink-2">{done.confirmation}</p>}
      {done.trackingUrl && (
        <ButtonLink variant="primary" size="l" to={done.trackingUrl} target="_top">
          {words('track')}
        </ButtonLink>
      )}
      <Button size="l" onClick={state.again}>
        {words('another')}
      </Button>
    </section>
  )
}
