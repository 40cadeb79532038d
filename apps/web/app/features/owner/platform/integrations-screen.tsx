// `/owner/integrations`: external services with Test buttons, and API keys of all companies.
import type { SecurityState, SystemState } from '@dropwise/contracts'
import { useMutation, useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { describeError } from '../../../lib/api.ts'
import { momentOf } from '../../../lib/format.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { Loaded } from '../../../ui/loaded.tsx'
import { Tag } from '../../../ui/tag.tsx'
import { Line, PageBody, Section } from '../section.tsx'
import { useAction } from '../use-action.ts'
import { revokeKey, securityQuery, systemQuery, testService } from './api.ts'

function ServiceRow({ service }: { service: SystemState['services'][number] }) {
  const test = useMutation({ mutationFn: () => testService(service.id) })
  const outcome = test.data
  return (
    <Line>
      <div className="min-w-[13rem] flex-1">
        <p className="font-mid">{service.label}</p>
        <p className="text-1 text-ink-2">{service.setting}</p>
        {outcome && (
          <p role="status" className={outcome.isWorking ? 'text-1 text-ok-ink' : 'text-1 text-bad-ink'}>
            {outcome.message} {outcome.milliseconds} ms
          </p>
        )}
        {test.error && <p className="text-1 text-bad-ink">{describeError(test.error).message}</p>}
      </div>
      {outcome && (
        <Tag tone={outcome.isWorking ? 'ok' : 'bad'}>{outcome.isWorking ? 'works' : 'does not work'}</Tag>
      )}
      {service.kind !== 'set' && !outcome && (
        <Tag tone="outline">{service.kind === 'none' ? 'not set' : 'built in'}</Tag>
      )}
      <Button
        size="s"
        disabled={test.isPending}
        onClick={() => test.mutate()}
        aria-label={`Test ${service.label}`}
      >
        {test.isPending ? 'Testing' : 'Test'}
      </Button>
    </Line>
  )
}

function KeyRow({ apiKey }: { apiKey: SecurityState['apiKeys'][number] }) {
  const revoke = useAction(revokeKey, () => `${apiKey.name} no longer works`)
  return (
    <Line>
      <div className="min-w-[13rem] flex-1">
        <p className="font-mid">
          {apiKey.name},{' '}
          <Link to={`/owner/tenants?company=${apiKey.tenantId}`} className="text-link">
            {apiKey.companyName}
          </Link>
        </p>
        <p className="text-1 text-ink-2">
          {apiKey.prefix}…,{' '}
          {apiKey.scopes.length === 0 ? 'everything its creator may' : apiKey.scopes.join(', ')}
        </p>
      </div>
      <span className="text-1 text-ink-2">
        {apiKey.lastUsedAt ? `used ${momentOf(apiKey.lastUsedAt)}` : 'never used'}
      </span>
      <Button
        size="s"
        disabled={revoke.isPending}
        onClick={() => revoke.mutate(apiKey.id)}
        aria-label={`Revoke ${apiKey.name} of ${apiKey.companyName}`}
      >
        Revoke
      </Button>
    </Line>
  )
}

export function IntegrationsScreen() {
  const system = useQuery(systemQuery())
  const security = useQuery(securityQuery())
  return (
    <PageBody>
      <Section
        title="Services"
        aside={
          <ButtonLink to="/owner/outbox" size="s">
            Outbox
          </ButtonLink>
        }
      >
        <p className="pb-2 text-2 text-ink-2">
          Set by environment variables when the server starts; a test makes a real request to each.
        </p>
        <Loaded query={system} what="services" rows={5}>
          {({ services }) => (
            <ul aria-label="Services">
              {services.map((service) => (
                <ServiceRow key={service.id} service={service} />
              ))}
            </ul>
          )}
        </Loaded>
      </Section>
      <Section
        title="API keys of all companies"
        aside={
          <a href="/api/v1/openapi.json" className="text-1 text-link">
            OpenAPI document
          </a>
        }
      >
        <Loaded query={security} what="API keys" rows={5}>
          {({ apiKeys }) =>
            apiKeys.length === 0 ? (
              <p className="text-2 text-ink-2">
                No company has created one. Administrators create them under Settings, API keys.
              </p>
            ) : (
              <ul aria-label="API keys">
                {apiKeys.map((apiKey) => (
                  <KeyRow key={apiKey.id} apiKey={apiKey} />
                ))}
              </ul>
            )
          }
        </Loaded>
      </Section>
    </PageBody>
  )
}
