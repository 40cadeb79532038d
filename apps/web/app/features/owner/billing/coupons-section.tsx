// Coupons: those that exist, and the form of a new one.
import { couponBody, type CouponItem } from '@dropwise/contracts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { z } from 'zod'
import { dayOf, money, plural } from '../../../lib/format.ts'
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

const NUMBERS = [
  ['percentOff', 'Off', { step: '0.01', suffix: '%' }],
  ['invoices', 'Invoices each', { hint: 'Empty: all' }],
  ['companyLimit', 'Companies', { hint: 'Empty: any number' }],
] as const

function NewCoupon({ onClose }: { onClose: () => void }) {
  const save = useAction(saveCoupon, (_, { code }) => `Coupon ${code} written`)
  const { form, errorOf, ...rest } = useSchemaForm({
    schema: fields,
    defaultValues: { code: '', percentOff: 10, invoices: 1, companyLimit: null },
    onSubmit: async (values) => {
      await save.mutateAsync({ ...values, amountOffMinor: null, currency: null, expiresAt: null })
      onClose()
    },
  })
  return (
    <SettingsForm label="New coupon" fields={rest} action={<Button onClick={onClose}>Cancel</Button>}>
      <TextField
        label="Code"
        hint="What it is worth never changes; it can be switched off"
        maxLength={40}
        error={errorOf('code')}
        {...form.register('code')}
      />
      <div className="grid grid-cols-3 gap-3">
        {NUMBERS.map(([name, label, more]) => (
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

const worthOf = ({ percentOff, amountOffMinor, currency }: CouponItem) =>
  percentOff === null ? `${money(amountOffMinor ?? 0, currency ?? 'USD')} off` : `${percentOff} % off`

function CouponLine({ coupon }: { coupon: CouponItem }) {
  const toggle = useAction(switchCoupon, (_, { code, isActive }) => `${code} is ${isActive ? 'on' : 'off'}`)
  const { code, invoices, companies, companyLimit, expiresAt, isActive } = coupon
  return (
    <Line>
      <span className="w-40 font-mid">{code}</span>
      <span className="min-w-40 flex-1 text-ink-2">
        {worthOf(coupon)} {invoices === null ? 'every invoice' : plural(invoices, 'invoice')}
        {expiresAt && `, until ${dayOf(expiresAt)}`}
      </span>
      <span className="tabular-nums">
        {companyLimit === null
          ? plural(companies, 'company', 'companies')
          : `${companies} of ${companyLimit} companies`}
      </span>
      {!isActive && <Tag tone="outline">off</Tag>}
      <Button
        size="s"
        disabled={toggle.isPending}
        onClick={() => toggle.mutate({ code, isActive: !isActive })}
      >
        {isActive ? `Switch ${code} off` : `Switch ${code} on`}
      </Button>
    </Line>
  )
}

export function CouponsSection() {
  const coupons = useQuery(couponsQuery())
  const [isWriting, setWriting] = useState(false)
  return (
    <Section
      title="Coupons"
      aside={!isWriting && <Button onClick={() => setWriting(true)}>New coupon</Button>}
    >
      {isWriting && <NewCoupon onClose={() => setWriting(false)} />}
      <Loaded query={coupons} what="coupons" rows={2}>
        {({ items }) =>
          items.length === 0 ? (
            <p className="text-2 text-ink-2">None yet. Companies enter a coupon when they choose a plan.</p>
          ) : (
            <ul aria-label="Coupons">
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
