// `/owner/settings`: brand, trials, invoices, retention periods, and the notice above every portal.
import { billingTerms, platformSettings, type BillingTerms, type PlatformSettings } from '@dropwise/contracts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Controller } from 'react-hook-form'
import type { z } from 'zod'
import { countries } from '../../../lib/countries.ts'
import { useWords } from '../../../lib/words.ts'
import { ownerPlatformWords as words } from '../../../lib/words/owner-platform.ts'
import { Checkbox } from '../../../ui/choice.tsx'
import { Combobox } from '../../../ui/combobox.tsx'
import { TextArea, TextField } from '../../../ui/field.tsx'
import { useSchemaForm } from '../../../ui/form/use-schema-form.ts'
import { Loaded } from '../../../ui/loaded.tsx'
import { Select } from '../../../ui/select.tsx'
import { PageSpinner } from '../../../ui/skeleton.tsx'
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
  const save = useAction(saveSettings, () => words('settingsSaved'))
  const { form, errorOf, ...fields } = useSchemaForm({
    schema: platformSettings,
    defaultValues: stored,
    onSubmit: async (values) => {
      await save.mutateAsync(values)
    },
  })
  return (
    <SettingsForm label={words('trialsNoticeLog')} fields={fields}>
      <TextField
        label={words('trialDays')}
        type="number"
        hint={words('trialDaysHint')}
        error={errorOf('trialDays')}
        {...form.register('trialDays', number)}
      />
      <Controller
        control={form.control}
        name="trialPlanId"
        render={({ field }) => (
          <Select
            label={words('trialPlan')}
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
          <Checkbox label={words('isSignUpOpen')} isChecked={field.value ?? true} onChange={field.onChange} />
        )}
      />
      <NewCompanyFields form={form} errorOf={errorOf} />
      <TextField
        label={words('notice')}
        maxLength={300}
        hint={words('noticeHint')}
        error={errorOf('notice')}
        {...form.register('notice')}
      />
      <TextField
        label={words('logKept')}
        type="number"
        suffix={words('months')}
        hint={words('logKeptHint')}
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
      label={words('taxElsewhere')}
      rows={4}
      hint={words('taxElsewhereHint')}
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
            label={words('sellerCountry')}
            hint={words('sellerCountryHint')}
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
            error={form.formState.errors.taxRates ? words('taxElsewhereWrong') : undefined}
          />
        )}
      />
      <Controller
        control={form.control}
        name="reminderDays"
        render={({ field }) => (
          <TextField
            label={words('reminders')}
            hint={words('remindersHint')}
            defaultValue={(field.value ?? []).join(', ')}
            onChange={(event) =>
              field.onChange(
                event.target.value.split(',').map((day) => (day.trim() === '' ? -1 : Number(day))),
              )
            }
            error={form.formState.errors.reminderDays ? words('remindersWrong') : undefined}
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
  const save = useAction(saveTerms, () => words('termsSaved'))
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
    <SettingsForm label={words('invoices')} fields={fields}>
      {text('sellerName', words('seller'))}
      <TextArea
        label={words('address')}
        error={errorOf('sellerAddress')}
        {...form.register('sellerAddress')}
      />
      {text('sellerTaxId', words('taxNumber'))}
      <div className="grid grid-cols-2 gap-3">
        {text('taxLabel', words('taxName'))}
        {amount('taxPercent', words('tax'), '%')}
        {amount('dueDays', words('dueAfter'), words('days'))}
        {amount('graceDays', words('suspendedAfter'), words('days'), words('suspendedAfterHint'))}
      </div>
      <TaxFields form={form} errorOf={errorOf} />
      <TextArea
        label={words('howToPay')}
        rows={4}
        hint={words('howToPayHint')}
        error={errorOf('paymentInstructions')}
        {...form.register('paymentInstructions')}
      />
      <Controller
        control={form.control}
        name="startsOn"
        render={({ field }) => (
          <Select
            label={words('planStarts')}
            value={field.value ?? 'payment'}
            onChange={field.onChange}
            items={[
              { value: 'payment', label: words('startsWhenPaid') },
              { value: 'order', label: words('startsAtOnce') },
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
  if (!useWords(words)) return <PageSpinner />
  return (
    <PageBody>
      <Section title={words('brand')}>
        <Loaded query={brand} what={words('brandNoun')} rows={5}>
          {(stored) => <BrandForm stored={stored} />}
        </Loaded>
      </Section>
      <Section title={words('trialsNoticeLog')}>
        <Loaded query={settings} what={words('settingsNoun')} rows={4}>
          {(stored) => <PlatformForm stored={stored} />}
        </Loaded>
      </Section>
      <Section title={words('articles')}>
        <ArticlesSection loadDefault={loadDefaultArticle} />
      </Section>
      <Section title={words('howLongKept')}>
        <Loaded query={retention} what={words('periodsNoun')} rows={6}>
          {(stored) => <RetentionForm stored={stored} />}
        </Loaded>
      </Section>
      <Section title={words('invoices')}>
        <Loaded query={terms} what={words('termsNoun')} rows={6}>
          {(stored) => <TermsForm stored={stored} />}
        </Loaded>
      </Section>
    </PageBody>
  )
}
