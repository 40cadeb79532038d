// Running compiles with progress and Stop, and failed ones with reasons.
import type { RegionBuild } from '@dropwise/contracts'
import { X } from 'lucide-react'
import { describeError } from '../../../lib/api.ts'
import { percent } from '../../../lib/format.ts'
import { currentLanguage } from '../../../lib/language.ts'
import { ownerRegionsWords as words } from '../../../lib/words/owner-regions.ts'
import { IconButton } from '../../../ui/button.tsx'
import { LongWork } from '../../../ui/long-work.tsx'
import { notify } from '../../../ui/toasts.tsx'
import { isLive, useDismissBuild, useStopBuild } from './api.ts'

const STAGES = {
  starting: 'stageStarting',
  downloading: 'stageDownloading',
  reading: 'stageReading',
  graph: 'stageGraph',
  hierarchy: 'stageHierarchy',
  addresses: 'stageAddresses',
  tiles: 'stageTiles',
  writing: 'stageWriting',
} as const satisfies Record<string, Parameters<typeof words>[0]>

/** Why a compile failed, by its code. */
const FAILURES = {
  bad_extract: 'failedBadExtract',
  no_roads: 'failedNoRoads',
  extract_gone: 'failedGone',
  extract_cut_off: 'failedCutOff',
  disk_full: 'failedDiskFull',
  extract_unreachable: 'failedUnreachable',
  extract_not_osm: 'failedNotOsm',
  extract_checksum: 'failedChecksum',
  compile_cut_off: 'failedMemory',
} as const satisfies Record<string, Parameters<typeof words>[0]>

/** The server's sentences, which name file and amounts, for readers of English; those of the code for others. */
export function failureText({ code, problem, hint }: Pick<RegionBuild, 'code' | 'problem' | 'hint'>): string {
  const sentences = [problem, hint].filter(Boolean).join(' ')
  if (currentLanguage().startsWith('en')) return sentences
  if (code === 'compiler_failed')
    return words('failedCompiler', { problem: (problem ?? '').replace(/^The compiler stopped: |\.$/g, '') })
  const key = FAILURES[code as keyof typeof FAILURES]
  return key === undefined ? sentences : words(key)
}

/** A stage that this page does not know yet reads as the first. */
const stageText = (stage: string | null): string =>
  words(STAGES[(stage ?? '') as keyof typeof STAGES] ?? 'stageStarting')

function detailOf({ status, stage, fraction, label }: RegionBuild): string {
  if (status === 'waiting') return words('buildQueued', { label })
  return words('buildStage', {
    label,
    stage: stageText(stage),
    share: percent(Math.round(fraction * 100)),
  })
}

function OverRow({ build }: { build: RegionBuild }) {
  const dismiss = useDismissBuild()
  const isFailed = build.status === 'failed'
  return (
    <div
      role={isFailed ? 'alert' : 'status'}
      className={`flex items-start gap-3 rounded border border-line-2 bg-raised px-3.5 py-2.5 ${isFailed ? 'border-s-[3px] border-s-bad' : ''}`}
    >
      <div className="min-w-0 flex-1">
        <p className="text-2 font-strong">
          {words(isFailed ? 'notCompiled' : 'wasStopped', { name: build.name })}
        </p>
        <p className="text-2 break-words text-ink-2">
          {isFailed ? failureText(build) : words('previousStays')}
        </p>
        <p className="truncate text-1 text-ink-3">{build.label}</p>
      </div>
      <IconButton label={words('dismissWhat', { name: build.name })} onClick={() => dismiss.mutate(build.id)}>
        <X />
      </IconButton>
    </div>
  )
}

/** Renders nothing without builds. */
export function Builds({ builds }: { builds: readonly RegionBuild[] }) {
  const stop = useStopBuild()
  if (builds.length === 0) return null
  return (
    <section
      aria-label={words('compiles')}
      className="flex max-h-[40%] shrink-0 flex-col gap-2 overflow-y-auto border-b border-line bg-sunk px-4 py-3 md:px-7"
    >
      {builds.map((build) =>
        isLive(build) ? (
          <LongWork
            key={build.id}
            title={build.name}
            detail={detailOf(build)}
            fraction={build.fraction}
            stopLabel={words('stopWhat', { name: build.name })}
            onStop={() =>
              stop.mutate(build.id, {
                onError: (error) => notify({ title: describeError(error).message, tone: 'bad' }),
              })
            }
          />
        ) : (
          <OverRow key={build.id} build={build} />
        ),
      )}
    </section>
  )
}
