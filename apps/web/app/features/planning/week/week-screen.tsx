// Plan several days: choose a period, follow the run, compare the days, and accept moves.
import { useQuery } from '@tanstack/react-query'
import { Play } from 'lucide-react'
import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import type { WeekPlanResponse } from '@dropwise/contracts'
import { describeError } from '../../../lib/api.ts'
import { useTenant } from '../../../lib/company-context.tsx'
import { dayOfMonth, dayShort } from '../../../lib/format.ts'
import { readsEnglish } from '../../../lib/unserved-text.ts'
import { useUrlState } from '../../../lib/url-state.ts'
import { planWords } from '../../../lib/words/plan.ts'
import { weekWords as words } from '../../../lib/words/week.ts'
import { Button } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/choice.tsx'
import { LongWork } from '../../../ui/long-work.tsx'
import { Select } from '../../../ui/select.tsx'
import { SkeletonRows } from '../../../ui/skeleton.tsx'
import { EmptyState, ErrorState } from '../../../ui/states.tsx'
import { isWeekRunning, useStartWeek, useStopWeek, weekQuery, weeksQuery } from './api.ts'
import { notifyFailure } from './notify-failure.ts'
import { WeekFigures } from './week-figures.tsx'
import { WeekMoves } from './week-moves.tsx'

const LENGTHS = [2, 3, 4, 5, 6, 7]
const USUAL_DAYS = 5

/** Orders that the list of orders sent here to be moved; empty for all of the period. */
function useChosenOrders(): { orderIds: readonly string[]; clear: () => void } {
  const { pathname, search, state } = useLocation()
  const navigate = useNavigate()
  const { orderIds } = (state ?? {}) as { orderIds?: unknown }
  return {
    orderIds: Array.isArray(orderIds) ? orderIds.filter((id) => typeof id === 'string') : [],
    clear: () => void navigate(`${pathname}${search}`, { replace: true, state: null }),
  }
}

function StartForm({ isRunning, onStarted }: { isRunning: boolean; onStarted: (id: string) => void }) {
  const { day } = useTenant()
  const start = useStartWeek()
  const [days, setDays] = useState(USUAL_DAYS)
  const [movesFreely, setMovesFreely] = useState(false)
  const { orderIds, clear } = useChosenOrders()
  return (
    <form
      className="flex flex-wrap items-end gap-x-4 gap-y-3 border-b border-line px-4 py-3 md:px-7"
      onSubmit={(event) => {
        event.preventDefault()
        start.mutate(
          { from: day, days, movesFreely, ...(orderIds.length > 0 && { orderIds: [...orderIds] }) },
          { onSuccess: ({ id }) => onStarted(id), onError: notifyFailure },
        )
      }}
    >
      <Select
        label={words('period', { day: dayShort(day) })}
        className="w-44"
        value={String(days)}
        onChange={(value) => setDays(Number(value))}
        items={LENGTHS.map((count) => ({ value: String(count), label: words('dayCount', { count }) }))}
      />
      <span className="flex min-h-8 items-center">
        <Checkbox label={words('movesFreely')} isChecked={movesFreely} onChange={setMovesFreely} />
      </span>
      <Button
        type="submit"
        variant="primary"
        icon={<Play />}
        needs="plans:write"
        disabled={isRunning || start.isPending}
      >
        {words('start')}
      </Button>
      {orderIds.length > 0 && (
        <p role="status" className="flex basis-full flex-wrap items-center gap-2 text-2">
          {words('chosen', { count: orderIds.length })}
          <Button size="s" onClick={clear}>
            {words('chooseAll')}
          </Button>
        </p>
      )}
      <p className="basis-full text-1 text-ink-2">{words('intro')}</p>
    </form>
  )
}

function Running({ week }: { week: WeekPlanResponse }) {
  const stop = useStopWeek(week.id)
  const { elapsedSeconds, limitSeconds, phase } = week.progress
  return (
    <div className="p-4 md:px-7">
      <LongWork
        title={words(phase === 'alone' ? 'phaseAlone' : 'phaseWeek')}
        detail={planWords('elapsedOf', {
          elapsed: Math.round(elapsedSeconds),
          limit: Math.round(limitSeconds),
        })}
        fraction={elapsedSeconds / Math.max(1, limitSeconds)}
        stopLabel={planWords('stopKeepBest')}
        onStop={() => stop.mutate(undefined, { onError: notifyFailure })}
      />
    </div>
  )
}

function Outcome({ week }: { week: WeekPlanResponse }) {
  if (isWeekRunning(week.status)) return <Running week={week} />
  if (week.status === 'failed' && week.error)
    return (
      <ErrorState
        title={planWords('runFailed')}
        message={readsEnglish() ? week.error : planWords('engineStopped')}
      />
    )
  if (!week.result) return <EmptyState title={words('nothingProposed')} />
  return (
    <>
      <WeekFigures result={week.result} moves={week.moves} />
      <WeekMoves key={week.id} week={week} />
    </>
  )
}

export function WeekScreen() {
  const [weekId, setChosen] = useUrlState('week')
  const list = useQuery(weeksQuery())
  const id = weekId ?? list.data?.[0]?.id ?? null
  const week = useQuery(weekQuery(id))
  const failed = list.isError ? list : week.isError ? week : null
  const isLoading = list.isPending || (id !== null && week.isPending)
  return (
    <div className="flex min-h-0 flex-1 flex-col overflow-y-auto">
      <div className="flex flex-wrap items-center justify-between gap-2 px-4 pt-4 md:px-7">
        <h2 className="text-4">{words('title')}</h2>
        {list.data && list.data.length > 1 && id && (
          <Select
            label={words('runs')}
            isLabelHidden
            className="w-60"
            value={id}
            onChange={setChosen}
            items={list.data.map(({ id: value, from, days, moves }) => ({
              value,
              label: words('runName', { day: dayOfMonth(from), days, moves }),
            }))}
          />
        )}
      </div>
      <StartForm isRunning={week.data ? isWeekRunning(week.data.status) : false} onStarted={setChosen} />
      {failed ? (
        <ErrorState
          title={words('notLoaded')}
          {...describeError(failed.error)}
          onRetry={() => void failed.refetch()}
        />
      ) : isLoading ? (
        <SkeletonRows rows={7} label={words('loading')} />
      ) : week.data ? (
        <Outcome week={week.data} />
      ) : (
        <EmptyState title={words('empty')}>{words('emptyMore')}</EmptyState>
      )}
    </div>
  )
}
