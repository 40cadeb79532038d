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

const isLine = (text: string): boolean => text.trim() === '' || dialable(text)?.startsWith('+') === true
const rulesForm = z.object({
  driverLine: z.string().refine(isLine, 'Include the country code, such as +1 555 0187.'),
  joinsCalls: z.boolean(),
  takesMessages: z.boolean(),
  sharesProof: z.boolean(),
  hidesPlatform: z.boolean(),
  quietFrom: z.string(),
  quietTo: z.string(),
  textBudget: z
    .string()
    .refine(
      (text) => /^\s*$|^\s*[1-9]\d{0,5}\s*$|^\s*1000000\s*$/.test(text),
      'Enter a number from 1 to 1000000.',
    ),
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
      notify({ title: 'Settings saved' })
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
        <ErrorState className="m-0" title="Settings could not be saved" {...describeError(failure)} />
      )}
      <TextField
        label="Number to call or text the driver"
        type="tel"
        hint="A number that forwards calls. The driver's own number is never shown. Leave empty for no calls."
        error={errorOf('driverLine')}
        {...form.register('driverLine')}
      />
      {hasCallProvider &&
        tick('joinsCalls', 'Without such a number, connect them through the phone provider')}
      {tick('takesMessages', 'Recipients may write to the driver and to dispatch')}
      {tick('sharesProof', 'Tell recipients that proof of delivery is available')}
      {tick('hidesPlatform', `Show tracking pages without the header and footer of ${BRAND.name}`)}
      <fieldset className="flex flex-col gap-2">
        <legend className="pb-2 text-1 font-mid">Quiet hours for texts, in the recipient's local time</legend>
        <div className="flex gap-3">
          <TimeField label="From" {...form.register('quietFrom')} />
          <TimeField label="Until" {...form.register('quietTo')} />
        </div>
        <p className="text-1 text-ink-3">
          Texts wait until they end; emails are sent at once. Leave empty for no quiet hours.
        </p>
      </fieldset>
      <fieldset className="flex flex-col gap-2">
        <legend className="pb-2 text-1 font-mid">Budget for texts</legend>
        <TextField
          label="Texts a month"
          inputMode="numeric"
          hint="Administrators get a notice at 80 % and when it is used up. Leave empty for no budget; Plan and invoices shows how many were sent."
          error={errorOf('textBudget')}
          {...form.register('textBudget')}
        />
        {tick('stopsAtBudget', 'Stop texts until the month ends once it is used up')}
        <p className="text-1 text-ink-3">Emails go on in any case.</p>
      </fieldset>
      <Button
        type="submit"
        variant="primary"
        needs="settings:write"
        disabled={isSubmitting}
        className="self-start"
      >
        {isSubmitting ? 'Saving' : 'Save'}
      </Button>
    </form>
  )
}

export function RecipientRulesScreen() {
  const { company } = useTenant()
  const rules = useQuery(recipientRulesQuery(company.id))
  return (
    <div className="min-h-0 flex-1 overflow-y-auto">
      <Loaded query={rules} what="the settings" rows={5}>
        {(stored) => <RulesForm companyId={company.id} rules={stored} />}
      </Loaded>
      <TrackingHostSection />
      <StatusStepsSection />
    </div>
  )
}
