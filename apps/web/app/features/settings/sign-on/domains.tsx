// Mail domains: added, proven by a TXT record, removed.
import type { SignOnDomain } from '@dropwise/contracts'
import { z } from 'zod'
import { describeError } from '../../../lib/api.ts'
import { addSignOnDomain, checkSignOnDomain, removeSignOnDomain } from '../../../lib/data/sign-on.ts'
import { momentOf } from '../../../lib/format.ts'
import { settingsWords } from '../../../lib/words/settings.ts'
import { signOnWords as words } from '../../../lib/words/sign-on.ts'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/field.tsx'
import { useSchemaForm } from '../../../ui/form/use-schema-form.ts'
import { ErrorState } from '../../../ui/states.tsx'
import { Tag } from '../../../ui/tag.tsx'
import { DnsRecord } from '../copy-list.tsx'
import { notifyFailure, useSignOnChange } from './use-sign-on-change.ts'

/** Reserved for examples by RFC 2606. */
const EXAMPLE_DOMAIN = 'example.com'
const domainForm = z.object({
  domain: z
    .string()
    .trim()
    .min(1, { error: () => words('enterDomain', { example: EXAMPLE_DOMAIN }) }),
})

export function Domains({ domains }: { domains: readonly SignOnDomain[] }) {
  return (
    <section aria-labelledby="sign-on-domains" className="flex flex-col gap-3">
      <h2 id="sign-on-domains" className="text-3">
        {words('domains')}
      </h2>
      <p className="text-2 text-ink-2">{words('domainsMore')}</p>
      {domains.length > 0 && (
        <ul className="flex flex-col gap-4">
          {domains.map((domain) => (
            <DomainRow key={domain.domain} {...domain} />
          ))}
        </ul>
      )}
      <NewDomain />
    </section>
  )
}

function DomainRow({ domain, provenAt, checkedAt, seen, record }: SignOnDomain) {
  const check = useSignOnChange(checkSignOnDomain)
  const remove = useSignOnChange(removeSignOnDomain)
  return (
    <li className="flex flex-col gap-2">
      <p className="flex flex-wrap items-center gap-2">
        <strong className="text-2 font-strong break-all">{domain}</strong>
        <span role="status">
          <Tag tone={provenAt === null ? 'signal' : 'ok'}>
            {words(provenAt === null ? 'notProven' : 'proven')}
          </Tag>
        </span>
      </p>
      {provenAt === null && <DnsRecord record={record} />}
      {seen !== null && checkedAt !== null && (
        <p className="text-2 break-words text-ink-2">
          {momentOf(checkedAt)}: {seen}
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        <Button
          size="s"
          needs="admin"
          disabled={check.isPending}
          aria-label={words('checkDomain', { domain })}
          onClick={() => check.mutate(domain, { onError: notifyFailure(words('notChecked', { domain })) })}
        >
          {settingsWords(check.isPending ? 'checking' : 'checkNow')}
        </Button>
        <Button
          size="s"
          variant="quiet"
          needs="admin"
          disabled={remove.isPending}
          aria-label={words('removeDomain', { domain })}
          onClick={() => remove.mutate(domain, { onError: notifyFailure(words('notRemoved')) })}
        >
          {settingsWords('remove')}
        </Button>
      </div>
    </li>
  )
}

function NewDomain() {
  const add = useSignOnChange(addSignOnDomain)
  const { form, submit, isSubmitting, failure, errorOf } = useSchemaForm({
    schema: domainForm,
    defaultValues: { domain: '' },
    onSubmit: async ({ domain }) => {
      await add.mutateAsync(domain)
      form.reset({ domain: '' })
    },
  })
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
      className="flex flex-col items-start gap-3"
    >
      {failure !== null && (
        <ErrorState className="m-0" title={words('domainNotAdded')} {...describeError(failure)} />
      )}
      <TextField
        label={words('newDomain')}
        inputMode="url"
        autoCapitalize="none"
        spellCheck={false}
        error={errorOf('domain')}
        fieldClassName="w-full"
        {...form.register('domain')}
      />
      <Button type="submit" needs="admin" disabled={isSubmitting}>
        {words('addDomain')}
      </Button>
    </form>
  )
}
