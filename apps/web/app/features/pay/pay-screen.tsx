// `/tenant/drivers/pay`: what drivers earned in a month, by driver.
import { useQuery } from '@tanstack/react-query'
import type { PayStatementItem } from '@dropwise/contracts'
import { useTenant } from '../../lib/company-context.tsx'
import { count, formatDistance, formatDuration, listText, moneyWithCents } from '../../lib/format.ts'
import { useListState } from '../../lib/list-state.ts'
import { useSetUrlParams, useUrlState } from '../../lib/url-state.ts'
import { payWords as words } from '../../lib/words/pay.ts'
import { Button } from '../../ui/button.tsx'
import { ExportMenu } from '../../ui/export-menu.tsx'
import { ListScreen } from '../../ui/list/list-screen.tsx'
import { CardText, RowList } from '../../ui/list/row-list.tsx'
import { MonthStepper } from '../../ui/pay/month-stepper.tsx'
import type { Column } from '../../ui/table.tsx'
import { Tag } from '../../ui/tag.tsx'
import { statementsQuery } from './api.ts'
import { ApproveButton } from './approve-button.tsx'
import { FILE_FORMATS } from './formats.ts'
import { RuleForm, RulesPanel } from './rules-panel.tsx'
import { StatementPanel } from './statement-panel.tsx'

/** The server orders the rows. */
const AS_SENT = { key: '', isDescending: false }

const StateTag = ({ approvedAt }: Pick<PayStatementItem, 'approvedAt'>) => (
  <Tag tone={approvedAt ? 'ok' : 'plain'}>{words(approvedAt ? 'approved' : 'open')}</Tag>
)

const columnsOf = (units: 'km' | 'mi'): Column<PayStatementItem>[] => [
  {
    key: 'driver',
    head: words('driver'),
    cell: ({ driver, driven }) => (
      <span className="font-mid">
        {driver.name}
        {driven.unpaidDays > 0 && (
          <span className="ps-2 text-1 text-bad-ink">
            {words('unpaidDays', { count: driven.unpaidDays })}
          </span>
        )}
      </span>
    ),
  },
  {
    key: 'days',
    head: words('days'),
    width: '70px',
    isNumber: true,
    cell: ({ driven }) => count(driven.days),
  },
  {
    key: 'hours',
    head: words('lineHours'),
    width: '90px',
    isNumber: true,
    from: 'lg',
    cell: ({ driven }) => formatDuration(driven.seconds),
  },
  {
    key: 'distance',
    head: words('lineDistance'),
    width: '100px',
    isNumber: true,
    from: '2xl',
    cell: ({ driven }) => formatDistance(driven.metres, units),
  },
  {
    key: 'stops',
    head: words('lineStops'),
    width: '80px',
    isNumber: true,
    cell: ({ driven }) => count(driven.served),
  },
  {
    key: 'failed',
    head: words('lineFailed'),
    width: '100px',
    isNumber: true,
    from: '2xl',
    cell: ({ driven }) => count(driven.failed),
  },
  {
    key: 'corrections',
    head: words('corrections'),
    width: '110px',
    isNumber: true,
    from: 'xl',
    cell: ({ correctionsMinor, currency }) =>
      correctionsMinor === 0 ? null : moneyWithCents(correctionsMinor, currency),
  },
  {
    key: 'total',
    head: words('total'),
    width: '110px',
    isNumber: true,
    cell: ({ totalMinor, currency }) => (
      <span className="font-mid">{moneyWithCents(totalMinor, currency)}</span>
    ),
  },
  { key: 'state', head: words('state'), width: '110px', cell: (item) => <StateTag {...item} /> },
]

export function PayScreen() {
  const { company, today } = useTenant()
  const thisMonth = today.slice(0, 7)
  const [monthOfLink] = useUrlState('month')
  const setParams = useSetUrlParams()
  const month = /^\d{4}-\d{2}$/.test(monthOfLink ?? '') ? monthOfLink! : thisMonth
  const list = useListState('driver', '')
  const query = useQuery(statementsQuery(month))
  const rows = query.data?.items ?? []
  const approvable = rows.filter(({ approvedAt, isComplete }) => approvedAt === null && isComplete)
  const showRules = () => list.openPanel('rules')
  return (
    <ListScreen
      label={words('pay')}
      noun={words('statementsNoun')}
      query={query}
      total={rows.length}
      shown={rows.length}
      header={
        <div className="flex flex-wrap items-center gap-2 border-b border-line px-4 py-3 md:px-7">
          <MonthStepper
            month={month}
            last={thisMonth}
            onChange={(next) => setParams({ month: next === thisMonth ? null : next, panel: null })}
          />
          <span className="ms-auto flex flex-wrap gap-2">
            <Button className="max-md:h-11" onClick={showRules}>
              {words('rules')}
            </Button>
            <ExportMenu
              noun={words('pay')}
              path="/pay-statements/file"
              query={{ month }}
              fileName={`pay-${month}`}
              formats={FILE_FORMATS}
            />
            <ApproveButton statements={approvable} />
          </span>
        </div>
      }
      empty={{
        title: words('nobodyDrove'),
        text: words('nobodyDroveText'),
        action: <Button onClick={showRules}>{words('rules')}</Button>,
      }}
      noMatches={{ title: words('nobodyDrove'), action: null }}
      panelKey={list.panel ?? list.openId}
      panel={
        list.panel === 'rules' ? (
          <RulesPanel onAdd={() => list.openPanel('new')} onClose={list.closePanel} />
        ) : list.panel === 'new' ? (
          <RuleForm onClose={showRules} />
        ) : list.openId ? (
          <StatementPanel
            key={`${list.openId} ${month}`}
            driverId={list.openId}
            month={month}
            onClose={list.closeRow}
          />
        ) : null
      }
    >
      <RowList
        label={words('pay')}
        rows={rows}
        columns={columnsOf(company.units)}
        rowKey={({ driver }) => driver.id}
        rowLabel={({ driver }) => driver.name}
        card={({ driver, driven, totalMinor, currency, approvedAt }) => (
          <CardText
            title={driver.name}
            detail={listText([
              words('cardDetail', {
                days: driven.days,
                hours: formatDuration(driven.seconds),
                stops: driven.served,
              }),
              ...(driven.unpaidDays > 0 ? [words('unpaidDays', { count: driven.unpaidDays })] : []),
            ])}
            aside={
              <span className="flex flex-col items-end gap-1 text-2 tabular-nums">
                {moneyWithCents(totalMinor, currency)}
                <StateTag approvedAt={approvedAt} />
              </span>
            }
          />
        )}
        sort={AS_SENT}
        onSort={() => {}}
        openKey={list.openId}
        onOpen={({ driver }) => list.toggleRow(driver.id)}
        gutter="wide"
      />
    </ListScreen>
  )
}
