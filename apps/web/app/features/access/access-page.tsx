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

type EndedRole = NonNullable<AccountAccess['lost']>

const SENTENCES: Record<EndedRole['reason'], (endedRole: EndedRole) => { title: string; text: string }> = {
  company_closed: ({ companyName, at }) => ({
    title: at
      ? `${companyName} is closed. Its data is deleted after ${dayOf(at)}`
      : `${companyName} is closed`,
    text: 'Until that day it can be opened again: write to us. Routes that were dispatched are driven to their end, and recipients go on tracking them.',
  }),
  company_deleted: ({ companyName, at }) => ({
    title: `${companyName} was deleted${at ? ` on ${dayOf(at)}` : ''}`,
    text: 'It had been closed, and the time to open it again has passed. Invoices are kept as the law asks.',
  }),
  suspended: ({ companyName }) => ({
    title: `${companyName} has suspended your access`,
    text: 'Drivers who are archived, for example, sign in no more. Ask a dispatcher or an administrator of the company.',
  }),
  removed: ({ companyName, at }) => ({
    title: `You no longer belong to ${companyName}`,
    text: `${at ? `An administrator removed you on ${dayOf(at)}. ` : ''}Ask an administrator of the company for a new invitation.`,
  }),
}

const sayFailure = (title: string) => (error: unknown) =>
  notify({ title, detail: describeError(error).message, tone: 'bad' })

/** `exporting`: how an administrator exports a closed company's data. */
export function AccessPage({ exporting }: { exporting: ReactNode }) {
  const query = useQuery(accessQuery())
  return (
    <Loaded query={query} what="what your account may enter" rows={3}>
      {({ lost, companies }) => (
        <div className="flex flex-col gap-8">
          {lost && <LostRole lost={lost} />}
          {lost?.reason === 'company_closed' && lost.movedTo === null && lost.role === 'admin' && exporting}
          {companies.length > 0 && <OtherCompanies companies={companies} />}
          <p className="text-2 text-ink-2">
            Do you expect a delivery yourself?{' '}
            <ButtonLink to="/customer" variant="quiet" size="s">
              Deliveries to you
            </ButtonLink>
          </p>
        </div>
      )}
    </Loaded>
  )
}

function LostRole({ lost }: { lost: EndedRole }) {
  if (lost.movedTo !== null) return <Moved companyName={lost.companyName} address={lost.movedTo} />
  const { title, text } = SENTENCES[lost.reason](lost)
  const isOver = lost.reason === 'removed' || lost.reason === 'company_deleted'
  return (
    <section aria-labelledby="lost-role" className="flex flex-col items-start gap-3">
      <h1 id="lost-role" className="text-5 text-balance">
        {title}
      </h1>
      <p className="text-3 text-ink-2">{text}</p>
      <div className="flex flex-wrap gap-2 pt-1">
        {lost.reason === 'company_closed' && (
          <ButtonLink to="/contact" variant="primary" size="l">
            Write to us
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
        {companyName} moved to {new URL(address).host}
      </h1>
      <p className="text-3 text-ink-2">Sign in there with the same address and password.</p>
      <ButtonLink to={`${address}/login`} variant="primary" size="l">
        Go on there
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
    onError: sayFailure('Nothing was changed'),
  })
  return (
    <Button size="l" disabled={acknowledge.isPending} onClick={() => acknowledge.mutate()}>
      Go on without it
    </Button>
  )
}

function OtherCompanies({ companies }: Pick<AccountAccess, 'companies'>) {
  return (
    <section aria-labelledby="other-companies" className="flex flex-col gap-2">
      <h2 id="other-companies" className="text-3">
        Companies you work for
      </h2>
      <ul className="flex flex-wrap gap-2">
        {companies.map(({ id, name }) => (
          <li key={id}>
            <Button size="l" onClick={() => void openCompany(id).catch(sayFailure(`${name} did not open`))}>
              Open {name}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
