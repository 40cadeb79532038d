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

const onError = (error: Error) => {
  const { message, hint } = describeError(error)
  notify({ title: 'Nothing changed', detail: hint ? `${message} ${hint}` : message, tone: 'bad' })
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
        title: `Invoice ${invoice?.number ?? ''} sent by mail`,
        detail: `${plan.name} starts with its payment.`,
      })
    case 'scheduled':
      return notify({ title: `${plan.name} from ${effectiveAt ? dayOf(effectiveAt) : 'the next period'} on` })
    case 'kept':
      return notify({ title: `${plan.name} stays` })
    case 'changed':
      return notify({
        title: `${plan.name} applies from now on`,
        detail: invoice ? `Invoice ${invoice.number} is on its way.` : undefined,
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
          notify({ title: `The plan ends on ${periodEndsAt ? dayOf(periodEndsAt) : 'its last day'}` }),
        onError,
      }),
    keep: () =>
      keepPlan.mutate(undefined, {
        onSuccess: ({ planName }) => notify({ title: `${planName} stays` }),
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
      notify({ title: 'Billing details saved' })
    },
  })
}
