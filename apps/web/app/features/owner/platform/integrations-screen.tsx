// `/owner/integrations`: external services with Test buttons, and API keys of all companies.
import type { SecurityState, SystemState } from '@dropwise/contracts'
import { useMutation, useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { describeError } from '../../../lib/api.ts'
import { count, listText, momentOf } from '../../../lib/format.ts'
import { useWords } from '../../../lib/words.ts'
import { ownerIntegrationsWords as words } from '../../../lib/words/owner-integrations.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { Loaded } from '../../../ui/loaded.tsx'
import { RichText } from '../../../ui/rich-text.tsx'
import { PageSpinner } from '../../../ui/skeleton.tsx'
import { Tag } from '../../../ui/tag.tsx'
import { Line, PageBody, Section } from '../section.tsx'
import { useAction } from '../use-action.ts'
import { revokeKey, securityQuery, systemQuery, testService } from './api.ts'
import { outcomeText } from './service-outcome.ts'

type Service = SystemState['services'][number]

/** Fallbacks of services that are not configured. The database has none. */
const WITHOUT = {
  mail: 'mailsCaught',
  texts: 'textsCaught',
  maps: 'drawnHere',
  roads: 'onRegionsHere',
  geocoder: 'onRegionsHere',
  storage: 'onDisk',
  stripe: 'paidByHand',
} as const satisfies Record<Exclude<Service['id'], 'database'>, Parameters<typeof words>[0]>

function settingText({ id, kind, setting }: Service): string {
  return kind === 'set' || id === 'database' ? setting : words(WITHOUT[id])
}

function ServiceRow({ service }: { service: Service }) {
  const name = words(service.id)
  const test = useMutation({ mutationFn: () => testService(service.id) })
  const outcome = test.data
  return (
    <Line>
      <div className="min-w-[13rem] flex-1">
        <p className="font-mid">{name}</p>
        <p className="text-1 text-ink-2">{settingText(service)}</p>
        {outcome && (
          <p role="status" className={outcome.isWorking ? 'text-1 text-ok-ink' : 'text-1 text-bad-ink'}>
            {words('outcome', {
              message: outcomeText(outcome.message),
              milliseconds: count(outcome.milliseconds),
            })}
          </p>
        )}
        {test.error && <p className="text-1 text-bad-ink">{describeError(test.error).message}</p>}
      </div>
      {outcome && (
        <Tag tone={outcome.isWorking ? 'ok' : 'bad'}>{words(outcome.isWorking ? 'works' : 'worksNot')}</Tag>
      )}
      {service.kind !== 'set' && !outcome && (
        <Tag tone="outline">{words(service.kind === 'none' ? 'notSet' : 'builtIn')}</Tag>
      )}
      <Button
        size="s"
        disabled={test.isPending}
        onClick={() => test.mutate()}
        aria-label={words('testWhat', { name })}
      >
        {words(test.isPending ? 'testing' : 'test')}
      </Button>
    </Line>
  )
}

function KeyRow({ apiKey }: { apiKey: SecurityState['apiKeys'][number] }) {
  const revoke = useAction(revokeKey, () => words('noLongerWorks', { name: apiKey.name }))
  return (
    <Line>
      <div className="min-w-[13rem] flex-1">
        <p className="font-mid">
          <RichText
            text={words('keyOf', { name: apiKey.name, company: apiKey.companyName })}
            tags={{
              company: (text) => (
                <Link to={`/owner/tenants?company=${apiKey.tenantId}`} className="text-link">
                  {text}
                </Link>
              ),
            }}
          />
        </p>
        <p className="text-1 text-ink-2">
          {listText([
            `${apiKey.prefix}…`,
            ...(apiKey.scopes.length === 0 ? [words('everything')] : apiKey.scopes),
          ])}
        </p>
      </div>
      <span className="text-1 text-ink-2">
        {apiKey.lastUsedAt ? words('usedAt', { time: momentOf(apiKey.lastUsedAt) }) : words('neverUsed')}
      </span>
      <Button
        size="s"
        disabled={revoke.isPending}
        onClick={() => revoke.mutate(apiKey.id)}
        aria-label={words('revokeWhat', { name: apiKey.name, company: apiKey.companyName })}
      >
        {words('revoke')}
      </Button>
    </Line>
  )
}

export function IntegrationsScreen() {
  const system = useQuery(systemQuery())
  const security = useQuery(securityQuery())
  if (!useWords(words)) return <PageSpinner />
  return (
    <PageBody>
      <Section
        title={words('services')}
        aside={
          <ButtonLink to="/owner/outbox" size="s">
            {words('outbox')}
          </ButtonLink>
        }
      >
        <p className="pb-2 text-2 text-ink-2">{words('servicesLead')}</p>
        <Loaded query={system} what={words('servicesNoun')} rows={5}>
          {({ services }) => (
            <ul aria-label={words('services')}>
              {services.map((service) => (
                <ServiceRow key={service.id} service={service} />
              ))}
            </ul>
          )}
        </Loaded>
      </Section>
      <Section
        title={words('keysOfAll')}
        aside={
          <a href="/api/v1/openapi.json" className="text-1 text-link">
            {words('document')}
          </a>
        }
      >
        <Loaded query={security} what={words('apiKeys')} rows={5}>
          {({ apiKeys }) =>
            apiKeys.length === 0 ? (
              <p className="text-2 text-ink-2">{words('noKeys')}</p>
            ) : (
              <ul aria-label={words('apiKeys')}>
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
