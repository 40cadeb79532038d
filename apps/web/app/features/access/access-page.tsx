// Page of an account that lost its role in a company: which company, why, what to do. It never falls back to
// another role's area.
import type { AccountAccess } from '@dropwise/contracts'
import { useMutation, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { z } from 'zod'
import { callApi, describeError } from '../../lib/api.ts'
import { openCompany } from '../../lib/data/companies.ts'
import { dayOf } from '../../lib/format.ts'
import { supabase } from '../../lib/supabase.ts'
import { accessQuery } from '../../lib/use-role-watch.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { notify } from '../../ui/toasts.tsx'
import { accessWords as words } from '../../lib/words/access.ts'

type EndedRole = NonNullable<AccountAccess['lost']>

const SENTENCES: Record<EndedRole['reason'], (endedRole: EndedRole) => { title: string; text: string }> = {
  company_closed: ({ companyName, at }) => ({
    title: at
      ? words('closedUntil', { company: companyName, day: dayOf(at) })
      : words('closed', { company: companyName }),
    text: words('closedMore'),
  }),
  company_deleted: ({ companyName, at }) => ({
    title: at
      ? words('deletedOn', { company: companyName, day: dayOf(at) })
      : words('deleted', { company: companyName }),
    text: words('deletedMore'),
  }),
  suspended: ({ companyName }) => ({
    title: words('suspended', { company: companyName }),
    text: words('suspendedMore'),
  }),
  removed: ({ companyName, at }) => ({
    title: words('removed', { company: companyName }),
    text: at ? words('removedOnMore', { day: dayOf(at) }) : words('removedMore'),
  }),
}

const notifyFailure = (title: string) => (error: unknown) =>
  notify({ title, detail: describeError(error).message, tone: 'bad' })

/** `exporting`: how an administrator exports a closed company's data. */
export function AccessPage({ exporting }: { exporting: ReactNode }) {
  const query = useQuery(accessQuery())
  return (
    <Loaded query={query} what={words('whatYouMayEnter')} rows={3}>
      {({ lost: lostRole, companies }) => (
        <div className="flex flex-col gap-8">
          {lostRole && <LostRole lostRole={lostRole} />}
          {lostRole?.reason === 'company_closed' &&
            lostRole.movedTo === null &&
            lostRole.role === 'admin' &&
            exporting}
          {companies.length > 0 && <OtherCompanies companies={companies} />}
          <p className="text-2 text-ink-2">
            {words('expectDelivery')}
            <ButtonLink to="/customer" variant="quiet" size="s">
              {words('deliveriesToYou')}
            </ButtonLink>
          </p>
        </div>
      )}
    </Loaded>
  )
}

function LostRole({ lostRole }: { lostRole: EndedRole }) {
  if (lostRole.movedTo !== null)
    return <Moved companyName={lostRole.companyName} address={lostRole.movedTo} />
  const { title, text } = SENTENCES[lostRole.reason](lostRole)
  const isOver = lostRole.reason === 'removed' || lostRole.reason === 'company_deleted'
  return (
    <section aria-labelledby="lost-role" className="flex flex-col items-start gap-3">
      <h1 id="lost-role" className="text-5 text-balance">
        {title}
      </h1>
      <p className="text-3 text-ink-2">{text}</p>
      <div className="flex flex-wrap gap-2 pt-1">
        {lostRole.reason === 'company_closed' && (
          <ButtonLink to="/contact" variant="primary" size="l">
            {words('writeToUs')}
          </ButtonLink>
        )}
        {isOver && <Acknowledge />}
      </div>
    </section>
  )
}

function Moved({ companyName, address }: { companyName: string; address: string }) {
  return (
    <section aria-labelledby="lost-role" className="flex flex-col items-start gap-3">
      <h1 id="lost-role" className="text-5 text-balance">
        {words('movedTo', { company: companyName, host: new URL(address).host })}
      </h1>
      <p className="text-3 text-ink-2">{words('signInThere')}</p>
      <ButtonLink to={`${address}/login`} variant="primary" size="l">
        {words('goOnThere')}
      </ButtonLink>
    </section>
  )
}

/** Continues without the company: as a recipient, or in another company. */
function Acknowledge() {
  const acknowledge = useMutation({
    mutationFn: async () => {
      await callApi('/account/access/acknowledge', z.null(), { method: 'POST', body: {} })
      const client = await supabase()
      await client.auth.refreshSession()
    },
    onSuccess: () => window.location.assign('/dashboard'),
    onError: notifyFailure(words('nothingChanged')),
  })
  return (
    <Button size="l" disabled={acknowledge.isPending} onClick={() => acknowledge.mutate()}>
      {words('goOnWithout')}
    </Button>
  )
}

function OtherCompanies({ companies }: Pick<AccountAccess, 'companies'>) {
  return (
    <section aria-labelledby="other-companies" className="flex flex-col gap-2">
      <h2 id="other-companies" className="text-3">
        {words('yourCompanies')}
      </h2>
      <ul className="flex flex-wrap gap-2">
        {companies.map(({ id, name }) => (
          <li key={id}>
            <Button
              size="l"
              onClick={() =>
                void openCompany(id).catch(notifyFailure(words('didNotOpen', { company: name })))
              }
            >
              {words('openCompany', { company: name })}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
