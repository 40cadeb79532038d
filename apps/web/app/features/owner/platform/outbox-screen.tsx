// `/owner/outbox`: every mail with state; readable without a mail server; failed ones can be resent.
import { OUTBOX_STATES, type OutboxItem } from '@dropwise/contracts'
import { useQuery } from '@tanstack/react-query'
import { RotateCw, Search } from 'lucide-react'
import { momentOf } from '../../../lib/format.ts'
import { useListState, type ListState } from '../../../lib/list-state.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/field.tsx'
import { KeyValues } from '../../../ui/key-values.tsx'
import { ListScreen } from '../../../ui/list/list-screen.tsx'
import { CardText, RowList } from '../../../ui/list/row-list.tsx'
import { Loaded } from '../../../ui/loaded.tsx'
import { Segments } from '../../../ui/segments.tsx'
import { SidePanel } from '../../../ui/side-panel.tsx'
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

const COLUMNS: Column<OutboxItem>[] = [
  { key: 'to', head: 'To', width: '26%', cell: (m) => m.to },
  { key: 'subject', head: 'Subject', cell: (m) => <span className="font-mid">{m.subject}</span> },
  { key: 'company', head: 'Company', width: '16%', from: 'xl', cell: (m) => m.companyName },
  { key: 'state', head: 'State', width: '92px', cell: (m) => <Tag tone={TONES[m.state]}>{m.state}</Tag> },
  {
    key: 'at',
    head: 'Written',
    width: '128px',
    isNumber: true,
    from: 'md',
    cell: (m) => momentOf(m.createdAt),
  },
]

const AGAIN: readonly OutboxItem['state'][] = ['failed', 'held', 'expired', 'caught']

function MailPanel({ id, onClose }: { id: string; onClose: () => void }) {
  const mail = useQuery(mailQuery(id))
  const retry = useAction(retryMail, ({ to }) => `Sending to ${to} again`)
  return (
    <SidePanel title={mail.data?.subject ?? 'Mail'} width="wide" onClose={onClose}>
      <Loaded query={mail} what="the mail">
        {(data) => (
          <div className="grid gap-4 px-5 py-4">
            <KeyValues
              rows={[
                ['To', data.to],
                [
                  'State',
                  <Tag key="state" tone={TONES[data.state]}>
                    {data.state}
                  </Tag>,
                ],
                ['Written', momentOf(data.createdAt)],
                ['Waits until', data.sendAfter && momentOf(data.sendAfter)],
                // A mail caught without a server was not sent.
                [data.state === 'caught' ? 'Caught' : 'Sent', data.sentAt && momentOf(data.sentAt)],
                ['Tries', data.attempts > 1 ? String(data.attempts) : null],
                ['Server said', data.error],
                ['Attached', data.attachmentName],
              ]}
            />
            {AGAIN.includes(data.state) && (
              <div>
                <Button icon={<RotateCw />} disabled={retry.isPending} onClick={() => retry.mutate(data.id)}>
                  {data.state === 'caught' ? 'Send now' : 'Send again'}
                </Button>
              </div>
            )}
            {data.html ? (
              <iframe
                title="Email as it looks"
                sandbox=""
                srcDoc={data.html}
                className="h-[520px] w-full rounded border border-line-2 bg-white"
              />
            ) : (
              <pre className="text-2 break-words whitespace-pre-wrap">{data.text}</pre>
            )}
            {data.html && (
              <details className="text-2">
                <summary className="cursor-pointer text-link">As plain text</summary>
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
        label="Search emails"
        isLabelHidden
        icon={<Search />}
        fieldClassName="w-[230px] max-md:w-full"
        placeholder="Address, subject, company"
        value={list.filter}
        onChange={(event) => list.setFilter(event.target.value)}
      />
      <Segments
        label="Show"
        value={list.segment ?? 'all'}
        onChange={(next) => list.setSegment(next === 'all' ? null : next)}
        items={[
          { value: 'all', label: 'All' },
          ...OUTBOX_STATES.filter((state) => state === list.segment || (counts?.[state] ?? 0) > 0).map(
            (state) => ({
              value: state,
              label: `${state} ${counts?.[state] ?? 0}`,
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
  return (
    <ListScreen
      label="Outbox"
      noun="emails"
      query={query}
      header={<OutboxBar list={list} counts={query.data?.counts} />}
      total={Object.values(query.data?.counts ?? {}).reduce((sum, n) => sum + n, 0)}
      shown={items.length}
      empty={{
        title: 'No emails here',
        text: 'Emails are listed here from the moment they are written, sent or not.',
        action: <ButtonLink to="/owner/integrations">Test the mail server</ButtonLink>,
      }}
      noMatches={{
        title: 'No emails match',
        action: <Button onClick={list.clearFilters}>Show all emails</Button>,
      }}
      panel={list.openId && <MailPanel key={list.openId} id={list.openId} onClose={list.closeRow} />}
      panelKey={list.openId}
    >
      <RowList
        label="Mails"
        rows={items}
        columns={list.openId ? COLUMNS.filter(({ key }) => key !== 'company') : COLUMNS}
        rowKey={(m) => m.id}
        rowLabel={(m) => `${m.subject}, to ${m.to}`}
        card={(m) => (
          <CardText title={m.subject} detail={m.to} aside={<Tag tone={TONES[m.state]}>{m.state}</Tag>} />
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
