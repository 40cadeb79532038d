// Settings of the public order form: open or closed, services, times, areas and what it asks for.
import { orderFormBody, type OrderFormResponse } from '@dropwise/contracts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from 'react-router'
import { describeError } from '../../../lib/api.ts'
import { requestsQuery } from '../../../lib/data/order-requests.ts'
import { orderFormSettingsWords as words } from '../../../lib/words/order-form-settings.ts'
import { orderRequestsWords as requestWords } from '../../../lib/words/order-requests.ts'
import { Button } from '../../../ui/button.tsx'
import { useSchemaForm } from '../../../ui/form/use-schema-form.ts'
import { Loaded } from '../../../ui/loaded.tsx'
import { SettingsPage } from '../../../ui/settings-page.tsx'
import { CopyText } from '../../../ui/secret-panel.tsx'
import { ErrorState } from '../../../ui/states.tsx'
import { notify } from '../../../ui/toasts.tsx'
import { formQuery, saveForm } from './api.ts'
import { Areas, FlagField, FrameOrigins, Offer, RequestedDetails, Texts } from './sections.tsx'

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
  const fields = useSchemaForm({
    schema: orderFormBody,
    defaultValues: stored,
    onSubmit: async (body) => void (await save.mutateAsync(body)),
  })
  const { submit, isSubmitting, failure } = fields
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
      <FlagField fields={fields} name="isOpen" />
      <FlagField fields={fields} name="needsAcceptance" />
      {rateCard !== null && (
        <p className="rounded bg-hover px-3 py-2 text-2 text-ink-2">
          {words('pricesByCard', { card: rateCard })}{' '}
          <Link className="text-link underline" to="/tenant/settings/rates">
            {words('openRates')}
          </Link>
        </p>
      )}
      <Offer fields={fields} />
      <RequestedDetails fields={fields} />
      <Areas fields={fields} />
      <Texts fields={fields} />
      <FrameOrigins fields={fields} />
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
