// Data and actions of the plan page.
import {
  billingDetailsBody,
  type BillingDetails,
  type ChoosePlanBody,
  type ChoosePlanResponse,
  type SubscriptionPlanItem,
} from '@dropwise/contracts'
import { useQuery } from '@tanstack/react-query'
import { describeError } from '../../lib/api.ts'
import { dayOf } from '../../lib/format.ts'
import { useSchemaForm } from '../../ui/form/use-schema-form.ts'
import { notify } from '../../ui/toasts.tsx'
import {
  planQuery,
  useCancelPlan,
  useChoosePlan,
  useKeepPlan,
  usePaymentPage,
  useSaveDetails,
} from './api.ts'
import { billingWords as words } from '../../lib/words/billing.ts'

const onError = (error: Error) => {
  const { message, hint } = describeError(error)
  notify({ title: words('nothingChanged'), detail: hint ? `${message} ${hint}` : message, tone: 'bad' })
}

function notifyResult(
  plan: SubscriptionPlanItem,
  { result, invoice, effectiveAt, checkoutUrl }: ChoosePlanResponse,
): void {
  switch (result) {
    case 'checkout':
      if (checkoutUrl) window.location.assign(checkoutUrl)
      return
    case 'invoiced':
      return notify({
        title: words('invoiceSent', { number: invoice?.number ?? '' }),
        detail: words('startsPaid', { plan: plan.name }),
      })
    case 'scheduled':
      return notify({
        title: effectiveAt
          ? words('planFrom', { plan: plan.name, day: dayOf(effectiveAt) })
          : words('planNextPeriod', { plan: plan.name }),
      })
    case 'kept':
      return notify({ title: words('planStays', { plan: plan.name }) })
    case 'changed':
      return notify({
        title: words('planApplies', { plan: plan.name }),
        detail: invoice ? words('invoiceComes', { number: invoice.number }) : undefined,
      })
  }
}

export function usePlanPage() {
  const query = useQuery(planQuery())
  const choose = useChoosePlan()
  const cancel = useCancelPlan()
  const keepPlan = useKeepPlan()
  const page = usePaymentPage()
  const save = useSaveDetails()
  return {
    query,
    isBusy: choose.isPending || save.isPending || cancel.isPending || keepPlan.isPending || page.isPending,
    /** The invoice uses the stored details, so they are saved first. */
    choose: (plan: SubscriptionPlanItem, choice: ChoosePlanBody, details: BillingDetails | null) => {
      const order = () => choose.mutate(choice, { onSuccess: (made) => notifyResult(plan, made), onError })
      if (details) save.mutate(details, { onSuccess: order, onError })
      else order()
    },
    cancel: (reason: string) =>
      cancel.mutate(reason, {
        onSuccess: ({ periodEndsAt }) =>
          notify({
            title: periodEndsAt
              ? words('planEndsOn', { day: dayOf(periodEndsAt) })
              : words('planEndsLastDay'),
          }),
        onError,
      }),
    keep: () =>
      keepPlan.mutate(undefined, {
        onSuccess: ({ planName }) => notify({ title: words('planStays', { plan: planName }) }),
        onError,
      }),
    openPaymentPage: () =>
      page.mutate(undefined, { onSuccess: ({ url }) => window.location.assign(url), onError }),
  }
}

export function useDetailsForm(stored: BillingDetails) {
  const save = useSaveDetails()
  return useSchemaForm({
    schema: billingDetailsBody,
    defaultValues: stored,
    onSubmit: async (values) => {
      await save.mutateAsync(values)
      notify({ title: words('detailsSaved') })
    },
  })
}
