// `/developers`: every API call from the server's own description, to try with a key.
import { Search } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { PasswordField, TextField } from '../../ui/field.tsx'
import { SkeletonRows } from '../../ui/skeleton.tsx'
import { ErrorState } from '../../ui/states.tsx'
import type { ApiDescription, Operation } from './document.ts'
import { OperationItem } from './operation-item.tsx'
import type { CodeLanguage } from './try-it.tsx'
import { useDescription } from './use-description.ts'
import { developersWords as words } from '../../lib/words/developers.ts'
import { RichText } from '../../ui/rich-text.tsx'

/** How a key begins. */
const KEY_EXAMPLE = 'dwk_test_…'

export function DevelopersPage() {
  const { description, problem, retry } = useDescription()
  const [key, setKey] = useState('')
  const [search, setSearch] = useState('')
  return (
    <div className="mx-auto w-full max-w-[1080px] px-5 pt-12 pb-20 md:px-8">
      <h1 className="text-[38px]/[46px] font-strong tracking-[-0.02em]">{words('developers')}</h1>
      <p className="max-w-[68ch] pt-3 text-3 text-ink-2">
        <RichText
          text={words('lead')}
          tags={{
            keys: (text) => (
              <Link to="/tenant/settings/api-keys" className="text-link underline">
                {text}
              </Link>
            ),
            openapi: (text) => (
              <a href="/api/v1/openapi.json" className="text-link underline">
                {text}
              </a>
            ),
            postman: (text) => (
              <a href="/api/v1/postman.json" download className="text-link underline">
                {text}
              </a>
            ),
            bruno: (text) => (
              <a href="/api/v1/bruno.zip" download className="text-link underline">
                {text}
              </a>
            ),
          }}
        />
      </p>
      <div className="sticky top-0 z-10 -mx-2 grid gap-3 bg-surface px-2 py-4 md:grid-cols-2">
        <TextField
          label={words('findACall')}
          icon={<Search />}
          placeholder={words('ordersWebhookPost')}
          value={search}
          onChange={(event) => setSearch(event.target.value)}
        />
        <PasswordField
          label={words('apiKeyForTryingCalls')}
          aside={<span className="text-1 text-ink-3">{words('staysOnThisPage')}</span>}
          autoComplete="off"
          dir="ltr"
          placeholder={KEY_EXAMPLE}
          value={key}
          onChange={(event) => setKey(event.target.value.trim())}
        />
      </div>
      {problem ? (
        <ErrorState
          title={words('theDescriptionCouldNotBe')}
          message={problem}
          onRetry={retry}
          className="mx-0"
        />
      ) : description ? (
        <Groups description={description} search={search} apiKey={key} />
      ) : (
        <SkeletonRows rows={10} label={words('loadingTheCalls')} />
      )}
    </div>
  )
}

function fits({ method, path, summary, tags }: Operation, search: string): boolean {
  const text = `${method} ${path} ${summary} ${tags.join(' ')}`.toLowerCase()
  return search
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word))
}

function Groups({
  description,
  search,
  apiKey,
}: {
  description: ApiDescription
  search: string
  apiKey: string
}) {
  const [language, setLanguage] = useState<CodeLanguage>('curl')
  const groups = description.groups
    .map(({ tag, operations }) => ({ tag, operations: operations.filter((call) => fits(call, search)) }))
    .filter(({ operations }) => operations.length > 0)
  if (groups.length === 0)
    return <p className="py-6 text-3 text-ink-2">{words('noCallMatches', { search })}</p>
  return groups.map(({ tag, operations }) => (
    <section key={tag} aria-label={tag} className="pt-6">
      <h2 className="border-b border-line-2 pb-2 text-4">{tag}</h2>
      <ul>
        {operations.map((operation) => (
          <OperationItem
            key={operation.operationId}
            operation={operation}
            base={description.base}
            apiKey={apiKey}
            language={language}
            onLanguage={setLanguage}
          />
        ))}
      </ul>
    </section>
  ))
}
