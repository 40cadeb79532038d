// `/owner/settings`: brand, trials, invoices, retention periods, and the notice above every portal.
import { billingTerms, platformSettings, type BillingTerms, type PlatformSettings } from '@dropwise/contracts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Controller } from 'react-hook-form'
import type { z } from 'zod'
import { countries } from '../../../lib/countries.ts'
import { Checkbox } from '../../../ui/choice.tsx'
import { Combobox } from '../../../ui/combobox.tsx'
import { TextArea, TextField } from '../../../ui/field.tsx'
import { useSchemaForm } from '../../../ui/form/use-schema-form.ts'
import { Loaded } from '../../../ui/loaded.tsx'
import { Select } from '../../../ui/select.tsx'
import { ArticlesSection } from '../articles/articles-section.tsx'
import type { ArticleLoader } from '../articles/article-editor.tsx'
import { saveTerms, termsQuery } from '../billing/api.ts'
import { PageBody, Section } from '../section.tsx'
import { plansQuery } from '../tenants/api.ts'
import { useAction } from '../use-action.ts'
import { brandQuery, retentionQuery, saveSettings, settingsQuery } from './api.ts'
import { BrandForm } from './brand-form.tsx'
import { NewCompanyFields } from './new-company-fields.tsx'
import { RetentionForm } from './retention-form.tsx'
import { SettingsForm } from './settings-form.tsx'

const number = { valueAsNumber: true }

function PlatformForm({ stored }: { stored: PlatformSettings }) {
  const plans = useQuery(plansQuery())
  const save = useAction(saveSettings, () => 'Settings saved')
  const { form, errorOf, ...fields } = useSchemaForm({
    schema: platformSettings,
    defaultValues: stored,
    onSubmit: async (values) => {
      await save.mutateAsync(values)
    },
  })
  return (
    <SettingsForm label="Trials, notice and audit log" fields={fields}>
      <TextField
        label="Days of a trial"
        type="number"
        hint="For companies that sign up from now on. The public pages say it too"
        error={errorOf('trialDays')}
        {...form.register('trialDays', number)}
      />
      <Controller
        control={form.control}
        name="trialPlanId"
        render={({ field }) => (
          <Select
            label="Plan of a trial"
            value={field.value ?? ''}
            onChange={field.onChange}
            items={(plans.data?.items ?? []).map(({ id, name }) => ({ value: id, label: name }))}
          />
        )}
      />
      <Controller
        control={form.control}
        name="isSignUpOpen"
        render={({ field }) => (
          <Checkbox
            label="Companies may start a trial by themselves"
            isChecked={field.value ?? true}
            onChange={field.onChange}
          />
        )}
      />
      <NewCompanyFields form={form} errorOf={errorOf} />
      <TextField
        label="Notice on every portal"
        maxLength={300}
        hint="Leave empty for none. For maintenance and other announcements"
        error={errorOf('notice')}
        {...form.register('notice')}
      />
      <TextField
        label="Audit log is kept"
        type="number"
        suffix="months"
        hint="0 keeps it for ever. Older lines are removed each night and cannot be brought back"
        error={errorOf('auditMonths')}
        {...form.register('auditMonths', number)}
      />
    </SettingsForm>
  )
}

type RateDraft = NonNullable<z.input<typeof billingTerms>['taxRates']>[number]

/** `GB VAT 20`: country, name of the tax, percent. */
const rateLine = ({ country, label = '', percent }: RateDraft) => `${country} ${label} ${percent}`

/** A line that cannot be read becomes a rate without a country, which the schema refuses. */
const readRates = (text: string): BillingTerms['taxRates'] =>
  text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const [, country = '', label = '', percent = ''] =
        /^\s*(\w{2})\s+(.+?)\s+([\d.]+)\s*%?\s*$/.exec(line) ?? []
      return { country: country.toUpperCase(), label, percent: Number(percent) }
    })

function TaxRates({
  value,
  onChange,
  error,
}: {
  value: RateDraft[]
  onChange: (rates: BillingTerms['taxRates']) => void
  error: string | undefined
}) {
  const [text, setText] = useState(value.map(rateLine).join('\n'))
  return (
    <TextArea
      label="Tax in other countries"
      rows={4}
      hint="One per line: GB VAT 20. Without a rate, buyers abroad are not taxed. Within the EU, a buyer with a tax number gets reverse charge"
      error={error}
      value={text}
      onChange={(event) => {
        setText(event.target.value)
        onChange(readRates(event.target.value))
      }}
    />
  )
}

function TaxFields({ form, errorOf }: Pick<TermsFields, 'form' | 'errorOf'>) {
  return (
    <>
      <Controller
        control={form.control}
        name="sellerCountry"
        render={({ field }) => (
          <Combobox
            label="Country of the seller"
            hint="Without it, every invoice bears the tax above"
            value={field.value ?? ''}
            onChange={(item) => field.onChange(item.value)}
            items={countries()}
            error={errorOf('sellerCountry')}
          />
        )}
      />
      <Controller
        control={form.control}
        name="taxRates"
        render={({ field }) => (
          <TaxRates
            value={field.value ?? []}
            onChange={field.onChange}
            error={
              form.formState.errors.taxRates
                ? 'Write country, name of the tax and percent, each country once'
                : undefined
            }
          />
        )}
      />
      <Controller
        control={form.control}
        name="reminderDays"
        render={({ field }) => (
          <TextField
            label="Reminders, days after the due date"
            hint="Rising, like 0, 7, 12. The last one is the final notice, which names the day of the suspension"
            defaultValue={(field.value ?? []).join(', ')}
            onChange={(event) =>
              field.onChange(
                event.target.value.split(',').map((day) => (day.trim() === '' ? -1 : Number(day))),
              )
            }
            error={form.formState.errors.reminderDays ? 'Write up to five days in rising order' : undefined}
          />
        )}
      />
    </>
  )
}

const useTermsForm = (stored: BillingTerms, onSubmit: (values: BillingTerms) => Promise<void>) =>
  useSchemaForm({ schema: billingTerms, defaultValues: stored, onSubmit })
type TermsFields = ReturnType<typeof useTermsForm>

function TermsForm({ stored }: { stored: BillingTerms }) {
  const save = useAction(saveTerms, () => 'Terms saved. They apply from the next invoice')
  const { form, errorOf, ...fields } = useTermsForm(stored, async (values) => {
    await save.mutateAsync(values)
  })
  const text = (name: 'sellerName' | 'sellerTaxId' | 'taxLabel', label: string) => (
    <TextField label={label} error={errorOf(name)} {...form.register(name)} />
  )
  const amount = (
    name: 'taxPercent' | 'dueDays' | 'graceDays',
    label: string,
    suffix: string,
    hint?: string,
  ) => (
    <TextField
      label={label}
      type="number"
      step={name === 'taxPercent' ? '0.01' : '1'}
      suffix={suffix}
      hint={hint}
      error={errorOf(name)}
      {...form.register(name, number)}
    />
  )
  return (
    <SettingsForm label="Invoices" fields={fields}>
      {text('sellerName', 'Seller')}
      <TextArea label="Address" error={errorOf('sellerAddress')} {...form.register('sellerAddress')} />
      {text('sellerTaxId', 'Tax number')}
      <div className="grid grid-cols-2 gap-3">
        {text('taxLabel', 'Name of the tax')}
        {amount('taxPercent', 'Tax', '%')}
        {amount('dueDays', 'Due after', 'days')}
        {amount('graceDays', 'Suspended after', 'days', 'counted from the due date')}
      </div>
      <TaxFields form={form} errorOf={errorOf} />
      <TextArea
        label="How to pay"
        rows={4}
        hint="Bank, account, reference: shown on every invoice and reminder"
        error={errorOf('paymentInstructions')}
        {...form.register('paymentInstructions')}
      />
      <Controller
        control={form.control}
        name="startsOn"
        render={({ field }) => (
          <Select
            label="A plan chosen after a trial starts"
            value={field.value ?? 'payment'}
            onChange={field.onChange}
            items={[
              { value: 'payment', label: 'when its invoice is paid' },
              { value: 'order', label: 'at once' },
            ]}
          />
        )}
      />
    </SettingsForm>
  )
}

export function OwnerSettingsScreen({ loadDefaultArticle }: { loadDefaultArticle: ArticleLoader }) {
  const brand = useQuery(brandQuery())
  const settings = useQuery(settingsQuery())
  const terms = useQuery(termsQuery())
  const retention = useQuery(retentionQuery())
  return (
    <PageBody>
      <Section title="Brand">
        <Loaded query={brand} what="brand" rows={5}>
          {(stored) => <BrandForm stored={stored} />}
        </Loaded>
      </Section>
      <Section title="Trials, notice and audit log">
        <Loaded query={settings} what="settings" rows={4}>
          {(stored) => <PlatformForm stored={stored} />}
        </Loaded>
      </Section>
      <Section title="Articles of the public site">
        <ArticlesSection loadDefault={loadDefaultArticle} />
      </Section>
      <Section title="How long things are kept">
        <Loaded query={retention} what="periods" rows={6}>
          {(stored) => <RetentionForm stored={stored} />}
        </Loaded>
      </Section>
      <Section title="Invoices">
        <Loaded query={terms} what="terms" rows={6}>
          {(stored) => <TermsForm stored={stored} />}
        </Loaded>
      </Section>
    </PageBody>
  )
}
