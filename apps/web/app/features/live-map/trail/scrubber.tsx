// Play button, speed, and a slider over the day. Arrow keys move it by a minute, Page Up and Down by ten.
import { Pause, Play } from 'lucide-react'
import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import { clock as clockText } from '../../../lib/format.ts'
import { liveWords } from '../../../lib/words/live.ts'
import { Button } from '../../../ui/button.tsx'
import { cn } from '../../../ui/cn.ts'
import { Segments } from '../../../ui/segments.tsx'
import { useLayoutSize } from '../../../ui/use-layout-size.ts'
import { halfHours } from '../timeline-scale.ts'
import { useReplay, type ReplayClock } from './replay-clock.ts'
import { INSET, NAME_WIDTH, type DaySpan } from './trail-lanes.tsx'

const STEP_MS = 60_000
const PAGE_MS = 10 * STEP_MS
/** Seconds of the day per second. */
const SPEEDS = ['60', '300', '900'] as const
type Speed = (typeof SPEEDS)[number]

function PlayButton({ clock, speed }: { clock: ReplayClock; speed: Speed }) {
  const isPlaying = useReplay(clock, ({ isPlaying: plays }) => plays)
  return (
    <Button
      size="s"
      variant="primary"
      icon={isPlaying ? <Pause /> : <Play />}
      onClick={() => (isPlaying ? clock.pause() : clock.play(Number(speed)))}
    >
      {liveWords(isPlaying ? 'pause' : 'play')}
    </Button>
  )
}

/** The moment as text, rendered once per minute of the day. */
function Moment({ clock, timeZone }: { clock: ReplayClock; timeZone: string }) {
  const minute = useReplay(clock, ({ at }) => Math.floor(at / STEP_MS))
  return (
    // Not a live region: announcing every minute of a replay would be noise.
    <output
      aria-label={liveWords('timeShown')}
      aria-live="off"
      className="min-w-14 font-n text-4 font-bold tabular-nums"
    >
      {clockText(new Date(minute * STEP_MS), timeZone)}
    </output>
  )
}

/** Follows the clock without React: a frame moves only a thumb and a line. */
function Slider({ clock, span, timeZone }: { clock: ReplayClock; span: DaySpan; timeZone: string }) {
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    const follow = () => {
      const slider = input.current
      if (!slider) return
      slider.valueAsNumber = Math.round((clock.at - span.from) / 1000)
      const words = clockText(new Date(clock.at), timeZone)
      if (slider.getAttribute('aria-valuetext') !== words) slider.setAttribute('aria-valuetext', words)
    }
    follow()
    return clock.subscribe(follow)
  }, [clock, span, timeZone])
  const onKeyDown = (event: KeyboardEvent) => {
    const by = { PageUp: PAGE_MS, PageDown: -PAGE_MS }[event.key]
    if (by === undefined) return
    event.preventDefault()
    clock.set(clock.at + by)
  }
  return (
    <input
      ref={input}
      type="range"
      aria-label={liveWords('timeOfDay')}
      min={0}
      max={Math.round((span.to - span.from) / 1000)}
      step={STEP_MS / 1000}
      defaultValue={0}
      onInput={(event) => clock.set(span.from + event.currentTarget.valueAsNumber * 1000)}
      onKeyDown={onKeyDown}
      className="replay-slider block h-6 w-full pointer-coarse:h-11"
    />
  )
}

/** The line through the lanes at the clock's time. */
export function Playhead({ clock, span }: { clock: ReplayClock; span: DaySpan }) {
  const line = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    const follow = () => {
      const part = ((clock.at - span.from) / (span.to - span.from)) * 100
      if (line.current) line.current.style.left = `${part}%`
    }
    follow()
    return clock.subscribe(follow)
  }, [clock, span])
  return (
    <div
      aria-hidden
      className="pointer-events-none absolute inset-y-0 right-0 left-[150px] z-10 max-md:left-[88px]"
    >
      <div className={cn('relative h-full', INSET)}>
        <span ref={line} className="absolute inset-y-0 w-[1.5px] -translate-x-1/2 bg-ink" />
      </div>
    </div>
  )
}

/** Times that fit side by side on the axis. */
const TIMES = { phone: 5, tablet: 9, desk: 12 }

function Axis({ span, timeZone }: { span: DaySpan; timeZone: string }) {
  const times = TIMES[useLayoutSize()]
  const spanMs = span.to - span.from
  const halves = halfHours({ ...span, px: (at) => at })
  const hourly = spanMs > 6 * 3_600_000 ? halves.filter((at) => at % 3_600_000 === 0) : halves
  const every = Math.max(1, Math.ceil(hourly.length / times))
  return (
    <div aria-hidden className="relative h-4 overflow-hidden font-n text-[12px] leading-4 text-ink-2">
      {hourly
        .filter((_, i) => i % every === 0)
        .map((at) => (
          <span
            key={at}
            className="absolute -translate-x-1/2 tabular-nums"
            style={{ left: `${((at - span.from) / spanMs) * 100}%` }}
          >
            {clockText(new Date(at), timeZone)}
          </span>
        ))}
    </div>
  )
}

export function Scrubber({ clock, span, timeZone }: { clock: ReplayClock; span: DaySpan; timeZone: string }) {
  const [speed, setSpeed] = useState<Speed>('300')
  return (
    <div className="border-t border-line-2">
      <div className="flex min-h-11 flex-wrap items-center gap-3 px-3 py-1.5">
        <Moment clock={clock} timeZone={timeZone} />
        <PlayButton clock={clock} speed={speed} />
        <Segments
          label={liveWords('speed')}
          value={speed}
          onChange={(next) => {
            setSpeed(next)
            if (clock.isPlaying) clock.play(Number(next))
          }}
          items={SPEEDS.map((value) => ({
            value,
            label: liveWords('perSecond', { minutes: Number(value) / 60 }),
          }))}
        />
        <Legend />
      </div>
      <div dir="ltr" className="flex">
        <span aria-hidden className={cn('shrink-0', NAME_WIDTH)} />
        <div className="min-w-0 flex-1">
          <div className={INSET}>
            <Axis span={span} timeZone={timeZone} />
          </div>
          <Slider clock={clock} span={span} timeZone={timeZone} />
        </div>
      </div>
    </div>
  )
}

function Legend() {
  return (
    <ul className="ms-auto flex flex-wrap gap-x-4 text-1 text-ink-2 max-lg:hidden">
      <li className="flex items-center gap-1.5">
        <span aria-hidden className="h-2 w-4 border border-field" /> {liveWords('legendPlanned')}
      </li>
      <li className="flex items-center gap-1.5">
        <span aria-hidden className="h-2 w-4 bg-ink-2" /> {liveWords('legendActual')}
      </li>
      <li className="flex items-center gap-1.5">
        <span aria-hidden className="h-[3px] w-4 bg-ink-2" /> {liveWords('legendPositions')}
      </li>
    </ul>
  )
}
