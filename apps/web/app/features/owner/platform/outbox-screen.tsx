// `/owner/outbox`: every mail with state; readable without a mail server; failed ones can be resent.
import { OUTBOX_STATES, type OutboxItem } from '@dropwise/contracts'
import { useQuery } from '@tanstack/react-query'
import { RotateCw, Search } from 'lucide-react'
import { count, momentOf } from '../../../lib/format.ts'
import { useListState, type ListState } from '../../../lib/list-state.ts'
import { useWords } from '../../../lib/words.ts'
import { frameWords } from '../../../lib/words/frame.ts'
import { ownerOutboxWords as words } from '../../../lib/words/owner-outbox.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/field.tsx'
import { KeyValues } from '../../../ui/key-values.tsx'
import { ListScreen } from '../../../ui/list/list-screen.tsx'
import { CardText, RowList } from '../../../ui/list/row-list.tsx'
import { Loaded } from '../../../ui/loaded.tsx'
import { Segments } from '../../../ui/segments.tsx'
import { SidePanel } from '../../../ui/side-panel.tsx'
import { PageSpinner } from '../../../ui/skeleton.tsx'
import type { Column } from '../../../ui/table.tsx'
import { Tag, type TagTone } from '../../../ui/tag.tsx'
import { useAction } from '../use-action.ts'
import { mailQuery, outboxQuery, retryMail } from './api.ts'

const TONES: Record<OutboxItem['state'], TagTone> = {
  waiting: 'out',
  held: 'plain',
  sent: 'ok',
  caught: 'outline',
  failed: 'bad',
  expired: 'outline',
}

const outboxColumns = (): Column<OutboxItem>[] => [
  { key: 'to', head: words('to'), width: '26%', cell: (m) => m.to },
  { key: 'subject', head: words('subject'), cell: (m) => <span className="font-mid">{m.subject}</span> },
  { key: 'company', head: frameWords('company'), width: '16%', from: 'xl', cell: (m) => m.companyName },
  {
    key: 'state',
    head: words('state'),
    width: '92px',
    cell: (m) => <Tag tone={TONES[m.state]}>{words(m.state)}</Tag>,
  },
  {
    key: 'at',
    head: words('written'),
    width: '128px',
    isNumber: true,
    from: 'md',
    cell: (m) => momentOf(m.createdAt),
  },
]

const AGAIN: readonly OutboxItem['state'][] = ['failed', 'held', 'expired', 'caught']

function MailPanel({ id, onClose }: { id: string; onClose: () => void }) {
  const mail = useQuery(mailQuery(id))
  const retry = useAction(retryMail, ({ to }) => words('sendingAgain', { to }))
  return (
    <SidePanel title={mail.data?.subject ?? words('mail')} width="wide" onClose={onClose}>
      <Loaded query={mail} what={words('mailNoun')}>
        {(data) => (
          <div className="grid gap-4 px-5 py-4">
            <KeyValues
              rows={[
                [words('to'), data.to],
                [
                  words('state'),
                  <Tag key="state" tone={TONES[data.state]}>
                    {words(data.state)}
                  </Tag>,
                ],
                [words('written'), momentOf(data.createdAt)],
                [words('waitsUntil'), data.sendAfter && momentOf(data.sendAfter)],
                // A mail caught without a server was not sent.
                [
                  words(data.state === 'caught' ? 'caughtAt' : 'sentAt'),
                  data.sentAt && momentOf(data.sentAt),
                ],
                [words('tries'), data.attempts > 1 ? count(data.attempts) : null],
                [words('serverSaid'), data.error],
                [words('attached'), data.attachmentName],
              ]}
            />
            {AGAIN.includes(data.state) && (
              <div>
                <Button icon={<RotateCw />} disabled={retry.isPending} onClick={() => retry.mutate(data.id)}>
                  {words(data.state === 'caught' ? 'sendNow' : 'sendAgain')}
                </Button>
              </div>
            )}
            {data.html ? (
              <iframe
                title={words('emailAsItLooks')}
                sandbox=""
                srcDoc={data.html}
                className="h-[520px] w-full rounded border border-line-2 bg-white"
              />
            ) : (
              <pre className="text-2 break-words whitespace-pre-wrap">{data.text}</pre>
            )}
            {data.html && (
              <details className="text-2">
                <summary className="cursor-pointer text-link">{words('asPlainText')}</summary>
                <pre className="pt-2 break-words whitespace-pre-wrap">{data.text}</pre>
              </details>
            )}
          </div>
        )}
      </Loaded>
    </SidePanel>
  )
}

function OutboxBar({ list, counts }: { list: ListState; counts: Record<string, number> | undefined }) {
  return (
    <div className="flex flex-wrap items-center gap-2 border-b border-line px-4 py-3 md:px-7">
      <TextField
        label={words('searchEmails')}
        isLabelHidden
        icon={<Search />}
        fieldClassName="w-[230px] max-md:w-full"
        placeholder={words('searchHint')}
        value={list.filter}
        onChange={(event) => list.setFilter(event.target.value)}
      />
      <Segments
        label={frameWords('show')}
        value={list.segment ?? 'all'}
        onChange={(next) => list.setSegment(next === 'all' ? null : next)}
        items={[
          { value: 'all', label: words('all') },
          ...OUTBOX_STATES.filter((state) => state === list.segment || (counts?.[state] ?? 0) > 0).map(
            (state) => ({
              value: state,
              label: frameWords('numbered', { label: words(state), count: counts?.[state] ?? 0 }),
            }),
          ),
        ]}
      />
    </div>
  )
}

export function OutboxScreen() {
  const list = useListState('mail', 'at')
  const query = useQuery(outboxQuery(list.segment, list.filter))
  const items = query.data?.items ?? []
  if (!useWords(words)) return <PageSpinner />
  return (
    <ListScreen
      label={words('outbox')}
      noun={words('emailsNoun')}
      query={query}
      header={<OutboxBar list={list} counts={query.data?.counts} />}
      total={Object.values(query.data?.counts ?? {}).reduce((sum, n) => sum + n, 0)}
      shown={items.length}
      empty={{
        title: words('noEmails'),
        text: words('noEmailsMore'),
        action: <ButtonLink to="/owner/integrations">{words('testMailServer')}</ButtonLink>,
      }}
      noMatches={{
        title: words('noMatches'),
        action: <Button onClick={list.clearFilters}>{words('showAll')}</Button>,
      }}
      panel={list.openId && <MailPanel key={list.openId} id={list.openId} onClose={list.closeRow} />}
      panelKey={list.openId}
    >
      <RowList
        label={words('mails')}
        rows={items}
        columns={outboxColumns().filter(({ key }) => key !== 'company' || !list.openId)}
        rowKey={(m) => m.id}
        rowLabel={(m) => words('mailTo', { subject: m.subject, to: m.to })}
        card={(m) => (
          <CardText
            title={m.subject}
            detail={m.to}
            aside={<Tag tone={TONES[m.state]}>{words(m.state)}</Tag>}
          />
        )}
        sort={list.sort}
        onSort={list.setSort}
        openKey={list.openId}
        onOpen={(m) => list.toggleRow(m.id)}
        gutter="wide"
      />
    </ListScreen>
  )
}
