// `/tenant/settings/recipients`: contact to drivers, quiet hours, visible proof.
import { dialable, type NoticeRules } from '@dropwise/contracts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Controller } from 'react-hook-form'
import { z } from 'zod'
import { driverRulesQuery } from '../../lib/data/order-events.ts'
import { describeError } from '../../lib/api.ts'
import { BRAND } from '../../lib/brand-of-page.ts'
import { useTenant } from '../../lib/company-context.tsx'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/choice.tsx'
import { TextField } from '../../ui/field.tsx'
import { useSchemaForm } from '../../ui/form/use-schema-form.ts'
import { Loaded } from '../../ui/loaded.tsx'
import { ErrorState } from '../../ui/states.tsx'
import { TimeField } from '../../ui/time-field.tsx'
import { notify } from '../../ui/toasts.tsx'
import { StatusStepsSection } from './status-steps.tsx'
import { TrackingHostSection } from './tracking-host.tsx'
import { recipientRulesQuery, saveRecipientRules } from './recipient-rules-api.ts'
import { settingsWords as words } from '../../lib/words/settings.ts'

const isLine = (text: string): boolean => text.trim() === '' || dialable(text)?.startsWith('+') === true
const rulesForm = z.object({
  driverLine: z.string().refine(isLine, { error: () => words('countryCode', { number: '+1 555 0187' }) }),
  joinsCalls: z.boolean(),
  takesMessages: z.boolean(),
  sharesProof: z.boolean(),
  hidesPlatform: z.boolean(),
  quietFrom: z.string(),
  quietTo: z.string(),
  textBudget: z.string().refine((text) => /^\s*$|^\s*[1-9]\d{0,5}\s*$|^\s*1000000\s*$/.test(text), {
    error: () => words('textBudgetRange'),
  }),
  stopsAtBudget: z.boolean(),
})

function useRulesForm(companyId: string, rules: NoticeRules) {
  const queries = useQueryClient()
  return useSchemaForm({
    schema: rulesForm,
    defaultValues: {
      driverLine: rules.driverLine ?? '',
      joinsCalls: rules.joinsCalls,
      takesMessages: rules.takesMessages,
      sharesProof: rules.sharesProof,
      hidesPlatform: rules.hidesPlatform,
      quietFrom: rules.quietHours?.from ?? '',
      quietTo: rules.quietHours?.to ?? '',
      textBudget: rules.textBudget?.toString() ?? '',
      stopsAtBudget: rules.stopsAtBudget,
    },
    onSubmit: async ({ driverLine, quietFrom, quietTo, textBudget, ...ticks }) => {
      await saveRecipientRules(companyId, {
        driverLine: dialable(driverLine),
        ...ticks,
        quietHours: quietFrom && quietTo ? { from: quietFrom, to: quietTo } : null,
        textBudget: textBudget.trim() === '' ? null : Number(textBudget),
      })
      await queries.invalidateQueries({ queryKey: recipientRulesQuery(companyId).queryKey })
      notify({ title: words('settingsSaved') })
    },
  })
}

function RulesForm({ companyId, rules }: { companyId: string; rules: NoticeRules }) {
  const { form, submit, isSubmitting, failure, errorOf } = useRulesForm(companyId, rules)
  const hasCallProvider = useQuery(driverRulesQuery()).data?.hasCallProvider ?? false
  const tick = (
    name: 'joinsCalls' | 'takesMessages' | 'sharesProof' | 'hidesPlatform' | 'stopsAtBudget',
    label: string,
  ) => (
    <Controller
      control={form.control}
      name={name}
      render={({ field }) => <Checkbox label={label} isChecked={field.value} onChange={field.onChange} />}
    />
  )
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
      className="flex max-w-[560px] flex-col gap-6 px-4 py-5 md:px-7"
    >
      {failure !== null && (
        <ErrorState className="m-0" title={words('settingsNotSaved')} {...describeError(failure)} />
      )}
      <TextField
        label={words('driverLine')}
        type="tel"
        hint={words('driverLineHint')}
        error={errorOf('driverLine')}
        {...form.register('driverLine')}
      />
      {hasCallProvider && tick('joinsCalls', words('joinsCalls'))}
      {tick('takesMessages', words('takesMessages'))}
      {tick('sharesProof', words('sharesProof'))}
      {tick('hidesPlatform', words('hidesPlatform', { brand: BRAND.name }))}
      <fieldset className="flex flex-col gap-2">
        <legend className="pb-2 text-1 font-mid">{words('quietHours')}</legend>
        <div className="flex gap-3">
          <TimeField label={words('from')} {...form.register('quietFrom')} />
          <TimeField label={words('until')} {...form.register('quietTo')} />
        </div>
        <p className="text-1 text-ink-3">{words('quietHoursMore')}</p>
      </fieldset>
      <fieldset className="flex flex-col gap-2">
        <legend className="pb-2 text-1 font-mid">{words('textBudget')}</legend>
        <TextField
          label={words('textsAMonth')}
          inputMode="numeric"
          hint={words('textsAMonthHint')}
          error={errorOf('textBudget')}
          {...form.register('textBudget')}
        />
        {tick('stopsAtBudget', words('stopsAtBudget'))}
        <p className="text-1 text-ink-3">{words('emailsGoOn')}</p>
      </fieldset>
      <Button
        type="submit"
        variant="primary"
        needs="settings:write"
        disabled={isSubmitting}
        className="self-start"
      >
        {isSubmitting ? words('saving') : words('save')}
      </Button>
    </form>
  )
}

export function RecipientRulesScreen() {
  const { company } = useTenant()
  const rules = useQuery(recipientRulesQuery(company.id))
  return (
    <div className="min-h-0 flex-1 overflow-y-auto">
      <Loaded query={rules} what={words('theSettings')} rows={5}>
        {(stored) => <RulesForm companyId={company.id} rules={stored} />}
      </Loaded>
      <TrackingHostSection />
      <StatusStepsSection />
    </div>
  )
}
