// Coupons: those that exist, and the form of a new one.
import { couponBody, type CouponItem } from '@dropwise/contracts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { z } from 'zod'
import { dayOf, money, percent } from '../../../lib/format.ts'
import { frameWords } from '../../../lib/words/frame.ts'
import { ownerBillingWords as words } from '../../../lib/words/owner-billing.ts'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/field.tsx'
import { useSchemaForm } from '../../../ui/form/use-schema-form.ts'
import { Loaded } from '../../../ui/loaded.tsx'
import { Tag } from '../../../ui/tag.tsx'
import { SettingsForm } from '../platform/settings-form.tsx'
import { Line, Section } from '../section.tsx'
import { useAction } from '../use-action.ts'
import { couponsQuery, saveCoupon, switchCoupon } from './api.ts'

/** An empty number field. */
const optional = { setValueAs: (text: string) => (text === '' || text === null ? null : Number(text)) }

const fields = z.object({
  code: couponBody.shape.code,
  percentOff: couponBody.shape.percentOff,
  invoices: couponBody.shape.invoices,
  companyLimit: couponBody.shape.companyLimit,
})

const numberFields = () =>
  [
    ['percentOff', words('off'), { step: '0.01', suffix: '%' }],
    ['invoices', words('invoicesEach'), { hint: words('emptyAll') }],
    ['companyLimit', words('companies'), { hint: words('emptyAny') }],
  ] as const

function NewCoupon({ onClose }: { onClose: () => void }) {
  const save = useAction(saveCoupon, (_, { code }) => words('couponWritten', { code }))
  const { form, errorOf, ...rest } = useSchemaForm({
    schema: fields,
    defaultValues: { code: '', percentOff: 10, invoices: 1, companyLimit: null },
    onSubmit: async (values) => {
      await save.mutateAsync({ ...values, amountOffMinor: null, currency: null, expiresAt: null })
      onClose()
    },
  })
  return (
    <SettingsForm
      label={words('newCoupon')}
      fields={rest}
      action={<Button onClick={onClose}>{frameWords('cancel')}</Button>}
    >
      <TextField
        label={words('code')}
        hint={words('codeHint')}
        maxLength={40}
        error={errorOf('code')}
        {...form.register('code')}
      />
      <div className="grid grid-cols-3 gap-3">
        {numberFields().map(([name, label, more]) => (
          <TextField
            key={name}
            label={label}
            type="number"
            error={errorOf(name)}
            {...more}
            {...form.register(name, optional)}
          />
        ))}
      </div>
    </SettingsForm>
  )
}

/** `10 % off 3 invoices, until 31 Jan 2027`. */
function worthText({ percentOff, amountOffMinor, currency, invoices: count, expiresAt }: CouponItem): string {
  const worth = percentOff === null ? money(amountOffMinor ?? 0, currency ?? 'USD') : percent(percentOff)
  if (!expiresAt)
    return count === null ? words('everyInvoice', { worth }) : words('someInvoices', { worth, count })
  const day = dayOf(expiresAt)
  return count === null
    ? words('everyInvoiceUntil', { worth, day })
    : words('someInvoicesUntil', { worth, count, day })
}

function CouponLine({ coupon }: { coupon: CouponItem }) {
  const toggle = useAction(switchCoupon, (_, { code: name, isActive: isOn }) =>
    words(isOn ? 'switchedOn' : 'switchedOff', { code: name }),
  )
  const { code, companies: count, companyLimit: limit, isActive } = coupon
  return (
    <Line>
      <span className="w-40 font-mid">{code}</span>
      <span className="min-w-40 flex-1 text-ink-2">{worthText(coupon)}</span>
      <span className="tabular-nums">
        {limit === null ? words('usedBy', { count }) : words('usedByOf', { count, limit })}
      </span>
      {!isActive && <Tag tone="outline">{words('isOff')}</Tag>}
      <Button
        size="s"
        disabled={toggle.isPending}
        onClick={() => toggle.mutate({ code, isActive: !isActive })}
      >
        {words(isActive ? 'switchOff' : 'switchOn', { code })}
      </Button>
    </Line>
  )
}

export function CouponsSection() {
  const coupons = useQuery(couponsQuery())
  const [isWriting, setWriting] = useState(false)
  return (
    <Section
      title={words('coupons')}
      aside={!isWriting && <Button onClick={() => setWriting(true)}>{words('newCoupon')}</Button>}
    >
      {isWriting && <NewCoupon onClose={() => setWriting(false)} />}
      <Loaded query={coupons} what={words('couponsNoun')} rows={2}>
        {({ items }) =>
          items.length === 0 ? (
            <p className="text-2 text-ink-2">{words('noCoupons')}</p>
          ) : (
            <ul aria-label={words('coupons')}>
              {items.map((coupon) => (
                <CouponLine key={coupon.code} coupon={coupon} />
              ))}
            </ul>
          )
        }
      </Loaded>
    </Section>
  )
}
